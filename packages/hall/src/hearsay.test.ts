// What was told along need not be read; whatever is missing or in doubt is.

import { expect, test, vi } from 'vitest';
import { newHearsay } from './hearsay.ts';
import type { LogEntry } from './store.ts';

const entry = (seq: number): LogEntry => ({ seq, at: seq, body: { type: 'seated' } as never });
const entries = (...seqs: number[]): LogEntry[] => seqs.map(entry);

const looking = (...seqs: number[]) => vi.fn(async () => entries(...seqs));

test('entries that were told along are not read again', async () => {
  const hearsay = newHearsay();
  hearsay.hear(5, entries(5));
  hearsay.hear(6, entries(6));
  const look = looking();
  expect(hearsay.isBehind(4)).toBe(true);
  expect(await hearsay.read(4, look)).toEqual(entries(5, 6));
  expect(look).not.toHaveBeenCalled();
  expect(hearsay.isBehind(6)).toBe(false);
});

test('they may come in any order, and with some that are known', async () => {
  const hearsay = newHearsay();
  hearsay.hear(6, entries(6));
  hearsay.hear(5, entries(4, 5));
  expect(await hearsay.read(4, looking())).toEqual(entries(5, 6));
});

test('the same may be told twice', async () => {
  const hearsay = newHearsay();
  hearsay.hear(6, entries(5, 6));
  hearsay.hear(6, entries(6));
  expect(await hearsay.read(4, looking())).toEqual(entries(5, 6));
});

test('where one is missing the storage is asked', async () => {
  const hearsay = newHearsay();
  hearsay.hear(5);
  hearsay.hear(6, entries(6));
  const look = looking(5, 6);
  expect(await hearsay.read(4, look)).toEqual(entries(5, 6));
  expect(look).toHaveBeenCalledWith(4);
});

test('where there may be anything the storage is asked, whatever was told', async () => {
  const hearsay = newHearsay();
  hearsay.hear(5, entries(5));
  hearsay.hear();
  expect(await hearsay.read(4, looking(5, 6))).toEqual(entries(5, 6));
});

test('what could not be read stays in doubt', async () => {
  const hearsay = newHearsay();
  hearsay.hear(5);
  await expect(hearsay.read(4, () => Promise.reject(new Error('gone')))).rejects.toThrow('gone');
  hearsay.hear(6, entries(5, 6));
  const look = looking(5, 6);
  await hearsay.read(4, look);
  expect(look).toHaveBeenCalled();
});
