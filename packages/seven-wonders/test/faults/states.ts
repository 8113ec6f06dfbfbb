// Faults of the state, its copies and its text.

import { afterwards, cityOf, type Fault, honest } from './fault.ts';

export const STATES: readonly Fault[] = [
  {
    fault: 'a buried card is lost',
    law: 'pieces-stay',
    spoil: () =>
      afterwards(({ secret }) => {
        secret.buried[1]?.pop();
      }),
  },
  {
    fault: 'a card is there twice',
    law: 'pieces-stay',
    spoil: () =>
      afterwards((state) => {
        const { structures } = cityOf(state, 1);
        structures.push(...structures.slice(-1));
      }),
  },
  {
    fault: 'the table counts a discarded card too many',
    law: 'parts-agree',
    every: 1000,
    spoil: () =>
      afterwards(({ public: { table }, secret }) => {
        table.discards = secret.discards.length + 1;
      }),
  },
  {
    fault: 'a copy shares the structures of its original',
    law: 'copies-are-independent',
    spoil: () => ({
      ...honest,
      copy: {
        ...honest.copy,
        table: (table) => {
          const cities = honest.copy.table(table).cities.map((city, at) => {
            return { ...city, structures: table.cities[at]?.structures ?? [] };
          });
          return { ...honest.copy.table(table), cities };
        },
      },
    }),
  },
  {
    fault: 'a copy forgets the free build',
    law: 'copies-are-independent',
    options: { wonders: ['olympia', 'gizah', 'rhodos'], sides: 'A' },
    spoil: () => ({
      ...honest,
      copy: {
        ...honest.copy,
        table: (table) => {
          const copy = honest.copy.table(table);
          for (const city of copy.cities) city.freeBuildUsed = 0;
          return copy;
        },
      },
    }),
  },
  {
    fault: 'an undefined entry is lost in the text',
    law: 'survives-text',
    spoil: () =>
      afterwards(({ private: seats }) => {
        for (const { holding } of seats) Object.assign(holding, { pile: holding.pile ?? undefined });
      }),
  },
  {
    fault: 'a number that is none is lost in the text',
    law: 'survives-text',
    spoil: () =>
      afterwards((state) => {
        cityOf(state, 0).freeBuildUsed = Number.NaN;
      }),
  },
  {
    fault: 'a map is lost in the text',
    law: 'survives-text',
    spoil: () => ({
      ...honest,
      begin: (options, deal) => {
        const holdings = honest.begin(options, deal);
        return { ...holdings, secret: { ...holdings.secret, seen: new Map([[1, 2]]) } };
      },
      copy: {
        ...honest.copy,
        secret: (secret) => Object.assign(honest.copy.secret(secret), { seen: Object(secret).seen }),
      },
    }),
  },
  {
    fault: 'there is an outcome before the end',
    law: 'outcome-at-the-end',
    spoil: () => ({
      ...honest,
      outcome: (table) => (table.age < 3 ? undefined : honest.outcome({ ...table, phase: { kind: 'over' } })),
    }),
  },
];
