import { expect, test } from 'vitest';
import { pathOf } from './qr-path.ts';

test('each run of dark squares is one rectangle', () => {
  expect(
    pathOf([
      [true, true, false, true],
      [false, false, false, false],
      [false, true],
    ]),
  ).toBe('M0 0h2v1H0zM3 0h1v1H3zM1 2h1v1H1z');
});
