import { type City, sevenWonders, type Table } from '@mirabilia/seven-wonders';
import { describe, expect, test } from 'vitest';
import { finalTable } from '../../../../test/kit/final-table.ts';
import { takeawaysOf } from '../../../table/end/takeaways.ts';
import { enoughToWin } from './enough-to-win.ts';
import { standingsOf } from './standings.ts';

const played = (players: number, index: number): Table => finalTable(sevenWonders, { players }, index);
const tieBreakerIn = (table: Table) => (at: number) => (table.cities[at] as City).coins;

describe.for([2, 3, 7])('%i players', (players) => {
  test('what is enough brings at least the points that were needed', () => {
    let found = 0;
    for (let index = 0; index < 60; index++) {
      const table = played(players, index);
      const result = { ...standingsOf(table), categories: [], tieBreaker: tieBreakerIn(table) };
      for (const { city, needed } of takeawaysOf(result)) {
        const change = needed === undefined ? undefined : enoughToWin(table, city);
        if (change === undefined) continue;
        found++;
        expect(change.gain).toBeGreaterThanOrEqual(needed as number);
      }
    }
    expect(found).toBeGreaterThan(0);
  });
});

test('one more symbol where it completes a set; nothing where it isn’t enough', () => {
  const table = played(3, 1);
  const bare = {
    structures: [],
    battles: [] as number[],
    stages: 0,
    coins: 0,
    symbols: [0, 0, 0, 0],
    powers: 0,
  };
  const [first] = table.cities as [City];
  // 1 + 1 points, and one for coins; the third symbol brings 1, and 7 for the set.
  const loser: City = { ...first, ...bare, symbols: [1, 1, 0, 0], coins: 3 };
  const against = (...battles: number[]) => {
    const cities: City[] = [{ ...first, ...bare, battles }, loser, { ...first, ...bare }];
    return enoughToWin({ ...table, cities }, 1);
  };
  expect(against(5, 5)).toEqual({ kind: 'symbol', symbol: 'tablet', gain: 8 });
  expect(against(5, 5, 5)).toBeUndefined();
});
