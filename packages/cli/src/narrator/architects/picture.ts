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
import type { Speech } from '../speech.ts';
import { cardName, seatName, tokenName } from './names.ts';

type Table = Architects['table'];

export function drawTable(
  speech: Speech,
  { public: { table }, private: own }: View<Architects>,
  names: readonly string[],
): string[] {
  const { labelled, words } = speech;
  const told = words.architects;
  const titles = table.cities.map(({ wonder }, seat) =>
    wonder === NONE
      ? `${words.seat(seat)} (${names[seat]})`
      : `${seatName(speech, table, seat)} (${words.seat(seat)}, ${names[seat]})`,
  );
  const width = Math.max(...titles.map((title) => title.length));
  const lines = table.cities.flatMap((city, seat) => [
    `${(titles[seat] ?? '').padEnd(width)}  ${figures(speech, table, city, seat)}`,
    `    ${labelled(told.cards, cardsOf(speech, city))}`,
    `    ${labelled(told.deck, topOf(speech, table, seat))}`,
  ]);
  const central = [
    labelled(speech.architects.terms.centralDeck, table.sizes[centralDeck(table)] ?? 0),
    ...(own === undefined || own.holding.central === NONE
      ? []
      : [told.seenOnTop(nameOf(speech, own.holding.central))]),
  ];
  const row = table.row.map((token) => (token === NONE ? '–' : tokenName(speech, tokenFacts(token).id)));
  return [
    ...lines,
    central.join(', '),
    `${labelled(told.tokens, row.join(', '))} · ${labelled(told.pile, table.pile)}`,
    labelled(told.conflict, '⚔'.repeat(table.turned) + '○'.repeat(table.conflict - table.turned)),
  ];
}

const nameOf = (speech: Speech, card: number): string =>
  cardName(speech, (CARDS[card] as (typeof CARDS)[number]).id);

/** The stages from the bottom to the top; those side by side stand together. */
function stagesOf({ words }: Speech, { wonder, stages }: City): string {
  if (wonder === NONE) return words.architects.noWonder;
  const { layers } = wonderFacts(wonder);
  const mark = (stage: number): string => ((stages >> (stage - 1)) & 1 ? '▲' : '△');
  return layers.map((layer) => layer.map(mark).join('')).join(' ');
}

function figures(speech: Speech, table: Table, city: City, seat: Seat): string {
  const { held, cat } = speech.words.architects;
  const tokens = city.tokens.map((token) => tokenName(speech, tokenFacts(token).id));
  return [
    stagesOf(speech, city),
    `${held.shields} ${shieldsOf(city)}`,
    `${held.victories} ${city.victories}`,
    ...(table.cat === seat ? [cat] : []),
    ...(tokens.length === 0 ? [] : [tokens.join(', ')]),
  ].join('  ');
}

function cardsOf(speech: Speech, { cards }: City): string {
  const held = cards.flatMap((count, card) => (count === 0 ? [] : [`${count} × ${nameOf(speech, card)}`]));
  return held.length === 0 ? speech.words.architects.noCards : held.join(' · ');
}

function topOf(speech: Speech, { sizes, tops }: Table, deck: number): string {
  const { empty, onTop } = speech.words.architects;
  const top = tops[deck] ?? NONE;
  return top === NONE ? empty : onTop(nameOf(speech, top), sizes[deck] ?? 0);
}
