// How well a text can be read on a colour, as WCAG 2 computes it.

/** What stands on the page's primary buttons (`--on-terracotta` in the page's tokens). */
export const TEXT_ON_ACCENT = '#fff7ea';
/** WCAG AA for text of usual size. */
export const LEAST_CONTRAST = 4.5;

/** Both are written like `#a84a28`. */
export function contrastOf(one: string, other: string): number {
  const [light = 0, dark = 0] = [luminanceOf(one), luminanceOf(other)].sort((a, b) => b - a);
  return (light + 0.05) / (dark + 0.05);
}

function luminanceOf(colour: string): number {
  const [red = 0, green = 0, blue = 0] = [1, 3, 5].map((at) => {
    const part = Number.parseInt(colour.slice(at, at + 2), 16) / 255;
    return part <= 0.03928 ? part / 12.92 : ((part + 0.055) / 1.055) ** 2.4;
  });
  return 0.2126 * red + 0.7152 * green + 0.0722 * blue;
}
