// The results of the statistics, as numbers: what the terminal, reports and the page show.

import { type Interval, meanInterval, shareInterval } from '../arena/interval.ts';
import { meanOf, sumsOf } from '../arena/sample.ts';
import {
  isWhole,
  type MatchFacts,
  orderOf,
  type SeatStatistics,
  type StatisticsGroup,
  type StatisticsRow,
} from './seat-statistics.ts';

export interface RowNumbers {
  readonly label: string;
  readonly seats: number;
  readonly share: number;
  readonly interval: Interval | undefined;
  readonly par: number;
  readonly total: number;
  readonly totalInterval: Interval | undefined;
  readonly winnersTotal: number | undefined;
  /** Mean points, in the order of the categories. */
  readonly points: readonly number[];
}

export interface CategoryNumbers {
  readonly title: string;
  readonly mean: number;
  readonly winnersMean: number;
  readonly othersMean: number;
  /** The seats with the most points of it at their table. */
  readonly leaders: RowNumbers;
}

/** The rows of a group in their order. `keys` are those of the categories. */
export const rowsFound = (
  group: Pick<StatisticsGroup, 'order' | 'rows'>,
  keys: readonly string[],
): RowNumbers[] => sortedRows(group).map(([label, row]) => rowFound(label, row, keys));

function sortedRows(group: Pick<StatisticsGroup, 'order' | 'rows'>): [string, StatisticsRow][] {
  const byLabel = (a: string, b: string): number => a.localeCompare(b, 'en', { numeric: true });
  const share = (row: StatisticsRow): number => meanOf(sumsOf(row.share));
  return [...group.rows].sort(([a, left], [b, right]) =>
    orderOf(group) === 'label' ? byLabel(a, b) : share(right) - share(left) || byLabel(a, b),
  );
}

export function rowFound(label: string, row: StatisticsRow, keys: readonly string[]): RowNumbers {
  const shares = sumsOf(row.share);
  const totals = sumsOf(row.total);
  return {
    label,
    seats: row.seats,
    share: meanOf(shares),
    interval: isWhole(row) ? undefined : shareInterval(shares),
    par: row.par / row.seats,
    total: meanOf(totals),
    totalInterval: meanInterval(totals),
    winnersTotal: shares.sum > 0 ? row.winnersTotal / shares.sum : undefined,
    points: keys.map((key) => (row.points.get(key) ?? 0) / row.seats),
  };
}

export function categoryNumbers<Match extends MatchFacts>(
  { all, leaders, winnersPoints }: SeatStatistics<Match>,
  { key, title }: { readonly key: string; readonly title: string },
): CategoryNumbers {
  const sum = all.points.get(key) ?? 0;
  const won = winnersPoints.get(key) ?? 0;
  const victories = sumsOf(all.share).sum;
  return {
    title,
    mean: sum / all.seats,
    winnersMean: victories > 0 ? won / victories : 0,
    othersMean: all.seats > victories ? (sum - won) / (all.seats - victories) : 0,
    leaders: rowFound(title, leaders.get(key) ?? all, []),
  };
}
