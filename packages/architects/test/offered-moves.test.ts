// At every decision of random matches the engine offers exactly what the referee lists: every legal move, none twice and
// none besides. The referee has its own reading of the rules and its own table, on which the same match is played along.

import { apply, pending, pick, rngFrom, seatView, seedOfMatch, startMatch } from '@mirabilia/kernel';
import { TIME_FOR_MANY_CASES } from '@mirabilia/kernel/testkit';
import { describe, expect, test, vi } from 'vitest';
import { architects } from '../src/index.ts';
import { disagreementIn, type Sample } from './offered/disagreement.ts';
import type { Like } from './offered/likes.ts';
import { examplesIn, IN_MATCHES, ON_LAID_TABLES } from './offered/situations.ts';
import { WONDER_IDS } from './referee/facts.ts';
import { optionsFor } from './testing.ts';

// New matches in every run; a failure is repeated with the seed that was printed.
const SEED = Number(process.env.MIRABILIA_SEED ?? Date.now() & 0x7fffffff);
/** So many times the usual number of matches, for a long run. */
const TIMES = Number(process.env.OFFERED_TIMES ?? 1);

vi.setConfig({ testTimeout: TIME_FOR_MANY_CASES * TIMES });

const LIKES: readonly Like[] = ['anything', 'science', 'cards'];

/** Every number of players, each with every liking. */
const samples = (start: Sample['start']): Sample[] =>
  [2, 3, 4, 5, 6, 7].flatMap((players) => LIKES.map((like) => ({ start, given: { players }, like })));

/** The rarest situation is met some twenty times, most of them hundreds of times. */
const AT_LEAST = 3;

console.info(`offered moves against the referee's list: MIRABILIA_SEED=${SEED}`);

describe('every legal move is offered, and no other', () => {
  test.for([2, 3, 4, 5, 6, 7])(
    'while %i players choose their wonders, and in the match that follows',
    (players) => {
      const seed = seedOfMatch(`offered ${SEED} draft`, players);
      const given = { players, wonders: 'draft' } as const;
      const { state, deal } = startMatch(architects, optionsFor(given), seed);
      const rng = rngFrom(seed, 'wonders');
      const free = new Set<string>(WONDER_IDS);
      // From the first player on, clockwise, each one that nobody has.
      for (let chosen = 0; chosen < players; chosen++) {
        const seat = (deal.first + chosen) % players;
        expect(pending(state)).toEqual([seat]);
        const moves = architects.legalMoves(seatView(state, seat));
        const texts = moves.map(architects.notation.make);
        expect(texts.toSorted()).toEqual([...free].map((wonder) => `wonder ${wonder}`).toSorted());
        const move = pick(rng, moves);
        free.delete(architects.notation.make(move).replace('wonder ', ''));
        apply(architects, state, seat, move);
      }
      expect(disagreementIn(architects, { start: 'dealt', given, like: 'anything' }, seed)).toBeUndefined();
    },
  );

  test.for([
    { start: 'dealt', each: 20, meets: IN_MATCHES },
    { start: 'laid', each: 200, meets: ON_LAID_TABLES },
  ] as const)('from tables that are $start', ({ start, each, meets }) => {
    const met = new Map<string, number>();
    let [matches, decisions, moves] = [0, 0, 0];
    for (const sample of samples(start)) {
      const series = `offered ${SEED} ${JSON.stringify(sample)}`;
      for (let index = 0; index < each * TIMES; index++) {
        const disagreement = disagreementIn(
          architects,
          sample,
          seedOfMatch(series, index),
          (table, legal) => {
            decisions++;
            moves += legal.length;
            for (const example of examplesIn(table, legal)) met.set(example, (met.get(example) ?? 0) + 1);
          },
        );
        expect(disagreement).toBeUndefined();
        matches++;
      }
    }
    console.info(`${start}: ${matches} matches, ${decisions} decisions, ${moves} moves compared`);
    expect(meets.filter((example) => (met.get(example) ?? 0) < AT_LEAST)).toEqual([]);
  });
});
