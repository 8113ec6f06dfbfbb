// A move in one small integer: what, with which card, paying whom how much.

import type { Move } from '@mirabilia/kernel';
import type { Board, Card } from './catalogue.ts';

export const ACTIONS = ['build', 'stage', 'discard', 'salvage', 'decline', 'board'] as const;
export type Action = (typeof ACTIONS)[number];

/** How a build is paid for: goods and coins, a chain, or the wonder's power. */
export const FREE = { no: 0, chain: 1, wonder: 2 } as const;

const CARD_SHIFT = 3;
const PAY_SHIFT = 10;
const FREE_SHIFT = 20;
const CITY_SHIFT = 22;

export const BUILD = ACTIONS.indexOf('build');
export const STAGE = ACTIONS.indexOf('stage');
export const DISCARD = ACTIONS.indexOf('discard');
export const SALVAGE = ACTIONS.indexOf('salvage');
export const DECLINE = ACTIONS.indexOf('decline');
export const BOARD = ACTIONS.indexOf('board');

/** Stands for a card that the others don't see. */
export const FACE_DOWN: Card = 127;

/** `way` is a pair of payments as `payments.ts` packs it. */
export const buildMove = (card: Card, way: number, free: number): Move =>
  BUILD | (card << CARD_SHIFT) | (way << PAY_SHIFT) | (free << FREE_SHIFT);
export const stageMove = (card: Card, way: number): Move => STAGE | (card << CARD_SHIFT) | (way << PAY_SHIFT);
export const discardMove = (card: Card): Move => DISCARD | (card << CARD_SHIFT);
export const salvageMove = (card: Card): Move => SALVAGE | (card << CARD_SHIFT);
export const declineMove = (): Move => DECLINE;
export const boardMove = (board: Board): Move => BOARD | (board << CARD_SHIFT);
/** The same move, made by the holder for the Free City. */
export const forFreeCity = (move: Move): Move => move | (1 << CITY_SHIFT);

export const actionIn = (move: Move): number => move & 7;
export const cardIn = (move: Move): Card => (move >> CARD_SHIFT) & 127;
export const boardIn = (move: Move): Board => (move >> CARD_SHIFT) & 127;
export const wayIn = (move: Move): number => (move >> PAY_SHIFT) & 1023;
export const leftIn = (move: Move): number => (move >> PAY_SHIFT) & 31;
export const rightIn = (move: Move): number => (move >> (PAY_SHIFT + 5)) & 31;
export const freeIn = (move: Move): number => (move >> FREE_SHIFT) & 3;
export const isForFreeCity = (move: Move): boolean => ((move >> CITY_SHIFT) & 1) === 1;

/** What the others see: a card that is buried or discarded lies face down. */
export function faceOf(move: Move): Move {
  const action = actionIn(move);
  return action === STAGE || action === DISCARD ? move | (FACE_DOWN << CARD_SHIFT) : move;
}
