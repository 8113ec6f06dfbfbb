// Tables and records for the tests: made in a line, changed by hand.

import { applyMove } from './apply.ts';
import { CARD_IDS, type CardId, type TokenId, WONDER_IDS, type WonderId } from './facts.ts';
import { generate } from './generate.ts';
import { at } from './lists.ts';
import type { MatchRecord, Move } from './record.ts';
import { type City, openingTable, type Table } from './table.ts';

/** A table of these wonders with seat 0 to move and every card once in every deck. */
export function tableOf(...wonders: WonderId[]): Table {
  const seats = wonders.map((wonder) => ({ name: wonder, kind: 'human', wonder }));
  const decks = wonders.map(() => [...CARD_IDS]);
  const tokens: TokenId[] = ['tactics', 'decor', 'politics', 'culture', 'culture'];
  return openingTable(seats, { first: 0, decks, central: [...CARD_IDS], tokens });
}

/** Seat 0 in the middle of its turn with these cards, so that every kind of move can be tried. */
export function midTurn(wonder: WonderId, cards: CardId[], progress: TokenId[] = []): Table {
  const [second, third] = WONDER_IDS.filter((other) => other !== wonder);
  const table = tableOf(wonder, second ?? wonder, third ?? wonder);
  table.turn.started = true;
  Object.assign(city(table), { cards, progress });
  return table;
}

export function city(table: Table, seat = 0): City {
  return at(table.cities, seat);
}

export function emptyDecks(table: Table, ...decks: number[]): void {
  for (const deck of decks) table.decks[deck] = [];
}

export function play(table: Table, ...moves: Move[]): void {
  for (const move of moves) applyMove(table, move);
}

export function tableBefore(record: MatchRecord, index: number): Table {
  const table = openingTable(record.seats, record.setup);
  play(table, ...record.moves.slice(0, index));
  return table;
}

/** Some finished matches of every player count, made once. */
export const MATCHES: readonly MatchRecord[] = [2, 3, 4, 5, 6, 7].flatMap((players) =>
  Array.from({ length: 20 }, (_, seed) => generate(players, 100 * players + seed)),
);

/** A record as a file gives it: nothing is known of it, everything can be changed. */
// biome-ignore lint/suspicious/noExplicitAny: tampering means writing what the types forbid
export type Loose = any;

export function loose(record: MatchRecord): Loose {
  return JSON.parse(JSON.stringify(record));
}
