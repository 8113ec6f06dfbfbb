// `node packages/bots/training/label-moves.ts GAME FILE --matches N [--worlds N] [--depth N] [--share N] [--seed S]`
//
// What is every legal move of a decision worth, if all follow the policy afterwards? Matches are played by the policy; one
// decision in so many is studied: each move is played on in the same worlds, for some rounds, and the networks judge where
// that leads. Matches are added to FILE with these worths, one per line; run again, it goes on after the last whole line.

import { appendFileSync } from 'node:fs';
import { parseArgs } from 'node:util';
import { type GameId, isGameId, withGame } from '@mirabilia/games';
import {
  apply,
  below,
  copyState,
  type Game,
  type GameTypes,
  type Move,
  type Rng,
  rngFrom,
  type SeatView,
  seedOfMatch,
} from '@mirabilia/kernel';
import { evaluatorOf } from '../src/evaluators.ts';
import { chooseForRest, type PolicyPlay, playOn, sharedLuck } from '../src/policy-play.ts';
import { undecidedWorld } from '../src/world.ts';
import { wholeLinesOf } from './kept-matches.ts';
import type { LabelledMatch } from './labelled.ts';
import { playMatch } from './play.ts';

const { values, positionals } = parseArgs({
  allowPositionals: true,
  options: {
    matches: { type: 'string', default: '1000' },
    worlds: { type: 'string', default: '8' },
    depth: { type: 'string', default: '2' },
    share: { type: 'string', default: '4' },
    seed: { type: 'string', default: 'label' },
  },
});
const WORLDS = Number(values.worlds);

/** Most matches are of three players; every number is played. */
const PLAYERS = [3, 3, 3, 3, 3, 4, 4, 2, 5, 6, 7];
const TEMPERATURES = [0.3, 0.7, 1.5];

/** For each legal move the mean of what the networks say where it has led: a lead, and the chance to win. */
function worthsOf<T extends GameTypes>(
  playing: PolicyPlay<T>,
  view: SeatView<T>,
  { legal, rng }: { readonly legal: readonly Move[]; readonly rng: Rng },
): LabelledMatch['labels'][number]['worths'] {
  const { game, evaluator } = playing;
  const until = evaluator.round(view.public.table) + Number(values.depth);
  const worths = legal.map(() => [0, 0] as [number, number]);
  for (let i = 0; i < WORLDS; i++) {
    const world = undecidedWorld(game, view, rng);
    chooseForRest(playing, world, view.viewer, rng);
    const luck = sharedLuck(rng);
    legal.forEach((move, at) => {
      const state = copyState(game, world);
      apply(game, state, view.viewer, move);
      playOn(playing, state, view.viewer, { ...luck, until });
      const { lead, win } = evaluator.judge(state, view.viewer);
      const worth = worths[at] as [number, number];
      worth[0] += lead / WORLDS;
      worth[1] += win / WORLDS;
    });
  }
  return worths.map(([lead, win]) => [Math.round(lead * 1000) / 1000, Math.round(win * 1e4) / 1e4]);
}

function labelledMatch<T extends GameTypes>(game: Game<T>, index: number): LabelledMatch {
  const seed = seedOfMatch(values.seed, index);
  const rng = rngFrom(seed, 'label');
  const players = PLAYERS[below(rng, PLAYERS.length)] as number;
  const evaluator = evaluatorOf(game);
  const temperature = TEMPERATURES[below(rng, TEMPERATURES.length)] as number;
  const playing = { game, evaluator, temperature: 1.5, ownTemperature: 0, draws: 3 };
  const moves: Move[] = [];
  const labels: LabelledMatch['labels'][number][] = [];
  playMatch(game, { players, seed }, ({ view, legal }) => {
    if (legal.length > 1 && below(rng, Number(values.share)) === 0)
      labels.push({ at: moves.length, worths: worthsOf(playing, view, { legal, rng }) });
    const move = evaluator.choose(view, legal, { rng, temperature });
    moves.push(move);
    return move;
  });
  return { seed, players, from: 0, moves, labels };
}

const [id = '', file = ''] = positionals;
if (!isGameId(id) || file === '') throw new Error('Which game, and which file?');
const start = performance.now();
const known = wholeLinesOf(file);
for (let index = known; index < Number(values.matches); index++) {
  appendFileSync(file, `${JSON.stringify(withGame(id as GameId, (game) => labelledMatch(game, index)))}\n`);
  if (index % 50 === 49)
    process.stderr.write(
      `\r${index + 1} matches, ${((performance.now() - start) / (index + 1 - known)).toFixed(1)} ms each`,
    );
}
process.stderr.write('\n');
