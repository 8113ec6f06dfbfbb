// Sets of green cards, and the progress tokens that they or a wonder bring.

import type { Emit, Move, StateParts } from '@mirabilia/kernel';
import { type Card, cardFacts, NONE, SYMBOL_CARDS, type Token, tokenBit, tokenFacts } from '../catalogue.ts';
import { FROM_PILE, NO_SET, PAIR, placeIn, progressMove, setIn, TRIPLE } from '../move.ts';
import type { Architects, City, Table } from '../types.ts';
import { ROW, SYMBOLS } from '../vocabulary.ts';
import { discard } from './take.ts';

const symbols = (city: City, symbol: number): number => city.cards[SYMBOL_CARDS[symbol] as Card] as number;

const hasTriple = (city: City): boolean =>
  symbols(city, 0) > 0 && symbols(city, 1) > 0 && symbols(city, 2) > 0;

export function tokensLeft({ row, pile }: Table): boolean {
  // [K7] An empty pile doesn't mean an empty row.
  return pile > 0 || row[0] !== NONE || row[1] !== NONE || row[2] !== NONE;
}

/** [K1] [K8] Two equal or three different symbols are a duty while tokens remain. */
export function mustTakeToken(table: Table, city: City): boolean {
  const isSet = symbols(city, 0) > 1 || symbols(city, 1) > 1 || symbols(city, 2) > 1 || hasTriple(city);
  return isSet && tokensLeft(table);
}

/** [K3] Every set, with every token. */
export function addSets(moves: Move[], table: Table, city: City): void {
  for (let symbol = 0; symbol < SYMBOLS.length; symbol++) {
    if (symbols(city, symbol) > 1) addTokens(moves, table, PAIR + symbol);
  }
  if (hasTriple(city)) addTokens(moves, table, TRIPLE);
}

/** [K5] The face-up tokens and the unseen top of the pile. */
export function addTokens(moves: Move[], { row, pile }: Table, set: number): void {
  for (let place = 0; place < ROW; place++) if (row[place] !== NONE) moves.push(progressMove(place, set));
  if (pile > 0) moves.push(progressMove(FROM_PILE, set));
}

/** The green cards of a set. */
export function cardsOfSet(set: number): readonly Card[] {
  if (set === NO_SET) return [];
  if (set === TRIPLE) return SYMBOL_CARDS;
  const card = SYMBOL_CARDS[set - PAIR] as Card;
  return [card, card];
}

/** [K2] [K6] [K9] The set is discarded, the token works from now on, its place is filled before anything else. */
export function takeToken(
  { table, secret }: StateParts<Architects>,
  move: Move,
  emit?: Emit<Architects>,
): void {
  const { seat, row } = table;
  const spent = cardsOfSet(setIn(move));
  for (const card of spent) discard(table, card, 1);
  const place = placeIn(move);
  const drawn = secret.tokens.pop() ?? NONE;
  table.pile = secret.tokens.length;
  const token = place === FROM_PILE ? drawn : (row[place] as Token);
  const city = table.cities[seat] as City;
  city.tokens.push(token);
  city.powers |= tokenBit(token);
  emit?.({
    kind: 'token-taken',
    seat,
    token: tokenFacts(token).id,
    from: place === FROM_PILE ? 'pile' : place,
    spent: spent.map((card) => cardFacts(card).id),
  });
  if (place !== FROM_PILE) {
    row[place] = drawn;
    if (drawn !== NONE) emit?.({ kind: 'row-filled', place, token: tokenFacts(drawn).id });
  }
}
