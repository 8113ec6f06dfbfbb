// `node packages/bots/training/regret.ts GAME BOT BOT ... [--players N] [--positions N] [--seed S] [--simulations N] --nets FILE --keep FILE`
//
// How much is lost by what bots choose. Decisions of matches by the policy are played to the end many times with each legal
// move, and every bot is asked what it would do: it has lost what the best move won more often than its own. That tells
// small differences apart that thousands of matches would be needed for; but what it counts is the match as it
// goes on by the policy.

import { appendFileSync, existsSync, readFileSync } from 'node:fs';
import { parseArgs } from 'node:util';
import { type GameId, isGameId, withGame } from '@mirabilia/games';
import {
  below,
  copyState,
  type Game,
  type GameTypes,
  type Move,
  rngFrom,
  type SeatView,
  seatView,
  seedOfMatch,
} from '@mirabilia/kernel';
import { search } from '../src/search.ts';
import { playMatch } from './play.ts';
import { evaluatorFrom, sit } from './trials.ts';

const { values, positionals } = parseArgs({
  allowPositionals: true,
  options: {
    players: { type: 'string', default: '3' },
    positions: { type: 'string', default: '200' },
    seed: { type: 'string', default: 'regret' },
    simulations: { type: 'string', default: '3000' },
    nets: { type: 'string' },
    keep: { type: 'string' },
  },
});
if (values.nets === undefined || values.keep === undefined) throw new Error('--nets FILE --keep FILE');
const { nets, keep } = values;
const PLAYERS = Number(values.players);
const POSITIONS = Number(values.positions);

/** Of so many decisions one is kept. */
const RARITY = 17;
/** How often those who play and those who play on stray from what seems best, in points. */
const TEMPERATURE = 0.5;
const TO_THE_END = 1000;

interface Position<T extends GameTypes> {
  readonly view: SeatView<T>;
  readonly legal: readonly Move[];
}

function positionsOf<T extends GameTypes>(game: Game<T>): Position<T>[] {
  const evaluator = evaluatorFrom(game, nets);
  const positions: Position<T>[] = [];
  const rng = rngFrom(values.seed, 'positions');
  for (let deal = 0; positions.length < POSITIONS; deal++) {
    playMatch(
      game,
      { players: PLAYERS, seed: seedOfMatch(values.seed, deal) },
      ({ seat, view, legal, state }) => {
        if (legal.length > 1 && below(rng, RARITY) === 0)
          positions.push({ view: seatView(copyState(game, state), seat), legal: [...legal] });
        return evaluator.choose(view, legal, { rng, temperature: TEMPERATURE });
      },
    );
  }
  return positions.slice(0, POSITIONS);
}

/** Of each legal move: its part of victories, and how far ahead it ended. */
type Worths = Readonly<Record<Move, readonly [win: number, lead: number]>>;

/** What the positions and their worths follow from. */
const SERIES = [positionals[0], PLAYERS, values.seed, values.simulations, nets].join(' ');

function worthsIn(line: string): Worths {
  const { series, worths } = JSON.parse(line);
  if (series !== SERIES) throw new Error(`${keep} is of other positions: ${series}`);
  return worths;
}

/** What the moves of each position are worth, as far as the file knows; the rest is played and added to it. */
function worthsOf<T extends GameTypes>(game: Game<T>, positions: readonly Position<T>[]): Worths[] {
  const known = existsSync(keep)
    ? readFileSync(keep, 'utf8')
        .split('\n')
        .filter((line) => line !== '')
        .map(worthsIn)
    : [];
  const player = search(game, evaluatorFrom(game, nets), {
    depth: TO_THE_END,
    width: TO_THE_END,
    temperature: TEMPERATURE,
    ownTemperature: 0,
    draws: 3,
    victory: () => 10,
    trust: 0,
  });
  for (let at = known.length; at < positions.length; at++) {
    const { view, legal } = positions[at] as Position<T>;
    const rng = rngFrom(values.seed, `worth ${at}`);
    const studied = player.study({ view, legal, rng, budget: Number(values.simulations) });
    const worths: Worths = Object.fromEntries(
      studied.map(({ move, visits, wins, lead }) => [move, [wins / visits, lead / visits]]),
    );
    known.push(worths);
    appendFileSync(keep, `${JSON.stringify({ series: SERIES, worths })}\n`);
    process.stderr.write(`\r${at + 1} of ${positions.length}`);
  }
  return known.slice(0, positions.length);
}

function regret<T extends GameTypes>(game: Game<T>): void {
  const positions = positionsOf(game);
  const worths = worthsOf(game, positions);
  for (const name of positionals.slice(1)) {
    const { bot, budget } = sit(game, name, PLAYERS);
    const losses: number[] = [];
    let behind = 0;
    const start = performance.now();
    positions.forEach(({ view, legal }, at) => {
      const rng = rngFrom(values.seed, `choice ${at}`);
      const worth = worths[at] as Worths;
      const wins = legal.map((move) => worth[move]?.[0] ?? 0);
      const leads = legal.map((move) => worth[move]?.[1] ?? 0);
      const chosen = legal.indexOf(bot.choose({ view, legal, rng, budget }));
      losses.push(Math.max(...wins) - (wins[chosen] as number));
      behind += Math.max(...leads) - (leads[chosen] as number);
    });
    const time = (performance.now() - start) / positions.length;
    const mean = losses.reduce((sum, loss) => sum + loss, 0) / losses.length;
    const spread = Math.sqrt(losses.reduce((sum, loss) => sum + (loss - mean) ** 2, 0)) / losses.length;
    console.log(
      `${name}: loses ${(mean * 100).toFixed(3)} % ± ${(1.96 * spread * 100).toFixed(3)} of a victory and ${(behind / positions.length).toFixed(3)} points a decision, ${time.toFixed(1)} ms`,
    );
  }
}

const [id = ''] = positionals;
if (!isGameId(id)) throw new Error('Which game?');
withGame(id as GameId, regret);
