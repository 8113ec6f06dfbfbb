import type { Move, Seat, SeatView } from '@mirabilia/kernel';
import { deckAt } from './geometry.ts';
import { digMove } from './move.ts';
import { actMoves } from './phases/act.ts';
import { bonusMoves } from './phases/bonus.ts';
import { digMoves, leftIn } from './phases/dig.ts';
import { draftMoves } from './phases/draft.ts';
import { freeTakeMoves } from './phases/free-take.ts';
import { giftMoves } from './phases/gift.ts';
import { lookMoves } from './phases/look.ts';
import type { Architects, Holding, Table } from './types.ts';

function movesIn(table: Table, holding: Holding): Move[] {
  switch (table.phase.kind) {
    case 'free-take':
      return freeTakeMoves(table);
    case 'act':
      return actMoves(table);
    case 'bonus':
      return bonusMoves(table);
    case 'gift':
      return giftMoves(table);
    case 'look':
      return lookMoves(table);
    case 'dig':
      return digMoves(table, holding);
    case 'draft':
      return draftMoves(table);
    case 'over':
      return [];
  }
}

export function legalMoves({
  viewer,
  public: { table },
  private: { plan, holding },
}: SeatView<Architects>): Move[] {
  return viewer === table.seat && plan.length === 0 ? movesIn(table, holding) : [];
}

/** One seat decides at a time. */
export function steps({ phase, seat: asked }: Table, seat: Seat): number {
  return seat === asked && phase.kind !== 'over' ? 1 : 0;
}

/** [T3] The only move there is, as far as everybody can see. */
export function forced(table: Table): { seat: Seat; move: Move } | undefined {
  const { phase, seat } = table;
  if (phase.kind === 'dig') {
    // [H3] What was found is secret: that it leaves no choice may be told only if the whole deck is of one kind.
    const left = leftIn(table, deckAt(table, seat, phase.place));
    const kinds = [...left.keys()].filter((card) => (left[card] as number) > 0);
    return kinds.length === 1 ? { seat, move: digMove(phase.place, kinds[0] as number) } : undefined;
  }
  const moves = movesIn(table, NO_HOLDING);
  return moves.length === 1 ? { seat, move: moves[0] as Move } : undefined;
}

/** Except while digging, no move depends on the holding. */
const NO_HOLDING: Holding = { central: -1, found: null };
