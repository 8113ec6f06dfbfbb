import type { MeasuredValue } from '../text/intervals.ts';
import { bottomAxis, heightFor, labelsBeside, ROW, VALUE } from './frame.ts';
import { scaleOf } from './scale.ts';
import { type Figure, label, line, tag } from './svg.ts';

const TOP = 6;

const asPercent = (share: number): string => `${Math.round(share * 1000) / 10} %`;

/** What is measured: shares start at zero, scores a little below the lowest of them. */
export interface ChartScale {
  readonly from: number;
  readonly shown: (value: number) => string;
}
export const SHARES: ChartScale = { from: 0, shown: asPercent };

/** Values as points with their intervals, one per row, and a dash at par. */
export const intervalChart =
  (
    title: string,
    rows: readonly MeasuredValue[],
    { from, shown: shownOnAxis }: ChartScale = SHARES,
  ): Figure =>
  (width) => {
    const names = labelsBeside(
      rows.map((row) => row.label),
      width,
    );
    const bottom = TOP + rows.length * ROW;
    const reach = rows.map(({ value, interval, par }) => Math.max(value, interval?.high ?? 0, par));
    const scale = scaleOf({ from, to: Math.max(...reach) || 1 }, { from: names.left, to: width - VALUE });
    const drawn = rows.map(({ label: name, look, value, interval, par, shown }, at) => {
      const y = TOP + at * ROW + ROW / 2;
      const parX = scale.at(par);
      return [
        label({ x: names.left - 10, y: y + 4 }, names.shown(name), { 'text-anchor': 'end' }),
        line({ x: parX, y: y - 8 }, { x: parX, y: y + 8 }, 'par'),
        interval === undefined
          ? ''
          : line(
              { x: scale.at(interval.low), y },
              { x: scale.at(interval.high), y },
              look === undefined ? 'whisker' : `whisker line-${look}`,
            ),
        tag('circle', {
          cx: scale.at(value),
          cy: y,
          r: 5,
          class: look === undefined ? 'dot' : `ground-${look}`,
        }),
        label({ x: width, y: y + 4 }, shown, { 'text-anchor': 'end', class: 'small' }),
      ].join('');
    });
    const axis = bottomAxis({ scale, top: TOP, bottom, shown: shownOnAxis });
    return { title, height: heightFor(bottom), body: axis + drawn.join('') };
  };
