// Which event gives which sound. The tables don't compile with a hole.

import type { Event as ArchitectsEvent } from '@mirabilia/architects';
import type { Seat } from '@mirabilia/kernel';
import type { Event as SevenWondersEvent } from '@mirabilia/seven-wonders';
import type { GameId } from '../games/index.ts';

/** In the order in which they are heard if they come together. */
export const CUES = ['lock', 'reveal', 'coin', 'stage', 'horn', 'battle', 'end', 'turn'] as const;
export type Cue = (typeof CUES)[number];

const SEVEN_WONDERS: Readonly<Record<SevenWondersEvent['kind'], Cue | undefined>> = {
  'board-chosen': 'reveal',
  'age-began': undefined,
  built: 'reveal',
  'stage-built': 'stage',
  discarded: 'reveal',
  earned: 'coin',
  'salvage-declined': undefined,
  'salvage-void': undefined,
  'hands-passed': undefined,
  'leftovers-discarded': undefined,
  fought: 'battle',
  ended: 'end',
};

const ARCHITECTS: Readonly<Record<ArchitectsEvent['kind'], Cue | undefined>> = {
  'turn-began': undefined,
  peeked: undefined,
  taken: 'reveal',
  'turned-up': undefined,
  'cat-moved': undefined,
  'horns-blown': 'horn',
  declined: undefined,
  passed: undefined,
  'stage-built': 'stage',
  'effect-lost': undefined,
  'token-taken': 'coin',
  'row-filled': undefined,
  looked: undefined,
  shuffled: undefined,
  fought: 'battle',
  ended: 'end',
};

const TABLES: Readonly<Record<GameId, Readonly<Record<string, Cue | undefined>>>> = {
  'seven-wonders': SEVEN_WONDERS,
  architects: ARCHITECTS,
};

interface Happened {
  readonly kind: string;
  readonly city?: number;
}

/** Each cue once, in its order. Coins are heard by whom they come to, and by those who look on. */
export function cuesIn(game: GameId, events: readonly Happened[], seat: Seat | null): readonly Cue[] {
  const heard = new Set(
    events
      .filter(({ kind, city }) => kind !== 'earned' || seat === null || city === seat)
      .map(({ kind }) => TABLES[game][kind]),
  );
  return CUES.filter((cue) => heard.has(cue));
}

/** Everybody else is done. */
export const isAwaited = (owed: readonly number[], seat: Seat | null): boolean =>
  seat !== null && owed.every((moves, at) => moves > 0 === (at === seat));
