import { type City, KINDS, NONE, STAGES, SYMBOL_CARDS, stageFacts } from '@mirabilia/architects';
import { canPay, isAvailable, purseOf } from '@mirabilia/architects/rules';
import { expect, test } from 'vitest';
import { eachTable } from '../../test/random-tables.ts';
import { countBits, newWorks, surveyCity } from './survey.ts';
import { NO_USE, USES, useOf } from './use.ts';

const withCard = (city: City, card: number): City => ({
  ...city,
  cards: city.cards.map((count, kind) => (kind === card ? count + 1 : count)),
});

test('a card is a stage to a city that can pay one with it, and the last stage if only one is left', () => {
  const met = new Map<string, number>();
  eachTable(({ public: { table } }) => {
    // Between turns nothing that can be built is left unbuilt. Tokens that change payments aren't looked at.
    if (table.phase.kind !== 'free-take') return;
    for (const city of table.cities.filter(({ powers }) => powers === 0)) {
      const works = newWorks();
      surveyCity(works, city);
      for (let card = 0; card < KINDS; card++) {
        const then = withCard(city, card);
        const purse = purseOf(table, then);
        const stages = Array.from({ length: STAGES }, (_, at) => at + 1).filter((stage) => {
          const facts = stageFacts(city.wonder, stage);
          return isAvailable(then, facts, stage) && canPay(facts, purse);
        });
        const use = USES[useOf(works, city, card)] ?? 'none';
        met.set(use, (met.get(use) ?? 0) + 1);
        if (SYMBOL_CARDS.includes(card)) continue;
        expect(use === 'stage' || use === 'last stage').toBe(stages.length > 0);
        if (use === 'last stage') expect(countBits(city.stages)).toBe(STAGES - 1);
      }
    }
  });
  for (const use of [...USES, 'none']) expect(met.get(use), use).toBeGreaterThan(0);
});

test('a symbol completes a set of two alike or three different; a card that nobody sees is nothing', () => {
  const works = newWorks();
  const [first = 0, second = 0, third = 0] = SYMBOL_CARDS;
  const none: City = {
    wonder: 0,
    stages: 0,
    cards: Array.from({ length: KINDS }, () => 0),
    tokens: [],
    powers: 0,
    victories: 0,
  };
  const holding = (...cards: number[]) => cards.reduce(withCard, none);
  const set = USES.indexOf('set');
  expect(useOf(works, none, first)).toBe(NO_USE);
  expect(useOf(works, holding(first), first)).toBe(set);
  expect(useOf(works, holding(second), first)).toBe(NO_USE);
  expect(useOf(works, holding(second, third), first)).toBe(set);
  expect(useOf(works, holding(second, third), NONE)).toBe(NO_USE);
});
