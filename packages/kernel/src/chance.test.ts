import { createHash } from 'node:crypto';
import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { type Chance, chanceFault, readChance, seedFrom } from './chance.ts';
import { readSeed } from './seed.ts';

const sha256 = (text: string): string => createHash('sha256').update(text).digest('hex');
const SECRET = 'ab'.repeat(32);
const [ANN, CY] = ['1'.repeat(32), '2'.repeat(32)];

const chance: Chance = {
  seal: sha256(SECRET),
  secret: SECRET,
  nonceSeals: [sha256(ANN), null, sha256(CY), null],
  nonces: [ANN, null, null, null],
};
const seed = seedFrom(chance);

test('the seed is what anybody’s SHA-256 makes of the secret and the nonces', () => {
  expect(seed).toBe(sha256(`mirabilia/1 chance:${SECRET}:${ANN}:::`));
  expect(readSeed(seed).ok).toBe(true);
  expect(chanceFault(chance, 4, seed)).toBeUndefined();
});

test('every part, its seat, and its absence make another seed', () => {
  const hex = (length: number) =>
    fc.stringMatching(new RegExp(`^[0-9a-f]{${length}}$`)).filter((text) => text.length === length);
  const parts = fc.record({
    secret: hex(64),
    nonces: fc.array(fc.option(hex(32)), { minLength: 2, maxLength: 7 }),
  });
  fc.assert(
    fc.property(parts, parts, (one, other) => {
      const areSame = JSON.stringify(one) === JSON.stringify(other);
      expect(seedFrom(one) === seedFrom(other)).toBe(areSame);
    }),
    { seed: 1, numRuns: 100 },
  );
  const seeds = [
    [ANN, CY],
    [CY, ANN],
    [ANN, null],
    [null, ANN],
    [null, null],
    [ANN, null, null],
  ].map((nonces) => seedFrom({ secret: SECRET, nonces }));
  expect(new Set(seeds).size).toBe(6);
});

describe('what was tampered with is found', () => {
  test.for<[string, object, object]>([
    ['another secret', { secret: 'cd'.repeat(32) }, { code: 'other-seal' }],
    ['another seal', { seal: sha256('x') }, { code: 'other-seal' }],
    ['another nonce', { nonces: [CY, null, null, null] }, { code: 'other-nonce', facts: { seat: 0 } }],
    [
      'a nonce that nobody sealed',
      { nonces: [ANN, CY, null, null] },
      { code: 'other-nonce', facts: { seat: 1 } },
    ],
    ['a nonce left out afterwards', { nonces: [null, null, null, null] }, { code: 'other-seed' }],
    ['a nonce added afterwards', { nonces: [ANN, null, CY, null] }, { code: 'other-seed' }],
    ['a nonce too few', { nonces: [ANN, null, null] }, { code: 'bad-chance' }],
    ['a nonce that can be guessed', { nonces: ['12', null, null, null] }, { code: 'bad-chance' }],
    ['a seal that is none', { nonceSeals: ['12', null, null, null] }, { code: 'bad-chance' }],
    ['a text that could be two', { nonces: [`${ANN}:`, null, null, null] }, { code: 'bad-chance' }],
  ])('%s', ([, change, fault]) => {
    expect(chanceFault({ ...chance, ...change }, 4, seed)).toEqual(fault);
  });

  test.for([null, 'chance', 7, [], {}])('%j is no chance', (given) => {
    expect(readChance(given, 4)).toEqual({ ok: false, refusal: { code: 'bad-chance' } });
  });

  test('another seed, or none', () => {
    expect(chanceFault(chance, 4, sha256('x'))).toEqual({ code: 'other-seed' });
    expect(chanceFault(chance, 4, undefined)).toEqual({ code: 'other-seed' });
  });
});
