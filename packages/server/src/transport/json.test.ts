import fc from 'fast-check';
import { expect, test } from 'vitest';
import { hasNul, readJson } from './json.ts';

test('JSON of any ordinary depth is read as it is', () => {
  fc.assert(
    fc.property(fc.jsonValue({ maxDepth: 8 }), (value) => {
      const text = JSON.stringify(value);
      expect(readJson(text)).toEqual({ value: JSON.parse(text) });
    }),
  );
});

test.for(['a\0', { a: ['b', { c: '\0' }] }, { '\0': 1 }])(
  '%j has a character that not every store keeps',
  (value) => {
    expect(hasNul(value)).toBe(true);
  },
);

test('what only looks like it is welcome', () => {
  expect(hasNul({ a: ['\\u0000', '0', null, 0, true, '\u0001'] })).toBe(false);
});

test('brackets in texts nest nothing', () => {
  expect(readJson(JSON.stringify({ a: '[{"\\'.repeat(100) }))).toBeDefined();
});

test.for([24, 25, 100_000])('%i levels', (depth) => {
  const isRead = readJson('['.repeat(depth) + ']'.repeat(depth)) !== undefined;
  expect(isRead).toBe(depth <= 24);
});

test.for(['', '{', '{"a":}', 'undefined', '"', '\\', '[1,]'])('%j is none', (text) => {
  expect(readJson(text)).toBeUndefined();
});
