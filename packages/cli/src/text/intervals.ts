import type { Interval } from '@mirabilia/bots/arena';
import type { Look } from '../narrator/looks.ts';

export interface MeasuredValue {
  readonly label: string;
  readonly value: number;
  readonly interval: Interval | undefined;
  /** What pure chance would give. */
  readonly par: number;
  readonly shown: string;
  /** The colour of the game for it, if it has one. */
  readonly look?: Look | undefined;
}

const WIDTH = 50;

/** Shares on a scale from 0 to what is needed: `●` with the ends of its interval, and `┊` at par. */
export function plotIntervals(rows: readonly MeasuredValue[], width: number): string[] {
  const end = Math.max(...rows.map(({ value, interval, par }) => Math.max(value, interval?.high ?? 0, par)));
  const column = (value: number): number => (end > 0 ? Math.round((value / end) * (width - 1)) : 0);
  return rows.map(({ value, interval, par }) => {
    const cells = new Array<string>(width).fill(' ');
    if (interval !== undefined) {
      const [low, high] = [column(interval.low), column(interval.high)];
      cells.fill('─', low, high + 1);
      cells[low] = '├';
      cells[high] = '┤';
    }
    const isCrossed = cells[column(par)] === '─';
    cells[column(par)] = isCrossed ? '┼' : '┊';
    cells[column(value)] = '●';
    return cells.join('');
  });
}

/** The same as a chart with labels. */
export function drawIntervals(rows: readonly MeasuredValue[]): string[] {
  const labels = Math.max(0, ...rows.map(({ label }) => label.length));
  const plots = plotIntervals(rows, WIDTH);
  return rows.map(({ label, shown }, at) => `${label.padEnd(labels)}  ${plots[at]}  ${shown}`);
}
