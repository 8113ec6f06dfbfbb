// Faults of the state, its copies and its text.

import { afterwards, cityOf, type Fault, honest, told } from './fault.ts';

export const STATES: readonly Fault[] = [
  {
    fault: 'the bottom card of a deck vanishes when the deck is shuffled',
    law: 'pieces-stay',
    options: { wonders: ['halicarnassus', 'giza', 'rhodes'] },
    spoil: () =>
      afterwards(({ secret }, { events }) => {
        for (const { deck } of told(events, 'shuffled')) secret.decks[deck]?.shift();
      }),
  },
  {
    fault: 'cards that pay for a stage are lost',
    law: 'pieces-stay',
    spoil: () =>
      afterwards(({ public: { table } }, { before, events }) => {
        if (told(events, 'stage-built').length === 0) return;
        table.discards.splice(0, table.discards.length, ...before.public.table.discards);
      }),
  },
  {
    fault: 'a progress token is there twice',
    law: 'pieces-stay',
    spoil: () =>
      afterwards((state, { events }) => {
        for (const { seat } of told(events, 'token-taken')) {
          const { tokens } = cityOf(state, seat);
          tokens.push(...tokens.slice(-1));
        }
      }),
  },
  {
    fault: 'the table counts a card of the wrong deck as gone',
    law: 'parts-agree',
    spoil: () =>
      afterwards(({ public: { table } }, { events }) => {
        if (told(events, 'taken').length === 0) return;
        const [first = 0, ...others] = table.left;
        table.left.splice(0, table.left.length, first + 1, ...others.with(-1, (others.at(-1) ?? 0) - 1));
      }),
  },
  {
    fault: 'the old top card stays in sight',
    law: 'parts-agree',
    spoil: () =>
      afterwards(({ public: { table } }, { before, events }) => {
        for (const { deck } of told(events, 'turned-up'))
          table.tops[deck] = before.public.table.tops[deck] ?? -1;
      }),
  },
  {
    fault: 'a copy shares the decks of its original',
    law: 'copies-are-independent',
    spoil: () => ({
      ...honest,
      copy: { ...honest.copy, secret: (secret) => ({ ...honest.copy.secret(secret), decks: secret.decks }) },
    }),
  },
  {
    fault: 'a copy forgets which tokens were used this turn',
    law: 'copies-are-independent',
    spoil: () => ({
      ...honest,
      copy: { ...honest.copy, table: (table) => ({ ...honest.copy.table(table), spent: 0 }) },
    }),
  },
  {
    fault: 'nothing found is undefined, which is lost in the text',
    law: 'survives-text',
    spoil: () =>
      afterwards(({ private: seats }) => {
        for (const { holding } of seats) Object.assign(holding, { found: holding.found ?? undefined });
      }),
  },
  {
    fault: 'an empty place in the row is a hole, which the text fills',
    law: 'survives-text',
    spoil: () =>
      afterwards(({ public: { table } }) => {
        table.row.length = 5;
      }),
  },
  {
    fault: 'there is an outcome as soon as a wonder is complete',
    law: 'outcome-at-the-end',
    spoil: () => ({
      ...honest,
      outcome: (table) =>
        table.cities.some(({ stages }) => stages >= 15)
          ? honest.outcome({ ...table, phase: { kind: 'over' } })
          : honest.outcome(table),
    }),
  },
];
