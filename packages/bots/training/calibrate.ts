// `node packages/bots/training/calibrate.ts GAME [--bot ID] [--judge ID] [--players N,N] [--matches N] [--every N] [--seed S]
//   [--minutes N] [--keep FILE] [--plot FILE]`
//
// Are told chances and points true? The bot plays against itself; now and then the judge is asked what it makes of the move that
// is then played, and how often such chances came true is counted. What FILE holds of the game counts as well, so a long
// measurement can be made in parts, each with a seed of its own.

import { writeFileSync } from 'node:fs';
import { parseArgs } from 'node:util';
import { type GameId, isGameId, withGame } from '@mirabilia/games';
import { type Game, type GameTypes, rngFrom, seedOfMatch } from '@mirabilia/kernel';
import { evaluatorOf } from '../src/evaluators.ts';
import { BOTS, type BotId } from '../src/index.ts';
import { playMatch, shareOf } from './play.ts';
import { reliabilityPlot } from './reliability-plot.ts';
import {
  bestCertainty,
  brierOf,
  keepTellings,
  levelsOf,
  lossAt,
  pointsTold,
  readTellings,
  type Telling,
} from './tellings.ts';

const { values, positionals } = parseArgs({
  allowPositionals: true,
  options: {
    bot: { type: 'string', default: 'hard' },
    judge: { type: 'string', default: 'hard' },
    players: { type: 'string', default: '3' },
    matches: { type: 'string', default: '100' },
    every: { type: 'string', default: '7' },
    seed: { type: 'string', default: 'calibrate' },
    minutes: { type: 'string', default: '60' },
    keep: { type: 'string', default: '' },
    plot: { type: 'string', default: '' },
  },
});
const EVERY = Number(values.every);
const [bot, judge] = [BOTS[values.bot as BotId], BOTS[values.judge as BotId]];

function tellingsOf<T extends GameTypes>(game: Game<T>, players: number, index: number): Telling[] {
  const seed = seedOfMatch(values.seed, index);
  const rng = rngFrom(seed, 'calibrate');
  const player = bot.newBot(game);
  const teller = judge.newBot(game);
  const told: { seat: number; chance: number; score: number; round: number }[] = [];
  const { round } = evaluatorOf(game);
  let asked = index;
  const outcome = playMatch(game, { players, seed }, ({ seat, view, legal }) => {
    const isTold = legal.length > 1 && asked++ % EVERY === 0;
    const estimates = isTold ? teller.analyse(view, rng, judge.budget(game.id, players)) : [];
    // Who is asked what he thinks of his own moves has chosen by that.
    const move =
      bot === judge && isTold
        ? (estimates[0]?.move ?? -1)
        : player.choose({ view, legal, rng, budget: bot.budget(game.id, players) });
    const estimate = estimates.find((one) => one.move === move);
    const now = Math.floor(round(view.public.table));
    if (estimate !== undefined) told.push({ seat, chance: estimate.win, score: estimate.score, round: now });
    return move;
  });
  return told.map(({ seat, chance, score, round: now }) => ({
    game: game.id,
    players,
    judge: judge.id,
    match: `${values.seed} ${players} ${index}`,
    chance,
    came: shareOf(outcome, seat),
    round: now,
    told: score,
    points: (outcome.scores[seat] as T['score']).total,
  }));
}

const percent = (share: number): string => `${(share * 100).toFixed(1)} %`;

function report(title: string, tellings: readonly Telling[]): void {
  const matches = new Set(tellings.map(({ match }) => match)).size;
  console.log(`\n${title}: ${tellings.length} decisions of ${matches} matches`);
  console.log('| told | mean | came true | 95 % | decisions |\n| --- | --- | --- | --- | --- |');
  for (const { from, to, told, came, interval, count } of levelsOf(tellings)) {
    const span = `${Math.round(from * 100)} to ${Math.round(to * 100)} %`;
    console.log(
      `| ${span} | ${percent(told)} | ${percent(came)} | ${percent(interval.low)} to ${percent(interval.high)} | ${count} |`,
    );
  }
  const errors = pointsTold(tellings).map(({ error }) => error.toFixed(1));
  console.log(`points told too high, round by round: ${errors.join(' ')}`);
  const best = bestCertainty(tellings);
  console.log(
    `Brier ${brierOf(tellings).toFixed(4)}, loss ${lossAt(tellings, 1).toFixed(4)}; best certainty ${best.toFixed(2)} with ${lossAt(tellings, best).toFixed(4)}`,
  );
}

function calibrate<T extends GameTypes>(game: Game<T>): void {
  const counts = values.players.split(',').map(Number);
  const all = values.keep === '' ? [] : readTellings(values.keep);
  const end = performance.now() + Number(values.minutes) * 60_000;
  for (let index = 0; index < Number(values.matches); index++) {
    for (const players of counts) {
      if (performance.now() > end) break;
      const tellings = tellingsOf(game, players, index);
      if (values.keep !== '') keepTellings(values.keep, tellings);
      all.push(...tellings);
    }
  }
  const told = all.filter((telling) => telling.game === game.id);
  report(`${game.id}, all`, told);
  for (const players of new Set(told.map((telling) => telling.players)))
    report(
      `${game.id}, ${players} players`,
      told.filter((telling) => telling.players === players),
    );
  if (values.plot !== '') writeFileSync(values.plot, reliabilityPlot(all));
}

const [id = ''] = positionals;
if (!isGameId(id)) throw new Error('Which game?');
withGame(id as GameId, calibrate);
