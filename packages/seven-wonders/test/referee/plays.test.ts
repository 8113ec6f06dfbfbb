// What brute force finds and what the judge lets pass are the same, though each is written apart from the other.

import { describe, expect, test } from 'vitest';
import { generate } from './generate.ts';
import { complaintAbout } from './judge.ts';
import { at } from './lists.ts';
import { type Match, payOf, placeOf, play, startMatch } from './match.ts';
import { askedSeats, legalPlays, offeredPlays, type Play } from './plays.ts';
import type { Move } from './record.ts';
import { city, table } from './testing.ts';

function textOf(plays: Play): string {
  return plays
    .map((move) => {
      const { left, right } = payOf(move);
      return [placeOf(move), move.do, move.card, move.free ?? '-', left, right].join(' ');
    })
    .join(', ');
}

/** Whether the judge lets the moves of one seat pass, each after the one before. */
function passes(match: Match, plays: Play): boolean {
  const copy = { ...match, hands: match.hands.map((hand) => [...hand]), chosen: [...match.chosen] };
  return plays.every((move, index) => {
    if (complaintAbout(copy, move) !== undefined) return false;
    if (index < plays.length - 1) play(copy, move);
    return true;
  });
}

/** Moves that differ from a right one in what is paid or in how the card is used. */
function variantsOf(move: Move): Move[] {
  const { left, right } = payOf(move);
  const { pay: _, free: __, ...bare } = move;
  return [
    { ...bare, do: 'discard' },
    { ...bare, do: 'stage' },
    { ...bare, do: 'build' },
    { ...bare, do: 'build', free: 'chain' },
    { ...bare, do: 'build', free: 'wonder' },
    ...[-2, -1, 1, 2].flatMap((more) => [
      { ...move, pay: { left: Math.max(left + more, 0), right } },
      { ...move, pay: { left, right: Math.max(right + more, 0) } },
      { ...move, pay: { left: Math.max(left + more, 0), right: Math.max(right - more, 0) } },
    ]),
  ];
}

/** Right plays, right ones with a move of another, and ones with a spoiled move; every n-th, to be done in time. */
function candidates(plays: readonly Play[], nth: number): Play[] {
  const others = plays.filter((_, index) => index % nth === 0);
  return others.flatMap((one, index) => [
    one,
    ...one.flatMap((move, place) => {
      const put = (instead: Move) => one.map((old, at) => (at === place ? instead : old));
      const another = at(others, (index * 7 + 3) % others.length);
      return [...variantsOf(move), at(another, place)].map(put);
    }),
  ]);
}

describe('every play', () => {
  test.each([
    [2, 1],
    [2, 2],
    [3, 2],
    [5, 2],
  ] as const)(
    '%i players, rules %i: found by brute force if and only if the judge lets it pass',
    (players, rules) => {
      let checked = 0;
      for (let seed = 1; seed <= 6; seed += 1) {
        const record = generate(players, seed, { rules });
        const match = startMatch(record);
        for (const move of record.moves) {
          if (match.chosen.length === 0) {
            for (const seat of askedSeats(match)) {
              const plays = legalPlays(match, seat);
              const texts = new Set(plays.map(textOf));
              expect(texts.size).toBe(plays.length);
              for (const one of candidates(plays, players === 2 ? 11 : 3)) {
                checked += 1;
                expect({ seed, play: textOf(one), passes: passes(match, one) }).toEqual({
                  seed,
                  play: textOf(one),
                  passes: texts.has(textOf(one)),
                });
              }
            }
          }
          play(match, move);
        }
      }
      expect(checked).toBeGreaterThan(1000);
    },
  );

  test('a seat that is not asked has none', () => {
    const match = table({
      cities: [city('gizah', 'A'), city('rhodos', 'A'), city('ephesos', 'A')],
      hands: [['altar'], ['altar'], ['altar']],
    });
    play(match, { seat: 1, do: 'build', card: 'altar' });
    expect(askedSeats(match)).toEqual([0, 2]);
    expect(legalPlays(match, 1)).toEqual([]);
  });

  test('[P9] what wastes coins or a power is allowed and not offered', () => {
    const cities = [
      city('olympia', 'A', { stages: 2, coins: 2, structures: ['baths'] }),
      city('rhodos', 'A'),
      city('gizah', 'A', { structures: ['quarry'] }),
    ];
    const match = table({ cities, hands: [['aqueduct', 'altar', 'mine'], ['altar'], ['altar']], age: 1 });
    const builds = (plays: Play[]) =>
      plays
        .flat()
        .filter((move) => move.do === 'build')
        .map((move) => `${move.card} ${move.free ?? payOf(move).right}`);
    expect(builds(legalPlays(match, 0))).toEqual([
      'aqueduct chain',
      'aqueduct wonder',
      'altar 0',
      'altar wonder',
      'mine 0',
      'mine wonder',
    ]);
    expect(builds(offeredPlays(match, 0))).toEqual(['aqueduct chain', 'altar 0', 'mine 0', 'mine wonder']);
    at(match.startOfTurn, 0).coins = 6;
    expect(builds(legalPlays(match, 0))).toContain('aqueduct 6');
    expect(builds(offeredPlays(match, 0))).not.toContain('aqueduct 6');
  });
});
