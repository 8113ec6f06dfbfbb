// At every decision of random matches the engine offers exactly what the referee's brute force finds: every legal
// move, none twice and none besides. The referee has its own reading of the rules and its own table, on which the
// same match is played along.

import { byRules, type Game, seedOfMatch } from '@mirabilia/kernel';
import { TIME_FOR_MANY_CASES } from '@mirabilia/kernel/testkit';
import { describe, expect, test, vi } from 'vitest';
import { type Options, type SevenWonders, sevenWonders } from '../src/index.ts';
import { disagreementIn, type Sample } from './offered/disagreement.ts';
import {
  CITY_RULES,
  examplesAfter,
  examplesIn,
  FREE_CITY_NEWS,
  FREE_CITY_RULES,
} from './offered/situations.ts';

// New matches in every run; a failure is repeated with the seed that was printed.
const SEED = Number(process.env.MIRABILIA_SEED ?? Date.now() & 0x7fffffff);
/** So many times the usual number of matches, for a long run. */
const TIMES = Number(process.env.OFFERED_TIMES ?? 1);

vi.setConfig({ testTimeout: TIME_FOR_MANY_CASES * TIMES });

function gameBy(rules: number): Game<SevenWonders> {
  const game = byRules(sevenWonders, rules);
  if (game === undefined) throw new Error(`no rules ${rules}`);
  return game;
}

const POWERS = ['babylon', 'halikarnassos', 'olympia'] as const;
const SIDES = ['B', 'B', 'A'] as const;

/** The wonders with a power of their own, so many places further round the table. */
function turned(players: number, by: number): Partial<Options> {
  const turn = <T>(list: readonly T[]): T[] => [...list.slice(by), ...list.slice(0, by)];
  return { players, wonders: turn(POWERS), sides: turn(SIDES) };
}

interface Group {
  readonly name: string;
  readonly rules: number;
  readonly samples: readonly (Sample & { readonly matches: number })[];
  /** What so many matches surely meet. */
  readonly meets: readonly string[];
}

const trade = 'trade';
const need = 'need';
const wonders = 'wonders';

/** Each wonder with a power is the Free City once. */
const freeCities = (like: Sample['like'], matches: number): Group['samples'] =>
  [0, 1, 2].map((by) => ({ given: turned(2, by), like, matches }));

const GROUPS: readonly Group[] = [
  {
    name: 'two players',
    rules: 2,
    samples: [
      { given: { players: 2 }, like: trade, matches: 15 },
      { given: { players: 2 }, like: need, matches: 40 },
      ...freeCities(trade, 8),
      ...freeCities(wonders, 8),
    ],
    meets: [...FREE_CITY_RULES, ...FREE_CITY_NEWS],
  },
  {
    name: 'two players',
    rules: 1,
    samples: [{ given: { players: 2 }, like: need, matches: 15 }, ...freeCities(trade, 12)],
    meets: FREE_CITY_RULES,
  },
  {
    name: 'three to seven players',
    rules: 2,
    samples: [
      ...[3, 4, 5, 6].map((players) => ({ given: { players }, like: trade, matches: 20 }) as const),
      { given: { players: 7 }, like: trade, matches: 50 },
      { given: { players: 7 }, like: wonders, matches: 50 },
      { given: turned(3, 0), like: trade, matches: 100 },
      { given: turned(3, 0), like: wonders, matches: 40 },
      { given: { ...turned(3, 0), sides: 'B' }, like: wonders, matches: 20 },
    ],
    meets: CITY_RULES,
  },
  {
    name: 'three players',
    rules: 1,
    samples: [
      { given: { players: 3 }, like: trade, matches: 10 },
      { given: turned(3, 0), like: wonders, matches: 10 },
    ],
    meets: ['salvage', 'seventh: discard'],
  },
  {
    name: 'players who choose their boards',
    rules: 2,
    samples: [
      { given: { players: 2, wonders: 'draft', sides: 'B' }, like: trade, matches: 2 },
      { given: { players: 2, sides: 'choice' }, like: trade, matches: 2 },
      { given: { players: 3, wonders: 'draft', sides: 'random' }, like: trade, matches: 3 },
      { given: { players: 4, wonders: 'draft', sides: 'choice' }, like: trade, matches: 3 },
      { given: { players: 5, sides: 'choice' }, like: trade, matches: 3 },
      { given: { players: 7, wonders: 'draft', sides: 'choice' }, like: trade, matches: 3 },
    ],
    meets: ['draft', 'sides'],
  },
];

console.info(`offered moves against brute force: MIRABILIA_SEED=${SEED}`);

describe('every legal move is offered, and no other', () => {
  test.for(GROUPS)('to $name by rules $rules', ({ name, rules, samples, meets }) => {
    const game = gameBy(rules);
    const met = new Map<string, number>();
    const meet = (example: string): unknown => met.set(example, (met.get(example) ?? 0) + 1);
    let [matches, decisions, plays] = [0, 0, 0];
    for (const { matches: many, ...sample } of samples) {
      const series = `offered ${SEED} ${rules} ${JSON.stringify(sample)}`;
      for (let index = 0; index < many * TIMES; index++) {
        const disagreement = disagreementIn(game, sample, seedOfMatch(series, index), {
          board: meet,
          decision: (plain, seat, legal) => {
            decisions++;
            plays += legal.length;
            examplesIn(plain, seat, legal).forEach(meet);
          },
          played: (moves, after) => examplesAfter(moves, after).forEach(meet),
        });
        expect(disagreement).toBeUndefined();
        matches++;
      }
    }
    console.info(`${name}: ${matches} matches, ${decisions} decisions, ${plays} plays compared`);
    expect(meets.filter((example) => !met.has(example))).toEqual([]);
  });
});
