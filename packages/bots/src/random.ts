import { pick } from '@mirabilia/kernel';
import type { Level } from './bot.ts';

/** Plays any legal move, each as likely. */
export const random: Level = () => (_view, legal, rng) => pick(rng, legal);
