import { duration } from '../text/numbers.ts';
import { bottomAxis, heightFor, leftOf, RIGHT, ROW } from './frame.ts';
import { logScaleOf } from './scale.ts';
import { type Figure, label, line, tag, WIDTH } from './svg.ts';

export interface Timed {
  readonly label: string;
  readonly median: number;
  readonly slowest: number;
  /** What it has to fit into. */
  readonly fits: number;
}

const TOP = 6;

/** Milliseconds of a decision: a point at the median, a line up to the 99th percentile, a dash at what it has to fit. */
export function timeChart(title: string, rows: readonly Timed[]): Figure {
  const left = leftOf(rows.map((row) => row.label));
  const bottom = TOP + rows.length * ROW;
  const all = rows.flatMap(({ median, slowest, fits }) => [median, slowest, fits]);
  const scale = logScaleOf(
    {
      from: 10 ** Math.floor(Math.log10(Math.min(...all))),
      to: 10 ** Math.ceil(Math.log10(Math.max(...all))),
    },
    { from: left, to: RIGHT },
  );
  const drawn = rows.map(({ label: name, median, slowest, fits }, at) => {
    const y = TOP + at * ROW + ROW / 2;
    return [
      label({ x: left - 10, y: y + 4 }, name, { 'text-anchor': 'end' }),
      line({ x: scale.at(fits), y: y - 8 }, { x: scale.at(fits), y: y + 8 }, 'par'),
      line({ x: scale.at(median), y }, { x: scale.at(slowest), y }, 'whisker'),
      tag('circle', { cx: scale.at(median), cy: y, r: 4.5, class: 'f0' }),
      label({ x: WIDTH, y: y + 4 }, duration(slowest), { 'text-anchor': 'end', class: 'small' }),
    ].join('');
  });
  const axis = bottomAxis({ scale, top: TOP, bottom, shown: duration });
  return { title, width: WIDTH, height: heightFor(bottom), body: axis + drawn.join('') };
}
