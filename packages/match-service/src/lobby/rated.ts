// Tables whose matches count for ratings: people only, with a clock, and the wonders drawn at random.

import { type Result, refuse } from '@mirabilia/kernel';
import type { Code, Pace } from '@mirabilia/protocol';
import type { RatedPlayer } from '../store.ts';
import type { Lobby, StoredSeat } from './lobby.ts';

/** Why matches of a table can't be rated. */
export type Unratable = 'bots' | 'no-clock' | 'wonders';

const unratable = ({ options, pace, seats }: Lobby): Unratable | undefined => {
  if (seats.some(({ kind }) => kind === 'bot')) return 'bots';
  if (pace.kind === 'untimed') return 'no-clock';
  return options.wonders === 'random' ? undefined : 'wonders';
};

/** A table that is said to be rated has to be one whose matches can be. */
export function checkRated(lobby: Lobby): Result<Lobby, Code> {
  const why = lobby.rated ? unratable(lobby) : undefined;
  return why === undefined ? { ok: true, value: lobby } : refuse('not-ratable', { why });
}

const USUAL_CLOCK: Pace = { kind: 'live', decision: 60, bank: 120 };

/** What becomes of settings when the host says that the table is rated. */
export const ratedTerms = {
  seats: (seats: readonly StoredSeat[]): readonly StoredSeat[] =>
    seats.map((seat) => (seat.kind === 'bot' ? { kind: 'open' } : seat)),
  pace: (pace: Pace): Pace => (pace.kind === 'untimed' ? USUAL_CLOCK : pace),
};

/** The lobby at the start: who came from the same address is known by a number, and where from no longer. */
export function withAddressNumbers(lobby: Lobby): Lobby {
  const known: string[] = [];
  const numberOf = (address: string | undefined, seat: number): number => {
    // Where nothing is known of it nobody shares it.
    const name = address ?? `seat ${seat}`;
    if (!known.includes(name)) known.push(name);
    return known.indexOf(name);
  };
  return {
    ...lobby,
    seats: lobby.seats.map((occupant, seat) => {
      if (occupant.kind !== 'human') return occupant;
      const { address, ...rest } = occupant;
      return lobby.rated ? { ...rest, address: String(numberOf(address, seat)) } : rest;
    }),
  };
}

interface Finish {
  readonly winners: readonly number[];
  /** Points, by seat. */
  readonly totals: readonly number[];
  /** Seats whose players had left: a bot finished for them. */
  readonly left: readonly number[];
}

/** How each player came off, or undefined if a match of these seats isn't rated. */
export function ratedPlayers(
  seats: readonly StoredSeat[],
  { winners, totals, left }: Finish,
): readonly RatedPlayer[] | undefined {
  const last = seats.length;
  const isBefore = (seat: number, other: number): boolean =>
    winners.includes(seat) !== winners.includes(other)
      ? winners.includes(seat)
      : !winners.includes(seat) && (totals[seat] as number) > (totals[other] as number);
  const players = seats.flatMap((occupant, seat) => {
    if (occupant.kind !== 'human') return [];
    const ahead = seats.filter((_, other) => !left.includes(other) && isBefore(other, seat)).length;
    const place = left.includes(seat) ? last : ahead + 1;
    return [{ guest: occupant.guest, place, address: Number(occupant.address ?? seat) }];
  });
  return players.length === seats.length ? players : undefined;
}
