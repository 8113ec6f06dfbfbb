import { describe, expect, test } from 'vitest';
import type { CardId } from '../../src/catalogue.ts';
import { eventsOf, playTurn, scoreOf } from '../playing.ts';
import { type CitySketch, cityOf, type Match, table } from '../table.ts';

/** Red cards that come to so many shields. */
const ARMIES: readonly (readonly CardId[])[] = [
  [],
  ['barracks'],
  ['walls'],
  ['walls', 'barracks'],
  ['walls', 'stables'],
  ['walls', 'arsenal'],
];

const armed = (shields: number, more: CitySketch = {}): CitySketch => ({
  built: ARMIES[shields] as CardId[],
  ...more,
});

/** The table after the conflict that ends the Age, when nobody arms in the last turn. */
function fought(age: 1 | 2 | 3, shields: readonly number[]): Match {
  return playTurn(table({ age, turn: 6, cities: shields.map((count) => armed(count)) }), {});
}
const resultsOf = (match: Match, at: number): number[] => cityOf(match, at).battles.slice(-2);

describe('conflicts', () => {
  test('[M1] each neighbour on its own, the left one first', () => {
    const match = fought(1, [2, 3, 0, 1, 2]);
    expect([0, 1, 2, 3, 4].map((at) => resultsOf(match, at))).toEqual([
      [-1, 0],
      [1, 1],
      [-1, -1],
      [-1, 1],
      [0, 1],
    ]);
  });

  test('[M1] cities that are no neighbours don’t fight', () => {
    const match = fought(1, [0, 0, 5, 0]);
    expect(resultsOf(match, 0)).toEqual([0, 0]);
    expect(resultsOf(match, 2)).toEqual([1, 1]);
  });

  test('[M1] there is a conflict at the end of an Age only', () => {
    const match = table({ turn: 5, cities: [armed(3), armed(0), armed(0)] });
    expect(cityOf(playTurn(match, {}), 0).battles).toEqual([]);
  });

  test('[M1] a red card of the sixth turn fights already', () => {
    const match = table({ turn: 6, cities: [{ wonder: 'rhodos', hand: ['barracks'] }] });
    expect(resultsOf(playTurn(match, { 0: 'build barracks' }), 0)).toEqual([1, 1]);
  });

  test.each([
    [1, 1],
    [2, 3],
    [3, 5],
  ] as const)('[M2] a victory in Age %i is worth %i, by however many shields', (age, points) => {
    expect(resultsOf(fought(age, [1, 0, 0]), 0)).toEqual([points, points]);
    expect(resultsOf(fought(age, [5, 0, 4]), 0)).toEqual([points, points]);
  });

  test('[M3] a draw in a conflict gives nothing to either side', () => {
    const match = fought(2, [2, 2, 2]);
    expect([0, 1, 2].map((at) => resultsOf(match, at))).toEqual([
      [0, 0],
      [0, 0],
      [0, 0],
    ]);
    expect(resultsOf(fought(1, [0, 0, 0]), 0)).toEqual([0, 0]);
  });

  test.each([1, 2, 3] as const)('[M4] a defeat costs one in Age %i', (age) => {
    expect(resultsOf(fought(age, [0, 5, 1]), 0)).toEqual([-1, -1]);
  });

  test('[M4] results of all Ages add up and are told', () => {
    const cities = [armed(0, { battles: [1, 0, -1, 3] }), armed(1), armed(0)];
    const match = table({ age: 3, turn: 6, cities });
    expect(scoreOf(playTurn(match, {}), 0).military).toBe(2);
    expect(eventsOf(match, {})).toContainEqual({ kind: 'fought', age: 3, city: 0, left: -1, right: 0 });
  });

  test('[M5] shields of the wonder count like red cards', () => {
    const cities = [{ wonder: 'rhodos', stages: 2 }, armed(1), armed(2)] as const;
    const match = playTurn(table({ turn: 6, cities }), {});
    expect(resultsOf(match, 0)).toEqual([1, 0]);
  });

  test('[M5] in every conflict after they were built', () => {
    const cities = [
      { wonder: 'rhodos', side: 'B', stages: 2, battles: [1, 1, 3, 3] },
      armed(1),
      armed(1),
    ] as const;
    const match = playTurn(table({ age: 3, turn: 6, cities }), {});
    expect(cityOf(match, 0).battles).toEqual([1, 1, 3, 3, 5, 5]);
  });

  test('[M5] a stage of the sixth turn counts already', () => {
    const built = ['brickyard', 'clay-pool'] as const;
    const match = table({ turn: 6, cities: [{ wonder: 'rhodos', stages: 1, built, hand: ['altar'] }] });
    expect(resultsOf(playTurn(match, { 0: 'stage altar' }), 0)).toEqual([1, 1]);
  });
});
