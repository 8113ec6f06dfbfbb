import { below, rngFrom } from '@mirabilia/kernel';
import { describe, expect, test } from 'vitest';
import { meanInterval, shareInterval, studentT } from './interval.ts';
import { meanOf, newSample, observe, sumsOf, varianceOfMean } from './sample.ts';

/** Clusters of observations, as sums. */
function sums(...clusters: readonly (readonly number[])[]) {
  const sample = newSample();
  clusters.forEach((cluster, at) => {
    for (const value of cluster) observe(sample, at, value);
  });
  return sumsOf(sample);
}

test('Student’s t as the tables have it', () => {
  const tabled: readonly (readonly [number, number])[] = [
    [1, 12.706],
    [9, 2.262],
    [10, 2.228],
    [20, 2.086],
    [30, 2.042],
    [59, 2.001],
    [199, 1.972],
    [100_000, 1.96],
  ];
  for (const [freedom, t] of tabled) expect(studentT(freedom)).toBeCloseTo(t, 3);
});

describe('the variance of a mean', () => {
  test('clusters of one are a plain sample: 1, 2, 3, 4 has variance 5/3, its mean 5/12', () => {
    const plain = sums([1], [2], [3], [4]);
    expect(meanOf(plain)).toBe(2.5);
    expect(varianceOfMean(plain)).toBeCloseTo(5 / 12, 12);
  });

  test('matches of one deal that come out alike count as one: two deals of three matches are two observations', () => {
    // Deal means 1 and 0: variance 1/2, of the mean 1/4. Six independent matches would claim 1/20.
    expect(varianceOfMean(sums([1, 1, 1], [0, 0, 0]))).toBeCloseTo(1 / 4, 12);
  });

  test('seats that cancel out within a deal make it smaller than independent matches would', () => {
    expect(varianceOfMean(sums([1, 0, 0], [0, 1, 0], [0, 0, 1]))).toBe(0);
  });

  test('clusters of different size: residuals of sums, by hand', () => {
    // Mean 3/5. Residuals 2 - 3·0.6 = 0.2 and 1 - 2·0.6 = -0.2: 2/1 · (0.04 + 0.04) / 25.
    expect(varianceOfMean(sums([1, 1, 0], [1, 0]))).toBeCloseTo(0.0064, 12);
  });

  test('one cluster says nothing', () => {
    expect(varianceOfMean(sums([1, 0, 1]))).toBeUndefined();
    expect(shareInterval(sums([1, 0, 1]))).toEqual({ low: 0, high: 1 });
    expect(meanInterval(sums([1, 0, 1]))).toBeUndefined();
  });
});

describe('the interval of a share', () => {
  test('is Wilson’s with t: 4 of 10 single matches, by hand', () => {
    // Variance of the mean 0.24/9, so 9 observations; t(9) = 2.2622, t²/9 = 0.568613.
    // Centre (0.4 + 0.284306)/1.568613 = 0.436249; half 2.2622·√(0.24/9 + 0.568613/36)/1.568613 = 0.297214.
    const { low, high } = shareInterval(sums([1], [1], [1], [1], [0], [0], [0], [0], [0], [0]));
    expect(low).toBeCloseTo(0.13903, 4);
    expect(high).toBeCloseTo(0.73346, 4);
  });

  test('nothing but victories leave holding for a defeat: each deal is one observation', () => {
    // Wilson for 200 of 200 with t(199) = 1.97196: 1/(1 + t²/200).
    const { low, high } = shareInterval(sums(...Array.from({ length: 200 }, () => [1, 1, 1])));
    expect(low).toBeCloseTo(0.98093, 4);
    expect(high).toBe(1);
  });

  test('shrinks with the square root of the deals, and holds the share', () => {
    const deals = (count: number) =>
      sums(...Array.from({ length: count }, (_, at) => [at % 2, (at >> 1) % 2, 0]));
    const few = shareInterval(deals(40));
    const many = shareInterval(deals(4000));
    expect((few.high - few.low) / (many.high - many.low)).toBeCloseTo(10, 0);
    for (const { low, high } of [few, many]) {
      expect(low).toBeLessThan(1 / 3);
      expect(high).toBeGreaterThan(1 / 3);
    }
  });
});

test('covers the truth in 95 of 100 series, where matches of a deal resemble each other', () => {
  const rng = rngFrom('coverage', 'test');
  const chance = (percent: number) => (below(rng, 100) < percent ? 1 : 0);
  let covered = 0;
  for (let series = 0; series < 2000; series++) {
    // Half of the deals favour the bot whatever the seat: it wins 60 % in the mean.
    const deals = Array.from({ length: 60 }, () => {
      const favour = chance(50) === 1 ? 80 : 40;
      return [chance(favour), chance(favour), chance(favour)];
    });
    const { low, high } = shareInterval(sums(...deals));
    if (low <= 0.6 && 0.6 <= high) covered++;
  }
  expect(covered / 2000).toBeGreaterThan(0.935);
  expect(covered / 2000).toBeLessThan(0.965);
});

test('the interval of a mean: 1, 2, 3, 4 is 2.5 ± 3.1824 · √(5/12)', () => {
  const interval = meanInterval(sums([1], [2], [3], [4]));
  expect(interval?.low).toBeCloseTo(2.5 - 2.0542, 3);
  expect(interval?.high).toBeCloseTo(2.5 + 2.0542, 3);
});
