// What is told to people who are not at the table, in their languages.

import { isLanguage, type Language } from '@mirabilia/kernel';
import { de } from './de.ts';
import { en } from './en.ts';
import { es } from './es.ts';
import { fr } from './fr.ts';
import { it } from './it.ts';
import { pl } from './pl.ts';
import { pt } from './pt.ts';
import { ro } from './ro.ts';
import type { NotificationWords } from './words.ts';

export type { MessageFacts } from './words.ts';

const WORDS: Readonly<Record<Language, NotificationWords>> = { en, pt, pl, ro, es, de, it, fr };

/** A game that this server doesn't know any more is called by its id. */
export const titleIn = ({ titles }: NotificationWords, game: string): string =>
  (titles as Readonly<Record<string, string>>)[game] ?? game;

export const wordsIn = (language: string): NotificationWords => WORDS[isLanguage(language) ? language : 'en'];
