// `node packages/bots/training/calibrate.ts GAME MATCHES [--judge ID] [--every N] [--minutes N] [--keep FILE] [--plot FILE]`
//
// Are told chances and points true? In matches kept by `matches.ts` the judge is asked now and then what it makes of the move
// that was played, and how often such chances came true is counted, and by how much points were told too high in each
// round. What FILE holds of the game counts as well and isn't asked again, so a long measurement can be made in parts.

import { writeFileSync } from 'node:fs';
import { parseArgs } from 'node:util';
import { type GameId, isGameId, withGame } from '@mirabilia/games';
import type { Game, GameTypes } from '@mirabilia/kernel';
import type { BotId } from '../src/index.ts';
import { askAgain } from './ask-again.ts';
import { type KeptMatch, readMatches } from './kept-matches.ts';
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
    judge: { type: 'string', default: 'hard' },
    every: { type: 'string', default: '1' },
    minutes: { type: 'string', default: '60' },
    keep: { type: 'string', default: '' },
    plot: { type: 'string', default: '' },
  },
});

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

function calibrate<T extends GameTypes>(game: Game<T>, matches: readonly KeptMatch[]): void {
  const all = values.keep === '' ? [] : readTellings(values.keep);
  const known = new Set(all.map(({ match }) => match));
  const end = performance.now() + Number(values.minutes) * 60_000;
  for (const match of matches) {
    if (known.has(match.seed) || performance.now() > end) continue;
    const tellings = askAgain(game, match, { judge: values.judge as BotId, every: Number(values.every) });
    if (values.keep !== '') keepTellings(values.keep, tellings);
    all.push(...tellings);
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

const [id = '', file = ''] = positionals;
if (!isGameId(id) || file === '') throw new Error('Which game, and which matches?');
const matches: KeptMatch[] = [];
for await (const match of readMatches(file)) matches.push(match);
withGame(id as GameId, (game) => calibrate(game, matches));
