// `node packages/bots/training/matches.ts GAME FILE --matches N [--by policy|hard|expert] [--seed S]`
//
// Plays matches to learn from and adds them to FILE, one per line. It can be stopped at any time; run again, it goes on
// after the last whole line. Matches are kept as moves, so that other inputs can be learned without playing again.

import { appendFileSync } from 'node:fs';
import { parseArgs } from 'node:util';
import { type GameId, isGameId, withGame } from '@mirabilia/games';
import {
  below,
  type Game,
  type GameTypes,
  type Move,
  type Rng,
  rngFrom,
  seedOfMatch,
} from '@mirabilia/kernel';
import { evaluatorOf } from '../src/evaluators.ts';
import { BOTS } from '../src/index.ts';
import { type KeptMatch, wholeLinesOf } from './kept-matches.ts';
import { type Asked, playMatch } from './play.ts';

const { values, positionals } = parseArgs({
  allowPositionals: true,
  options: {
    matches: { type: 'string', default: '1000' },
    by: { type: 'string', default: 'policy' },
    seed: { type: 'string', default: 'learn' },
  },
});

/** Most matches are of three players; every number is played. */
const PLAYERS = [3, 3, 3, 3, 4, 4, 2, 5, 5, 6, 7];
const TEMPERATURES = [0, 0.3, 0.3, 0.7];
/** Everyone strays like a beginner for a turn of every other match, so that tables are learned which nobody would seek. */
const STRAYING = 2;

type Choose<T extends GameTypes> = (asked: Asked<T>, rng: Rng) => Move;

function playerOf<T extends GameTypes>(game: Game<T>, players: number, rng: Rng): Choose<T> {
  if (values.by === 'policy') {
    const temperature = TEMPERATURES[below(rng, TEMPERATURES.length)] as number;
    return ({ view, legal }) => evaluatorOf(game).choose(view, legal, { rng, temperature });
  }
  const { newBot, budget } = BOTS[values.by === 'expert' ? 'expert' : 'hard'];
  const { choose } = newBot(game);
  return ({ view, legal }) => choose({ view, legal, rng, budget: budget(game.id, players) });
}

function keptMatch<T extends GameTypes>(game: Game<T>, index: number): KeptMatch {
  const seed = seedOfMatch(values.seed, index);
  const rng = rngFrom(seed, `${values.by} learn`);
  const players = PLAYERS[below(rng, PLAYERS.length)] as number;
  const choose = playerOf(game, players, rng);
  const { round, choose: policy } = evaluatorOf(game);
  const strayed = below(rng, 2) === 0 ? 0 : 1 + below(rng, 17);
  const moves: Move[] = [];
  playMatch(game, { players, seed }, (asked) => {
    const { view, legal } = asked;
    const isStraying = Math.floor(round(view.public.table)) === strayed;
    const move = isStraying ? policy(view, legal, { rng, temperature: STRAYING }) : choose(asked, rng);
    moves.push(move);
    return move;
  });
  return { seed, players, from: strayed + 1, moves };
}

const [id = '', file = ''] = positionals;
if (!isGameId(id) || file === '') throw new Error('Which game, and which file?');
const start = performance.now();
const known = wholeLinesOf(file);
for (let index = known; index < Number(values.matches); index++) {
  appendFileSync(file, `${JSON.stringify(withGame(id as GameId, (game) => keptMatch(game, index)))}\n`);
  if (index % 100 === 99)
    process.stderr.write(
      `\r${index + 1} matches, ${((performance.now() - start) / (index + 1 - known)).toFixed(1)} ms each`,
    );
}
process.stderr.write('\n');
