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

/** The kinds of moves. A move holds an index into this list. */
export const ACTIONS = ['take', 'decline', 'look', 'dig', 'stage', 'progress', 'pass', 'wonder'] as const;
export type Action = (typeof ACTIONS)[number];

/** The action of taking a card. */
export const TAKE = ACTIONS.indexOf('take');
/** The action of not taking the card that a token offers. */
export const DECLINE = ACTIONS.indexOf('decline');
/** The action of looking at the top of the central deck. */
export const LOOK = ACTIONS.indexOf('look');
/** The action of choosing a card from within a deck. */
export const DIG = ACTIONS.indexOf('dig');
/** The action of building a stage. */
export const STAGE = ACTIONS.indexOf('stage');
/** The action of taking a progress token. */
export const PROGRESS = ACTIONS.indexOf('progress');
/** The action of doing nothing more. */
export const PASS = ACTIONS.indexOf('pass');
/** The action of choosing a wonder before the first turn. */
export const WONDER = ACTIONS.indexOf('wonder');

/** Where from, as the mover sees it: his three decks, or a far one as FAR + its owner's seat. */
export const LEFT = DECK_POSITIONS.indexOf('left');
/** The deck on the right, which is the right neighbour's. */
export const RIGHT = DECK_POSITIONS.indexOf('right');
/** The deck that nobody owns. */
export const CENTRAL = DECK_POSITIONS.indexOf('central');
/** The first of the places that stand for decks of other seats. */
export const FAR = DECK_POSITIONS.length;
/** The place that stands for the deck of a seat that is no neighbour. */
export const farPlace = (owner: Seat): number => FAR + owner;

/** What for: the turn's own card, the wonder's effect, or a token as FOR_TOKEN + its number. */
export const FOR_TURN = 0;
/** The reason of a card that the wonder's effect gives. */
export const FOR_WONDER = 1;
/** The reason of a card that a token gives, to which the token's number is added. */
export const FOR_TOKEN = 2;

/** Place in the row of progress tokens that stands for the pile. */
export const FROM_PILE = 3;
/** Green cards spent: none (the wonder's gift), a pair as PAIR + its symbol, or one of each. */
export const NO_SET = 0;
/** Two cards of a symbol are spent; the symbol's number is added. */
export const PAIR = 1;
/** One card of each symbol is spent. */
export const TRIPLE = 4;

const OBJECT_SHIFT = 3;
const REASON_SHIFT = 7;
const WAY_SHIFT = 6;

/** Takes a card from a place, for a reason. */
export const takeMove = (place: number, why: number): Move =>
  TAKE | (place << OBJECT_SHIFT) | (why << REASON_SHIFT);
/** Leaves the card that a token offers. */
export const declineMove = (token: Token): Move => DECLINE | ((FOR_TOKEN + token) << REASON_SHIFT);
/** Looks at the top card of a place. */
export const lookMove = (place: number): Move => LOOK | (place << OBJECT_SHIFT);
/** Takes a card that lies within a deck. */
export const digMove = (place: number, card: Card): Move =>
  DIG | (place << OBJECT_SHIFT) | (card << REASON_SHIFT);
/** `way` is a payment as below. */
export const stageMove = (stage: number, way: number): Move =>
  STAGE | (stage << OBJECT_SHIFT) | (way << WAY_SHIFT);
/** Takes the token at a place of the row, for a set of green cards. */
export const progressMove = (place: number, set: number): Move =>
  PROGRESS | (place << OBJECT_SHIFT) | (set << REASON_SHIFT);
/** Does nothing more. */
export const passMove = (): Move => PASS;
/** Chooses a wonder. */
export const wonderMove = (wonder: Wonder): Move => WONDER | (wonder << OBJECT_SHIFT);

/** The move's action, an index into `ACTIONS`. */
export const actionIn = (move: Move): number => move & 7;
/** The place that the move takes from. */
export const placeIn = (move: Move): number => (move >> OBJECT_SHIFT) & 15;
/** What the move is for. */
export const whyIn = (move: Move): number => (move >> REASON_SHIFT) & 15;
/** The token of a take or a decline that is for one. */
export const tokenIn = (move: Move): Token => whyIn(move) - FOR_TOKEN;
/** The card that a dig takes. */
export const cardIn = (move: Move): Card => (move >> REASON_SHIFT) & 15;
/** The green cards that are spent for a token. */
export const setIn = (move: Move): number => (move >> REASON_SHIFT) & 7;
/** The stage that is built. */
export const stageIn = (move: Move): number => (move >> OBJECT_SHIFT) & 7;
/** The wonder that is chosen. */
export const wonderIn = (move: Move): Wonder => (move >> OBJECT_SHIFT) & 7;
/** How a stage is paid for. */
export const wayIn = (move: Move): number => move >> WAY_SHIFT;

// A payment: how many cards of each resource, how many coins, and which tokens help, three bits each.
const PART_BITS = 3;
/** The part of a payment that says how many cards of a kind are spent. */
export const paidPart = (kind: number, count: number): number => count << (kind * PART_BITS);
/** Coins come after the resources, as in the catalogue. */
export const paidCoins = (count: number): number => paidPart(RESOURCE_KINDS, count);
/** The part of a payment that says that a coin counts twice. */
export const WITH_DOUBLE = 1 << ((RESOURCE_KINDS + 1) * PART_BITS);
/** The part of a payment that says that resources stand for each other. */
export const WITH_ANY = WITH_DOUBLE << 1;
/** How many kinds of cards can pay: the resources and the coin. */
export const PAYING_KINDS = RESOURCE_KINDS + 1;
/** How many cards of a kind a payment spends. */
export const countIn = (way: number, kind: number): number => (way >> (kind * PART_BITS)) & 7;
/** The tokens that help with a payment, as bits. */
export const helpersIn = (way: number): number =>
  ((way & WITH_DOUBLE) === 0 ? 0 : DOUBLE_COIN) | ((way & WITH_ANY) === 0 ? 0 : ANY_RESOURCES);
