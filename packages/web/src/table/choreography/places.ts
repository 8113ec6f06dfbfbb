// Where things are on the screen, found by what they are: `data-city`, `data-seat`, `data-built` and so on.

/** The middle of a thing and its width: what a ghost needs to stand in its place. */
export interface Spot {
  readonly x: number;
  readonly y: number;
  readonly width: number;
}

/** The first of them that can be seen. */
export function findSeen(...selectors: readonly string[]): HTMLElement | undefined {
  for (const selector of selectors) {
    for (const found of document.querySelectorAll<HTMLElement>(selector)) {
      const { width, height } = found.getBoundingClientRect();
      if (width > 0 && height > 0) return found;
    }
  }
  return undefined;
}

export const boxOf = (...selectors: readonly string[]): DOMRect | undefined =>
  findSeen(...selectors)?.getBoundingClientRect();

export const spotIn = ({ x, y, width, height }: DOMRectReadOnly): Spot => ({
  x: x + width / 2,
  y: y + height / 2,
  width,
});

export function spotOf(...selectors: readonly string[]): Spot | undefined {
  const box = boxOf(...selectors);
  return box === undefined ? undefined : spotIn(box);
}

/** A city where it is whole, or else the place of its player. */
export const cityBox = (city: number): DOMRect | undefined =>
  boxOf(`[data-city="${city}"]`, `[data-seat="${city}"]`);
