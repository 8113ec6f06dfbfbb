// Where a bubble stands: beside what it points at, never on it, and as little as can be on what is needed to answer.

export interface AnchorBox {
  readonly x: number;
  readonly y: number;
  readonly width: number;
  readonly height: number;
}

interface Needs {
  readonly bubble: Pick<AnchorBox, 'width' | 'height'>;
  readonly window: Pick<AnchorBox, 'width' | 'height'>;
  /** What it points at. It stands beside the first. */
  readonly anchors: readonly AnchorBox[];
  /** What it should leave free. */
  readonly avoid: readonly AnchorBox[];
  /** Pixels that belong to the lesson's bar. */
  readonly top: number;
}

export type BubbleSide = 'above' | 'below' | 'left' | 'right' | 'none';

export interface BubblePlace {
  readonly x: number;
  readonly y: number;
  /** Where it stands, seen from what it points at. */
  readonly side: BubbleSide;
}

/** From the anchor, and from the edge of the window. */
export const GAP = 12;
const EDGE = 8;

const overlap = (one: AnchorBox, other: AnchorBox): number =>
  Math.max(0, Math.min(one.x + one.width, other.x + other.width) - Math.max(one.x, other.x)) *
  Math.max(0, Math.min(one.y + one.height, other.y + other.height) - Math.max(one.y, other.y));

const clamp = (value: number, low: number, high: number): number =>
  Math.max(low, Math.min(value, Math.max(low, high)));

/** What lies under it counts so much more than the way to its anchor. */
const ON_ANCHOR = 1000;

export function placeOf({ bubble, window, anchors, avoid, top }: Needs): BubblePlace {
  const { width, height } = bubble;
  const [first] = anchors;
  const within = (x: number, y: number) => ({
    x: clamp(x, EDGE, window.width - width - EDGE),
    y: clamp(y, top + EDGE, window.height - height - EDGE),
  });
  if (first === undefined) return { ...within((window.width - width) / 2, window.height / 3), side: 'none' };
  const centre = { x: first.x + first.width / 2, y: first.y + first.height / 2 };
  const beside: BubblePlace[] = [
    { ...within(centre.x - width / 2, first.y - height - GAP), side: 'above' },
    { ...within(centre.x - width / 2, first.y + first.height + GAP), side: 'below' },
    { ...within(first.x + first.width + GAP, centre.y - height / 2), side: 'right' },
    { ...within(first.x - width - GAP, centre.y - height / 2), side: 'left' },
  ];
  // Where there is no room beside it: anywhere else, in steps.
  const anywhere: BubblePlace[] = Array.from({ length: 60 }, (_, i) => {
    const across = (i % 5) / 4;
    const down = Math.floor(i / 5) / 11;
    return { ...within(across * window.width - width / 2, down * window.height - height / 2), side: 'none' };
  });
  const cost = ({ x, y, side }: BubblePlace): number => {
    const box = { x, y, width, height };
    const hidden = anchors.reduce((sum, anchor) => sum + overlap(box, anchor), 0);
    const covered = avoid.reduce((sum, other) => sum + overlap(box, other), 0);
    const far = Math.hypot(x + width / 2 - centre.x, y + height / 2 - centre.y);
    return hidden * ON_ANCHOR + covered * 4 + far * 10 + (side === 'none' ? 2000 : 0);
  };
  return [...beside, ...anywhere].reduce((best, each) => (cost(each) < cost(best) ? each : best));
}
