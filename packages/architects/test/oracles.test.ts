// Slow and simple second opinions: every payment there could be, judged one by one, and points counted from what was
// told while the match was played.

import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { architects, CARDS } from '../src/index.ts';
import { countIn, PAYING_KINDS, WITH_ANY, WITH_DOUBLE } from '../src/move.ts';
import { canPay, findWays, type Purse } from '../src/rules/payments.ts';
import { type CostRule, RESOURCES } from '../src/vocabulary.ts';
import { countedTwice } from './recount.ts';

interface Payment {
  /** Cards used of each resource. */
  readonly used: readonly number[];
  readonly coins: number;
  readonly double: boolean;
  readonly mixed: boolean;
}

interface Bill {
  readonly count: number;
  readonly rule: CostRule;
  readonly held: readonly number[];
  readonly coins: number;
  readonly canDouble: boolean;
  readonly canMix: boolean;
}

const sum = (numbers: readonly number[]): number => numbers.reduce((total, n) => total + n, 0);

/** Every number of cards of each resource, up to what is held. */
function choices(held: readonly number[]): number[][] {
  return held.reduce<number[][]>(
    (so, most) => so.flatMap((used) => Array.from({ length: most + 1 }, (_, n) => [...used, n])),
    [[]],
  );
}

/** Do the cards used obey the stage's rule, with no coin where a fitting card is left? */
function obeys({ held, rule, count }: Bill, { used, coins }: Payment): boolean {
  if (rule === 'different') {
    const usesEach = used.every((n) => n <= 1);
    return usesEach && (coins === 0 || held.every((n, r) => n === 0 || used[r] === 1));
  }
  return used.some((n, picked) => {
    const onlyThis = used.every((other, r) => r === picked || other === 0);
    return onlyThis && n === Math.min(held[picked] as number, count);
  });
}

/** Do the cards used obey the stage's rule, whatever is left? */
function fits({ rule }: Bill, { used }: Payment): boolean {
  return rule === 'different' ? used.every((n) => n <= 1) : used.filter((n) => n > 0).length <= 1;
}

function legal(bill: Bill): Payment[] {
  const { held, coins: purse, count, canDouble, canMix } = bill;
  const all = choices(held).flatMap((used) =>
    [0, 1, 2, 3, 4].flatMap((coins) =>
      [false, true].map((double): Payment => ({ used, coins, double, mixed: false })),
    ),
  );
  const paying = all.filter(({ used, coins, double }) => {
    const missing = count - sum(used);
    const pays = sum(used) + coins + (double ? 1 : 0) === count;
    return pays && coins <= purse && (!double || (canDouble && coins > 0 && missing > 1));
  });
  const within = paying.filter((payment) => obeys(bill, payment));
  if (!canMix) return within;
  const against = paying
    .filter(({ used, coins }) => coins === 0 || used.every((n, r) => n === held[r]))
    .filter((payment) => !fits(bill, payment))
    .map((payment) => ({ ...payment, mixed: true }));
  return [...within, ...against];
}

const told = ({ used, coins, double, mixed }: Payment): string => `${used} ${coins} ${double} ${mixed}`;

function found({ count, rule, held, coins, canDouble, canMix }: Bill) {
  const cards = CARDS.map((_, card) => held[card] ?? 0);
  cards[RESOURCES.length] = coins;
  const purse: Purse = { cards, coins, canDouble, canMix };
  const stage = { count, rule, points: 0, effect: undefined, below: 0 };
  const ways = findWays(stage, purse).map((way) =>
    told({
      used: RESOURCES.map((_, resource) => countIn(way, resource)),
      coins: countIn(way, PAYING_KINDS - 1),
      double: (way & WITH_DOUBLE) !== 0,
      mixed: (way & WITH_ANY) !== 0,
    }),
  );
  return { ways, payable: canPay(stage, purse) };
}

const bills: fc.Arbitrary<Bill> = fc.record({
  count: fc.constantFrom(2, 3, 4),
  rule: fc.constantFrom<CostRule[]>('different', 'identical'),
  held: fc.array(fc.integer({ min: 0, max: 4 }), { minLength: 5, maxLength: 5 }),
  coins: fc.integer({ min: 0, max: 5 }),
  canDouble: fc.boolean(),
  canMix: fc.boolean(),
});

/** Few cards: here tokens are needed. */
const poorBills: fc.Arbitrary<Bill> = fc
  .tuple(
    bills,
    fc.array(fc.constantFrom(0, 0, 0, 1, 2), { minLength: 5, maxLength: 5 }),
    fc.integer({ min: 0, max: 2 }),
  )
  .map(([bill, held, coins]) => ({ ...bill, held, coins }));

describe('payments', () => {
  test.each([
    ['many', bills],
    ['few', poorBills],
  ] as const)('with %s cards they are exactly those that the rules allow', (_, source) => {
    fc.assert(
      fc.property(source, (bill) => {
        const { ways, payable } = found(bill);
        const wanted = legal(bill).map(told);
        expect(ways.toSorted()).toEqual(wanted.toSorted());
        expect(payable).toBe(wanted.length > 0);
      }),
      { numRuns: 1500 },
    );
  });
});

describe('points', () => {
  test.each([2, 3, 5, 7])('of %i players are what the events add up to', (players) => {
    for (let index = 0; index < 25; index++) {
      const { counted, recounted } = countedTwice(architects, players, index);
      expect(recounted).toEqual(counted);
    }
  });
});
