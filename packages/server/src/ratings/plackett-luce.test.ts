import { describe, expect, test } from 'vitest';
import { type Placed, plackettLuce, type Strength, UNKNOWN } from './plackett-luce.ts';

const placed = (strength: Strength, place: number, weight = 1): Placed => ({ ...strength, place, weight });

function expectClose(found: readonly Strength[], wanted: readonly (readonly [number, number])[]): void {
  expect(found).toHaveLength(wanted.length);
  found.forEach(({ mean, deviation }, at) => {
    expect(mean).toBeCloseTo(wanted[at]?.[0] as number, 10);
    expect(deviation).toBeCloseTo(wanted[at]?.[1] as number, 10);
  });
}

describe('the numbers that openskill publishes', () => {
  test.each([
    [
      [27.63523138347365, 8.065506316323548],
      [22.36476861652635, 8.065506316323548],
    ],
    [
      [27.868876552746237, 8.204837030780652],
      [25.717219138186557, 8.057829747583874],
      [21.413904309067206, 8.057829747583874],
    ],
    [
      [27.795084971874736, 8.263160757613477],
      [26.552824984374855, 8.179213704945203],
      [24.68943500312503, 8.083731307186588],
      [20.96265504062538, 8.083731307186588],
    ],
    [
      [27.666666666666668, 8.290556877154474],
      [26.833333333333332, 8.240145629781066],
      [25.72222222222222, 8.179996679645559],
      [24.055555555555557, 8.111796013701358],
      [20.72222222222222, 8.111796013701358],
    ],
  ] as const)('for equal players: %j first', (...wanted) => {
    expectClose(plackettLuce(wanted.map((_, at) => placed(UNKNOWN, at + 1))), wanted);
  });

  test('for players of different strength', () => {
    const players = [
      { mean: 29.182, deviation: 4.782 },
      { mean: 27.174, deviation: 4.922 },
      { mean: 16.672, deviation: 6.217 },
      UNKNOWN,
    ];
    expectClose(plackettLuce(players.map((player, at) => placed(player, at + 1))), [
      [30.209971908310553, 4.764898977359521],
      [27.64460833689499, 4.882789305097372],
      [17.403586731283518, 6.100723440599442],
      [19.214790707434826, 7.8542613981643985],
    ]);
  });
});

test('a tie of equals says nothing of who is better, and something of how close they are', () => {
  const [one, other] = plackettLuce([placed(UNKNOWN, 1), placed(UNKNOWN, 1)]) as [Strength, Strength];
  expect(one.mean).toBe(UNKNOWN.mean);
  expect(one).toEqual(other);
  expect(one.deviation).toBeLessThan(UNKNOWN.deviation);
});

test('a result that counts half moves half as far, one that counts nothing changes nothing', () => {
  const [whole] = plackettLuce([placed(UNKNOWN, 1), placed(UNKNOWN, 2)]);
  const [half] = plackettLuce([placed(UNKNOWN, 1, 0.5), placed(UNKNOWN, 2)]);
  const [none] = plackettLuce([placed(UNKNOWN, 1, 0), placed(UNKNOWN, 2)]);
  expect((half?.mean as number) - UNKNOWN.mean).toBeCloseTo(((whole?.mean as number) - UNKNOWN.mean) / 2, 10);
  expect(none).toEqual(UNKNOWN);
});
