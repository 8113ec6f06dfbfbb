import { bottomAxis, heightFor, leftOf, legend, RIGHT, ROW } from './frame.ts';
import { scaleOf } from './scale.ts';
import { type Figure, fillOf, label, tag, WIDTH } from './svg.ts';

export interface Stack {
  readonly label: string;
  /** In the order of the legend. */
  readonly parts: readonly number[];
}

const sum = (values: readonly number[]): number => values.reduce((all, value) => all + value, 0);
const above = (parts: readonly number[]): number => sum(parts.filter((part) => part > 0));
const below = (parts: readonly number[]): number => sum(parts.filter((part) => part < 0));

/** Bars made of parts; what is negative lies left of zero. */
export function stackedChart(title: string, words: readonly string[], stacks: readonly Stack[]): Figure {
  const left = leftOf(stacks.map((stack) => stack.label));
  const key = legend(words, left);
  const bottom = key.height + stacks.length * ROW;
  const values = {
    from: Math.min(0, ...stacks.map(({ parts }) => below(parts))),
    to: Math.max(...stacks.map(({ parts }) => above(parts))),
  };
  const scale = scaleOf(values, { from: left, to: RIGHT });
  const drawn = stacks.map(({ label: name, parts }, at) => {
    const y = key.height + at * ROW;
    const edges = { above: 0, below: 0 };
    const bars = parts.map((part, which) => {
      const side = part < 0 ? 'below' : 'above';
      const from = edges[side];
      edges[side] += part;
      const [x, end] = [scale.at(Math.min(from, edges[side])), scale.at(Math.max(from, edges[side]))];
      return tag('rect', { x, y: y + 3, width: end - x, height: ROW - 6, class: fillOf(which) });
    });
    return [
      label({ x: left - 10, y: y + ROW / 2 + 4 }, name, { 'text-anchor': 'end' }),
      ...bars,
      label({ x: WIDTH, y: y + ROW / 2 + 4 }, sum(parts).toFixed(1), {
        'text-anchor': 'end',
        class: 'small',
      }),
    ].join('');
  });
  const axis = bottomAxis({ scale, top: key.height, bottom, shown: (points) => String(points) });
  return { title, width: WIDTH, height: heightFor(bottom), body: key.body + axis + drawn.join('') };
}
