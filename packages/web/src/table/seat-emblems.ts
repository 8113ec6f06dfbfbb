// What stands for each seat, beside its player's name: a charge and a colour, the same on every screen of a match. Each
// differs from the others by either alone, for eyes that don't see its colour.

import type { LobbySeat } from '@mirabilia/protocol';
import {
  EMBLEM_CHARGES,
  EMBLEM_COLOURS,
  type Emblem,
  type EmblemCharge,
  type EmblemColour,
} from '@mirabilia/protocol/facts';

export interface SeatEmblemDesign {
  readonly charge: string;
  /** The shield's colour, and that of the charge on it; in both themes. */
  readonly field: string;
  readonly figure: string;
}

const LIGHT = '#fffaf0';
const DARK = '#231a12';

/** Outlines on a shield of 24 by 24. */
const CHARGES = {
  sun: 'M12 3l1.4 3.9 3.7-1.8-1.8 3.7 3.9 1.4-3.9 1.4 1.8 3.7-3.7-1.8L12 17.4l-1.4-3.9-3.7 1.8 1.8-3.7-3.9-1.4 3.9-1.4-1.8-3.7 3.7 1.8z',
  bull: 'M3.8 4c.7 3 2.4 4.2 5 4.2h6.4c2.6 0 4.3-1.2 5-4.2 1 4.6-.6 7.4-4.2 8.2L14.6 17l-1.2 2.3h-2.8L9.4 17 8 12.2C4.4 11.4 2.8 8.6 3.8 4z',
  tower: 'M6 4h2.6v2h2.1V4h2.6v2h2.1V4H18v5h-1.3v8.4h-3v-4.2a1.7 1.7 0 0 0-3.4 0v4.2h-3V9H6z',
  trident:
    'M10.9 19v-5.2C6.9 13.2 5.4 10 5.4 4l2.3 1.2c0 3.2.9 5.1 3.2 5.9V5L12 3l1.1 2v6.1c2.3-.8 3.2-2.7 3.2-5.9L18.6 4c0 6-1.5 9.2-5.5 9.8V19z',
  crescent: 'M15.6 4.2a7.3 7.3 0 1 0 2.7 11.2 6 6 0 1 1-2.7-11.2z',
  amphora:
    'M9.3 3.5h5.4v1.7h3v5h-1.6V6.8h-1.6v.7c1.7 1 2.4 2.3 2.4 4 0 2.8-1.6 4.8-3 6.3l.9 1.7H9.2l.9-1.7c-1.4-1.5-3-3.5-3-6.3 0-1.7.7-3 2.4-4v-.7H7.9v3.4H6.3v-5h3z',
  ship: 'M4.6 13.6h14.8l-1.4 3.2c-.4.9-1.1 1.2-2 1.2H8c-.9 0-1.6-.3-2-1.2zM11 3h1.5v9.6H11zM13.3 4.2c3 1.6 4.5 4.4 4.5 8.4h-4.5zM10.2 6.2v6.4H6.4c.6-2.6 1.8-4.8 3.8-6.4z',
} as const satisfies Readonly<Record<EmblemCharge, string>>;

/** Any two are told apart by eyes of every kind; the charge on it has the other lightness. */
const COLOURS: Readonly<Record<EmblemColour, Omit<SeatEmblemDesign, 'charge'>>> = {
  blue: { field: '#1d68bd', figure: LIGHT },
  orange: { field: '#b84c0c', figure: LIGHT },
  gold: { field: '#f4d23c', figure: DARK },
  green: { field: '#0b5650', figure: LIGHT },
  sky: { field: '#8fd8f7', figure: DARK },
  purple: { field: '#4a0d6e', figure: LIGHT },
  pink: { field: '#f29ca0', figure: DARK },
};

export const designOf = (charge: EmblemCharge, colour: EmblemColour): SeatEmblemDesign => ({
  charge: CHARGES[charge],
  ...COLOURS[colour],
});

export const partsOf = (emblem: Emblem): readonly [EmblemCharge, EmblemColour] =>
  emblem.split('-') as [EmblemCharge, EmblemColour];

/** By seat. A match has seven at most; whatever sits beyond them begins again. */
export const SEAT_EMBLEMS: readonly SeatEmblemDesign[] = EMBLEM_CHARGES.map((charge, seat) =>
  designOf(charge, EMBLEM_COLOURS[seat] as EmblemColour),
);

export const seatEmblem = (seat: number): SeatEmblemDesign =>
  SEAT_EMBLEMS[seat % SEAT_EMBLEMS.length] as SeatEmblemDesign;

/** What each seat gets of a list: what its player wished for if nobody before did, else what is usual there or free. */
function shared<T>(wishes: readonly (T | undefined)[], all: readonly T[]): readonly T[] {
  const taken = new Set<T>();
  const take = (wish: T | undefined): T | undefined => {
    if (wish === undefined || taken.has(wish)) return undefined;
    taken.add(wish);
    return wish;
  };
  const wished = wishes.map(take);
  const usual = wished.map((got, seat) => got ?? take(all[seat]));
  return usual.map((got, seat) => got ?? take(all.find((each) => !taken.has(each))) ?? (all[seat] as T));
}

/** By seat: players have the charge and the colour of their choice, and no two at the table have either in common. */
export function emblemsAt(seats: readonly Pick<LobbySeat, 'emblem'>[]): readonly SeatEmblemDesign[] {
  const wishes = seats.map(({ emblem }) => (emblem === undefined ? undefined : partsOf(emblem)));
  const charges = shared(
    wishes.map((wish) => wish?.[0]),
    EMBLEM_CHARGES,
  );
  const colours = shared(
    wishes.map((wish) => wish?.[1]),
    EMBLEM_COLOURS,
  );
  return charges.map((charge, seat) => designOf(charge, colours[seat] as EmblemColour));
}
