import { describe, expect, test } from 'vitest';
import {
  isProvisional,
  NEW_RATING,
  pointsOf,
  type RatedMatch,
  type Rating,
  rateAll,
  rateMatch,
  uncertaintyOf,
} from './rating.ts';

const DAY = 24 * 3_600_000;

/** The guests in the order in which they came in, each from an address of their own. */
const match = (
  guests: readonly string[],
  endedAt = 0,
  addresses = guests.map((_, at) => at),
): RatedMatch => ({
  match: `m${endedAt}`,
  game: 'seven-wonders',
  endedAt,
  players: guests.map((guest, at) => ({ guest, place: at + 1, address: addresses[at] as number })),
});
const nobodyMet = { rating: () => undefined, met: () => 0 };
const of = (ratings: ReadonlyMap<string, Rating>, guest: string): Rating => ratings.get(guest) ?? NEW_RATING;

test('a rating is shown in points, with its uncertainty', () => {
  expect(pointsOf(NEW_RATING)).toBe(1500);
  expect(uncertaintyOf(NEW_RATING)).toBe(250);
  const [winner, loser] = rateMatch(match(['ana', 'bo']), nobodyMet);
  expect(pointsOf(winner?.after as Rating)).toBe(1579);
  expect(pointsOf(loser?.after as Rating)).toBe(1421);
});

test('a rating is provisional until ten matches have counted', () => {
  const others = Array.from({ length: 10 }, (_, at) => `other${at}`);
  const before = rateAll(others.slice(1).map((other, at) => match(['ana', other], at)));
  expect(isProvisional(of(before, 'ana'))).toBe(true);
  const after = rateAll(others.map((other, at) => match(['ana', other], at)));
  expect(isProvisional(of(after, 'ana'))).toBe(false);
});

describe('farming', () => {
  test('the same two people again and again count less and less', () => {
    const weights: number[] = [];
    for (const met of [0, 5, 10, 50]) {
      const [change] = rateMatch(match(['ana', 'bo']), { ...nobodyMet, met: () => met });
      weights.push(change?.weight as number);
    }
    expect(weights).toEqual([1, 0.5, 0.25, 2 ** -10]);
  });

  test('a hundred wins in a month against one friend count less than ten against ten people', () => {
    const farmed = rateAll(Array.from({ length: 100 }, (_, at) => match(['ana', 'puppet'], at * 1000)));
    const earned = rateAll(Array.from({ length: 10 }, (_, at) => match(['ana', `other${at}`], at * 1000)));
    expect(of(farmed, 'ana').counted).toBeLessThan(8);
    expect(isProvisional(of(farmed, 'ana'))).toBe(true);
    expect(of(farmed, 'ana').mean).toBeLessThan(of(earned, 'ana').mean);
    expect(isProvisional(of(earned, 'ana'))).toBe(false);
  });

  test('who meets somebody again after a month meets them as for the first time', () => {
    const then = [match(['ana', 'bo'], 0), match(['ana', 'bo'], 1), match(['ana', 'bo'], 2)];
    const later = of(rateAll([...then, match(['ana', 'bo'], 31 * DAY)]), 'ana').counted;
    expect(later - of(rateAll(then), 'ana').counted).toBe(1);
  });

  test('a match of two at one address counts nothing, and a third person’s counts for them', () => {
    const [ana, puppet] = rateMatch(match(['ana', 'puppet'], 0, [0, 0]), nobodyMet);
    expect([ana?.weight, puppet?.weight]).toEqual([0, 0]);
    expect(ana?.after).toMatchObject({ mean: NEW_RATING.mean, deviation: NEW_RATING.deviation });
    const three = rateMatch(match(['ana', 'puppet', 'bo'], 0, [0, 0, 1]), nobodyMet);
    expect(three.map(({ weight }) => weight)).toEqual([0.5, 0.5, 1]);
  });
});
