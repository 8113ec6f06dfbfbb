// Faults that show somebody what they must not see.

import type { Event } from '../../src/index.ts';
import { afterwards, centralTop, type Fault, holdingOf, honest, offering, telling } from './fault.ts';

export const LEAKS: readonly Fault[] = [
  {
    fault: 'a wonder’s top card is seen before all have chosen',
    law: 'silent-worlds',
    options: { wonders: 'draft' },
    every: 1,
    spoil: () =>
      afterwards(({ public: { table }, secret }) => {
        if (table.phase.kind === 'draft') table.tops[0] = secret.boxes[0]?.at(-1) ?? -1;
      }),
  },
  {
    fault: 'the table shows the top of the central deck',
    law: 'silent-worlds',
    spoil: () =>
      afterwards((state) => {
        const { table } = state.public;
        table.tops[table.players] = centralTop(state);
      }),
  },
  {
    fault: 'the table shows the next progress token',
    law: 'silent-worlds',
    spoil: () =>
      afterwards(({ public: { table }, secret }) => {
        table.row[3] = secret.tokens.at(-1) ?? -1;
      }),
  },
  {
    fault: 'an event names the card that the cat has peeked at',
    law: 'silent-worlds',
    spoil: () =>
      telling((event, state) =>
        event.kind === 'peeked' ? ({ ...event, card: centralTop(state) } as Event) : event,
      ),
  },
  {
    fault: 'an event names the cards that a dig has found',
    law: 'silent-worlds',
    options: { wonders: ['halicarnassus', 'giza', 'rhodes'] },
    every: 1,
    spoil: () =>
      telling((event, { secret }) =>
        event.kind === 'looked' ? ({ ...event, found: secret.decks[event.deck]?.slice(-5) } as Event) : event,
      ),
  },
  {
    fault: 'everybody is told what the cat has peeked at',
    law: 'parts-agree',
    spoil: () =>
      afterwards((state) => {
        const { table } = state.public;
        if (table.knowers === 0) return;
        for (const seat of state.private.keys()) holdingOf(state, seat).central = centralTop(state);
      }),
  },
  {
    fault: 'the neighbour sees what a dig has found',
    law: 'parts-agree',
    options: { wonders: ['halicarnassus', 'giza', 'rhodes'] },
    spoil: () =>
      afterwards((state) => {
        const { table } = state.public;
        const beside = (table.seat + 1) % table.players;
        holdingOf(state, beside).found = holdingOf(state, table.seat).found;
      }),
  },
  {
    fault: 'somebody still knows a central card that was taken',
    law: 'parts-agree',
    spoil: () =>
      afterwards((state, { before }) => {
        const { table } = state.public;
        const known = holdingOf(before, table.seat).central;
        if (table.seat === before.public.table.seat && known >= 0)
          holdingOf(state, table.seat).central = known;
      }),
  },
  {
    fault: 'the central deck is offered only if a good card lies on it',
    law: 'legality-from-view',
    spoil: () => {
      let top = 0;
      const spoilt = afterwards((state) => {
        top = centralTop(state);
      });
      return {
        ...spoilt,
        legalMoves: (view) => honest.legalMoves(view).filter((_, at) => at === 0 || at % 2 !== top % 2),
      };
    },
  },
  {
    fault: 'asking what is legal counts as having looked',
    law: 'asking-changes-nothing',
    spoil: () =>
      offering(({ viewer, public: { table } }, moves) => {
        table.knowers |= 1 << viewer;
        return moves;
      }),
  },
];
