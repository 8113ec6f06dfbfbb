// A move in one small integer: what, from where, and what for.

import type { Move, Seat } from '@mirabilia/kernel';
import {
  ANY_RESOURCES,
  type Card,
  DOUBLE_COIN,
  RESOURCE_KINDS,
  type Token,
  type Wonder,
} from './catalogue.ts';
import { DECK_POSITIONS } from './vocabulary.ts';

export const ACTIONS = ['take', 'decline', 'look', 'dig', 'stage', 'progress', 'pass', 'wonder'] as const;
export type Action = (typeof ACTIONS)[number];

export const TAKE = ACTIONS.indexOf('take');
export const DECLINE = ACTIONS.indexOf('decline');
export const LOOK = ACTIONS.indexOf('look');
export const DIG = ACTIONS.indexOf('dig');
export const STAGE = ACTIONS.indexOf('stage');
export const PROGRESS = ACTIONS.indexOf('progress');
export const PASS = ACTIONS.indexOf('pass');
export const WONDER = ACTIONS.indexOf('wonder');

/** Where from, as the mover sees it: his three decks, or a far one as FAR + its owner's seat. */
export const LEFT = DECK_POSITIONS.indexOf('left');
export const RIGHT = DECK_POSITIONS.indexOf('right');
export const CENTRAL = DECK_POSITIONS.indexOf('central');
export const FAR = DECK_POSITIONS.length;
export const farPlace = (owner: Seat): number => FAR + owner;

/** What for: the turn's own card, the wonder's effect, or a token as FOR_TOKEN + its number. */
export const FOR_TURN = 0;
export const FOR_WONDER = 1;
export const FOR_TOKEN = 2;

/** Place in the row of progress tokens that stands for the pile. */
export const FROM_PILE = 3;
/** Green cards spent: none (the wonder's gift), a pair as PAIR + its symbol, or one of each. */
export const NO_SET = 0;
export const PAIR = 1;
export const TRIPLE = 4;

const OBJECT_SHIFT = 3;
const REASON_SHIFT = 7;
const WAY_SHIFT = 6;

export const takeMove = (place: number, why: number): Move =>
  TAKE | (place << OBJECT_SHIFT) | (why << REASON_SHIFT);
export const declineMove = (token: Token): Move => DECLINE | ((FOR_TOKEN + token) << REASON_SHIFT);
export const lookMove = (place: number): Move => LOOK | (place << OBJECT_SHIFT);
export const digMove = (place: number, card: Card): Move =>
  DIG | (place << OBJECT_SHIFT) | (card << REASON_SHIFT);
/** `way` is a payment as below. */
export const stageMove = (stage: number, way: number): Move =>
  STAGE | (stage << OBJECT_SHIFT) | (way << WAY_SHIFT);
export const progressMove = (place: number, set: number): Move =>
  PROGRESS | (place << OBJECT_SHIFT) | (set << REASON_SHIFT);
export const passMove = (): Move => PASS;
export const wonderMove = (wonder: Wonder): Move => WONDER | (wonder << OBJECT_SHIFT);

export const actionIn = (move: Move): number => move & 7;
export const placeIn = (move: Move): number => (move >> OBJECT_SHIFT) & 15;
export const whyIn = (move: Move): number => (move >> REASON_SHIFT) & 15;
/** The token of a take or a decline that is for one. */
export const tokenIn = (move: Move): Token => whyIn(move) - FOR_TOKEN;
export const cardIn = (move: Move): Card => (move >> REASON_SHIFT) & 15;
export const setIn = (move: Move): number => (move >> REASON_SHIFT) & 7;
export const stageIn = (move: Move): number => (move >> OBJECT_SHIFT) & 7;
export const wonderIn = (move: Move): Wonder => (move >> OBJECT_SHIFT) & 7;
export const wayIn = (move: Move): number => move >> WAY_SHIFT;

// A payment: how many cards of each resource, how many coins, and which tokens help, three bits each.
const PART_BITS = 3;
export const paidPart = (kind: number, count: number): number => count << (kind * PART_BITS);
/** Coins come after the resources, as in the catalogue. */
export const paidCoins = (count: number): number => paidPart(RESOURCE_KINDS, count);
export const WITH_DOUBLE = 1 << ((RESOURCE_KINDS + 1) * PART_BITS);
export const WITH_ANY = WITH_DOUBLE << 1;
export const PAYING_KINDS = RESOURCE_KINDS + 1;
export const countIn = (way: number, kind: number): number => (way >> (kind * PART_BITS)) & 7;
/** The tokens that help with a payment, as bits. */
export const helpersIn = (way: number): number =>
  ((way & WITH_DOUBLE) === 0 ? 0 : DOUBLE_COIN) | ((way & WITH_ANY) === 0 ? 0 : ANY_RESOURCES);
