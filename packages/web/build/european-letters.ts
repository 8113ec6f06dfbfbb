/** Letters of Europe beyond Latin-1, the signs of a few currencies, and the capital of ß, which some write. */
export const RANGES: readonly (readonly [first: number, last: number])[] = [
  [0x100, 0x17f],
  [0x218, 0x21b],
  [0x1e9e, 0x1e9e],
  [0x20a0, 0x20ab],
  [0x20ad, 0x20c0],
];

/** As a style sheet has it. */
export const UNICODE_RANGE = RANGES.map(
  (range) => `U+${range.map((code) => code.toString(16)).join('-')}`,
).join(',');
