import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { describe, expect, test } from 'vitest';
import { rngFrom, startMatch } from '../src/index.ts';
import { atRandom, coverage, type Observation, perft, playOut, playthrough } from '../testkit/index.ts';
import { type Lots, lots } from './toy-game.ts';

const SEED = '00000001';

describe('perft', () => {
  const count = (players: number, depth: number) =>
    perft(lots, startMatch(lots, { players }, SEED).state, depth);

  test('counts what can be counted by hand', () => {
    // Five cards to bid or to sell; the steward then hides one of four; the next seat has five cards again.
    expect([0, 1, 2, 3].map((depth) => count(2, depth))).toEqual([1, 10, 10 * 4, 10 * 4 * 10]);
    // Where both sell (5 * 4 * 5 ways) nobody settles: seat 0 is asked next, with three cards. Elsewhere the winner
    // has two ways to settle.
    expect(count(2, 4)).toBe(100 * 6 + 300 * 2);
  });

  test('finds nothing beyond the end', () => {
    const { state } = startMatch(lots, { players: 2 }, SEED);
    playOut(lots, state, { choose: atRandom(rngFrom(SEED, 'play')) });
    expect(perft(lots, state, 1)).toBe(0);
    expect(perft(lots, state, 0)).toBe(1);
  });
});

test('a playthrough reads as a match, and always the same', () => {
  const text = playthrough(lots, { players: 2 }, SEED);
  expect(playthrough(lots, { players: 2 }, SEED)).toBe(text);
  expect(text).toMatchInlineSnapshot(`
    "game lots, rules 1
    options players=2
    seed 00000001
    seal ae5ce162888ee3ebe974976cac5ab94a3f55049f8515884883d579fb3fa378d2

    decision 0: asks 0 1
      0: bid 23 (of 10), then hide 7 (of 4)
      1: bid 21 (of 10)
      - bid seat=0 card=23
      - hid seat=0
      - bid seat=1 card=21
      - won seat=0 lot=1

    decision 1: asks 0
      0: take (of 2)
      - took seat=0
      - lot-shown lot=17

    decision 2: asks 0 1
      0: sell 20 (of 6)
      1: sell 9 (of 8), then hide 6 (of 3)
      - sold seat=0
      - sold seat=1
      - hid seat=1
      - unsold lot=17
      - lot-shown lot=3

    decision 3: asks 0 1
      0: bid 19 (of 4), then hide 15 (of 1)
      1: bid 22 (of 4)
      - bid seat=0 card=19
      - hid seat=0
      - bid seat=1 card=22
      - won seat=1 lot=3

    decision 4: asks 1
      1: cash (of 2)
      - cashed seat=1 die=1
      - ended

    over after 5 decisions
      0: lots=1 coins=1 hidden=2 total=4 wins
      1: lots=0 coins=2 hidden=1 total=3
    "
  `);
});

describe('coverage', () => {
  const label = (seen: Observation<Lots>): string[] => {
    if (seen.what === 'event') return [`event ${seen.event.kind}`];
    if (seen.what === 'move') return [`move ${lots.notation.face(seen.move).split(' ')[0]}`];
    if (seen.what === 'table') return [`phase ${seen.table.phase.kind}`];
    return [`refusal ${seen.refusal.code}`];
  };

  test('counts every event, move, phase and refusal that came up', () => {
    const counts = coverage(lots, { options: { players: 3 }, matches: 40, label });
    expect([...counts.keys()].toSorted()).toEqual([
      ...['bid', 'cashed', 'ended', 'hid', 'lot-shown', 'sold', 'took', 'unsold', 'won'].map(
        (kind) => `event ${kind}`,
      ),
      ...['bid', 'cash', 'hide', 'sell', 'take'].map((action) => `move ${action}`),
      ...['bids', 'over', 'settle'].map((phase) => `phase ${phase}`),
      ...['illegal-move', 'match-over', 'no-such-seat', 'no-such-step', 'not-asked', 'stale-decision'].map(
        (code) => `refusal ${code}`,
      ),
    ]);
    expect(counts.get('event ended')).toBe(40);
    expect(counts.get('move hide')).toBe(40 * 3);
  });

  test('leaves out what has no label', () => {
    expect(coverage(lots, { options: { players: 3 }, matches: 1, label: () => [] }).size).toBe(0);
  });
});

test('the testkit knows no game and no test runner', () => {
  const folder = join(import.meta.dirname, '../testkit');
  const imported = readdirSync(folder, { recursive: true, encoding: 'utf8' })
    .filter((name) => name.endsWith('.ts'))
    .flatMap((name) => [...readFileSync(join(folder, name), 'utf8').matchAll(/from '([^']+)'/g)])
    .map(([, target]) => target as string);
  expect(imported.length).toBeGreaterThan(0);
  expect(imported.filter((target) => !/^\.{1,2}\//.test(target) || target.includes('../../../'))).toEqual([]);
});
