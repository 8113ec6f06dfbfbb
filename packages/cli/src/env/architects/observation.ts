// What a seat of Architects sees, as bytes. +1 is the left neighbour; a seat's deck is the one on its left.

import {
  type Architects,
  CARDS,
  type City,
  centralDeck,
  KINDS,
  NONE,
  ROW,
  STAGES,
  shieldsOf,
  type Table,
  TOKENS,
  WONDERS,
} from '@mirabilia/architects';
import type { SeatView } from '@mirabilia/kernel';
import { type Field, tally } from '../vector-form.ts';

type View = SeatView<Architects>;

const CARD_IDS = CARDS.map(({ id }) => id);
const TOKEN_IDS = TOKENS.map(({ id }) => id);
const WONDER_IDS = WONDERS.map(({ id }) => id);
const PHASES = ['draft', 'free-take', 'act', 'bonus', 'gift', 'look', 'dig'] as const;

const setBit = (out: Uint8ClampedArray, at: number, which: number): void => {
  if (which !== NONE) out[at + which] = 1;
};

function spread(out: Uint8ClampedArray, at: number, bits: number): void {
  for (let i = 0, rest = bits; rest !== 0; i++, rest >>= 1) out[at + i] = rest & 1;
}

const tableField = (
  name: string,
  labels: readonly string[] | undefined,
  fill: (out: Uint8ClampedArray, at: number, table: Table) => void,
): Field<View> => ({
  name,
  ...(labels && { labels }),
  fill: (out, at, view) => fill(out, at, view.public.table),
});

const copyCounts = (out: Uint8ClampedArray, at: number, counts: readonly number[], from = 0): void => {
  for (let kind = 0; kind < KINDS; kind++) out[at + kind] = counts[from + kind] as number;
};

const COMMON: readonly Field<View>[] = [
  tableField('phase', PHASES, (out, at, { phase }) =>
    setBit(out, at, (PHASES as readonly string[]).indexOf(phase.kind)),
  ),
  tableField('turn', undefined, (out, at, { turn }) => {
    out[at] = turn;
  }),
  tableField('takesLeft', undefined, (out, at, { phase }) => {
    out[at] = phase.kind === 'bonus' ? phase.takes : 0;
  }),
  tableField('extraCards', TOKEN_IDS, (out, at, { open }) => spread(out, at, open)),
  tableField('tokensUsed', TOKEN_IDS, (out, at, { spent }) => spread(out, at, spent)),
  ...Array.from({ length: ROW }, (_, place) =>
    tableField(`row+${place}`, TOKEN_IDS, (out, at, { row }) => setBit(out, at, row[place] ?? NONE)),
  ),
  tableField('tokenPile', undefined, (out, at, { pile }) => {
    out[at] = pile;
  }),
  tableField('conflict', ['tokens', 'turned'], (out, at, { conflict, turned }) => {
    out[at] = conflict;
    out[at + 1] = turned;
  }),
  tableField('discards', CARD_IDS, (out, at, { discards }) => copyCounts(out, at, discards)),
  tableField('central.cards', undefined, (out, at, table) => {
    out[at] = table.sizes[centralDeck(table)] as number;
  }),
  tableField('central.left', CARD_IDS, (out, at, table) =>
    copyCounts(out, at, table.left, centralDeck(table) * KINDS),
  ),
  {
    name: 'central.top',
    labels: CARD_IDS,
    fill: (out, at, view) => setBit(out, at, view.private.holding.central),
  },
  {
    name: 'found',
    labels: CARD_IDS,
    fill: (out, at, { private: { holding } }) => {
      if (holding.found !== null) tally(out, at, holding.found);
    },
  },
];

type CityFill = (
  out: Uint8ClampedArray,
  at: number,
  city: City,
  of: { readonly table: Table; readonly seat: number },
) => void;

const stageLabels = Array.from({ length: STAGES }, (_, i) => String(i + 1));

const CITY: readonly (readonly [name: string, labels: readonly string[] | undefined, fill: CityFill])[] = [
  [
    'moves',
    undefined,
    (out, at, _, { table, seat }) => {
      out[at] = table.seat === seat ? 1 : 0;
    },
  ],
  ['wonder', WONDER_IDS, (out, at, { wonder }) => setBit(out, at, wonder)],
  ['stages', stageLabels, (out, at, { stages }) => spread(out, at, stages)],
  ['cards', CARD_IDS, (out, at, { cards }) => copyCounts(out, at, cards)],
  ['tokens', TOKEN_IDS, (out, at, { tokens }) => tally(out, at, tokens)],
  [
    'shields',
    undefined,
    (out, at, city) => {
      out[at] = shieldsOf(city);
    },
  ],
  [
    'victories',
    undefined,
    (out, at, { victories }) => {
      out[at] = victories;
    },
  ],
  [
    'cat',
    undefined,
    (out, at, _, { table, seat }) => {
      out[at] = table.cat === seat ? 1 : 0;
    },
  ],
  ['deck.top', CARD_IDS, (out, at, _, { table, seat }) => setBit(out, at, table.tops[seat] as number)],
  [
    'deck.cards',
    undefined,
    (out, at, _, { table, seat }) => {
      out[at] = table.sizes[seat] as number;
    },
  ],
  ['deck.left', CARD_IDS, (out, at, _, { table, seat }) => copyCounts(out, at, table.left, seat * KINDS)],
];

const cityFields = (offset: number, players: number): Field<View>[] =>
  CITY.map(([name, labels, fill]) => ({
    name: `city+${offset}.${name}`,
    ...(labels && { labels }),
    fill: (out, at, { viewer, public: { table } }) => {
      const seat = (viewer + offset) % players;
      fill(out, at, table.cities[seat] as City, { table, seat });
    },
  }));

/** All fields at a table of so many players. */
export const architectsFields = (players: number): readonly Field<View>[] => [
  ...COMMON,
  ...Array.from({ length: players }, (_, offset) => cityFields(offset, players)).flat(),
];
