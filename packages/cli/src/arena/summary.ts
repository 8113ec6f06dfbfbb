import { drawIntervals } from '../text/intervals.ts';
import { alignTable } from '../text/table.ts';
import { type ArenaResult, chartOfShares, tableOfBots, tableOfPoints } from './result.ts';

/** The result for the terminal. */
export const summarise = (result: ArenaResult): string[] => [
  result.title,
  ...result.about,
  '',
  ...alignTable(tableOfBots(result)),
  '',
  'Win share, its interval and par (┊)',
  ...drawIntervals(chartOfShares(result)),
  '',
  ...alignTable(tableOfPoints(result)),
];
