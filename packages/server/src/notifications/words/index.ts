// What is told to people who are not at the table, in their languages.

import { isLanguage, type Language } from '@mirabilia/kernel';
import { en } from './en.ts';
import { es } from './es.ts';
import { pl } from './pl.ts';
import { pt } from './pt.ts';
import { ro } from './ro.ts';
import type { NotificationWords } from './words.ts';

export type { MessageFacts } from './words.ts';

const GAMES: Readonly<Record<string, string>> = {
  'seven-wonders': '7 Wonders',
  architects: '7 Wonders Architects',
};
export const titleOf = (game: string): string => GAMES[game] ?? game;

const WORDS: Readonly<Record<Language, NotificationWords>> = { en, pt, pl, ro, es };

export const wordsIn = (language: string): NotificationWords => WORDS[isLanguage(language) ? language : 'en'];
