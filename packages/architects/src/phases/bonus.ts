// [W3] [W5] [W9] Cards that the wonder gives: from any deck, from the central one, or from the left and the right.

import type { Emit, Move, StateParts } from '@mirabilia/kernel';
import { centralDeck, deckAt, placeOf } from '../geometry.ts';
import { FOR_WONDER, placeIn, takeMove } from '../move.ts';
import { takeTop } from '../rules/take.ts';
import type { Architects, Table } from '../types.ts';
import { goOn } from './end-of-turn.ts';

export function bonusMoves(table: Table): Move[] {
  const { phase, seat } = table;
  if (phase.kind !== 'bonus') return [];
  const moves: Move[] = [];
  for (let deck = 0; deck <= centralDeck(table); deck++) {
    if ((phase.decks & (1 << deck)) !== 0) moves.push(takeMove(placeOf(table, seat, deck), FOR_WONDER));
  }
  return moves.sort((a, b) => placeIn(a) - placeIn(b));
}

/** [W9] Both cards are placed before anything that they allow or force. */
export function resolveBonus(parts: StateParts<Architects>, move: Move, emit?: Emit<Architects>): void {
  const { table } = parts;
  const { phase } = table;
  if (phase.kind !== 'bonus') return;
  const deck = deckAt(table, table.seat, placeIn(move));
  takeTop(parts, { deck, why: 'wonder' }, emit);
  if (phase.takes > 1) {
    table.phase = { kind: 'bonus', decks: phase.decks & ~(1 << deck), takes: phase.takes - 1 };
  } else {
    goOn(parts, emit);
  }
}
