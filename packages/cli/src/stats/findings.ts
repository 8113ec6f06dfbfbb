// The results of the statistics, as rows for the terminal and for the report.

import { meanOf, sumsOf } from '@mirabilia/bots/arena';
import {
  type CategoryNumbers,
  categoryNumbers,
  type RowNumbers,
  rowsFound,
  type SeatStatistics,
} from '@mirabilia/bots/statistics';
import type { GameId } from '@mirabilia/games';
import type { GameTypes } from '@mirabilia/kernel';
import type { Look } from '../narrator/looks.ts';
import { withNarratedGame } from '../narrator/narrated-games.ts';
import type { Narrator } from '../narrator/narrator.ts';
import type { MeasuredValue } from '../text/intervals.ts';
import { matches, percent, percents, pointRange, points } from '../text/numbers.ts';

export interface RowFound extends RowNumbers {
  /** Of a card or a category. */
  readonly look: Look | undefined;
}

export interface GroupFound {
  readonly title: string;
  readonly hasPoints: boolean;
  readonly rows: readonly RowFound[];
}

export interface CategoryFound extends Omit<CategoryNumbers, 'leaders'> {
  readonly key: string;
  readonly look: Look;
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
          rows: rowsFound(group, keys).map((row) => ({ ...row, look: looks.get(row.label) })),
        })),
    };
  });
}

const categoryFound = (
  statistics: SeatStatistics,
  category: Narrator<GameTypes>['categories'][number],
): CategoryFound => {
  const { key, look } = category;
  const { leaders, ...numbers } = categoryNumbers(statistics, category);
  return { ...numbers, key, look, leaders: { ...leaders, look } };
};

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
