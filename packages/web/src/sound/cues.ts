// The sounds that what happens in a match has.

import type { GameTypes, Seat } from '@mirabilia/kernel';

/** In the order in which they are heard if they come together. */
export const CUES = ['lock', 'reveal', 'coin', 'stage', 'horn', 'battle', 'end', 'turn'] as const;
export type Cue = (typeof CUES)[number];

/** Of every event of a game; undefined for one that makes no sound. */
export type CueTable<T extends GameTypes = GameTypes> = Readonly<Record<T['event']['kind'], Cue | undefined>>;

interface Happened {
  readonly kind: string;
  readonly city?: number;
}

/** Each cue once, in its order. Coins are heard by whom they come to, and by those who look on. */
export function cuesIn(table: CueTable, events: readonly Happened[], seat: Seat | null): readonly Cue[] {
  const heard = new Set(
    events
      .filter(({ kind, city }) => kind !== 'earned' || seat === null || city === seat)
      .map(({ kind }) => table[kind]),
  );
  return CUES.filter((cue) => heard.has(cue));
}

/** Everybody else is done. */
export const isAwaited = (owed: readonly number[], seat: Seat | null): boolean =>
  seat !== null && owed.every((moves, at) => moves > 0 === (at === seat));
