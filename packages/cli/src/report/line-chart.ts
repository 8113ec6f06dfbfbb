import { bottomAxis, heightFor, legend } from './frame.ts';
import { type Scale, scaleOf } from './scale.ts';
import { type Figure, label, line, path, strokeOf, WIDTH } from './svg.ts';

export interface Curve {
  readonly label: string;
  readonly points: readonly { readonly x: number; readonly y: number }[];
}

export interface Axes {
  readonly shownX: (value: number) => string;
  readonly shownY: (value: number) => string;
}

const LEFT = 60;
const HEIGHT = 240;

/** Curves over a common axis, from zero up. */
export function lineChart(title: string, curves: readonly Curve[], { shownX, shownY }: Axes): Figure {
  const key = legend(
    curves.map((curve) => curve.label),
    LEFT,
  );
  const bottom = key.height + HEIGHT;
  const all = curves.flatMap(({ points }) => points);
  const xs = all.map(({ x }) => x);
  const scale = scaleOf({ from: Math.min(...xs), to: Math.max(...xs) }, { from: LEFT, to: WIDTH - 20 });
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
  return {
    title,
    width: WIDTH,
    height: heightFor(bottom),
    body: key.body + axis + leftAxis(rise, shownY) + drawn.join(''),
  };
}

const leftAxis = (rise: Scale, shown: (value: number) => string): string =>
  rise.ticks
    .map((tick) => {
      const y = rise.at(tick);
      return (
        line({ x: LEFT, y }, { x: WIDTH - 20, y }, 'grid') +
        label({ x: LEFT - 8, y: y + 4 }, shown(tick), { 'text-anchor': 'end', class: 'small' })
      );
    })
    .join('');
