import type { MeasuredValue } from '../text/intervals.ts';
import { bottomAxis, heightFor, leftOf, RIGHT, ROW } from './frame.ts';
import { scaleOf } from './scale.ts';
import { type Figure, label, line, tag, WIDTH } from './svg.ts';

const TOP = 6;

const asPercent = (share: number): string => `${Math.round(share * 1000) / 10} %`;

/** What is measured: shares start at zero, scores a little below the lowest of them. */
export interface ChartScale {
  readonly from: number;
  readonly shown: (value: number) => string;
}
export const SHARES: ChartScale = { from: 0, shown: asPercent };

/** Values as points with their intervals, one per row, and a dash at par. */
export function intervalChart(
  title: string,
  rows: readonly MeasuredValue[],
  { from, shown: shownOnAxis }: ChartScale = SHARES,
): Figure {
  const left = leftOf(rows.map((row) => row.label));
  const bottom = TOP + rows.length * ROW;
  const reach = rows.map(({ value, interval, par }) => Math.max(value, interval?.high ?? 0, par));
  const scale = scaleOf({ from, to: Math.max(...reach) || 1 }, { from: left, to: RIGHT });
  const drawn = rows.map(({ label: name, value, interval, par, shown }, at) => {
    const y = TOP + at * ROW + ROW / 2;
    const x = scale.at(value);
    const parX = scale.at(par);
    return [
      label({ x: left - 10, y: y + 4 }, name, { 'text-anchor': 'end' }),
      line({ x: parX, y: y - 8 }, { x: parX, y: y + 8 }, 'par'),
      interval === undefined
        ? ''
        : line({ x: scale.at(interval.low), y }, { x: scale.at(interval.high), y }, 'whisker'),
      tag('circle', { cx: x, cy: y, r: 4.5, class: 'f0' }),
      label({ x: WIDTH, y: y + 4 }, shown, { 'text-anchor': 'end', class: 'small' }),
    ].join('');
  });
  const axis = bottomAxis({
    scale,
    top: TOP,
    bottom,
    shown: shownOnAxis,
  });
  return { title, width: WIDTH, height: heightFor(bottom), body: axis + drawn.join('') };
}
