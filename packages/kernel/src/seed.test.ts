import { createHash } from 'node:crypto';
import fc from 'fast-check';
import { expect, test } from 'vitest';
import { readSeed, sealOf, seedOfMatch } from './seed.ts';

test('the seal is what anybody’s SHA-256 makes of the seed’s text', () => {
  for (const seed of ['00000000', '0123456789abcdef', seedOfMatch('a', 1)]) {
    expect(sealOf(seed)).toBe(createHash('sha256').update(seed).digest('hex'));
  }
});

test('a seed is 8 to 128 lower-case hexadecimal digits', () => {
  for (const seed of ['01234567', 'f'.repeat(128)]) expect(readSeed(seed)).toEqual({ ok: true, value: seed });
  for (const given of [
    '0123456',
    'f'.repeat(129),
    'ABCDEF01',
    'g1234567',
    ' 01234567',
    '01234567\n',
    12345678,
    null,
  ]) {
    expect(readSeed(given)).toEqual({ ok: false, refusal: { code: 'bad-seed' } });
  }
});

test('matches of a series have seeds of their own, whatever the series is called', () => {
  const seeds = new Set<string>();
  for (const series of ['a', 'a:1', 'a%3A1', 'ä', 'A', '']) {
    for (let index = 0; index < 200; index++) seeds.add(seedOfMatch(series, index));
  }
  expect(seeds.size).toBe(6 * 200);
});

test('the seed of a match is a seed, and depends on series and number alone', () => {
  fc.assert(
    fc.property(fc.string({ unit: 'grapheme' }), fc.nat(), (series, index) => {
      const seed = seedOfMatch(series, index);
      expect(readSeed(seed).ok).toBe(true);
      expect(seedOfMatch(series, index)).toBe(seed);
    }),
    { seed: 1, numRuns: 50 },
  );
});
