import { expect, test } from 'vitest';
import { tame } from './print.ts';

test.each([
  ['Ann', 'Ann'],
  ['a line\nand\r\nanother', 'a line and another'],
  ['\u001b[2J\u0000', ' [2J '],
  ['\u202eAnn\u202c \u2066Lee\u2069\u200f', 'Ann Lee'],
  ['👩‍🚀 Łódź', '👩‍🚀 Łódź'],
])('%j is printed as %j', (given, printed) => {
  expect(tame(given)).toBe(printed);
});
