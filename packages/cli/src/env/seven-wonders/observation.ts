// What a seat of 7 Wonders sees, as bytes. Cities stand around the table: +1 is the left neighbour.

import type { SeatView } from '@mirabilia/kernel';
import {
  BOARDS,
  CARDS,
  type City,
  cardIn,
  FREE_CITY,
  handHeld,
  POWER,
  type SevenWonders,
  SYMBOLS,
  type Table,
  TURNS,
} from '@mirabilia/seven-wonders';
import { type Field, tally } from '../vector-form.ts';

type View = SeatView<SevenWonders>;

const CARD_IDS = CARDS.map(({ id }) => id);
const BOARD_NAMES = BOARDS.map(({ wonder, side }) => `${wonder}/${side}`);
const PHASES = ['draft', 'sides', 'turn', 'seventh', 'salvage'] as const;

const tableField = (name: string, numberIn: (table: Table) => number): Field<View> => ({
  name,
  fill: (out, at, view) => {
    out[at] = numberIn(view.public.table);
  },
});

const OWN: readonly Field<View>[] = [
  {
    name: 'phase',
    labels: PHASES,
    fill: (out, at, view) => {
      const which = (PHASES as readonly string[]).indexOf(view.public.table.phase.kind);
      if (which >= 0) out[at + which] = 1;
    },
  },
  tableField('age', ({ age }) => age),
  tableField('turn', ({ turn }) => turn),
  tableField('discards', ({ discards }) => discards),
  { name: 'hand', labels: CARD_IDS, fill: (out, at, view) => tally(out, at, view.private.holding.hand) },
  {
    name: 'discardPile',
    labels: CARD_IDS,
    fill: (out, at, { private: { holding } }) => {
      if (holding.pile !== null) tally(out, at, holding.pile);
    },
  },
];

/** With two players one of them also chooses for the Free City, first. */
const WITH_FREE_CITY: readonly Field<View>[] = [
  tableField('drawPile', ({ pile }) => pile),
  {
    name: 'chosen',
    labels: CARD_IDS,
    fill: (out, at, view) => tally(out, at, view.private.plan.map(cardIn)),
  },
];

/** What is left, as far as the viewer can know, of the cards that it saw in the hand that another seat holds now. */
const seenIn = (offset: number, players: number): Field<View> => ({
  name: `hand+${offset}`,
  labels: CARD_IDS,
  fill: (out, at, { viewer, public: { table }, private: { holding } }) => {
    const { age, turn } = table;
    // Hands go left in Ages I and III: then the left neighbour holds what the viewer passed on last.
    const turnsAgo = age === 2 ? players - offset : offset;
    const then = turn - turnsAgo;
    const passed = then < 1 ? undefined : holding.passed[(age - 1) * TURNS + then - 1];
    if (passed === undefined) return;
    tally(out, at, passed);
    const taken = table.taken[age - 1]?.[handHeld(table, (viewer + offset) % players)] ?? [];
    // A hand of two players is the other's at once, and nobody takes from it in between.
    for (let i = then; players > 2 && i < taken.length; i++) {
      const place = at + cardIn(taken[i] as number);
      // Cards that lie face down may be any of them.
      if (place < at + CARDS.length && (out[place] as number) > 0) out[place] = (out[place] as number) - 1;
    }
  },
});

type CityFill = (out: Uint8ClampedArray, at: number, city: City, table: Table) => void;

const amount =
  (amountOf: (city: City, table: Table) => number): CityFill =>
  (out, at, city, table) => {
    out[at] = amountOf(city, table);
  };

const CITY: readonly (readonly [name: string, labels: readonly string[] | undefined, fill: CityFill])[] = [
  [
    'board',
    BOARD_NAMES,
    (out, at, { board }) => {
      if (board >= 0) out[at + board] = 1;
    },
  ],
  ['coins', undefined, amount(({ coins }) => coins)],
  ['stages', undefined, amount(({ stages }) => stages)],
  ['shields', undefined, amount(({ shields }) => shields)],
  [
    'symbols',
    [...SYMBOLS, 'choice'],
    (out, at, { symbols }) => {
      for (let i = 0; i < symbols.length; i++) out[at + i] = symbols[i] as number;
    },
  ],
  [
    'victoryPoints',
    undefined,
    amount(({ battles }) => battles.reduce((sum, of) => sum + Math.max(0, of), 0)),
  ],
  ['defeats', undefined, amount(({ battles }) => battles.reduce((sum, of) => sum + (of < 0 ? 1 : 0), 0))],
  [
    'freeBuild',
    undefined,
    amount(({ powers, freeBuildUsed }, { age }) =>
      (powers & POWER.freeBuild) !== 0 && freeBuildUsed < age ? 1 : 0,
    ),
  ],
  ['structures', CARD_IDS, (out, at, { structures }) => tally(out, at, structures)],
];

const cityFields = (offset: number, cities: number): Field<View>[] =>
  CITY.map(([name, labels, fill]) => ({
    name: `city+${offset}.${name}`,
    ...(labels && { labels }),
    fill: (out, at, { viewer, public: { table } }) =>
      fill(out, at, table.cities[(viewer + offset) % cities] as City, table),
  }));

const isFreeCity = (offset: number): Field<View> => ({
  name: `city+${offset}.isFreeCity`,
  fill: (out, at, { viewer }) => {
    out[at] = (viewer + offset) % (FREE_CITY + 1) === FREE_CITY ? 1 : 0;
  },
});

/** All fields at a table of so many players. */
export function sevenWondersFields(players: number): readonly Field<View>[] {
  const cities = Math.max(players, FREE_CITY + 1);
  const others = Array.from({ length: players - 1 }, (_, i) => i + 1);
  const all = Array.from({ length: cities }, (_, i) => i);
  return [
    ...OWN,
    ...(players === 2 ? WITH_FREE_CITY : []),
    ...others.map((offset) => seenIn(offset, players)),
    ...all.flatMap((offset) => cityFields(offset, cities)),
    ...(players === 2 ? all.map(isFreeCity) : []),
  ];
}
