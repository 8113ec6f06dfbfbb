// Nobody guesses an id, a code, a seed or a token: they are long enough, and every bit of them is chance.

import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { expect, test } from 'vitest';
import { newCode, newId, newSeed } from './random-ids.ts';
import { newGuestId, newKey, newLinkToken } from './transport/tokens.ts';

const DRAWN = 4000;

const fromBase64 = (text: string): Buffer => Buffer.from(text, 'base64url');
const fromHex = (text: string): Buffer => Buffer.from(text, 'hex');

test.for([
  ['an id of a match', newId, fromBase64, 128],
  ['a seed, and the secret of a match', newSeed, fromHex, 256],
  ['an id of a guest', newGuestId, fromBase64, 96],
  ['a link to another device', newLinkToken, fromBase64, 256],
  ['the key of the server', newKey, fromBase64, 256],
] as const)('%s has bits enough, and each is as often set as not', ([, draw, bytesOf, bits]) => {
  const drawn = Array.from({ length: DRAWN }, draw);
  expect(new Set(drawn).size).toBe(DRAWN);
  const set = Array.from({ length: bits }, () => 0);
  for (const text of drawn) {
    const bytes = bytesOf(text);
    expect(bytes.length * 8).toBe(bits);
    for (let bit = 0; bit < bits; bit++)
      set[bit] = (set[bit] ?? 0) + (((bytes[bit >> 3] ?? 0) >> (bit & 7)) & 1);
  }
  // Six standard deviations: by chance it happens once in a million runs of all bits.
  const most = 6 * Math.sqrt(DRAWN / 4);
  expect(set.filter((count) => Math.abs(count - DRAWN / 2) > most)).toEqual([]);
});

test('a code has every letter at every place, as often as any other', () => {
  const codes = Array.from({ length: DRAWN }, newCode);
  for (let place = 0; place < 6; place++) {
    const counts = new Map<string, number>();
    for (const code of codes) counts.set(code[place] as string, (counts.get(code[place] as string) ?? 0) + 1);
    expect(counts.size).toBe(22);
    const expected = DRAWN / 22;
    for (const count of counts.values())
      expect(Math.abs(count - expected)).toBeLessThan(7 * Math.sqrt(expected));
  }
});

test('the server draws nothing from a generator that can be guessed', () => {
  const folder = import.meta.dirname;
  const files = readdirSync(folder, { recursive: true, encoding: 'utf8' }).filter((name) =>
    /(?<!\.test)\.ts$/.test(name),
  );
  expect(files.length).toBeGreaterThan(30);
  expect(files.filter((name) => /Math\.random/.test(readFileSync(join(folder, name), 'utf8')))).toEqual([]);
});
