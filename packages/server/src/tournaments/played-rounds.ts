// What the rounds so far say of each player: their results, and whom they met where.

import type { Entrant } from './pairing.ts';
import {
  duplicateShares,
  type RoundResult,
  type SeatScore,
  sharesAt,
  standingsOf,
  type TournamentStanding,
} from './standings.ts';
import type { RoundTable, Tournament, TournamentRound } from './tournament.ts';

/** What one seat made of a match that may be told. */
export interface TableResult {
  readonly share: number;
  readonly isWin: boolean;
  readonly total: number;
  readonly isAbsent: boolean;
}

const totalOf = ({ result }: RoundTable, seat: number): number => Number(result?.scores[seat]?.total ?? 0);

const scoresOf = (table: RoundTable): SeatScore[] =>
  table.seats.map((_, seat) => ({
    total: totalOf(table, seat),
    isWinner: table.result?.winners.includes(seat) === true,
  }));

/** Players who ended a match together have no result. */
const hasResult = ({ result }: RoundTable): boolean => result !== null && result.scores.length > 0;

function sharesOf({ terms: { kind } }: Tournament, { tables }: TournamentRound, table: RoundTable): number[] {
  if (kind === 'swiss') return sharesAt(scoresOf(table));
  const compared = tables.filter(hasResult);
  const own = compared.indexOf(table);
  return table.seats.map((_, seat) => duplicateShares(compared.map((each) => totalOf(each, seat)))[own] ?? 0);
}

/** Undefined while it must not be told: tables of a duplicate wait for each other. */
export function resultsOf(
  tournament: Tournament,
  round: TournamentRound,
  table: RoundTable,
): readonly TableResult[] | undefined {
  const isTold = tournament.terms.kind === 'swiss' || round.phase === 'over';
  if (!isTold || table.result === null) return undefined;
  const { absent, winners } = table.result;
  const shares = hasResult(table) ? sharesOf(tournament, round, table) : table.seats.map(() => 0);
  return table.seats.map((seat, at) => {
    // Bots are never absent.
    const isAbsent = 'player' in seat && absent.includes(at);
    const share = isAbsent ? 0 : (shares[at] ?? 0);
    const isBest = tournament.terms.kind === 'swiss' ? winners.includes(at) : share === 1;
    return { share, isWin: isBest && !isAbsent, total: isAbsent ? 0 : totalOf(table, at), isAbsent };
  });
}

/** The people whom the seat is compared with. */
function opponentsOf(
  { terms: { kind } }: Tournament,
  { tables }: TournamentRound,
  table: RoundTable,
  at: number,
): number[] {
  const others =
    kind === 'swiss'
      ? table.seats.filter((_, other) => other !== at)
      : tables.flatMap((other) => (other === table ? [] : (other.seats[at] ?? [])));
  return others.flatMap((seat) => ('player' in seat ? [seat.player] : []));
}

/** By player: one result for each round in which they had a seat and whose result may be told. */
export function resultsByPlayer(tournament: Tournament): Map<number, RoundResult[]> {
  const all = new Map<number, RoundResult[]>(tournament.players.map((_, index) => [index, []]));
  for (const round of tournament.played) {
    for (const table of round.tables) {
      const results = resultsOf(tournament, round, table);
      table.seats.forEach((seat, at) => {
        const result = results?.[at];
        if (result === undefined || !('player' in seat)) return;
        const { share, isWin, total } = result;
        all
          .get(seat.player)
          ?.push({ share, isWin, total, opponents: opponentsOf(tournament, round, table, at) });
      });
    }
  }
  return all;
}

/** Who has withdrawn before the first match has no place. */
export function standingsIn(tournament: Tournament): TournamentStanding[] {
  const results = resultsByPlayer(tournament);
  const placed = [...results].filter(
    ([index, rounds]) => rounds.length > 0 || tournament.players[index]?.status === 'in',
  );
  return standingsOf(new Map(placed));
}

const once = (counts: Map<number, number>, id: number): void =>
  void counts.set(id, (counts.get(id) ?? 0) + 1);

/** Whoever plays in the next round, with what they have played so far. */
export function entrantsOf(tournament: Tournament, players: readonly number[]): Entrant[] {
  const points = new Map(standingsIn(tournament).map((standing) => [standing.player, standing.points]));
  const tables = tournament.played.flatMap((round) => round.tables);
  return players.map((id) => {
    const met = new Map<number, number>();
    const besides = new Map<number, number>();
    const seats = [0, 0, 0, 0, 0, 0, 0];
    for (const { seats: all } of tables) {
      const at = all.findIndex((seat) => 'player' in seat && seat.player === id);
      if (at < 0) continue;
      seats[at] = (seats[at] ?? 0) + 1;
      all.forEach((seat, other) => {
        if (!('player' in seat) || other === at) return;
        once(met, seat.player);
        const distance = Math.abs(other - at);
        if (distance === 1 || distance === all.length - 1) once(besides, seat.player);
      });
    }
    return { id, points: points.get(id) ?? 0, met, besides, seats };
  });
}
