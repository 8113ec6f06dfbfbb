// Where neighbours fight: at the border between their cities.

import type { Spot } from './places.ts';

export interface Border {
  readonly x: number;
  readonly y: number;
  /** On which line the two stand: beside each other, or one above the other. */
  readonly axis: 'across' | 'upright';
  /** The second city comes first on that line: it is further left, or higher. */
  readonly isTurned: boolean;
}

type Box = Pick<DOMRect, 'x' | 'y' | 'width' | 'height'>;

const middleOf = ({ x, y, width, height }: Box): Pick<Spot, 'x' | 'y'> => ({
  x: x + width / 2,
  y: y + height / 2,
});

/** How far two stretches are apart; less than nothing if they overlap. */
const gapOf = (a: number, lengthOfA: number, b: number, lengthOfB: number): number =>
  Math.max(a - (b + lengthOfB), b - (a + lengthOfA));

/** The middle of what lies between two stretches, or of what they share. */
function between(a: number, lengthOfA: number, b: number, lengthOfB: number): number {
  const [end, start] = [Math.min(a + lengthOfA, b + lengthOfB), Math.max(a, b)];
  return (end + start) / 2;
}

export function borderOf(one: Box, other: Box): Border {
  const across = gapOf(one.x, one.width, other.x, other.width);
  const upright = gapOf(one.y, one.height, other.y, other.height);
  const x = between(one.x, one.width, other.x, other.width);
  const y = between(one.y, one.height, other.y, other.height);
  const axis = across >= upright ? 'across' : 'upright';
  const [a, b] = [middleOf(one), middleOf(other)];
  return { x, y, axis, isTurned: axis === 'across' ? b.x < a.x : b.y < a.y };
}

/** Moved as far as it takes to be seen whole. */
export function within(
  border: Border,
  width: number,
  height: number,
  screen: Pick<Box, 'width' | 'height'>,
): Border {
  const kept = (at: number, half: number, length: number) => Math.max(half, Math.min(length - half, at));
  return {
    ...border,
    x: kept(border.x, width / 2, screen.width),
    y: kept(border.y, height / 2, screen.height),
  };
}
