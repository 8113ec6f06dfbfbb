// The findings for programs.

import type { CsvCell } from '../text/csv.ts';
import type { Findings, RowFound } from './findings.ts';

export const plainOf = (file: string, all: readonly Findings[]): object => ({
  file,
  games: all.map(({ game, matches, seats, total, categories, groups }) => ({
    game,
    matches,
    seats,
    meanScore: total,
    categories: categories.map(({ key, mean, winnersMean, othersMean, leaders }) => ({
      category: key,
      mean,
      winnersMean,
      othersMean,
      leaders: plainRow(leaders),
    })),
    groups: groups.map(({ title, rows }) => ({
      by: title,
      rows: rows.map((row) => ({
        label: row.label,
        ...plainRow(row),
        points: Object.fromEntries(categories.map(({ key }, at) => [key, row.points[at]])),
      })),
    })),
  })),
});

const plainRow = ({ seats, share, interval, par, total, totalInterval, winnersTotal }: RowFound): object => ({
  seats,
  winShare: share,
  interval,
  par,
  meanScore: total,
  scoreInterval: totalInterval,
  winningScore: winnersTotal,
});

/** One table for all games, groups and rows. */
export function rowsOf(all: readonly Findings[]): CsvCell[][] {
  const keys = [...new Set(all.flatMap(({ categories }) => categories.map(({ key }) => key)))];
  return [
    [
      ...['game', 'by', 'label', 'seats', 'win_share', 'win_low', 'win_high', 'par'],
      ...['mean_score', 'score_low', 'score_high', 'winning_score', ...keys],
    ],
    ...all.flatMap(({ game, categories, groups }) =>
      groups.flatMap(({ title, rows }) =>
        rows.map((row) => {
          const pointsOf = (key: string): CsvCell =>
            row.points[categories.findIndex((one) => one.key === key)];
          return [
            ...[game, title, row.label, row.seats, row.share, row.interval?.low, row.interval?.high, row.par],
            ...[row.total, row.totalInterval?.low, row.totalInterval?.high, row.winnersTotal],
            ...keys.map(pointsOf),
          ];
        }),
      ),
    ),
  ];
}
