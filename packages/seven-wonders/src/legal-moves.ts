import type { Move, Seat, SeatView } from '@mirabilia/kernel';
import { boardMoves, drafter } from './phases/boards.ts';
import { salvageMoves } from './phases/salvage.ts';
import { cardMoves, stepsOfTurn } from './phases/turn.ts';
import type { Holding, Phase, SevenWonders, Table } from './types.ts';

type MovesIn = (table: Table, seat: Seat, holding: Holding, plan: readonly Move[]) => Move[];

const MOVES: Readonly<Record<Phase['kind'], MovesIn>> = {
  draft: (table, seat, _holding, plan) =>
    plan.length > 0 || drafter(table) !== seat ? [] : boardMoves(table, seat),
  sides: (table, seat, _holding, plan) => (plan.length > 0 ? [] : boardMoves(table, seat)),
  turn: cardMoves,
  seventh: cardMoves,
  salvage: salvageMoves,
  over: () => [],
};

export function legalMoves({
  viewer,
  public: { table },
  private: { plan, holding },
}: SeatView<SevenWonders>): Move[] {
  return MOVES[table.phase.kind](table, viewer, holding, plan);
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
