// What charts share: room for labels on the left, an axis below, a legend on top.

import type { Look } from '../narrator/looks.ts';
import type { Scale } from './scale.ts';
import { label, line, tag } from './svg.ts';

export const ROW = 22;
/** Room for the value at the end of a row. */
export const VALUE = 58;
/** A wide letter of the font that a reader may happen to have. */
const LETTER = 8;
const AXIS = 30;
/** Labels take this part of the width at most. */
const MOST = 0.42;

export interface Labels {
  /** Where the plot begins. */
  readonly left: number;
  /** As much of a label as there is room for. */
  readonly shown: (text: string) => string;
}

/** Room for the longest label. */
export function labelsBeside(labels: readonly string[], width: number): Labels {
  const longest = Math.max(0, ...labels.map((text) => text.length));
  const left = Math.min(Math.round(width * MOST), Math.round(16 + LETTER * longest));
  const letters = Math.floor((left - 12) / LETTER);
  return { left, shown: (text) => (text.length > letters ? `${text.slice(0, letters - 1)}…` : text) };
}

export interface Axis {
  readonly scale: Scale;
  readonly top: number;
  readonly bottom: number;
  readonly shown: (value: number) => string;
}

/** Room between two values of an axis. */
const APART = 8;

/** Values along the bottom, with a faint line up from each. A value that would touch the one before it is left out. */
export function bottomAxis({ scale, top, bottom, shown }: Axis): string {
  let end = Number.NEGATIVE_INFINITY;
  return scale.ticks
    .map((tick) => {
      const x = scale.at(tick);
      const text = shown(tick);
      const half = (LETTER * text.length) / 2;
      const grid = line({ x, y: top }, { x, y: bottom }, 'grid');
      if (x - half < end + APART) return grid;
      end = x + half;
      return grid + label({ x, y: bottom + 16 }, text, { 'text-anchor': 'middle', class: 'small' });
    })
    .join('');
}

export const heightFor = (bottom: number): number => bottom + AXIS;

export interface LegendEntry {
  readonly label: string;
  /** The classes of its square. */
  readonly kind: string;
}

export const lookEntry = (title: string, look: Look): LegendEntry => ({
  label: title,
  kind: `look-${look}`,
});

/** Coloured squares with words, in as many lines as they need; gives the room that they take. */
export function legend(
  entries: readonly LegendEntry[],
  width: number,
): { readonly body: string; readonly height: number } {
  let x = 0;
  let y = 14;
  const body = entries.map(({ label: word, kind }) => {
    const taken = 32 + LETTER * word.length;
    if (x + taken > width && x > 0) {
      x = 0;
      y += ROW;
    }
    const square = tag('rect', { x, y: y - 11, width: 14, height: 14, rx: 2, class: kind });
    const text = label({ x: x + 20, y }, word, { class: 'small' });
    x += taken;
    return square + text;
  });
  return { body: body.join(''), height: y + 16 };
}
