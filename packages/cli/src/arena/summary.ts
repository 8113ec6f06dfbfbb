import { drawIntervals } from '../text/intervals.ts';
import { percent } from '../text/numbers.ts';
import { alignTable } from '../text/table.ts';
import { type ArenaResult, tableOfBots, tableOfPoints } from './result.ts';

/** The result for the terminal. */
export function summarise(result: ArenaResult): string[] {
  const chart = result.bots.map(({ bot, share, interval, par }) => ({
    label: bot,
    value: share,
    interval: par < 1 ? interval : undefined,
    par,
    shown: percent(share),
  }));
  return [
    result.title,
    ...result.about,
    '',
    ...alignTable(tableOfBots(result)),
    '',
    'Win share, its interval and par (┊)',
    ...drawIntervals(chart),
    '',
    ...alignTable(tableOfPoints(result)),
  ];
}
