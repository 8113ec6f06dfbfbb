import { CHOICE_SYMBOL, type City, cardFacts, sevenWonders, type Table } from '@mirabilia/seven-wonders';
import { describe, expect, test } from 'vitest';
import { finalTable as tableAtEnd } from '../../../../test/kit/final-table.ts';
import { standingsOf } from './standings.ts';

/** Side B of Olympia copies guilds. */
const finalTable = (players: number, index: number): Table =>
  tableAtEnd(sevenWonders, { players, sides: 'B' }, index);

describe.for([2, 3, 5, 7])('%i players', (players) => {
  const tables = Array.from({ length: 80 }, (_, index) => finalTable(players, index));

  test('the first places are the winners', () => {
    for (const table of tables) {
      const { rows, winners } = standingsOf(table);
      expect(winners).toEqual(sevenWonders.outcome(table)?.winners);
      const first = rows.filter(({ place }) => place === 1).map(({ city }) => city);
      expect(first.toSorted()).toEqual(winners.toSorted());
      expect(rows.map(({ city }) => city).toSorted()).toEqual([...table.cities.keys()]);
    }
  });

  test('symbols of choice are told one by one, copied guilds with their owner', () => {
    for (const table of tables) {
      for (const { city: at, chosen, copied, copiedFrom } of standingsOf(table).rows) {
        const city = table.cities[at] as City;
        const isScience = copied !== undefined && cardFacts(copied).effect.symbol === CHOICE_SYMBOL;
        expect(chosen).toHaveLength((city.symbols[CHOICE_SYMBOL] as number) + (isScience ? 1 : 0));
        if (copied !== undefined) expect(table.cities[copiedFrom as number]?.structures).toContain(copied);
      }
    }
  });
});

test('the Free City stands last, without a place', () => {
  const { rows } = standingsOf(finalTable(2, 0));
  expect(rows.at(-1)).toMatchObject({ city: 2, place: undefined });
});

test('coins decide between equal points, and that is said', () => {
  const table = finalTable(3, 1);
  const [first, second] = table.cities as [City, City, City];
  // Twins, but for coins that make no further point.
  table.cities[1] = { ...first, coins: first.coins - (first.coins % 3) };
  table.cities[0] = { ...first, coins: first.coins - (first.coins % 3) + 1 };
  table.cities[2] = { ...second, structures: [], battles: [], stages: 0, coins: 0, symbols: [0, 0, 0, 0] };
  const { rows, winners, isByCoins } = standingsOf(table);
  if (rows[0]?.score.total !== rows[1]?.score.total) throw new Error('the table is no tie');
  expect([winners, isByCoins]).toEqual([[0], true]);
});
