import { architects, CAT_POINTS, type City, type Table } from '@mirabilia/architects';
import { expect, test } from 'vitest';
import { finalTable } from '../../../../test/kit/final-table.ts';
import { takeawaysOf } from '../../../table/end/takeaways.ts';
import { enoughToWin } from './enough-to-win.ts';
import { standingsOf } from './standings.ts';

const played = (players: number, index: number): Table => finalTable(architects, { players }, index);

test.for([2, 3, 7])('%i players: what is enough closes the gap', (players) => {
  let found = 0;
  for (let index = 0; index < 40; index++) {
    const table = played(players, index);
    const { rows, winners } = standingsOf(table);
    const tieBreaker = (seat: number) => rows.find(({ city }) => city === seat)?.score.stages ?? 0;
    for (const { city, behind } of takeawaysOf({ rows, winners, categories: [], tieBreaker })) {
      const change = behind === undefined ? undefined : enoughToWin(table, city);
      if (change === undefined || behind === undefined) continue;
      found++;
      // The cat leaves somebody else, and a stage breaks ties.
      const loss = change.kind === 'cat' ? CAT_POINTS : 0;
      expect(change.gain + loss).toBeGreaterThanOrEqual(behind.points);
    }
  }
  expect(found).toBeGreaterThan(0);
});

test('the cat, where its points are enough', () => {
  const table = played(2, 0);
  const bare = (victories: number): City => ({
    ...(table.cities[0] as City),
    stages: 0b11111,
    cards: (table.cities[0] as City).cards.map(() => 0),
    tokens: [],
    powers: 0,
    victories,
  });
  const lost = { ...table, cat: 0, cities: [bare(1), bare(1)] };
  expect(enoughToWin(lost, 1)).toEqual({ kind: 'cat', gain: CAT_POINTS });
  expect(enoughToWin({ ...lost, cities: [bare(4), bare(1)] }, 1)).toBeUndefined();
});
