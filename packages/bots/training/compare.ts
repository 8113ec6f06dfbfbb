// `node packages/bots/training/compare.ts GAME A B [--players N] [--deals N] [--seed S]`
//
// One A against B at all other seats, every deal from every seat. Bots are ids of the registry or of the trials below;
// `hard@200` spends 200 simulations a decision instead of its own budget.

import { parseArgs } from 'node:util';
import { type GameId, isGameId, withGame } from '@mirabilia/games';
import { type Game, type GameTypes, rngFrom, seedOfMatch } from '@mirabilia/kernel';
import { playMatch, shareOf } from './play.ts';
import { type Sitting, sit, truth } from './trials.ts';

const { values, positionals } = parseArgs({
  allowPositionals: true,
  options: {
    players: { type: 'string', default: '3' },
    deals: { type: 'string', default: '100' },
    seed: { type: 'string', default: 'compare' },
  },
});

/** Each seat's part of the victory, and its points. */
function playOne<T extends GameTypes>(
  game: Game<T>,
  seats: readonly Sitting<T>[],
  seed: string,
): { share: readonly number[]; points: readonly number[] } {
  const rngs = seats.map((_, seat) => rngFrom(seed, `compare ${seat}`));
  const outcome = playMatch(game, { players: seats.length, seed }, ({ seat, view, legal, state }) => {
    const { bot, budget, times } = seats[seat] as Sitting<T>;
    truth.state = state;
    const start = performance.now();
    const move = bot.choose({ view, legal, rng: rngs[seat] as (typeof rngs)[number], budget });
    if (legal.length > 1) times.push(performance.now() - start);
    return move;
  });
  return {
    share: seats.map((_, seat) => shareOf(outcome, seat)),
    points: outcome.scores.map(({ total }) => total),
  };
}

const at = (times: readonly number[], part: number): string =>
  (times.toSorted((a, b) => a - b)[Math.floor(times.length * part)] ?? 0).toFixed(1);

const meanOf = (list: readonly number[], unit = 1): number =>
  (list.reduce((sum, one) => sum + one, 0) / list.length) * unit;

/** Half of the 95 % interval of a mean over deals. */
function marginOf(list: readonly number[], unit = 1): number {
  const mean = meanOf(list);
  const variance = list.reduce((sum, one) => sum + (one - mean) ** 2, 0) / Math.max(1, list.length - 1);
  return 1.96 * Math.sqrt(variance / list.length) * unit;
}

function compare<T extends GameTypes>(game: Game<T>): void {
  const players = Number(values.players);
  const deals = Number(values.deals);
  const [, a = '', b = ''] = positionals;
  const one = sit(game, a, players);
  const other = sit(game, b, players);
  const shares: number[] = [];
  const leads: number[] = [];
  let own = 0;
  let others = 0;
  const start = performance.now();
  for (let deal = 0; deal < deals; deal++) {
    let share = 0;
    let lead = 0;
    for (let favourite = 0; favourite < players; favourite++) {
      const seats = Array.from({ length: players }, (_, seat) => (seat === favourite ? one : other));
      const result = playOne(game, seats, seedOfMatch(values.seed, deal));
      share += (result.share[favourite] as number) / players;
      result.points.forEach((points, seat) => {
        if (seat === favourite) own += points;
        else others += points;
        lead += (seat === favourite ? points : -points / (players - 1)) / players;
      });
    }
    shares.push(share);
    leads.push(lead);
  }
  console.log(
    `${game.id} ${players}p ${a} vs ${b}: ${meanOf(shares, 100).toFixed(1)} % ± ${marginOf(shares, 100).toFixed(1)}, ahead by ${meanOf(leads).toFixed(2)} ± ${marginOf(leads).toFixed(2)} (${deals} deals), points ${(own / deals / players).toFixed(1)} to ${(others / deals / players / (players - 1)).toFixed(1)}, ms p50/p99 ${at(one.times, 0.5)}/${at(one.times, 0.99)} and ${at(other.times, 0.5)}/${at(other.times, 0.99)}, ${((performance.now() - start) / 1000).toFixed(0)} s`,
  );
}

const [id = ''] = positionals;
if (!isGameId(id)) throw new Error('Which game?');
withGame(id as GameId, compare);
