// The shape of a match record, and the complaints of one that does not have it.

import { isCard, isWonder } from './facts.ts';
import { CATEGORIES, type Score } from './scorer.ts';

export interface Board {
  wonder: string;
  side: 'A' | 'B';
}

export interface Seat extends Board {
  name: string;
  kind: string;
}

export interface Deal {
  hands: string[][];
  /** Only with two players, top first. */
  pile?: string[];
}

export interface Move {
  seat: number;
  do: 'build' | 'stage' | 'discard' | 'salvage';
  /** Null: a salvage declined. */
  card: string | null;
  pay?: { left?: number; right?: number };
  free?: 'chain' | 'wonder';
  /** The Free City, for which its holder moves. */
  for?: 2;
}

export interface Result {
  scores: Score[];
  winners: number[];
}

export const RULES_VERSIONS = [1, 2] as const;
export type RulesVersion = (typeof RULES_VERSIONS)[number];
export const NEWEST: RulesVersion = 2;

export interface MatchRecord {
  format: 'mirabilia/1';
  game: 'seven-wonders';
  rulesVersion: RulesVersion;
  options?: unknown;
  seed?: string;
  seats: Seat[];
  setup: { ages: Deal[]; freeCity?: Board };
  moves: Move[];
  result?: Result;
}

type Fields = Readonly<Record<string, unknown>>;

/** A check that gives what is wrong with a value, each complaint led by the place where it was found. */
type Check = (value: unknown, place: string) => string[];

function isObject(value: unknown): value is Fields {
  return typeof value === 'object' && value !== null && !Array.isArray(value);
}

function isCount(value: unknown): boolean {
  return Number.isInteger(value) && Number(value) >= 0;
}

function must(holds: boolean, complaint: string): string[] {
  return holds ? [] : [complaint];
}

function each(value: unknown, place: string, check: Check): string[] {
  if (!Array.isArray(value)) return [`${place}: is no list`];
  return value.flatMap((item, index) => check(item, `${place}[${index}]`));
}

const checkBoard: Check = (value, place) => {
  if (!isObject(value)) return [`${place}: is no object`];
  return [
    ...must(isWonder(value.wonder), `${place}: there is no wonder ${value.wonder}`),
    ...must(value.side === 'A' || value.side === 'B', `${place}: side must be A or B`),
  ];
};

const checkSeat: Check = (value, place) => {
  if (!isObject(value)) return [`${place}: is no object`];
  const knownKind = typeof value.kind === 'string' && /^(human|bot:.+)$/.test(value.kind);
  return [
    ...must(typeof value.name === 'string', `${place}: name must be a text`),
    ...must(knownKind, `${place}: kind must be human or bot:<level>`),
    ...checkBoard(value, place),
  ];
};

const checkCard: Check = (value, place) => must(isCard(value), `${place}: there is no card ${value}`);

const checkDeal: Check = (value, place) => {
  if (!isObject(value)) return [`${place}: is no object`];
  return [
    ...each(value.hands, `${place}.hands`, (hand, inner) => each(hand, inner, checkCard)),
    ...(value.pile === undefined ? [] : each(value.pile, `${place}.pile`, checkCard)),
  ];
};

function checkSetup(value: unknown): string[] {
  if (!isObject(value)) return ['setup: is no object'];
  return [
    ...each(value.ages, 'setup.ages', checkDeal),
    ...(value.freeCity === undefined ? [] : checkBoard(value.freeCity, 'setup.freeCity')),
  ];
}

function checkPay(pay: unknown, place: string): string[] {
  if (pay === undefined) return [];
  if (!isObject(pay)) return [`${place}: pay is no object`];
  return ['left', 'right'].flatMap((side) =>
    must(pay[side] === undefined || isCount(pay[side]), `${place}: pay.${side} must be a number of coins`),
  );
}

function checkMove(move: unknown, index: number, seats: number): string[] {
  const place = `move ${index}`;
  if (!isObject(move)) return [`${place}: is no object`];
  const declined = move.do === 'salvage' && move.card === null;
  return [
    ...must(isCount(move.seat) && Number(move.seat) < seats, `${place}: there is no seat ${move.seat}`),
    ...must(
      ['build', 'stage', 'discard', 'salvage'].some((word) => word === move.do),
      `${place}: one cannot do ${move.do}`,
    ),
    ...must(declined || isCard(move.card), `${place}: there is no card ${move.card}`),
    ...checkPay(move.pay, place),
    ...must(
      move.free === undefined || move.free === 'chain' || move.free === 'wonder',
      `${place}: free must be chain or wonder`,
    ),
    ...must(move.for === undefined || move.for === 2, `${place}: for can only be 2, the Free City`),
  ];
}

const checkScore: Check = (value, place) => {
  if (!isObject(value)) return [`${place}: is no object`];
  return [...CATEGORIES, 'total'].flatMap((category) =>
    must(Number.isInteger(value[category]), `${place}: ${category} must be a whole number`),
  );
};

function checkResult(value: unknown): string[] {
  if (value === undefined) return [];
  if (!isObject(value)) return ['result: is no object'];
  return [
    ...each(value.scores, 'result.scores', checkScore),
    ...each(value.winners, 'result.winners', (winner, place) =>
      must(isCount(winner), `${place}: is no seat`),
    ),
  ];
}

/** Everything wrong with the shape of a record; fields that it does not know are left alone. */
export function shapeComplaints(value: unknown): string[] {
  if (!isObject(value)) return ['record: is no object'];
  const { seats, moves } = value;
  const seatCount = Array.isArray(seats) ? seats.length : 0;
  return [
    ...must(value.format === 'mirabilia/1', 'record: format must be mirabilia/1'),
    ...must(value.game === 'seven-wonders', 'record: game must be seven-wonders'),
    ...must(
      RULES_VERSIONS.some((version) => version === value.rulesVersion),
      `record: only rulesVersion ${RULES_VERSIONS.join(' and ')} are known here`,
    ),
    ...must(value.seed === undefined || typeof value.seed === 'string', 'record: seed must be a text'),
    ...must(seatCount >= 2 && seatCount <= 7, 'seats: there must be 2 to 7'),
    ...each(seats, 'seats', checkSeat),
    ...checkSetup(value.setup),
    ...(Array.isArray(moves)
      ? moves.flatMap((move, index) => checkMove(move, index, seatCount))
      : ['moves: is no list']),
    ...checkResult(value.result),
  ];
}
