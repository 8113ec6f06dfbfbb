// The results of the statistics, as rows for the terminal and for the report.

import { type Interval, meanInterval, meanOf, shareInterval, sumsOf } from '@mirabilia/bots/arena';
import type { GameId } from '@mirabilia/games';
import type { GameTypes } from '@mirabilia/kernel';
import type { Look } from '../narrator/looks.ts';
import { withNarratedGame } from '../narrator/narrated-games.ts';
import type { Narrator } from '../narrator/narrator.ts';
import type { MeasuredValue } from '../text/intervals.ts';
import { matches, percent, percents, pointRange, points } from '../text/numbers.ts';
import {
  isWhole,
  orderOf,
  type SeatStatistics,
  type StatisticsGroup,
  type StatisticsRow,
} from './seat-statistics.ts';

export interface RowFound {
  readonly label: string;
  /** Of a card or a category. */
  readonly look: Look | undefined;
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

export interface GroupFound {
  readonly title: string;
  readonly hasPoints: boolean;
  readonly rows: readonly RowFound[];
}

export interface CategoryFound {
  readonly key: string;
  readonly look: Look;
  readonly title: string;
  readonly mean: number;
  readonly winnersMean: number;
  readonly othersMean: number;
  /** The seats with the most points of it at their table. */
  readonly leaders: RowFound;
}

export interface Findings {
  readonly game: GameId;
  readonly title: string;
  readonly matches: number;
  readonly seats: number;
  /** The mean score of all seats. */
  readonly total: number;
  readonly about: readonly string[];
  readonly categories: readonly CategoryFound[];
  readonly groups: readonly GroupFound[];
}

export function findingsOf(game: GameId, statistics: SeatStatistics): Findings {
  return withNarratedGame(game, ({ narrator: { title, categories, cards } }) => {
    const looks = new Map([...cards].flatMap(([look, names]) => names.map((name) => [name, look] as const)));
    const keys = categories.map(({ key }) => key);
    return {
      game,
      title,
      matches: statistics.matches,
      seats: statistics.all.seats,
      total: meanOf(sumsOf(statistics.all.total)),
      about: [
        `${matches(statistics.matches)}, ${statistics.all.seats} seats.`,
        'Win shares and their 95 % intervals are per seat; matches of one deal count together. Par is what chance gives.',
      ],
      categories: categories.map((category) => categoryFound(statistics, category)),
      groups: statistics.groups
        .filter(({ rows }) => rows.size > 0)
        .map((group) => ({
          title: group.title,
          hasPoints: group.hasPoints,
          rows: sortedRows(group).map(([label, row]) =>
            rowFound(label, row, { keys, look: looks.get(label) }),
          ),
        })),
    };
  });
}

function sortedRows(group: StatisticsGroup): [string, StatisticsRow][] {
  const byLabel = (a: string, b: string): number => a.localeCompare(b, 'en', { numeric: true });
  const share = (row: StatisticsRow): number => meanOf(sumsOf(row.share));
  return [...group.rows].sort(([a, left], [b, right]) =>
    orderOf(group) === 'label' ? byLabel(a, b) : share(right) - share(left) || byLabel(a, b),
  );
}

function rowFound(
  label: string,
  row: StatisticsRow,
  { keys, look }: { readonly keys: readonly string[]; readonly look: Look | undefined },
): RowFound {
  const shares = sumsOf(row.share);
  const totals = sumsOf(row.total);
  return {
    label,
    look,
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

function categoryFound(
  { all, leaders, winnersPoints }: SeatStatistics,
  { key, title, look }: Narrator<GameTypes>['categories'][number],
): CategoryFound {
  const sum = all.points.get(key) ?? 0;
  const won = winnersPoints.get(key) ?? 0;
  const victories = sumsOf(all.share).sum;
  return {
    key,
    look,
    title,
    mean: sum / all.seats,
    winnersMean: victories > 0 ? won / victories : 0,
    othersMean: all.seats > victories ? (sum - won) / (all.seats - victories) : 0,
    leaders: rowFound(title, leaders.get(key) ?? all, { keys: [], look }),
  };
}

export const chartOf = (rows: readonly RowFound[]): MeasuredValue[] =>
  rows.map(({ label, look, share, interval, par }) => ({
    label,
    look,
    value: share,
    interval,
    par,
    shown: percent(share),
  }));

/** Does any row measure win shares? Where each row has every seat of its matches, none does. */
export const hasShares = (rows: readonly RowFound[]): boolean =>
  rows.some(({ interval }) => interval !== undefined);

/** Mean scores; par is the mean of all seats. */
export const scoresOf = (rows: readonly RowFound[], par: number): MeasuredValue[] =>
  rows.map(({ label, look, total, totalInterval }) => ({
    label,
    look,
    value: total,
    interval: totalInterval,
    par,
    shown: points(total),
  }));

const shareCells = ({ seats, share, interval, par }: RowFound): string[] => [
  String(seats),
  percent(share),
  percents(interval),
  percent(par),
];
const SHARE_COLUMNS = ['Seats', 'Win share', '95 %', 'Par'];

export const tableOfGroup = ({ title, rows }: GroupFound): string[][] => [
  [title, ...SHARE_COLUMNS, 'Mean score', '95 %', 'Winning score'],
  ...rows.map((row) => [
    row.label,
    ...shareCells(row),
    points(row.total),
    pointRange(row.totalInterval),
    row.winnersTotal === undefined ? '–' : points(row.winnersTotal),
  ]),
];

export const tableOfPoints = (
  { title, rows }: GroupFound,
  categories: Findings['categories'],
): string[][] => [
  [title, ...categories.map((category) => category.title), 'Total'],
  ...rows.map((row) => [row.label, ...row.points.map(points), points(row.total)]),
];

export const tableOfCategories = (categories: Findings['categories']): string[][] => [
  ['Most points in', ...SHARE_COLUMNS, 'Mean', 'Winners’', 'Others’'],
  ...categories.map(({ title, leaders, mean, winnersMean, othersMean }) => [
    title,
    ...shareCells(leaders),
    points(mean),
    points(winnersMean),
    points(othersMean),
  ]),
];
