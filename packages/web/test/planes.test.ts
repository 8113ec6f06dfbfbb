import fc from 'fast-check';
import { expect, test } from 'vitest';
import { laidOut, readBack } from '../src/solo/planes.ts';

test('digits of one kind stand together', () => {
  expect(laidOut('abcABC123')).toBe('aA1bB2cC3');
});

test('whatever is laid out is read back', () => {
  const numbers = fc.array(fc.string({ minLength: 3, maxLength: 3, unit: 'grapheme-ascii' }));
  fc.assert(fc.property(numbers, (list) => readBack(laidOut(list.join(''))) === list.join('')));
});
