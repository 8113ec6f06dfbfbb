// Faults of the move generator and its notation.

import type { Move } from '@mirabilia/kernel';
import { declineMove } from '../../src/move.ts';
import { afterwards, type Fault, holdingOf, honest, offering } from './fault.ts';

export const MOVES: readonly Fault[] = [
  {
    fault: 'a salvage counts as no choice',
    law: 'forced-is-forced',
    options: { wonders: ['halikarnassos', 'gizah', 'rhodos'], sides: 'B' },
    spoil: () => ({
      ...honest,
      forced: ({ phase }) =>
        phase.kind === 'salvage' ? { seat: phase.seat, move: declineMove() } : undefined,
    }),
  },
  {
    fault: 'what is legal depends on another’s hand',
    law: 'legality-from-view',
    spoil: () => {
      let hidden: readonly number[] = [];
      const spoilt = afterwards((state) => {
        hidden = holdingOf(state, 0).hand;
      });
      const isKept = (_: Move, at: number): boolean => at === 0 || at % 3 !== (hidden[0] ?? 0) % 3;
      return { ...spoilt, legalMoves: (view) => honest.legalMoves(view).filter(isKept) };
    },
  },
  {
    fault: 'asking for moves leaves a trace on the table',
    law: 'asking-changes-nothing',
    spoil: () =>
      offering(({ viewer, public: { table } }, moves) => {
        table.revealed[viewer] = moves.length;
        return moves;
      }),
  },
  {
    fault: 'notation leaves out the payment',
    law: 'notation-round-trips',
    spoil: () => ({
      ...honest,
      notation: { ...honest.notation, make: (move) => honest.notation.make(move).replace(/ [LR]\d+/g, '') },
    }),
  },
  {
    fault: 'two moves share their notation',
    law: 'notation-is-unique',
    spoil: () => ({
      ...honest,
      notation: {
        ...honest.notation,
        make: (move) => honest.notation.make(move).replace('stage', 'discard'),
      },
    }),
  },
];
