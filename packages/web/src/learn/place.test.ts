import { describe, expect, test } from 'vitest';
import { type AnchorBox, placeOf } from './place.ts';

const SIZES = [
  { width: 360, height: 740 },
  { width: 1440, height: 900 },
];
const hits = (one: AnchorBox, other: AnchorBox): boolean =>
  one.x < other.x + other.width &&
  other.x < one.x + one.width &&
  one.y < other.y + other.height &&
  other.y < one.y + one.height;

describe.for(SIZES)('a bubble in $width x $height', (window) => {
  const bubble = { width: 300, height: 110 };

  test('is in the window and never on what it points at, wherever that is', () => {
    for (let x = 0; x <= window.width - 80; x += 40) {
      for (let y = 50; y <= window.height - 60; y += 30) {
        const anchor = { x, y, width: 80, height: 60 };
        const place = placeOf({ bubble, window, anchors: [anchor], avoid: [], top: 40 });
        const box = { ...bubble, ...place };
        expect(hits(box, anchor), JSON.stringify({ anchor, place })).toBe(false);
        expect(place.x).toBeGreaterThanOrEqual(0);
        expect(place.y).toBeGreaterThanOrEqual(40);
        expect(place.x + bubble.width).toBeLessThanOrEqual(window.width);
        expect(place.y + bubble.height).toBeLessThanOrEqual(window.height);
      }
    }
  });

  test('leaves the hand free where it points at something else', () => {
    const hand = { x: 0, y: window.height - 200, width: window.width, height: 200 };
    const anchor = { x: 100, y: window.height - 260, width: 60, height: 40 };
    const place = placeOf({ bubble, window, anchors: [anchor], avoid: [hand], top: 40 });
    expect(hits({ ...bubble, ...place }, hand)).toBe(false);
  });

  test('without anything to point at it stands in the middle', () => {
    expect(placeOf({ bubble, window, anchors: [], avoid: [], top: 40 }).side).toBe('none');
  });
});
