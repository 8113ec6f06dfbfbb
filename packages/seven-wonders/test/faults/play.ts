// Faults of a match as a whole.

import type { Seat } from '@mirabilia/kernel';
import { actionIn, DISCARD } from '../../src/move.ts';
import { afterwards, cityOf, type Fault, honest, offering } from './fault.ts';

export const PLAY: readonly Fault[] = [
  {
    fault: 'who commits last gets a coin',
    law: 'order-of-commits',
    spoil: () => {
      let last: Seat = 0;
      const spoilt = afterwards((state) => {
        cityOf(state, last).coins++;
      });
      return {
        ...spoilt,
        legalMoves: (view) => {
          last = view.viewer;
          return honest.legalMoves(view);
        },
      };
    },
  },
  {
    fault: 'the first of two cards leaves the hand before the plan is complete',
    law: 'plans-are-replaceable',
    options: { players: 2 },
    spoil: () =>
      offering(({ private: { plan, holding } }, moves) => {
        if (plan[0] !== undefined) holding.hand = holding.hand.filter((card) => card !== holding.hand[0]);
        return moves;
      }),
  },
  {
    fault: 'chance comes from outside the state',
    law: 'same-moves-same-match',
    spoil: () => {
      let throws = 0;
      return afterwards((state) => {
        cityOf(state, 0).coins += throws++ % 5 === 0 ? 1 : 0;
      });
    },
  },
  {
    fault: 'the record leaves out discards',
    law: 'record-round-trips',
    spoil: () => ({
      ...honest,
      record: {
        ...honest.record,
        move: (seat, move, after) =>
          actionIn(move) === DISCARD ? undefined : honest.record.move(seat, move, after),
      },
    }),
  },
  {
    fault: 'the record tells another deal',
    law: 'record-round-trips',
    spoil: () => ({
      ...honest,
      record: {
        ...honest.record,
        setup: (options, deal, seats) =>
          honest.record.setup(options, { ...deal, ages: deal.ages.toReversed() }, seats),
      },
    }),
  },
  {
    fault: 'a record with a card that is no text can’t be read',
    law: 'damage-is-found',
    spoil: () => ({
      ...honest,
      record: {
        ...honest.record,
        readMove: (entry, options) =>
          honest.record.readMove(
            { ...entry, card: entry.card && (entry.card as string).toLowerCase() },
            options,
          ),
      },
    }),
  },
];
