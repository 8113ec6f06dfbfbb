// A notice is never longer than PostgreSQL takes, and tells of everything.

import { expect, test } from 'vitest';
import { LINE_END, LONGEST_PAYLOAD, notifyLines, readNotifyPayload } from './postgres-notify.ts';
import type { Append } from './store.ts';

const append = (match: string, text: string): Append => ({
  match,
  entries: [{ seq: 3, at: 7, body: { type: 'said', text } as never }],
});

test('entries travel along, whatever is written in them', () => {
  const appends = [append('a', 'one\ntwo three'), append('b:c', 'ąśż 🏛')];
  const payload = notifyLines(appends).join(LINE_END);
  expect([...readNotifyPayload(payload)]).toEqual(
    appends.map(({ match, entries }) => ({ kind: 'entries', match, seq: 3, entries })),
  );
});

test('where there is no room for entries their numbers are told', () => {
  const appends = Array.from({ length: 60 }, (_, i) => append(`match-${i}`, 'ś'.repeat(100)));
  const payload = notifyLines(appends).join(LINE_END);
  expect(Buffer.byteLength(payload)).toBeLessThanOrEqual(LONGEST_PAYLOAD);
  const told = [...readNotifyPayload(payload)];
  expect(told).toHaveLength(60);
  const whole = told.filter((news) => 'entries' in news).length;
  expect(whole).toBeGreaterThan(10);
  expect(whole).toBeLessThan(60);
});

test('a match whose row alone has changed is told by its last entry', () => {
  expect([...readNotifyPayload(notifyLines([{ match: 'a', entries: [], after: 4 }]).join(LINE_END))]).toEqual(
    [{ kind: 'entries', match: 'a', seq: 4 }],
  );
});
