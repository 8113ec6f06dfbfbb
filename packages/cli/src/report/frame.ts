// What charts share: room for labels on the left, an axis below, a legend on top.

import type { Scale } from './scale.ts';
import { fillOf, label, line, tag, WIDTH } from './svg.ts';

export const ROW = 22;
export const RIGHT = WIDTH - 70;
/** A wide letter of the font that a reader may happen to have. */
const LETTER = 8.4;
const AXIS = 30;

/** Room for the longest label. */
export const leftOf = (labels: readonly string[]): number =>
  Math.min(260, 16 + LETTER * Math.max(0, ...labels.map((text) => text.length)));

export interface Axis {
  readonly scale: Scale;
  readonly top: number;
  readonly bottom: number;
  readonly shown: (value: number) => string;
}

/** Values along the bottom, with a faint line up from each. */
export const bottomAxis = ({ scale, top, bottom, shown }: Axis): string =>
  scale.ticks
    .map((tick) => {
      const x = scale.at(tick);
      const middle = { 'text-anchor': 'middle', class: 'small' };
      return (
        line({ x, y: top }, { x, y: bottom }, 'grid') + label({ x, y: bottom + 16 }, shown(tick), middle)
      );
    })
    .join('');

export const heightFor = (bottom: number): number => bottom + AXIS;

/** Coloured squares with words, in as many lines as they need; gives the room that they take. */
export function legend(words: readonly string[], left: number): { body: string; height: number } {
  let x = left;
  let y = 14;
  const body = words.map((word, at) => {
    const width = 30 + LETTER * word.length;
    if (x + width > WIDTH && x > left) {
      x = left;
      y += ROW;
    }
    const square = tag('rect', { x, y: y - 10, width: 12, height: 12, class: fillOf(at) });
    const text = label({ x: x + 17, y }, word, { class: 'small' });
    x += width;
    return square + text;
  });
  return { body: body.join(''), height: y + 14 };
}
