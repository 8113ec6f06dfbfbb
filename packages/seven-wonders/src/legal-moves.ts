import type { Move, Seat, SeatView } from '@mirabilia/kernel';
import { boardMoves, drafter } from './phases/boards.ts';
import { salvageMoves } from './phases/salvage.ts';
import { cardMoves, stepsOfTurn } from './phases/turn.ts';
import type { SevenWonders, Table } from './types.ts';

export function legalMoves({
  viewer,
  public: { table },
  private: { plan, holding },
}: SeatView<SevenWonders>): Move[] {
  switch (table.phase.kind) {
    case 'turn':
    case 'seventh':
      return cardMoves(table, viewer, holding, plan);
    case 'salvage':
      return salvageMoves(table, viewer, holding, plan);
    case 'draft':
      return plan.length > 0 || drafter(table) !== viewer ? [] : boardMoves(table, viewer);
    case 'sides':
      return plan.length > 0 ? [] : boardMoves(table, viewer);
    case 'over':
      return [];
  }
}

/** How many moves a seat owes for the current decision. */
export function steps(table: Table, seat: Seat): number {
  const { phase } = table;
  switch (phase.kind) {
    case 'turn':
      return stepsOfTurn(table, seat);
    case 'draft':
      return drafter(table) === seat ? 1 : 0;
    case 'sides':
      return 1;
    case 'seventh':
    case 'salvage':
      return phase.seat === seat ? 1 : 0;
    case 'over':
      return 0;
  }
}
