// Facts of the protocol that need no schema: code that uses only these needn't load the schemas.

import type { Aids } from './http.ts';

/** The version of the protocol. */
export const PROTOCOL = 1;

/** In characters that are drawn. */
export const LONGEST_NAME = 24;
/** Characters of a chat message. */
export const LONGEST_CHAT = 500;

/** A match's code, for reading aloud: six letters. */
export const isMatchCode = (text: string): boolean => /^[A-Za-z]{6}$/.test(text);

/** What people watch a match on. */
export const DEVICES = ['phone', 'computer'] as const;
export type Device = (typeof DEVICES)[number];

/** What a server allows so often in so many seconds. `too-many` gives the name as `what`, and the `seconds` to wait. */
export const RATE_NAMES = [
  'connection',
  'player',
  'chat',
  'nudges',
  'mutes',
  'faults',
  'sockets',
  'calls',
  'changes',
  'guests',
  'guesses',
  'matches',
  'matches-of-address',
  'own-matches',
  'public-tables',
  'own-public-tables',
  'lists',
  'watches',
  'own-guesses',
  'replays',
  'own-replays',
  'records',
  'daily',
  'daily-of-address',
  'own-daily',
  'own-records',
] as const;
export type RateName = (typeof RATE_NAMES)[number];

/** What a server allows a number of at a time. `too-many` gives the name as `what`, and the number as `most`. */
export const COUNT_NAMES = [
  'sockets-of-address',
  'sockets-of-guest',
  'watched-matches',
  'public-lobbies',
  'entries',
  'speakers',
] as const;
export type CountName = (typeof COUNT_NAMES)[number];

/** The aids of a table where nobody says otherwise. */
export const USUAL_AIDS: Aids = { memory: true, score: false };
