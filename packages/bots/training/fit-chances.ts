// `node packages/bots/training/fit-chances.ts GAME MATCHES --keep FILE [--judge ID] [--every N] [--simulations N] [--minutes N]`
//
// How sure should a simulated chance be told? In matches kept by `matches.ts` the search of a level studies the move that was
// played. What its simulations said, and what came, is added to FILE; then the numbers of `shown-chance.ts` are fitted to
// all that FILE holds, by logistic regression for each number of simulations that may be added.

import { appendFileSync, existsSync, readFileSync } from 'node:fs';
import { parseArgs } from 'node:util';
import { type GameId, isGameId, withGame } from '@mirabilia/games';
import { type Game, type GameTypes, rngFrom, seatView } from '@mirabilia/kernel';
import { evaluatorOf } from '../src/evaluators.ts';
import { levelIn } from '../src/levels.ts';
import { search } from '../src/search.ts';
import { seenLogit } from '../src/shown-chance.ts';
import { type KeptMatch, playAgain, readMatches } from './kept-matches.ts';
import { shareOf } from './play.ts';

const { values, positionals } = parseArgs({
  allowPositionals: true,
  options: {
    keep: { type: 'string', default: '' },
    judge: { type: 'string', default: 'hard' },
    every: { type: 'string', default: '3' },
    simulations: { type: 'string', default: '12' },
    minutes: { type: 'string', default: '10' },
  },
});

interface Seen {
  readonly match: string;
  /** What the judge could spend. */
  readonly simulations: number;
  readonly players: number;
  /** Rounds of the match that are over. */
  readonly round: number;
  readonly visits: number;
  readonly wins: number;
  readonly came: number;
}

function seenIn<T extends GameTypes>(game: Game<T>, match: KeptMatch): Seen[] {
  const level = levelIn(game.id, values.judge === 'expert' ? 'expert' : 'hard').search;
  if (level === undefined) throw new Error('a level that searches');
  const evaluator = evaluatorOf(game, level.judgesBy);
  const { study } = search(game, evaluator, { ...level.params, noise: 0 });
  const simulations = Number(values.simulations);
  const rng = rngFrom(match.seed, 'fit');
  const seen: (Omit<Seen, 'came'> & { seat: number })[] = [];
  let decisions = match.seed.charCodeAt(0);
  const outcome = playAgain(game, match, (state, seat, move) => {
    const round = Math.floor(evaluator.round(state.public.table));
    if (round < match.from || decisions++ % Number(values.every) !== 0) return;
    const view = seatView(state, seat);
    const legal = game.legalMoves(view);
    if (legal.length < 2) return;
    const one = study({ view, legal, rng, budget: simulations }).find((its) => its.move === move);
    if (one === undefined || one.visits === 0) return;
    const { visits, wins } = one;
    seen.push({ match: match.seed, simulations, players: match.players, round, visits, wins, seat });
  });
  return seen.map(({ seat, ...rest }) => ({ ...rest, came: shareOf(outcome, seat) }));
}

const logistic = (x: number): number => 1 / (1 + Math.exp(-x));

/** The inputs of the regression: what was seen, and how that depends on how much is left. */
function inputsOf(id: string, { players, round, visits, wins }: Seen, untold: number): number[] {
  const seen = seenLogit({ visits, wins }, 1 / players, untold);
  if (id !== 'seven-wonders') return [seen, 1];
  // With the turns that are left, the current one included, and one more: never the logarithm of zero.
  const far = Math.log(20 - round);
  return [seen, seen * far, 1, far];
}

/** Newton's method; gives the numbers and the mean loss. */
function regress(rows: readonly { x: number[]; base: number; came: number }[]): {
  weights: number[];
  loss: number;
} {
  const n = rows[0]?.x.length ?? 0;
  let weights = new Array<number>(n).fill(0);
  weights[0] = 1;
  for (let step = 0; step < 12; step++) {
    const slope = new Array<number>(n).fill(0);
    const bend = Array.from({ length: n }, (_, i) =>
      Array.from({ length: n }, (_, j) => (i === j ? 1e-6 : 0)),
    );
    for (const { x, base, came } of rows) {
      const p = logistic(base + x.reduce((sum, one, i) => sum + one * (weights[i] as number), 0));
      for (let i = 0; i < n; i++) {
        slope[i] = (slope[i] as number) + (came - p) * (x[i] as number);
        for (let j = 0; j < n; j++)
          (bend[i] as number[])[j] =
            ((bend[i] as number[])[j] as number) + p * (1 - p) * (x[i] as number) * (x[j] as number);
      }
    }
    const change = solve(bend, slope);
    weights = weights.map((weight, i) => weight + (change[i] as number));
  }
  let loss = 0;
  for (const { x, base, came } of rows) {
    const p = logistic(base + x.reduce((sum, one, i) => sum + one * (weights[i] as number), 0));
    loss -= came * Math.log(p) + (1 - came) * Math.log(1 - p);
  }
  return { weights, loss: loss / rows.length };
}

/** Gauss elimination; the matrix is positive definite. */
function solve(matrix: number[][], right: number[]): number[] {
  const n = right.length;
  const rows = matrix.map((row, i) => [...row, right[i] as number]);
  for (let i = 0; i < n; i++) {
    const pivot = rows[i] as number[];
    for (let k = 0; k < n; k++) {
      if (k === i) continue;
      const row = rows[k] as number[];
      const factor = (row[i] as number) / (pivot[i] as number);
      for (let j = i; j <= n; j++) row[j] = (row[j] as number) - factor * (pivot[j] as number);
    }
  }
  return rows.map((row, i) => (row[n] as number) / (row[i] as number));
}

function fit<T extends GameTypes>(game: Game<T>, matches: readonly KeptMatch[]): void {
  const all: Seen[] = existsSync(values.keep)
    ? readFileSync(values.keep, 'utf8')
        .split('\n')
        .filter((line) => line.endsWith('}'))
        .map((line) => JSON.parse(line) as Seen)
    : [];
  const known = new Set(all.map(({ match, simulations }) => `${match} ${simulations}`));
  const end = performance.now() + Number(values.minutes) * 60_000;
  for (const match of matches) {
    if (known.has(`${match.seed} ${values.simulations}`) || performance.now() > end) continue;
    const seen = seenIn(game, match);
    all.push(...seen);
    appendFileSync(values.keep, seen.map((one) => `${JSON.stringify(one)}\n`).join(''));
  }
  console.log(`${all.length} decisions of ${new Set(all.map(({ match }) => match)).size} matches`);
  for (const untold of [0.05, 0.1, 0.2, 0.4, 0.8]) {
    const rows = all.map((one) => {
      const par = 1 / one.players;
      return { x: inputsOf(game.id, one, untold), base: Math.log(par / (1 - par)), came: one.came };
    });
    const { weights, loss } = regress(rows);
    const told = weights.map((weight) => weight.toFixed(3)).join(' ');
    console.log(`untold ${untold}: ${told}, loss ${loss.toFixed(5)}`);
  }
}

const [id = '', file = ''] = positionals;
if (!isGameId(id) || values.keep === '') throw new Error('Which game, which matches, and --keep FILE?');
const matches: KeptMatch[] = [];
for await (const match of readMatches(file)) matches.push(match);
withGame(id as GameId, (game) => fit(game, matches));
