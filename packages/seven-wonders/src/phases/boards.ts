// [S2] [S3] Before the first card: boards are drafted in seat order, or each player turns his own to the side he likes.

import type { Emit, Move, Seat, StateParts } from '@mirabilia/kernel';
import { type Board, boardFacts } from '../catalogue.ts';
import { boardIn, boardMove } from '../move.ts';
import type { City, SevenWonders, Table } from '../types.ts';
import { SIDES } from '../vocabulary.ts';
import { beginAge } from './end-of-age.ts';

/** A board makes its resource from the start, and neighbours may buy it. */
export function placeBoard(city: City, board: Board): void {
  city.board = board;
  city.own = city.sold = boardFacts(board).supply;
}

/** Whose turn it is to draft; -1 when all have a board. */
export const drafter = (table: Table): Seat => table.cities.findIndex(({ board }) => board < 0);

export function boardMoves(table: Table, seat: Seat): Move[] {
  const { phase } = table;
  if (phase.kind === 'draft') return phase.offer.map(boardMove);
  const wonder = Math.floor((table.cities[seat] as City).board / SIDES.length);
  return SIDES.map((_, side) => boardMove(wonder * SIDES.length + side));
}

export function resolveBoards(
  parts: StateParts<SevenWonders>,
  chosen: readonly Move[],
  emit?: Emit<SevenWonders>,
): void {
  const { table } = parts;
  chosen.forEach((move, seat) => {
    if (move < 0) return;
    const board = boardIn(move);
    placeBoard(table.cities[seat] as City, board);
    const { wonder, side } = boardFacts(board);
    emit?.({ kind: 'board-chosen', city: seat, wonder, side });
    if (table.phase.kind === 'draft') {
      const offer = table.phase.offer.filter((other) => boardFacts(other).wonder !== wonder);
      table.phase = { kind: 'draft', offer };
    }
  });
  if (drafter(table) < 0) beginAge(parts, emit);
}
