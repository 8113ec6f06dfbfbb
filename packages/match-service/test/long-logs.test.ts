// A log may hold thousands of changes of mind. Nobody else has to wait until it is read.

import { expect, test, vi } from 'vitest';
import type { Guest } from '../src/index.ts';
import { ENTRIES_PER_PAGE } from '../src/match/log-pages.ts';
import type { LogEntry } from '../src/store.ts';
import { fakeTime } from '../testkit/fake-time.ts';
import { commit, follow, openHarness, scriptedClient, startTable } from '../testkit/index.ts';
import { emptyMemory, memoryStore } from '../testkit/memory-store.ts';

const PAGES = 8;

/** A running match whose first player turned the chat off and on again and again. */
async function aLongLog(sharedBy?: string) {
  const memory = emptyMemory();
  const time = fakeTime();
  const open = (series: string) => {
    const store = memoryStore({ memory, now: time.clock, ...(sharedBy && { sharedBy: series }) });
    const entries = vi.spyOn(store, 'entries');
    let pauses = 0;
    const pause = async () => void pauses++;
    const harness = openHarness({ store, time, series, pause });
    const longest = async (): Promise<number> => {
      const read = await Promise.all(entries.mock.results.map(({ value }) => value as Promise<LogEntry[]>));
      return Math.max(...read.map(({ length }) => length));
    };
    return { harness, store, longest, pauses: () => pauses };
  };
  const first = open('one');
  const { match, players } = await startTable(first.harness, { people: 3, pace: { kind: 'untimed' } });
  const [player] = players.map(({ guest }) => guest) as [Guest];
  const append = async (): Promise<void> => {
    const { length } = first.store.log(match);
    const entries = Array.from({ length: PAGES * ENTRIES_PER_PAGE }, (_, i) => ({
      seq: length + 1 + i,
      at: time.clock(),
      body: { kind: 'mute' as const, guest: player.id, on: i % 2 === 0 },
    }));
    await first.store.append({ match, entries });
  };
  return { ...first, open, match, player, append };
}

test('a match is loaded page by page, with pauses, and is as it was', async () => {
  const { open, match, player, append } = await aLongLog();
  await append();
  const { harness, store, longest, pauses } = open('again');
  const client = scriptedClient(player);
  await follow(harness, client, match);
  await commit(harness, client, match);
  expect(store.log(match)).toHaveLength(PAGES * ENTRIES_PER_PAGE + 1);
  expect(harness.errors).toEqual([]);
  expect(await longest()).toBe(ENTRIES_PER_PAGE);
  expect(pauses()).toBe(PAGES);
});

test('so are the lists of matches, and records of matches that run', async () => {
  const { open, match, player, append } = await aLongLog();
  await append();
  const { harness, longest, pauses } = open('again');
  expect(await harness.service.matchesOf(player)).toMatchObject([{ waitsForYou: true }]);
  await harness.service.record(match, player);
  expect(await longest()).toBe(ENTRIES_PER_PAGE);
  expect(pauses()).toBe(PAGES);
});

test('so is what another process wrote', async () => {
  const { open, match, player, append } = await aLongLog('one');
  const { harness, store, longest, pauses } = open('two');
  const client = scriptedClient(player);
  await follow(harness, client, match);
  await append();
  await commit(harness, client, match);
  expect(store.log(match)).toHaveLength(PAGES * ENTRIES_PER_PAGE + 1);
  expect(await longest()).toBe(ENTRIES_PER_PAGE);
  expect(pauses()).toBeGreaterThanOrEqual(PAGES);
});
