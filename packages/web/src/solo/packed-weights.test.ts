import fc from 'fast-check';
import { expect, test } from 'vitest';
import { packWeights, unpackWeights } from './packed-weights.ts';

const HEAD = packWeights('').length;

test('a number that comes often takes a letter, one that comes seldom is written out', () => {
  const often = 'abc'.repeat(100);
  const seldom = Array.from({ length: 500 }, (_, i) => String(i + 100)).join('');
  expect(packWeights(often)).toHaveLength(HEAD + 100);
  expect(packWeights(often + seldom).length).toBeGreaterThan(HEAD + 100 + 500);
});

test('whatever is packed is read back', () => {
  const numbers = fc.array(fc.string({ minLength: 3, maxLength: 3, unit: 'grapheme-ascii' }), {
    size: 'large',
  });
  fc.assert(fc.property(numbers, (list) => unpackWeights(packWeights(list.join(''))) === list.join('')));
});
