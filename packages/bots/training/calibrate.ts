// `node packages/bots/training/calibrate.ts GAME [--bot ID] [--judge ID] [--players N] [--matches N] [--every N] [--seed S]`
//
// Is a told chance a true one? The bot plays against itself; now and then the judge is asked what it makes of the move that
// is then played, and how often such chances came true is counted. A share of matches is drawn, not of decisions: those of
// one match came out alike.

import { parseArgs } from 'node:util';
import { type GameId, isGameId, withGame } from '@mirabilia/games';
import {
  advance,
  type Game,
  type GameTypes,
  outcomeOf,
  pending,
  rngFrom,
  seatView,
  seedOfMatch,
  settle,
  startMatch,
} from '@mirabilia/kernel';
import { BOTS, type BotId } from '../src/index.ts';

const { values, positionals } = parseArgs({
  allowPositionals: true,
  options: {
    bot: { type: 'string', default: 'hard' },
    judge: { type: 'string', default: 'hard' },
    players: { type: 'string', default: '3' },
    matches: { type: 'string', default: '100' },
    every: { type: 'string', default: '7' },
    seed: { type: 'string', default: 'calibrate' },
  },
});
const PLAYERS = Number(values.players);
const EVERY = Number(values.every);

interface Told {
  readonly match: number;
  readonly chance: number;
  readonly came: number;
}

function tellingsOf<T extends GameTypes>(game: Game<T>, match: number): Told[] {
  const read = game.readOptions({ players: PLAYERS });
  if (!read.ok) throw new Error(read.refusal.code);
  const seed = seedOfMatch(values.seed, match);
  const played = startMatch(game, read.value, seed);
  const rng = rngFrom(seed, 'calibrate');
  const bot = BOTS[values.bot as BotId];
  const judge = BOTS[values.judge as BotId];
  const player = bot.newBot(game);
  const teller = judge.newBot(game);
  const budget = bot.budget(game.id, PLAYERS);
  const told: { seat: number; chance: number }[] = [];
  let asked = match;
  settle(played);
  for (let [seat] = pending(played.state); seat !== undefined; [seat] = pending(played.state)) {
    const view = seatView(played.state, seat);
    const legal = game.legalMoves(view);
    const move = player.choose({ view, legal, rng, budget });
    if (legal.length > 1 && asked++ % EVERY === 0) {
      const spent = judge.budget(game.id, PLAYERS);
      const chance = teller.analyse(view, rng, spent).find((estimate) => estimate.move === move)?.win;
      if (chance !== undefined) told.push({ seat, chance });
    }
    advance(played, seat, move);
    settle(played);
  }
  const winners = outcomeOf(played)?.winners ?? [];
  return told.map(({ seat, chance }) => ({
    match,
    chance,
    came: winners.includes(seat) ? 1 / winners.length : 0,
  }));
}

const BINS = 10;
const percent = (share: number): string => `${(share * 100).toFixed(1)} %`;

function marginOf(tellings: readonly Told[]): number {
  // Between matches, as in the arena: their sums of what came true beyond the mean.
  const mean = tellings.reduce((sum, { came }) => sum + came, 0) / tellings.length;
  const sums = new Map<number, number>();
  for (const { match, came } of tellings) sums.set(match, (sums.get(match) ?? 0) + came - mean);
  let squares = 0;
  for (const sum of sums.values()) squares += sum * sum;
  return (1.96 * Math.sqrt(squares)) / tellings.length;
}

/** The mean negative logarithm of the likelihood, if chances were told with another certainty. */
function lossAt(tellings: readonly Told[], certainty: number): number {
  let loss = 0;
  for (const { chance, came } of tellings) {
    const p = sharpen(Math.min(0.999, Math.max(0.001, chance)), certainty);
    loss -= came * Math.log(p) + (1 - came) * Math.log(1 - p);
  }
  return loss / tellings.length;
}

/** As if the chances of all seats had been raised to a power: those of the others are taken to be alike. */
function sharpen(chance: number, certainty: number): number {
  const own = chance ** certainty;
  return own / (own + (PLAYERS - 1) * ((1 - chance) / (PLAYERS - 1)) ** certainty);
}

function calibrate<T extends GameTypes>(game: Game<T>): void {
  const tellings: Told[] = [];
  for (let match = 0; match < Number(values.matches); match++) tellings.push(...tellingsOf(game, match));
  console.log(
    `${game.id}, ${PLAYERS} players, ${values.bot} told by ${values.judge}: ${tellings.length} of ${values.matches} matches`,
  );
  console.log('| told | mean | came true | 95 % | decisions |\n| --- | --- | --- | --- | --- |');
  for (let bin = 0; bin < BINS; bin++) {
    const inside = tellings.filter(({ chance }) => Math.min(BINS - 1, Math.floor(chance * BINS)) === bin);
    if (inside.length === 0) continue;
    const mean = (of: 'chance' | 'came'): number =>
      inside.reduce((sum, telling) => sum + telling[of], 0) / inside.length;
    console.log(
      `| ${bin * 10} to ${bin * 10 + 10} % | ${percent(mean('chance'))} | ${percent(mean('came'))} | ± ${percent(marginOf(inside))} | ${inside.length} |`,
    );
  }
  const brier = tellings.reduce((sum, { chance, came }) => sum + (chance - came) ** 2, 0) / tellings.length;
  let best = 1;
  for (let certainty = 0.3; certainty < 2.5; certainty += 0.05)
    if (lossAt(tellings, certainty) < lossAt(tellings, best)) best = certainty;
  console.log(
    `Brier ${brier.toFixed(4)}, loss ${lossAt(tellings, 1).toFixed(4)}; best certainty ${best.toFixed(2)} with ${lossAt(tellings, best).toFixed(4)}`,
  );
}

const [id = ''] = positionals;
if (!isGameId(id)) throw new Error('Which game?');
withGame(id as GameId, calibrate);
