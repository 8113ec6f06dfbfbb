import { duration } from '../text/numbers.ts';
import { bottomAxis, heightFor, labelsBeside, ROW, VALUE } from './frame.ts';
import { logScaleOf } from './scale.ts';
import { type Figure, label, line, tag } from './svg.ts';

export interface Timed {
  readonly label: string;
  readonly median: number;
  readonly slowest: number;
  /** What it has to fit into. */
  readonly fits: number;
}

const TOP = 6;

/** Milliseconds of a decision: a point at the median, a line up to the 99th percentile, a dash at what it has to fit. */
export const timeChart =
  (title: string, rows: readonly Timed[]): Figure =>
  (width) => {
    const names = labelsBeside(
      rows.map((row) => row.label),
      width,
    );
    const bottom = TOP + rows.length * ROW;
    const all = rows.flatMap(({ median, slowest, fits }) => [median, slowest, fits]);
    const scale = logScaleOf(
      {
        from: 10 ** Math.floor(Math.log10(Math.min(...all))),
        to: 10 ** Math.ceil(Math.log10(Math.max(...all))),
      },
      { from: names.left, to: width - VALUE },
    );
    const drawn = rows.map(({ label: name, median, slowest, fits }, at) => {
      const y = TOP + at * ROW + ROW / 2;
      return [
        label({ x: names.left - 10, y: y + 4 }, names.shown(name), { 'text-anchor': 'end' }),
        line({ x: scale.at(fits), y: y - 8 }, { x: scale.at(fits), y: y + 8 }, 'par'),
        line({ x: scale.at(median), y }, { x: scale.at(slowest), y }, 'whisker'),
        tag('circle', { cx: scale.at(median), cy: y, r: 5, class: 'dot' }),
        label({ x: width, y: y + 4 }, duration(slowest), { 'text-anchor': 'end', class: 'small' }),
      ].join('');
    });
    const axis = bottomAxis({ scale, top: TOP, bottom, shown: duration });
    return { title, height: heightFor(bottom), body: axis + drawn.join('') };
  };
