// Which sounds there are, how long each may last, and which ones the events of a match make.

import type { GameTypes, Seat } from '@mirabilia/kernel';

/** In the order in which they sound when they come together. */
export const CUES = [
  'pick',
  'lock',
  'flip',
  'coin',
  'stone',
  'slide',
  'horn',
  'clash',
  'age',
  'deal',
  'count',
  'end',
  'win',
  'wonder',
  'chime',
] as const;
export type Cue = (typeof CUES)[number];

/** What has a volume of its own in the settings. */
export const CHANNELS = ['cards', 'stone', 'chime', 'ambience'] as const;
export type Channel = (typeof CHANNELS)[number];

export const CHANNEL_OF: Readonly<Record<Cue, Exclude<Channel, 'ambience'>>> = {
  pick: 'cards',
  lock: 'cards',
  flip: 'cards',
  slide: 'cards',
  deal: 'cards',
  coin: 'cards',
  count: 'cards',
  stone: 'stone',
  horn: 'stone',
  clash: 'stone',
  age: 'stone',
  end: 'stone',
  win: 'stone',
  wonder: 'stone',
  chime: 'chime',
};

/** Milliseconds: no sound is longer than the motion that it belongs to. */
export const CUE_LENGTHS: Readonly<Record<Cue, number>> = {
  pick: 130,
  lock: 280,
  flip: 190,
  slide: 400,
  deal: 130,
  coin: 300,
  count: 240,
  stone: 900,
  horn: 900,
  clash: 700,
  age: 1900,
  end: 1800,
  win: 2100,
  wonder: 1500,
  chime: 800,
};

/** The noises behind a match, from its beginning to its end. */
export const TIMES_OF_DAY = ['morning', 'noon', 'dusk'] as const;
export type TimeOfDay = (typeof TIMES_OF_DAY)[number];

/** The cue of every event of a game; undefined for one without a sound. */
export type CueTable<T extends GameTypes = GameTypes> = Readonly<Record<T['event']['kind'], Cue | undefined>>;

export interface GameSounds<T extends GameTypes = GameTypes> {
  readonly cues: CueTable<T>;
  timeOfDay(table: T['table']): TimeOfDay;
}

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
