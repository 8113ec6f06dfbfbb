// One integer checks the whole move generator: these are pinned. A difference means that somewhere on the way another
// move is legal than before.

import { rngFrom, type State, startMatch } from '@mirabilia/kernel';
import { atRandom, perft, playOut } from '@mirabilia/kernel/testkit';
import { expect, test } from 'vitest';
import { type Architects, architects, type Options } from '../src/index.ts';
import { optionsFor } from './testing.ts';

const SEED = '00000001';
const EFFECTS: Partial<Options> = { players: 3, wonders: ['halicarnassus', 'babylon', 'alexandria'] };

/** The position before a decision of a random match. */
function position(given: Partial<Options>, decision: number): State<Architects> {
  const { state } = startMatch(architects, optionsFor(given), SEED);
  playOut(architects, state, {
    choose: atRandom(rngFrom(SEED, 'play')),
    go: () => state.public.decision < decision,
  });
  return state;
}

interface Row {
  readonly given: Partial<Options>;
  readonly before: number;
  /** Sequences of one move, of two, and so on. */
  readonly counts: readonly number[];
}

const POSITIONS: readonly Row[] = [
  { given: { players: 2 }, before: 0, counts: [3, 9, 27, 57, 115, 291, 715, 1875] },
  { given: { players: 2, wonders: 'draft' }, before: 0, counts: [7, 42, 126, 378] },
  { given: { players: 7, wonders: 'draft' }, before: 4, counts: [3, 6, 6, 18, 54] },
  { given: { players: 2 }, before: 30, counts: [3, 7, 23, 63, 164, 501, 1322, 4104] },
  { given: { players: 2 }, before: 60, counts: [3, 7, 17, 37, 83, 178, 356, 739, 1415] },
  { given: { players: 3 }, before: 0, counts: [3, 9, 27, 81, 213, 595, 1731, 4307] },
  { given: { players: 3 }, before: 50, counts: [1, 3, 9, 27, 81, 243, 676, 2018] },
  { given: EFFECTS, before: 0, counts: [3, 9, 27, 81, 213, 610, 1802, 4653] },
  { given: EFFECTS, before: 25, counts: [3, 9, 27, 81, 249, 705, 1958, 5725] },
  { given: EFFECTS, before: 45, counts: [3, 9, 27, 91, 253, 744, 2323, 6353] },
  { given: EFFECTS, before: 70, counts: [3, 11, 29, 61, 134, 418, 1126, 2995] },
  { given: { players: 7 }, before: 0, counts: [3, 9, 27, 81, 243, 729, 2187, 6561] },
  { given: { players: 7 }, before: 110, counts: [3, 9, 33, 99, 285, 825, 2271, 6245] },
  { given: { players: 7 }, before: 170, counts: [1, 2, 10, 16, 48, 80, 176, 432] },
];

test.each(POSITIONS)('$given before decision $before', ({ given, before, counts }) => {
  const state = position(given, before);
  expect(counts.map((_, at) => perft(architects, state, at + 1))).toEqual(counts);
});
