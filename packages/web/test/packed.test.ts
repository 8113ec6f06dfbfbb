import fc from 'fast-check';
import { expect, test } from 'vitest';
import { packed, readBack } from '../src/solo/packed.ts';

const HEAD = packed('').length;

test('a number that comes often takes a letter, one that comes seldom is written out', () => {
  const often = 'abc'.repeat(100);
  const seldom = Array.from({ length: 500 }, (_, i) => String(i + 100)).join('');
  expect(packed(often)).toHaveLength(HEAD + 100);
  expect(packed(often + seldom).length).toBeGreaterThan(HEAD + 100 + 500);
});

test('whatever is packed is read back', () => {
  const numbers = fc.array(fc.string({ minLength: 3, maxLength: 3, unit: 'grapheme-ascii' }), {
    size: 'large',
  });
  fc.assert(fc.property(numbers, (list) => readBack(packed(list.join(''))) === list.join('')));
});
