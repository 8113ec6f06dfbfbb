// Faults that let somebody see what he should not.

import type { Event, Holding } from '../../src/index.ts';
import { actionIn, STAGE } from '../../src/move.ts';
import { afterwards, cityOf, type Fault, holdingOf, honest, offering, telling } from './fault.ts';

export const LEAKS: readonly Fault[] = [
  {
    fault: 'the table shows which card was buried',
    law: 'silent-worlds',
    spoil: () =>
      afterwards(({ public: { table } }, { plans }) => {
        for (const [seat, [move]] of plans.entries()) {
          if (move !== undefined && actionIn(move) === STAGE) table.revealed[seat] = move;
        }
      }),
  },
  {
    fault: 'an event names the buried card',
    law: 'silent-worlds',
    spoil: () =>
      telling((event, { secret }) => {
        if (event.kind !== 'stage-built') return event;
        return { ...event, card: secret.buried[event.city]?.at(-1) } as Event;
      }),
  },
  {
    fault: 'coins depend on a hand that nobody sees',
    law: 'silent-worlds',
    spoil: () =>
      afterwards((state) => {
        cityOf(state, 0).coins += (holdingOf(state, 1).hand[0] ?? 0) % 2;
      }),
  },
  {
    fault: 'the neighbour’s hand stands in the own holding',
    law: 'worlds-keep-certainties',
    spoil: () => {
      const peek = (holdings: readonly Holding[]): void => {
        for (const [seat, holding] of holdings.entries()) {
          Object.assign(holding, { beside: holdings[(seat + 1) % holdings.length]?.hand });
        }
      };
      const keep = (holding: Holding, seen: Holding): Holding =>
        Object.assign(holding, { beside: Object(seen).beside });
      return {
        ...afterwards(({ private: seats }) => peek(seats.map(({ holding }) => holding))),
        begin: (options, deal) => {
          const begun = honest.begin(options, deal);
          peek(begun.holdings);
          return begun;
        },
        copy: { ...honest.copy, holding: (holding) => keep(honest.copy.holding(holding), holding) },
        determinize: (view, rng) => {
          const world = honest.determinize(view, rng);
          peek(world.holdings);
          keep(world.holdings[view.viewer] as Holding, view.private.holding);
          return world;
        },
      };
    },
  },
  {
    fault: 'the table shows a hand as it was dealt',
    law: 'worlds-keep-certainties',
    spoil: () => ({
      ...honest,
      begin: (options, deal) => {
        const holdings = honest.begin(options, deal);
        holdings.table.revealed.push(...(holdings.holdings[1]?.hand ?? []));
        return holdings;
      },
    }),
  },
  {
    fault: 'the table shows what a seat has chosen while the others still think',
    law: 'silent-commits',
    options: { players: 2 },
    spoil: () =>
      offering(({ viewer, public: { table }, private: { plan } }, moves) => {
        if (plan[0] !== undefined) table.revealed[viewer] = plan[0];
        return moves;
      }),
  },
  {
    fault: 'a face tells the buried card',
    law: 'faces-tell-no-more',
    spoil: () => ({ ...honest, notation: { ...honest.notation, face: honest.notation.make } }),
  },
];
