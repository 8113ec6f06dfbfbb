// Who watches is announced, however long their names are.

import { expect, test } from 'vitest';
import { fittingPayload } from './postgres-announcements.ts';
import type { Watcher } from './store.ts';

const LONG_NAME = '👩‍👩‍👧‍👦'.repeat(24);
const watcher = (guest: string, name: string): Watcher => ({ guest, name, device: 'computer' });
const told = (watchers: readonly Watcher[]): readonly Watcher[] => {
  const payload = fittingPayload('me', 'match', { kind: 'watchers', watchers, asks: false });
  expect(Buffer.byteLength(payload ?? '')).toBeLessThan(8000);
  return JSON.parse(payload ?? '')[2].watchers;
};

test('names go along as long as there is room', () => {
  const few = [watcher('ann', 'Ann'), watcher('ben', LONG_NAME)];
  expect(told(few)).toEqual(few);
});

test('the longest names are left out, and nobody else', () => {
  const strangers = Array.from({ length: 39 }, (_, i) => watcher(`a-stranger-${i}`, LONG_NAME));
  const heard = told([...strangers, watcher('ann', 'Ann')]);
  expect(heard.map(({ guest }) => guest)).toEqual([...strangers.map(({ guest }) => guest), 'ann']);
  expect(heard.at(-1)?.name).toBe('Ann');
  expect(heard.filter(({ name }) => name === null).length).toBeGreaterThan(20);
});
