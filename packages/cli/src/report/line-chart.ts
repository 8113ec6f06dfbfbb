import { bottomAxis, heightFor, legend } from './frame.ts';
import { type Scale, scaleOf } from './scale.ts';
import { type Figure, fillOf, label, line, path, strokeOf } from './svg.ts';

export interface Curve {
  readonly label: string;
  readonly points: readonly { readonly x: number; readonly y: number }[];
}

export interface Axes {
  readonly shownX: (value: number) => string;
  readonly shownY: (value: number) => string;
}

const LEFT = 54;
const RIGHT = 14;
const HEIGHT = 240;

/** Curves over a common axis, from zero up. */
export const lineChart =
  (title: string, curves: readonly Curve[], { shownX, shownY }: Axes): Figure =>
  (width) => {
    const key = legend(
      curves.map((curve, at) => ({ label: curve.label, kind: fillOf(at) })),
      width,
    );
    const bottom = key.height + HEIGHT;
    const all = curves.flatMap(({ points }) => points);
    const xs = all.map(({ x }) => x);
    const scale = scaleOf({ from: Math.min(...xs), to: Math.max(...xs) }, { from: LEFT, to: width - RIGHT });
    const rise = scaleOf(
      { from: 0, to: Math.max(...all.map(({ y }) => y)) || 1 },
      { from: bottom, to: key.height + 6 },
    );
    const drawn = curves.map(({ points }, at) =>
      path(
        points.map(({ x, y }) => ({ x: scale.at(x), y: rise.at(y) })),
        `curve ${strokeOf(at)}`,
      ),
    );
    const axis = bottomAxis({ scale, top: key.height, bottom, shown: shownX });
    const left = leftAxis(rise, width - RIGHT, shownY);
    return { title, height: heightFor(bottom), body: key.body + axis + left + drawn.join('') };
  };

const leftAxis = (rise: Scale, right: number, shown: (value: number) => string): string =>
  rise.ticks
    .map((tick) => {
      const y = rise.at(tick);
      return (
        line({ x: LEFT, y }, { x: right, y }, 'grid') +
        label({ x: LEFT - 8, y: y + 4 }, shown(tick), { 'text-anchor': 'end', class: 'small' })
      );
    })
    .join('');
