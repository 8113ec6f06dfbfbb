import { createHash } from 'node:crypto';
import { expect, test } from 'vitest';
import { sha256Hex, sha256Words } from './sha256.ts';

const reference = (text: string): string => createHash('sha256').update(text, 'ascii').digest('hex');

test.each([
  ['', 'e3b0c44298fc1c149afbf4c8996fb92427ae41e4649b934ca495991b7852b855'],
  ['abc', 'ba7816bf8f01cfea414140de5dae2223b00361a396177a9cb410ff61f20015ad'],
  [
    'abcdbcdecdefdefgefghfghighijhijkijkljklmklmnlmnomnopnopq',
    '248d6a61d20638b8e5c026930c3e6039a33ce45964ff2167f6ecedd419db06c1',
  ],
  [
    'abcdefghbcdefghicdefghijdefghijkefghijklfghijklmghijklmnhijklmnoijklmnopjklmnopqklmnopqrlmnopqrsmnopqrstnopqrstu',
    'cf5b16a778af8380036ce59e7b0492370b249b11e8f07a51afac45037afee9d1',
  ],
])('the standard’s own example %j', (text, hash) => {
  expect(sha256Hex(text)).toBe(hash);
});

test('a million letters, the standard’s long example', () => {
  expect(sha256Hex('a'.repeat(1_000_000))).toBe(
    'cdc76e5c9914fb9281a1c7e284d73e67f1809a48a497200e046d39ccc7112cd0',
  );
});

test('every length around the end of a block, where padding and length need a block more', () => {
  for (let length = 0; length <= 200; length++) {
    const text = 'The quick brown fox jumps over the lazy dog; '.repeat(5).slice(0, length);
    expect(sha256Hex(text), `length ${length}`).toBe(reference(text));
  }
  for (const length of [55, 56, 63, 64, 119, 120, 127, 128, 4095, 4096]) {
    expect(sha256Hex('z'.repeat(length)), `length ${length}`).toBe(reference('z'.repeat(length)));
  }
});

test('the words are the digits, eight to a word', () => {
  expect(sha256Words('abc').map((word) => word >>> 0)).toEqual([
    0xba7816bf, 0x8f01cfea, 0x414140de, 0x5dae2223, 0xb00361a3, 0x96177a9c, 0xb410ff61, 0xf20015ad,
  ]);
});
