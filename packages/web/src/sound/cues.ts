// Which sounds the events of a match make.

import type { GameTypes, Seat } from '@mirabilia/kernel';

/** In the order in which they sound when they come together. */
export const CUES = ['lock', 'reveal', 'coin', 'stage', 'horn', 'battle', 'end', 'turn'] as const;
export type Cue = (typeof CUES)[number];

/** The cue of every event of a game; undefined for one without a sound. */
export type CueTable<T extends GameTypes = GameTypes> = Readonly<Record<T['event']['kind'], Cue | undefined>>;

interface Happened {
  readonly kind: string;
  readonly city?: number;
}

/** Each cue once, in its order. Coins sound for the player who gets them, and for spectators. */
export function cuesIn(table: CueTable, events: readonly Happened[], seat: Seat | null): readonly Cue[] {
  const heard = new Set(
    events
      .filter(({ kind, city }) => kind !== 'earned' || seat === null || city === seat)
      .map(({ kind }) => table[kind]),
  );
  return CUES.filter((cue) => heard.has(cue));
}

/** Is this seat the only one that still has to move? */
export const isAwaited = (owed: readonly number[], seat: Seat | null): boolean =>
  seat !== null && owed.every((moves, at) => moves > 0 === (at === seat));
