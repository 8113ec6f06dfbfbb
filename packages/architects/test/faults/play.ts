// Faults of moves, their notation, and a match as a whole.

import { actionIn, DECLINE, takeMove } from '../../src/move.ts';
import { afterwards, cityOf, type Fault, honest, offering } from './fault.ts';

export const PLAY: readonly Fault[] = [
  {
    fault: 'the free take counts as no choice',
    law: 'forced-is-forced',
    spoil: () => ({
      ...honest,
      forced: (table) =>
        table.phase.kind === 'free-take'
          ? { seat: table.seat, move: takeMove(2, 0) }
          : honest.forced?.(table),
    }),
  },
  {
    fault: 'notation leaves out what a card is taken for',
    law: 'notation-round-trips',
    spoil: () => ({
      ...honest,
      notation: {
        ...honest.notation,
        make: (move) => honest.notation.make(move).replace(/^(take \S+) .*$/, '$1'),
      },
    }),
  },
  {
    fault: 'two progress tokens share their notation',
    law: 'notation-is-unique',
    spoil: () => ({
      ...honest,
      notation: {
        ...honest.notation,
        make: (move) => honest.notation.make(move).replace(/^progress .*$/, 'progress pile'),
      },
    }),
  },
  {
    fault: 'the same move brings a victory when it was looked at twice',
    law: 'order-of-commits',
    spoil: () => {
      let looks = 0;
      const spoilt = afterwards((state) => {
        if (looks > 1) cityOf(state, 0).victories++;
        looks = 0;
      });
      return {
        ...spoilt,
        legalMoves: (view) => {
          looks++;
          return honest.legalMoves(view);
        },
      };
    },
  },
  {
    fault: 'a victory comes by chance from outside the state',
    law: 'same-moves-same-match',
    spoil: () => {
      let throws = 0;
      return afterwards((state) => {
        if (throws++ % 7 === 0) cityOf(state, 0).victories++;
      });
    },
  },
  {
    fault: 'the record leaves out declined cards',
    law: 'record-round-trips',
    spoil: () => ({
      ...honest,
      record: {
        ...honest.record,
        move: (seat, move, after) =>
          actionIn(move) === DECLINE ? undefined : honest.record.move(seat, move, after),
      },
    }),
  },
  {
    fault: 'the record turns the pile of tokens over',
    law: 'record-round-trips',
    spoil: () => ({
      ...honest,
      record: {
        ...honest.record,
        setup: (options, deal, seats) =>
          honest.record.setup(options, { ...deal, tokens: deal.tokens.toReversed() }, seats),
      },
    }),
  },
  {
    fault: 'a record with a deck that is no text can’t be read',
    law: 'damage-is-found',
    spoil: () => ({
      ...honest,
      record: {
        ...honest.record,
        readMove: (entry, options) =>
          honest.record.readMove(
            { ...entry, deck: entry.deck && (entry.deck as string).toLowerCase() },
            options,
          ),
      },
    }),
  },
  {
    fault: 'nobody can decline a card any more',
    law: 'asked-can-move',
    spoil: () =>
      offering(({ public: { table } }, moves) => (table.phase.kind === 'act' ? moves.slice(1) : moves)),
  },
];
