// [D3] A turn begins with the free choice: the top card of the left, the right or the central deck.

import type { Emit, Move, Seat, StateParts } from '@mirabilia/kernel';
import { deckAt, hasCard } from '../geometry.ts';
import { actionIn, CENTRAL, FOR_TURN, LEFT, PASS, passMove, placeIn, takeMove } from '../move.ts';
import { takeTop } from '../rules/take.ts';
import type { Architects, Table } from '../types.ts';
import { goOn } from './end-of-turn.ts';

export const FREE_TAKE = { kind: 'free-take' } as const;

/** Every card in reach, for this reason. */
export function addTakes(moves: Move[], table: Table, why: number): void {
  for (let place = LEFT; place <= CENTRAL; place++) {
    if (hasCard(table, table.seat, place)) moves.push(takeMove(place, why));
  }
}

export function freeTakeMoves(table: Table): Move[] {
  const moves: Move[] = [];
  addTakes(moves, table, FOR_TURN);
  // [D6] A seat passes only if all its decks are empty.
  if (moves.length === 0) moves.push(passMove());
  return moves;
}

export function resolveFreeTake(parts: StateParts<Architects>, move: Move, emit?: Emit<Architects>): void {
  const { table } = parts;
  const seat: Seat = table.seat;
  if (actionIn(move) === PASS) emit?.({ kind: 'passed', seat });
  else takeTop(parts, { deck: deckAt(table, seat, placeIn(move)), why: 'turn' }, emit);
  goOn(parts, emit);
}
