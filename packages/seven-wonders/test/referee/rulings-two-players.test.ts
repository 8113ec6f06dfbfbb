// The rules of the Free City that are easily got wrong.

import { describe, expect, test } from 'vitest';
import { generate } from './generate.ts';
import { complaintAbout } from './judge.ts';
import { at } from './lists.ts';
import { play, startMatch } from './match.ts';
import { city, playAll, table } from './testing.ts';

describe('two players', () => {
  test('the Free City changes hands every turn, beginning on its left, right, left', () => {
    const record = generate(2, 1);
    const match = startMatch(record);
    const holders: number[][] = [[], [], []];
    for (const move of record.moves) {
      if (match.phase === 'turn' && move.for === 2) at(holders, match.age - 1).push(move.seat);
      if (match.chosen.length === 0 && match.phase === 'turn') {
        const sizes = match.hands.map((hand) => hand.length).sort((a, b) => a - b);
        expect(sizes).toEqual([8 - match.turn, 9 - match.turn]);
      }
      play(match, move);
    }
    expect(holders).toEqual([
      [0, 1, 0, 1, 0, 1],
      [1, 0, 1, 0, 1, 0],
      [0, 1, 0, 1, 0, 1],
    ]);
    const built = match.cities.reduce((total, one) => total + one.structures.length + one.stages, 0);
    expect(built + match.discarded.length).toBe(63);
  });

  test('the Free City has no seventh card', () => {
    const cities = [city('gizah', 'A'), city('rhodos', 'A'), city('babylon', 'B', { stages: 2 })];
    const match = table({
      cities,
      hands: [
        ['altar', 'loom'],
        ['altar', 'press', 'theater'],
      ],
      turn: 6,
    });
    playAll(match, [
      { seat: 1, do: 'build', card: 'altar' },
      { seat: 1, do: 'build', card: 'theater', for: 2 },
      { seat: 0, do: 'build', card: 'altar' },
    ]);
    expect(match.phase).not.toBe('seventh');
  });

  test('the Free City may only discard when nothing left to it can be built', () => {
    const cities = [
      city('gizah', 'A'),
      city('rhodos', 'A'),
      city('ephesos', 'A', { coins: 0, structures: ['altar'] }),
    ];
    const match = table({ cities, hands: [['loom', 'altar', 'guard-tower'], ['press']] });
    const discard = { seat: 0, do: 'discard', card: 'altar', for: 2 } as const;
    play(match, { seat: 0, do: 'discard', card: 'guard-tower' });
    expect(complaintAbout(match, discard)).toMatch(/could use loom/);
    at(match.hands, 0).splice(0, 1, 'workshop');
    expect(complaintAbout(match, discard)).toBeUndefined();
  });

  test("Olympia A's unused power makes any new card one that the Free City can build", () => {
    const olympia = city('olympia', 'A', { stages: 2, coins: 0, structures: ['altar'] });
    const match = table({
      cities: [city('gizah', 'A'), city('rhodos', 'A'), olympia],
      hands: [['guard-tower', 'altar', 'apothecary'], ['press']],
    });
    play(match, { seat: 0, do: 'discard', card: 'guard-tower' });
    expect(complaintAbout(match, { seat: 0, do: 'discard', card: 'altar', for: 2 })).toMatch(
      /could use apothecary/,
    );
    match.freeBuildUsed[2] = true;
    expect(complaintAbout(match, { seat: 0, do: 'discard', card: 'altar', for: 2 })).toBeUndefined();
  });
});
