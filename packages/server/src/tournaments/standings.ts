// What a result is worth, and the order of a tournament's players. Pure.

/** The result of one seat, of a person or of a bot. */
export interface SeatScore {
  readonly total: number;
  readonly isWinner: boolean;
}

/** The part of the others that a seat has beaten: 1 for all, 0 for none; a tie is half a victory. */
export function sharesAt(seats: readonly SeatScore[]): number[] {
  return seats.map((seat, own) => beaten(seat, seats.toSpliced(own, 1)));
}

/** Of several with the most points the game names the winners. All others with the same points are equal. */
function beaten(one: SeatScore, others: readonly SeatScore[]): number {
  if (others.length === 0) return 0;
  const won = others.reduce((sum, other) => {
    const ahead = Math.sign(one.total - other.total) || Number(one.isWinner) - Number(other.isWinner);
    return sum + (ahead + 1) / 2;
  }, 0);
  return won / others.length;
}

/** The same for tables with the same deal: each seat is compared with those who sat there at the other tables. */
export function duplicateShares(totals: readonly number[]): number[] {
  // One who has nobody to be compared with has neither won nor lost.
  if (totals.length === 1) return [0.5];
  return sharesAt(totals.map((total) => ({ total, isWinner: false })));
}

/** What a player did in one round. */
export interface RoundResult {
  readonly share: number;
  readonly isWin: boolean;
  readonly total: number;
  /** The other people at the table. */
  readonly opponents: readonly number[];
}

export interface TournamentStanding {
  readonly player: number;
  /** 1 for the first; equal players share a place. */
  readonly place: number;
  readonly points: number;
  readonly wins: number;
  /** The points of all opponents, each time that they were met. */
  readonly opponents: number;
  /** Victory points of all rounds. */
  readonly total: number;
}

/** Shares are fractions: sums of them are equal if they differ by less than a rounding. */
const rounded = (sum: number): number => Math.round(sum * 1e6) / 1e6;

const sumOf = (numbers: readonly number[]): number =>
  rounded(numbers.reduce((sum, number) => sum + number, 0));

const ORDER = ['points', 'wins', 'opponents', 'total'] as const;

function compare(one: TournamentStanding, other: TournamentStanding): number {
  for (const by of ORDER) if (one[by] !== other[by]) return other[by] - one[by];
  return 0;
}

/** By points; then by wins, by the points of the opponents, and by victory points. */
export function standingsOf(results: ReadonlyMap<number, readonly RoundResult[]>): TournamentStanding[] {
  const points = new Map(
    [...results].map(([player, rounds]) => [player, sumOf(rounds.map(({ share }) => share))]),
  );
  const unplaced = [...results].map(([player, rounds]) => ({
    player,
    place: 0,
    points: points.get(player) ?? 0,
    wins: rounds.filter(({ isWin }) => isWin).length,
    opponents: sumOf(rounds.flatMap(({ opponents }) => opponents.map((each) => points.get(each) ?? 0))),
    total: sumOf(rounds.map(({ total }) => total)),
  }));
  const ordered = unplaced.sort((one, other) => compare(one, other) || one.player - other.player);
  const placed: TournamentStanding[] = [];
  for (const [at, standing] of ordered.entries()) {
    const before = placed.at(-1);
    const place = before !== undefined && compare(before, standing) === 0 ? before.place : at + 1;
    placed.push({ ...standing, place });
  }
  return placed;
}
