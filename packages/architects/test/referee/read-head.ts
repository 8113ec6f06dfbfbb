// Reads everything but the moves and the result, and checks what chance is said to have given.

import {
  allTokens,
  CARD_IDS,
  type CardId,
  cardsOf,
  type DeckId,
  isOneOf,
  TOKEN_IDS,
  type TokenId,
  WONDER_IDS,
} from './facts.ts';
import { countOf } from './lists.ts';
import type { RecordHead, SeatEntry, Setup } from './record.ts';

export type Fields = Readonly<Record<string, unknown>>;

export function isFields(value: unknown): value is Fields {
  return typeof value === 'object' && value !== null && !Array.isArray(value);
}

export function isWhole(value: unknown): value is number {
  return typeof value === 'number' && Number.isInteger(value) && value >= 0;
}

/** Complaints are added to `complaints`; the head is given only if there are none. */
export function readHead(record: unknown, complaints: string[]): RecordHead | undefined {
  if (!isFields(record)) {
    complaints.push('record: it is not an object.');
    return undefined;
  }
  checkEnvelope(record, complaints);
  const seats = readSeats(record.seats, complaints);
  const setup = seats && readSetup(record.setup, seats, complaints);
  if (!Array.isArray(record.moves)) complaints.push('record: moves is not a list.');
  if (!setup || complaints.length > 0) return undefined;
  return { seats, setup, moves: record.moves as unknown[], result: record.result };
}

function checkEnvelope(record: Fields, complaints: string[]): void {
  if (record.format !== 'mirabilia/1') complaints.push('record: format is not "mirabilia/1".');
  if (record.game !== 'architects') complaints.push('record: game is not "architects".');
  if (record.rulesVersion !== 1) complaints.push('record: rulesVersion is not 1, the one judged here.');
  if (!isFields(record.options)) complaints.push('record: options is not an object.');
  // The seed stays secret while a match runs, so a running match may come without it.
  const { seed } = record;
  if (seed !== undefined && !(typeof seed === 'string' && /^[0-9a-f]+$/i.test(seed)))
    complaints.push('record: seed is not a hexadecimal text.');
}

function readSeats(value: unknown, complaints: string[]): SeatEntry[] | undefined {
  if (!Array.isArray(value) || value.length < 2 || value.length > 7) {
    complaints.push('seats: there are not 2 to 7 of them.');
    return undefined;
  }
  const seats: SeatEntry[] = [];
  for (const [index, seat] of value.entries()) {
    if (!isFields(seat)) complaints.push(`seats: entry ${index} is not an object.`);
    else if (typeof seat.name !== 'string') complaints.push(`seats: seat ${index} has no name.`);
    else if (typeof seat.kind !== 'string' || !/^(human|bot:.+)$/.test(seat.kind))
      complaints.push(`seats: seat ${index} is neither "human" nor "bot:<level>".`);
    else if (!isOneOf(WONDER_IDS, seat.wonder)) complaints.push(`seats: seat ${index} has no known wonder.`);
    else if (seats.some((other) => other.wonder === seat.wonder))
      complaints.push(`seats: ${seat.wonder} is there twice, the box holds it once.`);
    else seats.push({ name: seat.name, kind: seat.kind, wonder: seat.wonder });
  }
  return seats.length === value.length ? seats : undefined;
}

function readSetup(value: unknown, seats: readonly SeatEntry[], complaints: string[]): Setup | undefined {
  if (!isFields(value)) {
    complaints.push('setup: it is not an object.');
    return undefined;
  }
  const { first, decks } = value;
  if (!isWhole(first) || first >= seats.length) complaints.push('setup: first is not a seat.');
  if (!Array.isArray(decks) || decks.length !== seats.length) {
    complaints.push('setup: there is not one deck a seat.');
    return undefined;
  }
  const read = seats.map((seat, index) => readDeck(seat.wonder, decks[index], `seat ${index}`, complaints));
  const central = readDeck('central', value.central, 'the centre', complaints);
  const tokens = readTokens(value.tokens, complaints);
  return { first: isWhole(first) ? first : 0, decks: read, central, tokens };
}

function readDeck(deck: DeckId, value: unknown, place: string, complaints: string[]): CardId[] {
  const wrong = (what: string) => complaints.push(`setup: the ${deck} deck of ${place} ${what}.`);
  if (!Array.isArray(value) || !value.every((card) => isOneOf(CARD_IDS, card))) {
    wrong('is not a list of known cards');
    return [];
  }
  const printed = cardsOf(deck);
  for (const card of CARD_IDS) {
    const [found, due] = [countOf(value, card), countOf(printed, card)];
    if (found !== due) wrong(`holds ${found} ${card} instead of ${due}`);
  }
  return value;
}

function readTokens(value: unknown, complaints: string[]): TokenId[] {
  if (!Array.isArray(value) || !value.every((token) => isOneOf(TOKEN_IDS, token))) {
    complaints.push('setup: tokens is not a list of known progress tokens.');
    return [];
  }
  for (const token of TOKEN_IDS) {
    const [found, due] = [countOf(value, token), countOf(allTokens(), token)];
    if (found !== due) complaints.push(`setup: tokens holds ${found} ${token} instead of ${due}.`);
  }
  return value;
}
