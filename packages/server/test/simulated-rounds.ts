// Tournaments without matches: whoever is stronger wins more often. For tests and for measuring how fair pairings are.

import { below, rngFrom } from '@mirabilia/kernel';
import { type Entrant, pairRound, type Seating } from '../src/tournaments/pairing.ts';
import { sharesAt } from '../src/tournaments/standings.ts';

interface Player {
  readonly id: number;
  points: number;
  readonly met: Map<number, number>;
  readonly besides: Map<number, number>;
  readonly seats: number[];
}

export interface PlayedRounds {
  entrants(): Entrant[];
  readonly players: readonly Player[];
}

export function newPlayed(people: number): PlayedRounds {
  const players = Array.from(
    { length: people },
    (_, id): Player => ({ id, points: 0, met: new Map(), besides: new Map(), seats: [0, 0, 0, 0, 0, 0, 0] }),
  );
  return { players, entrants: () => [...players] };
}

const once = (counts: Map<number, number>, id: number): void =>
  void counts.set(id, (counts.get(id) ?? 0) + 1);

/** The round is played: a player's number is their strength, and luck decides as much. */
export function noteRound({ players }: PlayedRounds, tables: readonly Seating[], seed: string): void {
  const rng = rngFrom(seed, 'results');
  for (const table of tables) {
    const totals = table.map((id) => (id ?? 0) + below(rng, players.length));
    const shares = sharesAt(totals.map((total) => ({ total, isWinner: false })));
    table.forEach((id, seat) => {
      const player = id === null ? undefined : players[id];
      if (player === undefined) return;
      player.points += shares[seat] ?? 0;
      player.seats[seat] = (player.seats[seat] ?? 0) + 1;
      for (const other of table) if (other !== null && other !== id) once(player.met, other);
      for (const beside of [seat - 1, seat + 1]) {
        const other = table[(beside + table.length) % table.length];
        if (other !== null && other !== undefined) once(player.besides, other);
      }
    });
  }
}

export interface SimulatedRounds {
  readonly size: number;
  readonly rounds: number;
  readonly seed: string;
}

export function playRounds(people: number, { size, rounds, seed }: SimulatedRounds): PlayedRounds {
  const played = newPlayed(people);
  for (let round = 0; round < rounds; round++) {
    const tables = pairRound(played.entrants(), { size, isDuplicate: false, seed: `${seed} ${round}` });
    noteRound(played, tables, `${seed} ${round}`);
  }
  return played;
}
