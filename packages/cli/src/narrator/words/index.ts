import type { Language } from '@mirabilia/kernel';
import { de } from './de.ts';
import { en } from './en.ts';
import { es } from './es.ts';
import { fr } from './fr.ts';
import { it } from './it.ts';
import { pl } from './pl.ts';
import { pt } from './pt.ts';
import { ro } from './ro.ts';
import type { TerminalWords } from './words.ts';

export const WORDS: Readonly<Record<Language, TerminalWords>> = { en, pt, pl, ro, es, de, it, fr };
