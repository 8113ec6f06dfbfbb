// What was told along need not be read; whatever is missing or in doubt is.

import { expect, test, vi } from 'vitest';
import type { LogEntry } from '../store.ts';
import { newLogTail } from './log-tail.ts';

const entry = (seq: number): LogEntry => ({ seq, at: seq, body: { type: 'seated' } as never });
const entries = (...seqs: number[]): LogEntry[] => seqs.map(entry);

const looking = (...seqs: number[]) => vi.fn(async () => entries(...seqs));

test('entries that were told along are not read again', async () => {
  const logTail = newLogTail();
  logTail.note(5, entries(5));
  logTail.note(6, entries(6));
  const look = looking();
  expect(logTail.isBehind(4)).toBe(true);
  expect(await logTail.read(4, look)).toEqual(entries(5, 6));
  expect(look).not.toHaveBeenCalled();
  expect(logTail.isBehind(6)).toBe(false);
});

test('they may come in any order, and with some that are known', async () => {
  const logTail = newLogTail();
  logTail.note(6, entries(6));
  logTail.note(5, entries(4, 5));
  expect(await logTail.read(4, looking())).toEqual(entries(5, 6));
});

test('the same may be told twice', async () => {
  const logTail = newLogTail();
  logTail.note(6, entries(5, 6));
  logTail.note(6, entries(6));
  expect(await logTail.read(4, looking())).toEqual(entries(5, 6));
});

test('where one is missing the storage is asked', async () => {
  const logTail = newLogTail();
  logTail.note(5);
  logTail.note(6, entries(6));
  const look = looking(5, 6);
  expect(await logTail.read(4, look)).toEqual(entries(5, 6));
  expect(look).toHaveBeenCalledWith(4);
});

test('where there may be anything the storage is asked, whatever was told', async () => {
  const logTail = newLogTail();
  logTail.note(5, entries(5));
  logTail.note();
  expect(await logTail.read(4, looking(5, 6))).toEqual(entries(5, 6));
});

test('what could not be read stays in doubt', async () => {
  const logTail = newLogTail();
  logTail.note(5);
  await expect(logTail.read(4, () => Promise.reject(new Error('gone')))).rejects.toThrow('gone');
  logTail.note(6, entries(5, 6));
  const look = looking(5, 6);
  await logTail.read(4, look);
  expect(look).toHaveBeenCalled();
});
