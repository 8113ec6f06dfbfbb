// How fair the pairing of tournaments is: 200 tournaments in which the stronger player wins more often, beside tables by lot
// and tables by points alone.

import { rngFrom, shuffle } from '@mirabilia/kernel';
import { pairRound, type Seating } from '../packages/server/src/tournaments/pairing.ts';
import { newPlayed, noteRound, type PlayedRounds } from '../packages/server/test/simulated-rounds.ts';

const PEOPLE = 24;
const SIZE = 4;
const ROUNDS = 4;
const TRIALS = 200;

type Pairing = (played: PlayedRounds, seed: string) => Seating[];

const cut = (ids: readonly number[]): Seating[] =>
  Array.from({ length: PEOPLE / SIZE }, (_, table) => ids.slice(table * SIZE, (table + 1) * SIZE));

const PAIRINGS: Readonly<Record<string, Pairing>> = {
  exchange: (played, seed) => pairRound(played.entrants(), { size: SIZE, isDuplicate: false, seed }),
  'by lot': (played, seed) => cut(shuffle(rngFrom(seed, 'lot'), [...played.entrants().keys()])),
  'by points': (played, seed) => {
    const order = shuffle(rngFrom(seed, 'points'), [...played.entrants()]);
    return cut(order.sort((one, other) => other.points - one.points).map(({ id }) => id));
  },
};

const spreadOf = (played: PlayedRounds, tables: readonly Seating[]): number => {
  const points = tables.map((table) => table.map((id) => played.players[id ?? 0]?.points ?? 0));
  return points.reduce((sum, each) => sum + Math.max(...each) - Math.min(...each), 0) / tables.length;
};

const rows = Object.entries(PAIRINGS).map(([name, pair]) => {
  let [again, meetings, spread, seats, milliseconds] = [0, 0, 0, 0, 0];
  for (let trial = 0; trial < TRIALS; trial++) {
    const played = newPlayed(PEOPLE);
    for (let round = 0; round < ROUNDS; round++) {
      const seed = `${trial} ${round}`;
      const from = performance.now();
      const tables = pair(played, seed);
      milliseconds += performance.now() - from;
      if (round === 2) spread += spreadOf(played, tables);
      noteRound(played, tables, seed);
    }
    for (const { met, seats: had } of played.players) {
      for (const times of met.values()) {
        meetings += times;
        again += times - 1;
      }
      seats += Math.max(...had);
    }
  }
  return {
    pairing: name,
    'met again': `${((100 * again) / meetings).toFixed(1)} %`,
    'spread of points, round 3': (spread / TRIALS).toFixed(2),
    'same seat at most': (seats / TRIALS / PEOPLE).toFixed(2),
    'ms per round': (milliseconds / TRIALS / ROUNDS).toFixed(2),
  };
});
console.table(rows);
