// [W4] A progress token from the wonder: among the same four, without green cards.

import type { Emit, Move, StateParts } from '@mirabilia/kernel';
import { NO_SET } from '../move.ts';
import { addTokens, takeToken } from '../rules/science.ts';
import type { Architects, Table } from '../types.ts';
import { goOn } from './end-of-turn.ts';

export function giftMoves(table: Table): Move[] {
  const moves: Move[] = [];
  addTokens(moves, table, NO_SET);
  return moves;
}

export function resolveGift(parts: StateParts<Architects>, move: Move, emit?: Emit<Architects>): void {
  takeToken(parts, move, emit);
  goOn(parts, emit);
}
