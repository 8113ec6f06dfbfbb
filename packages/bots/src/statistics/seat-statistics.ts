// Statistics of seats by player, board, trait and so on. Each row is a clustered sample, so that its interval counts deals.

import type { GameId } from '@mirabilia/games/ids';
import { newSample, observe, type Sample } from '../arena/sample.ts';

export interface SeatFacts {
  /** The bot's id, or the kind of player. */
  readonly player: string;
  readonly board: string;
  /** The part of the victory: 1, or less where it is shared, or 0. */
  readonly share: number;
  readonly score: Readonly<Record<string, number>>;
  /** The seat's values of each trait of the game. */
  readonly traits: readonly (readonly string[])[];
}

export interface MatchFacts {
  readonly game: GameId;
  /** Matches of one deal are one cluster. */
  readonly deal: string | undefined;
  readonly seats: readonly SeatFacts[];
}

export interface StatisticsRow {
  /** One observation per seat. */
  readonly share: Sample;
  readonly total: Sample;
  readonly points: Map<string, number>;
  seats: number;
  /** The sum of win shares that pure chance would give. */
  par: number;
  /** Matches with seats in this row, and the number of the last one. */
  matches: number;
  lastMatch: number;
  /** Points of the winners, weighted by their share of the victory. */
  winnersTotal: number;
}

export interface GroupOptions<Match extends MatchFacts = MatchFacts> {
  readonly title: string;
  /** Sorted by label if labels have a natural order, else by win share. */
  readonly order: 'label' | 'share';
  /** Whether its rows are also shown by category. */
  readonly hasPoints: boolean;
  labels(seat: Match['seats'][number], at: SeatPosition<Match>): readonly string[];
}

export interface StatisticsGroup<Match extends MatchFacts = MatchFacts> extends GroupOptions<Match> {
  readonly rows: Map<string, StatisticsRow>;
}

export interface SeatPosition<Match> {
  readonly seat: number;
  readonly match: Match;
}

export interface SeatStatistics<Match extends MatchFacts = MatchFacts> {
  matches: number;
  readonly all: StatisticsRow;
  readonly groups: readonly StatisticsGroup<Match>[];
  /** By category: the seats with the most points of it at their table. */
  readonly leaders: Map<string, StatisticsRow>;
  /** By category: its points at the winners’ seats, weighted by their share of the victory. */
  readonly winnersPoints: Map<string, number>;
}

export interface StatisticsOptions<Match extends MatchFacts = MatchFacts> {
  readonly groups: readonly GroupOptions<Match>[];
  /** Keys of the categories. */
  readonly categories: readonly string[];
}

const newRow = (): StatisticsRow => ({
  share: newSample(),
  total: newSample(),
  points: new Map(),
  seats: 0,
  par: 0,
  matches: 0,
  lastMatch: 0,
  winnersTotal: 0,
});

/** Does it have every seat of its matches? Then its win share means nothing. */
export const isWhole = ({ par, matches }: StatisticsRow): boolean => Math.abs(par - matches) < 1e-6;

/** Numeric labels are sorted as numbers. */
const isNumbers = (rows: Map<string, StatisticsRow>): boolean =>
  [...rows.keys()].every((label) => /^\d+$/.test(label));
export const orderOf = ({ order, rows }: Pick<StatisticsGroup, 'order' | 'rows'>): GroupOptions['order'] =>
  isNumbers(rows) ? 'label' : order;

export function newSeatStatistics<Match extends MatchFacts = MatchFacts>({
  groups,
  categories,
}: StatisticsOptions<Match>): SeatStatistics<Match> {
  return {
    matches: 0,
    all: newRow(),
    groups: groups.map((group) => ({ ...group, rows: new Map() })),
    leaders: new Map(categories.map((key) => [key, newRow()])),
    winnersPoints: new Map(),
  };
}

export interface CountedMatch<Match extends MatchFacts = MatchFacts> {
  readonly match: Match;
  readonly cluster: string;
  /** Which seats count. */
  readonly counts: (seat: Match['seats'][number]) => boolean;
}

export function addMatch<Match extends MatchFacts>(
  statistics: SeatStatistics<Match>,
  { match, cluster, counts }: CountedMatch<Match>,
): void {
  const players = match.seats.length;
  statistics.matches++;
  for (const [number, seat] of match.seats.entries()) {
    if (!counts(seat)) continue;
    const add = (row: StatisticsRow): void =>
      addSeat(row, seat, { cluster, players, match: statistics.matches });
    add(statistics.all);
    for (const { rows, labels } of statistics.groups) {
      for (const label of labels(seat, { seat: number, match })) add(rowAt(rows, label));
    }
    for (const [key, row] of statistics.leaders) {
      if (match.seats.every(({ score }) => (score[key] ?? 0) <= (seat.score[key] ?? 0))) add(row);
      const won = (seat.score[key] ?? 0) * seat.share;
      statistics.winnersPoints.set(key, (statistics.winnersPoints.get(key) ?? 0) + won);
    }
  }
}

function rowAt(rows: Map<string, StatisticsRow>, label: string): StatisticsRow {
  const row = rows.get(label) ?? newRow();
  rows.set(label, row);
  return row;
}

function addSeat(
  row: StatisticsRow,
  { share, score }: SeatFacts,
  { cluster, players, match }: { readonly cluster: string; readonly players: number; readonly match: number },
): void {
  const { total = 0 } = score;
  if (row.lastMatch !== match) row.matches++;
  row.lastMatch = match;
  row.seats++;
  row.par += 1 / players;
  row.winnersTotal += share * total;
  observe(row.share, cluster, share);
  observe(row.total, cluster, total);
  for (const [key, points] of Object.entries(score)) {
    row.points.set(key, (row.points.get(key) ?? 0) + points);
  }
}
