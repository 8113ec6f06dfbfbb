import { expect, test } from 'vitest';
import { newUnsentBytes, type SlowReader } from './unsent-bytes.ts';

function reader(address: string, bytes = 0): SlowReader & { bytes: number; isDropped: boolean } {
  const self = {
    address,
    bytes,
    isDropped: false,
    unsent: () => self.bytes,
    dropSlow: () => {
      self.isDropped = true;
    },
  };
  return self;
}

const LIMITS = { unsentBytesOfAddress: 100, unsentBytesInAll: 300 };

test('of one address the sockets with most unsent bytes are dropped, and others are left alone', () => {
  const unsent = newUnsentBytes(LIMITS);
  const [deaf, deafer, slow] = [reader('eve', 30), reader('eve', 50), reader('eve', 15)];
  const ann = reader('ann', 90);
  for (const each of [ann, deaf, deafer, slow]) unsent.sent(each);
  expect([deaf, deafer, slow, ann].map(({ isDropped }) => isDropped)).toEqual([false, false, false, false]);
  slow.bytes = 25;
  unsent.sent(slow);
  expect([deaf, deafer, slow, ann].map(({ isDropped }) => isDropped)).toEqual([false, true, false, false]);
});

test('many addresses together have a limit as well', () => {
  const unsent = newUnsentBytes(LIMITS);
  const readers = Array.from({ length: 40 }, (_, at) => reader(`address ${at}`, 10));
  for (const each of readers) unsent.sent(each);
  const kept = readers.filter(({ isDropped }) => !isDropped);
  expect(kept.length * 10).toBeLessThanOrEqual(300);
  expect(kept.length).toBeGreaterThan(20);
});

test('whoever has read meanwhile, or is gone, doesn’t count', () => {
  const unsent = newUnsentBytes(LIMITS);
  const readers = Array.from({ length: 40 }, () => reader('school', 60));
  for (const each of readers) {
    unsent.sent(each);
    each.bytes = 0;
  }
  expect(readers.filter(({ isDropped }) => isDropped)).toEqual([]);
  const [gone, last] = [reader('school', 70), reader('school', 70)];
  unsent.sent(gone);
  unsent.forget(gone);
  unsent.sent(last);
  expect([gone.isDropped, last.isDropped]).toEqual([false, false]);
});
