// Each city in two lines: stages, shields, victories, tokens, then its cards; then what lies in the middle.

import {
  type Architects,
  CARDS,
  type City,
  centralDeck,
  NONE,
  shieldsOf,
  tokenFacts,
  wonderFacts,
} from '@mirabilia/architects';
import type { Seat, View } from '@mirabilia/kernel';
import { cardName, seatName, tokenName } from './words.ts';

type Table = Architects['table'];

export function drawTable(
  { public: { table }, private: own }: View<Architects>,
  names: readonly string[],
): string[] {
  const titles = table.cities.map(({ wonder }, seat) =>
    wonder === NONE
      ? `Seat ${seat} (${names[seat]})`
      : `${seatName(table, seat)} (seat ${seat}, ${names[seat]})`,
  );
  const width = Math.max(...titles.map((title) => title.length));
  const lines = table.cities.flatMap((city, seat) => [
    `${(titles[seat] ?? '').padEnd(width)}  ${figures(table, city, seat)}`,
    `    cards: ${cardsOf(city)}`,
    `    deck: ${topOf(table, seat)}`,
  ]);
  const seen =
    own === undefined || own.holding.central === NONE ? '' : `, on top ${nameOf(own.holding.central)}`;
  return [
    ...lines,
    `central deck: ${table.sizes[centralDeck(table)]}${seen}`,
    `progress tokens: ${table.row.map((token) => (token === NONE ? '–' : tokenName(tokenFacts(token).id))).join(', ')}; pile: ${table.pile}`,
    `conflict: ${'⚔'.repeat(table.turned)}${'○'.repeat(table.conflict - table.turned)}`,
  ];
}

const nameOf = (card: number): string => cardName((CARDS[card] as (typeof CARDS)[number]).id);

/** The stages from the bottom to the top; those side by side stand together. */
function stagesOf({ wonder, stages }: City): string {
  if (wonder === NONE) return 'no wonder yet';
  const { layers } = wonderFacts(wonder);
  const mark = (stage: number): string => ((stages >> (stage - 1)) & 1 ? '▲' : '△');
  return layers.map((layer) => layer.map(mark).join('')).join(' ');
}

function figures(table: Table, city: City, seat: Seat): string {
  const tokens = city.tokens.map((token) => tokenName(tokenFacts(token).id));
  return [
    stagesOf(city),
    `shields ${shieldsOf(city)}`,
    `victories ${city.victories}`,
    ...(table.cat === seat ? ['cat'] : []),
    ...(tokens.length === 0 ? [] : [tokens.join(', ')]),
  ].join('  ');
}

function cardsOf({ cards }: City): string {
  const held = cards.flatMap((count, card) => (count === 0 ? [] : [`${count} × ${nameOf(card)}`]));
  return held.length === 0 ? 'none' : held.join('; ');
}

function topOf({ sizes, tops }: Table, deck: number): string {
  const top = tops[deck] ?? NONE;
  return top === NONE ? 'empty' : `${nameOf(top)} on top of ${sizes[deck]}`;
}
