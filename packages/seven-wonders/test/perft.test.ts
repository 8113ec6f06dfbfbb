// One integer checks the whole move generator: these are pinned. A difference means that somewhere on the way another
// move is legal than before.

import { byRules, type Game, rngFrom, type State, startMatch } from '@mirabilia/kernel';
import { atRandom, perft, playOut } from '@mirabilia/kernel/testkit';
import { expect, test } from 'vitest';
import { type Options, type RulesVersion, type SevenWonders, sevenWonders } from '../src/index.ts';
import { optionsFor } from './testing.ts';

const SEED = '00000001';
const POWERS: Partial<Options> = {
  players: 3,
  wonders: ['babylon', 'halikarnassos', 'olympia'],
  sides: ['B', 'B', 'A'],
};

/** The position before a decision of a random match. */
function position(game: Game<SevenWonders>, given: Partial<Options>, decision: number): State<SevenWonders> {
  const { state } = startMatch(game, optionsFor(given), SEED);
  playOut(game, state, {
    choose: atRandom(rngFrom(SEED, 'play')),
    go: () => state.public.decision < decision,
  });
  return state;
}

interface Row {
  /** The newest if not told. */
  readonly rules?: RulesVersion;
  readonly given: Partial<Options>;
  readonly before: number;
  /** Sequences of one commit, of two, and so on. */
  readonly counts: readonly number[];
}

const POSITIONS: readonly Row[] = [
  { rules: 1, given: { players: 2 }, before: 0, counts: [15, 91, 1183, 13183, 174276] },
  { rules: 1, given: { players: 2 }, before: 5, counts: [5, 30, 60, 1308, 25800, 65016] },
  { rules: 1, given: { players: 2 }, before: 16, counts: [4, 6, 36, 114, 456, 836, 0] },
  { given: { players: 2 }, before: 0, counts: [7, 92, 1196, 13327, 89744] },
  { given: { players: 2 }, before: 5, counts: [3, 9, 54, 652, 6746, 118458] },
  { given: { players: 2 }, before: 16, counts: [8, 40, 480, 1920, 11520, 120960] },
  { given: { players: 3 }, before: 0, counts: [13, 169, 2028, 21207, 237198] },
  { given: { players: 3 }, before: 4, counts: [5, 25, 150, 610, 2170, 8348, 100258] },
  { given: { players: 3 }, before: 11, counts: [7, 21, 63, 1041, 9473, 84030] },
  { given: { players: 3 }, before: 17, counts: [3, 6, 12, 0] },
  { given: POWERS, before: 0, counts: [21, 252, 3024, 41652] },
  { given: POWERS, before: 16, counts: [5, 20, 160, 720, 2592, 27216, 54432, 108864] },
  { given: { players: 7 }, before: 0, counts: [9, 117, 1521, 13689, 150579] },
  { given: { players: 7 }, before: 5, counts: [4, 8, 48, 288, 1152, 2304, 6912, 76032] },
  { given: { players: 7 }, before: 17, counts: [2, 4, 8, 24, 120, 360, 1080, 0] },
  {
    given: { players: 4, wonders: 'draft', sides: 'choice' },
    before: 0,
    counts: [14, 168, 1680, 13440, 175040],
  },
];

test.each(POSITIONS)('$given before decision $before, rules $rules', ({ rules, given, before, counts }) => {
  const game = byRules(sevenWonders, rules ?? sevenWonders.rulesVersion) as Game<SevenWonders>;
  const state = position(game, given, before);
  expect(counts.map((_, at) => perft(game, state, at + 1))).toEqual(counts);
});
