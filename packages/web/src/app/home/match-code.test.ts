import { expect, test } from 'vitest';
import { matchCodeIn } from './match-code.ts';

test.for([
  ['KRTABC', 'KRTABC'],
  [' krt abc ', 'KRTABC'],
  ['krt-abc', 'KRTABC'],
  ['https://play.example/m/KRTABC', 'KRTABC'],
  ['https://play.example/m/KRTABC/?x=1', 'KRTABC'],
  ['http://10.0.0.5:7777/m/9f-3c_aa', '9f-3c_aa'],
] as const)('“%s” leads to %s', ([text, code]) => {
  expect(matchCodeIn(text)).toBe(code);
});

test.for(['', 'KRTAB', 'KRTABCD', 'https://play.example/', 'ŁÓDŹAB', '/m/'])('“%s” is no code', (text) => {
  expect(matchCodeIn(text)).toBe(undefined);
});
