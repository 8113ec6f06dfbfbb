import type { Language } from '@mirabilia/kernel';
import { de } from './de.ts';
import { en } from './en.ts';
import { es } from './es.ts';
import { fr } from './fr.ts';
import { it } from './it.ts';
import { pl } from './pl.ts';
import { pt } from './pt.ts';
import { ro } from './ro.ts';
import type { ReasonWords } from './words.ts';

/** All languages at once, for tools; a page loads the module of its language alone. */
export const WORDS: Readonly<Record<Language, ReasonWords>> = { en, pt, pl, ro, es, de, it, fr };
export type { ReasonWords };
