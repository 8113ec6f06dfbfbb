import type { Look } from '../narrator/looks.ts';
import { bottomAxis, heightFor, labelsBeside, legend, lookEntry, ROW, VALUE } from './frame.ts';
import { scaleOf } from './scale.ts';
import { type Figure, label, tag } from './svg.ts';

export interface Stack {
  readonly label: string;
  /** In the order of the legend. */
  readonly parts: readonly number[];
}

/** What the parts are. */
export interface StackPart {
  readonly title: string;
  readonly look: Look;
}

const sum = (values: readonly number[]): number => values.reduce((all, value) => all + value, 0);
const above = (parts: readonly number[]): number => sum(parts.filter((part) => part > 0));
const below = (parts: readonly number[]): number => sum(parts.filter((part) => part < 0));

/** Bars made of parts; what is negative lies left of zero. */
export const stackedChart =
  (title: string, kinds: readonly StackPart[], stacks: readonly Stack[]): Figure =>
  (width) => {
    const names = labelsBeside(
      stacks.map((stack) => stack.label),
      width,
    );
    const key = legend(
      kinds.map((kind) => lookEntry(kind.title, kind.look)),
      width,
    );
    const bottom = key.height + stacks.length * ROW;
    const values = {
      from: Math.min(0, ...stacks.map(({ parts }) => below(parts))),
      to: Math.max(...stacks.map(({ parts }) => above(parts))),
    };
    const scale = scaleOf(values, { from: names.left, to: width - VALUE });
    const drawn = stacks.map(({ label: name, parts }, at) => {
      const y = key.height + at * ROW;
      const edges = { above: 0, below: 0 };
      const bars = parts.map((part, which) => {
        const side = part < 0 ? 'below' : 'above';
        const from = edges[side];
        edges[side] += part;
        const [x, end] = [scale.at(Math.min(from, edges[side])), scale.at(Math.max(from, edges[side]))];
        const kind = `part look-${kinds[which]?.look}`;
        return tag('rect', { x, y: y + 3, width: end - x, height: ROW - 6, class: kind });
      });
      return [
        label({ x: names.left - 10, y: y + ROW / 2 + 4 }, names.shown(name), { 'text-anchor': 'end' }),
        ...bars,
        label({ x: width, y: y + ROW / 2 + 4 }, sum(parts).toFixed(1), {
          'text-anchor': 'end',
          class: 'small',
        }),
      ].join('');
    });
    const axis = bottomAxis({ scale, top: key.height, bottom, shown: (points) => String(points) });
    return { title, height: heightFor(bottom), body: key.body + axis + drawn.join('') };
  };
