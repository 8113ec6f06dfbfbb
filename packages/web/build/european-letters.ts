/** European letters beyond Latin-1, a few currency signs, and the capital ß. */
export const RANGES: readonly (readonly [first: number, last: number])[] = [
  [0x100, 0x17f],
  [0x218, 0x21b],
  [0x1e9e, 0x1e9e],
  [0x20a0, 0x20ab],
  [0x20ad, 0x20c0],
];

/** As `unicode-range` in a style sheet. */
export const UNICODE_RANGE = RANGES.map(
  (range) => `U+${range.map((code) => code.toString(16)).join('-')}`,
).join(',');
