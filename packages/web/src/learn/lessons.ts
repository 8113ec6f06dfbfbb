// The lessons, each with the deal that it is played with. What they say, and when, is loaded with the table.

import type { JsonObject } from '@mirabilia/kernel';
import type { GameId } from '../games/index.ts';
import type { LessonId } from './lesson-ids.ts';

export interface Lesson {
  readonly id: LessonId;
  readonly game: GameId;
  readonly options: JsonObject;
  /** A name: the deal, and with it every choice of the bots, follows from it. `npm run lessons` finds them. */
  readonly seed: string;
  /** The learner sits in seat 0. */
  readonly bots: readonly ('easy' | 'medium')[];
  /** Milliseconds that a bot waits: long enough to see what it does. */
  readonly botDelay: number;
  readonly minutes: number;
  /** The lesson that this one goes on from. */
  readonly after?: LessonId;
}

const wonders = (options: JsonObject): JsonObject => ({ sides: 'A', seating: 'as-is', ...options });

export const LESSONS: Readonly<Record<LessonId, Lesson>> = {
  'first-wonders': {
    id: 'first-wonders',
    game: 'seven-wonders',
    options: wonders({ wonders: ['gizah', 'ephesos', 'olympia'] }),
    seed: 'first-match-7w-13327',
    bots: ['easy', 'easy'],
    botDelay: 1000,
    minutes: 6,
  },
  'trade-wonders': {
    id: 'trade-wonders',
    game: 'seven-wonders',
    options: wonders({ wonders: ['babylon', 'rhodos', 'ephesos'] }),
    seed: 'second-match-7w-587',
    bots: ['medium', 'medium'],
    botDelay: 700,
    minutes: 7,
    after: 'first-wonders',
  },
  'side-b-wonders': {
    id: 'side-b-wonders',
    game: 'seven-wonders',
    options: wonders({ wonders: ['ephesos', 'gizah', 'babylon'], sides: 'B' }),
    seed: 'side-b-7w-17',
    bots: ['medium', 'medium'],
    botDelay: 700,
    minutes: 5,
    after: 'first-wonders',
  },
  'free-city': {
    id: 'free-city',
    game: 'seven-wonders',
    options: wonders({ wonders: ['olympia', 'gizah', 'ephesos'] }),
    seed: 'free-city-7w-22',
    bots: ['easy'],
    botDelay: 700,
    minutes: 6,
    after: 'first-wonders',
  },
  'first-architects': {
    id: 'first-architects',
    game: 'architects',
    options: { wonders: ['giza', 'ephesus', 'rhodes'], first: 0, seating: 'as-is' },
    seed: 'first-match-ar-37124',
    bots: ['easy', 'easy'],
    botDelay: 500,
    minutes: 5,
  },
  'tempo-architects': {
    id: 'tempo-architects',
    game: 'architects',
    options: { wonders: ['olympia', 'rhodes', 'giza'], first: 0, seating: 'as-is' },
    seed: 'tempo-ar-18',
    bots: ['medium', 'medium'],
    botDelay: 500,
    minutes: 5,
    after: 'first-architects',
  },
};

/** The first match of each game. */
export const FIRST: Readonly<Record<GameId, LessonId>> = {
  'seven-wonders': 'first-wonders',
  architects: 'first-architects',
};
