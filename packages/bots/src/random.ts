import { pick } from '@mirabilia/kernel';
import type { NewBot } from './bot.ts';
import { flat } from './flat.ts';

/** Plays any legal move, each as likely. */
export const random: NewBot = (game) => ({
  choose: ({ legal, rng }) => pick(rng, legal),
  analyse: flat(game).analyse,
});
