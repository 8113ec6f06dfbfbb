// Facts of the protocol that need no schema: code that uses only these needn't load the schemas.

import type { Aids, Social } from './http.ts';

/** The version of the protocol. */
export const PROTOCOL = 1;

/** Players at a table of a tournament. */
export const SIZES = { least: 3, most: 7 } as const;
/** Rounds of a tournament. */
export const MOST_ROUNDS = 15;
/** People in a tournament, and in a group. */
export const MOST_PEOPLE = 200;
/** Characters in the name of a tournament or a group. */
export const LONGEST_TITLE = 60;

/** In characters that are drawn. */
export const LONGEST_NAME = 24;
/** Characters of a chat message. */
export const LONGEST_CHAT = 500;

/** A match's code, for reading aloud: six letters. */
export const isMatchCode = (text: string): boolean => /^[A-Za-z]{6}$/.test(text);

/** What people watch a match on. */
export const DEVICES = ['phone', 'computer'] as const;
export type Device = (typeof DEVICES)[number];

/** What players show each other without words. */
export const REACTIONS = ['bravo', 'thanks', 'laugh', 'wow', 'ouch', 'think'] as const;
/** One of them. */
export type Reaction = (typeof REACTIONS)[number];

/** Why somebody is reported to those who run the server. */
export const REPORT_REASONS = ['insults', 'name', 'spam', 'cheating', 'leaving', 'other'] as const;
/** One of them. */
export type ReportReason = (typeof REPORT_REASONS)[number];
/** Characters of what somebody adds to a report. */
export const LONGEST_NOTE = 500;
/** Characters of an announcement. */
export const LONGEST_ANNOUNCEMENT = 300;

/** What a server allows so often in so many seconds. `too-many` gives the name as `what`, and the `seconds` to wait. */
export const RATE_NAMES = [
  'connection',
  'player',
  'chat',
  'nudges',
  'reactions',
  'mutes',
  'faults',
  'sockets',
  'connections',
  'files',
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
  'imports',
  'sign-ins',
  'exports',
  'gatherings',
  'gatherings-of-address',
  'own-gatherings',
  'quick-matches',
  'quick-matches-of-address',
  'own-quick-matches',
  'reports',
  'reports-of-address',
] as const;
export type RateName = (typeof RATE_NAMES)[number];

/** What a server allows a number of at a time. `too-many` gives the name as `what`, and the number as `most`. */
export const COUNT_NAMES = [
  'connections-of-address',
  'sockets-of-address',
  'sockets-of-guest',
  'watched-matches',
  'public-lobbies',
  'entries',
  'changes-of-mind',
  'speakers',
  'people',
] as const;
export type CountName = (typeof COUNT_NAMES)[number];

/** Results that one page of a history has at most. */
export const MOST_RESULTS = 200;

/** Changes of somebody's rating that are told at most. */
export const MOST_RATING_CHANGES = 500;

/** The aids of a table where nobody says otherwise. */
export const USUAL_AIDS: Aids = { memory: true, score: false };

/** How people meet at a table where nobody says otherwise. */
export const USUAL_SOCIAL: Social = { reactions: true };

/** What a person's arms may show. */
export const EMBLEM_CHARGES = ['sun', 'bull', 'tower', 'trident', 'crescent', 'amphora', 'ship'] as const;
/** The colours that a shield may have. */
export const EMBLEM_COLOURS = ['blue', 'orange', 'gold', 'green', 'sky', 'purple', 'pink'] as const;
/** The sign on a shield. */
export type EmblemCharge = (typeof EMBLEM_CHARGES)[number];
/** The colour of a shield. */
export type EmblemColour = (typeof EMBLEM_COLOURS)[number];
/** A sign and a colour, which a person chooses. */
export type Emblem = `${EmblemCharge}-${EmblemColour}`;

/** The emblem that the text names, such as `sun-blue`. */
export function readEmblem(text: string): Emblem | undefined {
  const [charge, colour, ...more] = text.split('-');
  const isOne =
    EMBLEM_CHARGES.some((each) => each === charge) && EMBLEM_COLOURS.some((each) => each === colour);
  return isOne && more.length === 0 ? (text as Emblem) : undefined;
}
