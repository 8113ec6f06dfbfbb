import { below, pick, rngFrom } from '@mirabilia/kernel';
import { expect, test } from 'vitest';
import { nextLineUps, pairsIn } from './next-deals.ts';
import { chanceOf, type Meeting, type MeetingsOfDeal, POINTS, rate } from './ratings.ts';

const met = (one: number, other: number, ahead: number): Meeting => ({ one, other, ahead });
const often = (times: number, meeting: Meeting): MeetingsOfDeal[] =>
  Array.from({ length: times }, () => [meeting]);

test('ten to one are 400 points', () => {
  const { strengths } = rate(2, [...often(1000, met(0, 1, 1)), ...often(100, met(0, 1, 0))]);
  expect(POINTS * ((strengths[0] ?? 0) - (strengths[1] ?? 0))).toBeCloseTo(400, -1);
  expect((strengths[0] ?? 0) + (strengths[1] ?? 0)).toBeCloseTo(0);
});

test('bots that never met are compared by those whom both have met', () => {
  const { strengths } = rate(3, [
    ...often(30, met(0, 1, 1)),
    ...often(10, met(0, 1, 0)),
    ...often(30, met(1, 2, 1)),
    ...often(10, met(1, 2, 0)),
  ]);
  const [first = 0, second = 0, third = 0] = strengths;
  expect(first - second).toBeCloseTo(second - third, 5);
  expect(first - third).toBeGreaterThan(2);
});

test('nothing but victories give no endless rating, and one who hasn’t played is uncertain', () => {
  const { strengths, covariance } = rate(3, often(20, met(0, 1, 1)));
  expect((strengths[0] ?? 0) * POINTS).toBeGreaterThan(200);
  expect((strengths[0] ?? 0) * POINTS).toBeLessThan(1200);
  expect(strengths[2]).toBeCloseTo(0, 1);
  expect(covariance[2]?.[2]).toBeGreaterThan(covariance[0]?.[0] ?? 0);
});

test('matches that come out alike in a deal count as one', () => {
  const one = [met(0, 1, 1)];
  const lost = [met(0, 1, 0)];
  const single = rate(2, [...Array(20).fill(one), ...Array(20).fill(lost)]);
  const triple = rate(2, [
    ...Array(20).fill([...one, ...one, ...one]),
    ...Array(20).fill([...lost, ...lost, ...lost]),
  ]);
  const variance = ({ covariance }: typeof single): number => covariance[0]?.[0] ?? 0;
  expect(variance(triple) / variance(single)).toBeGreaterThan(0.9);
});

test('the intervals hold the truth in 95 of 100 ladders', () => {
  const truth = [0.9, 0.3, 0, -0.4, -0.8];
  const rng = rngFrom('coverage', 'ladder');
  const bots = [...truth.keys()];
  let covered = 0;
  let all = 0;
  for (let ladder = 0; ladder < 150; ladder++) {
    const deals: Meeting[][] = [];
    for (let deal = 0; deal < 80; deal++) {
      const one = pick(rng, bots);
      const other = pick(
        rng,
        bots.filter((bot) => bot !== one),
      );
      const chance = chanceOf(truth[one] as number, truth[other] as number);
      // Three matches of one deal, the last two of which come out alike.
      const draw = (): number => (below(rng, 10_000) < chance * 10_000 ? 1 : 0);
      const second = draw();
      deals.push([draw(), second, second].map((ahead) => met(one, other, ahead)));
    }
    const { strengths, covariance } = rate(truth.length, deals);
    for (const bot of bots) {
      all++;
      const half = 1.96 * Math.sqrt(covariance[bot]?.[bot] ?? 0);
      if (Math.abs((strengths[bot] as number) - (truth[bot] as number)) <= half) covered++;
    }
  }
  expect(covered / all).toBeGreaterThan(0.92);
  expect(covered / all).toBeLessThan(0.985);
});

test('a bot that is new plays next, and a foregone meeting is played last', () => {
  const known = [
    ...often(60, met(0, 1, 1)),
    ...often(1, met(0, 1, 0)),
    ...often(30, met(1, 2, 1)),
    ...often(30, met(1, 2, 0)),
  ];
  const withNew = nextLineUps(rate(4, known), { players: 2, deals: 3 });
  for (const lineUp of withNew) expect(lineUp).toContain(3);
  const without = nextLineUps(rate(3, known), { players: 2, deals: 1 });
  expect(without[0]?.toSorted()).not.toEqual([0, 1]);
});

test('a line-up has a bot for each seat, all of them others as long as there are enough', () => {
  const ratings = rate(5, []);
  for (const lineUp of nextLineUps(ratings, { players: 3, deals: 8 })) expect(new Set(lineUp).size).toBe(3);
  const [two] = nextLineUps(rate(2, []), { players: 4, deals: 1 });
  expect(new Set(two)).toEqual(new Set([0, 1]));
  // All get their turn.
  const played = nextLineUps(ratings, { players: 2, deals: 10 }).flatMap((lineUp) =>
    pairsIn(lineUp).map(String),
  );
  expect(new Set(played).size).toBe(10);
});
