// A move in one small integer: what, with which card, paying whom how much.

import type { Move } from '@mirabilia/kernel';
import type { Board, Card } from './catalogue.ts';

/** The kinds of moves. A move holds an index into this list. */
export const ACTIONS = ['build', 'stage', 'discard', 'salvage', 'decline', 'board'] as const;
export type Action = (typeof ACTIONS)[number];

/** How a build is paid for: goods and coins, a chain, or the wonder's power. */
export const FREE = { no: 0, chain: 1, wonder: 2 } as const;

const CARD_SHIFT = 3;
const PAY_SHIFT = 10;
const FREE_SHIFT = 20;
const CITY_SHIFT = 22;

/** The action of building a structure. */
export const BUILD = ACTIONS.indexOf('build');
/** The action of building a stage of the wonder. */
export const STAGE = ACTIONS.indexOf('stage');
/** The action of discarding a card for coins. */
export const DISCARD = ACTIONS.indexOf('discard');
/** The action of building a card from the discard pile. */
export const SALVAGE = ACTIONS.indexOf('salvage');
/** The action of building none of the discarded cards. */
export const DECLINE = ACTIONS.indexOf('decline');
/** The action of choosing a board. */
export const BOARD = ACTIONS.indexOf('board');

/** Stands for a card that the others don't see. */
export const FACE_DOWN: Card = 127;

/** `way` is a pair of payments as `payments.ts` packs it. */
export const buildMove = (card: Card, way: number, free: number): Move =>
  BUILD | (card << CARD_SHIFT) | (way << PAY_SHIFT) | (free << FREE_SHIFT);
/** Builds the next stage with this card; `way` as in `buildMove`. */
export const stageMove = (card: Card, way: number): Move => STAGE | (card << CARD_SHIFT) | (way << PAY_SHIFT);
/** Discards a card for coins. */
export const discardMove = (card: Card): Move => DISCARD | (card << CARD_SHIFT);
/** Builds a card from the discard pile. */
export const salvageMove = (card: Card): Move => SALVAGE | (card << CARD_SHIFT);
/** Builds none of the discarded cards. */
export const declineMove = (): Move => DECLINE;
/** Chooses a board. */
export const boardMove = (board: Board): Move => BOARD | (board << CARD_SHIFT);
/** The same move, made by the holder for the Free City. */
export const forFreeCity = (move: Move): Move => move | (1 << CITY_SHIFT);

/** The move's action, an index into `ACTIONS`. */
export const actionIn = (move: Move): number => move & 7;
/** The card that is used. */
export const cardIn = (move: Move): Card => (move >> CARD_SHIFT) & 127;
/** The board that is chosen. */
export const boardIn = (move: Move): Board => (move >> CARD_SHIFT) & 127;
/** What is paid to both neighbours, packed. */
export const wayIn = (move: Move): number => (move >> PAY_SHIFT) & 1023;
/** Coins paid to the left neighbour. */
export const leftIn = (move: Move): number => (move >> PAY_SHIFT) & 31;
/** Coins paid to the right neighbour. */
export const rightIn = (move: Move): number => (move >> (PAY_SHIFT + 5)) & 31;
/** One of `FREE`. */
export const freeIn = (move: Move): number => (move >> FREE_SHIFT) & 3;
/** Is the move made for the Free City? */
export const isForFreeCity = (move: Move): boolean => ((move >> CITY_SHIFT) & 1) === 1;

/** What the others see: a card that is buried or discarded lies face down. */
export function faceOf(move: Move): Move {
  const action = actionIn(move);
  return action === STAGE || action === DISCARD ? move | (FACE_DOWN << CARD_SHIFT) : move;
}
