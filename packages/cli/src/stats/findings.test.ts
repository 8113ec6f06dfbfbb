import { addMatch, newSeatStatistics, type SeatFacts } from '@mirabilia/bots/statistics';
import { expect, test } from 'vitest';
import { findingsOf } from './findings.ts';
import { groupsWith } from './groups.ts';

const seat = (player: string, share: number, [military, total]: readonly [number, number]): SeatFacts => ({
  player,
  board: share > 0 ? 'Rhodos A' : 'Gizah B',
  share,
  score: { military, total },
  traits: [player === 'ana' ? ['Altar', 'Baths'] : ['Altar']],
});

// Two deals. In the first Ana wins both matches, in the second she shares one victory and loses the other.
const MATCHES: readonly (readonly [cluster: string, seats: readonly SeatFacts[]])[] = [
  ['first', [seat('ana', 1, [5, 50]), seat('bea', 0, [1, 30])]],
  ['first', [seat('bea', 0, [5, 40]), seat('ana', 1, [2, 44])]],
  ['second', [seat('ana', 0.5, [0, 40]), seat('bea', 0.5, [0, 40])]],
  ['second', [seat('bea', 1, [6, 60]), seat('ana', 0, [3, 30])]],
];

function statistics() {
  const made = newSeatStatistics({ groups: groupsWith(['Card built']), categories: ['military'] });
  for (const [cluster, seats] of MATCHES) {
    addMatch(made, { match: { game: 'seven-wonders', deal: cluster, seats }, cluster, counts: () => true });
  }
  return findingsOf('seven-wonders', made);
}

const group = (title: string) => statistics().groups.find((one) => one.title === title)?.rows ?? [];

test('win share, par and means of a row, by hand', () => {
  const [ana, bea] = group('Player');
  // Ana: 2.5 of 4 victories, 50 + 44 + 40 + 30 points; victories with 50, 44 and half of one with 40.
  expect(ana).toMatchObject({ label: 'ana', seats: 4, share: 0.625, par: 0.5, total: 41 });
  expect(ana?.winnersTotal).toBeCloseTo((50 + 44 + 20) / 2.5, 10);
  expect(bea).toMatchObject({ label: 'bea', seats: 4, share: 0.375, total: 42.5 });
});

test('its interval counts two deals and not four matches', () => {
  // Deals with 2 and 0.5 of 2 victories: variance of the mean 2/1 · (0.75² + 0.75²) / 16 = 9/64, so (15/64)/(9/64) = 5/3
  // observations; t(1) = 12.7062, t²/(5/3) = 96.8685. Centre (0.625 + 48.4343)/97.8685 = 0.501277; half
  // 12.7062 · √(0.140625 + 14.530275)/97.8685 = 0.497280.
  const interval = group('Player')[0]?.interval;
  expect(interval?.low).toBeCloseTo(0.003997, 4);
  expect(interval?.high).toBeCloseTo(0.998557, 4);
});

test('where a row has every seat of its matches there is nothing to measure', () => {
  expect(group('Number of players')).toMatchObject([
    { label: '2', seats: 8, share: 0.5, interval: undefined },
  ]);
  expect(group('Card built').map(({ label, interval }) => [label, interval !== undefined])).toEqual([
    ['Baths', true],
    ['Altar', false],
  ]);
});

test('seats stand in their order, boards by their win share', () => {
  expect(group('Seat').map(({ label, share }) => [label, share])).toEqual([
    ['0', 0.625],
    ['1', 0.375],
  ]);
  expect(group('Board').map(({ label }) => label)).toEqual(['Rhodos A', 'Gizah B']);
});

test('the most points in a category: who shares them leads, too', () => {
  const military = statistics().categories[0];
  // Leaders: Ana wins, Bea loses, both with nothing share a victory, Bea wins: 3 of 5.
  expect(military?.leaders).toMatchObject({ seats: 5, share: 0.6 });
  // 22 points in 8 seats; at the winners' 5 + 2 + 0 + 6 = 13 over 4 victories; the others 9 over 4.
  expect(military).toMatchObject({ mean: 2.75, winnersMean: 3.25, othersMean: 2.25 });
});
