import type { PlayedResult } from '@mirabilia/protocol/answers';
import { expect, test } from 'vitest';
import { MIXED, ownFindings } from './own-statistics.ts';
import { leadIn, placeIn } from './played.ts';

type Seat = PlayedResult['seats'][number];

const seat = (kind: string, share: number, total: number, more: Partial<Seat> = {}): Seat => ({
  name: kind,
  kind,
  board: { wonder: 'gizah', side: 'A' },
  share,
  score: { military: total / 10, science: 0, total },
  ...more,
});

let count = 0;
const result = (seats: Seat[], more: Partial<PlayedResult> = {}): PlayedResult => ({
  match: `match-${++count}`,
  game: 'seven-wonders',
  seat: 0,
  source: 'played',
  endedAt: count,
  seed: `seed-${count}`,
  seats,
  ...more,
});

const ann = { person: 'p1', name: 'Ann' };
// From the oldest on: a victory over Ann, one that is shared with a bot, and two defeats.
const OLDEST_FIRST = [
  result([seat('human', 1, 50), seat('human', 0, 40, ann)]),
  result([seat('human', 0.5, 45), seat('bot:hard', 0.5, 45), seat('bot:easy', 0, 30)]),
  result([seat('human', 0, 60, { board: { wonder: 'rhodos', side: 'B' } }), seat('bot:hard', 1, 66)]),
  result([seat('human', 1, 70, { ...ann, name: 'Anna' }), seat('human', 0, 20)], { seat: 1 }),
];
const CATEGORIES = [
  ['military', 'Military'],
  ['science', 'Science'],
] as const;
const found = ownFindings('seven-wonders', OLDEST_FIRST.toReversed(), CATEGORIES);

test('only the own seats count', () => {
  expect(found?.matches).toBe(4);
  // 1.5 of 4 victories, 50 + 45 + 60 + 20 points; by chance 1/2 + 1/3 + 1/2 + 1/2.
  expect(found?.all).toMatchObject({ seats: 4, share: 0.375, total: 43.75 });
  expect(found?.all.par).toBeCloseTo((1.5 + 1 / 3) / 4, 10);
  expect(found?.categories.map(({ title, mean }) => [title, mean])).toEqual([
    ['Military', 4.375],
    ['Science', 0],
  ]);
});

test('grouped by wonder, opponent, level of the bots and number of players', () => {
  const rows = (name: keyof NonNullable<typeof found>['groups']) =>
    found?.groups[name].map(({ label, seats, share }) => [label, seats, share]);
  expect(rows('wonder')).toEqual([
    ['gizah A', 3, 0.5],
    ['rhodos B', 1, 0],
  ]);
  expect(rows('people')).toEqual([['p1', 2, 0.5]]);
  expect(rows('bots')).toEqual([
    [MIXED, 1, 0.5],
    ['bot:hard', 1, 0],
  ]);
  expect(rows('players')).toEqual([
    ['2', 3, 1 / 3],
    ['3', 1, 0.5],
  ]);
});

test('people are named as they were called last', () => {
  expect(found?.names.get('p1')).toBe('Anna');
});

test('personal records, each with its match', () => {
  expect([found?.highest.value, found?.highest.result.match]).toEqual([60, OLDEST_FIRST[2]?.match]);
  expect([found?.lead?.value, found?.lead?.result.match]).toEqual([10, OLDEST_FIRST[0]?.match]);
  expect([...(found?.most.keys() ?? [])]).toEqual(['military']);
  expect(found?.streak).toBe(2);
});

test('nothing comes of nothing', () => {
  expect(ownFindings('seven-wonders', [], CATEGORIES)).toBe(undefined);
  const lost = result([seat('human', 0, 10), seat('bot:easy', 1, 20)]);
  expect(ownFindings('seven-wonders', [lost], CATEGORIES)).toMatchObject({ lead: undefined, streak: 0 });
});

test('winners are first whatever broke the tie, the others stand by their points', () => {
  const tied = result([seat('human', 0, 40), seat('bot:easy', 1, 40), seat('bot:easy', 0, 30)]);
  expect([0, 1, 2].map((own) => placeIn({ ...tied, seat: own }))).toEqual([2, 1, 3]);
  expect([0, 1, 2].map((own) => leadIn({ ...tied, seat: own }))).toEqual([0, 0, -10]);
});
