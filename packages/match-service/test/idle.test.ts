// Matches that nobody watches any more stay in memory for a while, and never more than a few.

import { describe, expect, test } from 'vitest';
import { fakeTime, quiet } from '../testkit/fake-time.ts';
import {
  commit,
  follow,
  guestNamed,
  type Harness,
  openHarness,
  type ScriptedClient,
  say,
  scriptedClient,
  startTable,
} from '../testkit/harness.ts';
import { emptyMemory, memoryStore } from '../testkit/memory-store.ts';

const MINUTE = 60_000;
const IDLE = { matches: 3, entries: 1000, milliseconds: 5 * MINUTE };

/** Counts how often a whole log is read. */
function counted(harness: Harness): { loads: number } {
  const count = { loads: 0 };
  const { entries } = harness.store;
  harness.store.entries = (match, after) => {
    if (after === 0) count.loads++;
    return entries(match, after);
  };
  return count;
}

async function abandonedTable(harness: Harness): Promise<string> {
  const { match, players } = await startTable(harness, { people: 3 });
  for (const player of players) harness.service.forget(player);
  return match;
}

const idleMatches = (harness: Harness): number => harness.service.figures.idleMatches;

describe('a match that nobody watches any more', () => {
  test('is watched again, and again, without reading its log', async () => {
    const harness = openHarness({ idle: IDLE });
    const match = await abandonedTable(harness);
    const count = counted(harness);
    const client = scriptedClient(guestNamed('player-0'));
    for (let again = 0; again < 20; again++) {
      await follow(harness, client, match);
      await say(harness, client, { type: 'unwatch', match });
    }
    expect(client.all('view')).toHaveLength(20);
    expect(count.loads).toBe(0);
    expect(harness.service.figures).toEqual({ liveMatches: 0, idleMatches: 1, clients: 0 });
  });

  test('is dropped after a while in which nobody came', async () => {
    const harness = openHarness({ idle: IDLE });
    const match = await abandonedTable(harness);
    await harness.time.pass(4 * MINUTE);
    const client = scriptedClient(guestNamed('player-0'));
    await follow(harness, client, match);
    await harness.time.pass(10 * MINUTE);
    expect(harness.service.figures).toMatchObject({ liveMatches: 1, idleMatches: 0 });
    harness.service.forget(client);
    await harness.time.pass(5 * MINUTE - 1);
    expect(idleMatches(harness)).toBe(1);
    await harness.time.pass(1);
    expect(idleMatches(harness)).toBe(0);
  });

  test('makes room for others: the one that waited longest goes first', async () => {
    const harness = openHarness({ idle: IDLE });
    const matches: string[] = [];
    for (let i = 0; i < 4; i++) matches.push(await abandonedTable(harness));
    expect(idleMatches(harness)).toBe(3);
    const count = counted(harness);
    const client = scriptedClient(guestNamed('player-0'));
    for (const match of matches.slice(1)) await follow(harness, client, match);
    expect(count.loads).toBe(0);
    await follow(harness, client, matches[0] as string);
    expect(count.loads).toBe(1);
  });

  test('makes room by the length of its log as well', async () => {
    const harness = openHarness({ idle: { ...IDLE, entries: 12 } });
    for (let i = 0; i < 2; i++) {
      const table = await startTable(harness, { people: 3 });
      for (const player of table.players) {
        for (let said = 0; said < 3; said++)
          await say(harness, player, { type: 'chat', match: table.match, text: 'Hello' });
        harness.service.forget(player);
      }
      expect(idleMatches(harness)).toBe(1);
    }
  });

  test('goes on where it was when a message comes without a watch', async () => {
    const harness = openHarness({ idle: IDLE });
    const { match, players } = await startTable(harness, { people: 3 });
    for (const player of players) harness.service.forget(player);
    const [first] = players as [ScriptedClient];
    await commit(harness, first, match);
    expect(first.last('ack')?.seq).toBe(1);
    expect(harness.store.log(match)).toHaveLength(1);
    expect(idleMatches(harness)).toBe(1);
  });

  test('is read again if the store left in doubt what it wrote', async () => {
    const harness = openHarness({ idle: IDLE });
    const { match, players } = await startTable(harness, { people: 3 });
    for (const player of players) harness.service.forget(player);
    const [first] = players as [ScriptedClient];
    const { entries } = harness.store;
    harness.store.fate = () => 'written-but-lost';
    harness.store.entries = () => Promise.reject(new Error('gone'));
    await commit(harness, first, match);
    expect(idleMatches(harness)).toBe(0);
    harness.store.fate = () => 'good';
    harness.store.entries = entries;
    const client = scriptedClient(first.guest);
    await follow(harness, client, match);
    expect(client.last('view')?.seq).toBe(1);
  });
});

test('ten thousand matches that were watched leave no more behind than a few', async () => {
  const harness = openHarness({ idle: { ...IDLE, entries: 1_000_000, matches: 20 } });
  const match = await abandonedTable(harness);
  const row = harness.store.rows.get(match);
  if (row === undefined) throw new Error('no row');
  const client = scriptedClient(undefined);
  for (let i = 0; i < 10_000; i++) {
    const id = `match-${i}`;
    await harness.store.createMatch({ ...row, id, code: id });
    await harness.service.receive(client, { type: 'watch', id: 'w', match: id, form: 'engine' });
    await harness.service.receive(client, { type: 'unwatch', id: 'u', match: id });
    client.heard.length = 0;
  }
  expect(harness.service.figures).toEqual({ liveMatches: 0, idleMatches: 20, clients: 0 });
});

describe('in a cluster', () => {
  const time = fakeTime();
  const twoProcesses = (): [Harness, Harness] => {
    const memory = emptyMemory();
    const open = (name: string): Harness =>
      openHarness({
        store: memoryStore({ memory, now: time.clock, sharedBy: name }),
        time,
        series: name,
        idle: IDLE,
      });
    return [open('here'), open('there')];
  };

  test('what another process writes is never missed by a match that was idle here', async () => {
    const [here, there] = twoProcesses();
    const { match, players } = await startTable(there, { people: 3 });
    const client = scriptedClient(guestNamed('player-0'));
    await follow(here, client, match);
    here.service.forget(client);
    expect(idleMatches(here)).toBe(1);
    for (const player of players) await commit(there, player, match);
    await quiet();
    expect(idleMatches(here)).toBe(0);
    const again = scriptedClient(guestNamed('player-0'));
    await follow(here, again, match);
    expect(again.last('view')).toMatchObject({ decision: 1, seq: 3 });
  });

  test('a process that may have missed something keeps nothing that is idle', async () => {
    const memory = emptyMemory();
    const store = memoryStore({ memory, now: time.clock, sharedBy: 'here' });
    const here = openHarness({ store, time, idle: IDLE });
    await abandonedTable(here);
    expect(idleMatches(here)).toBe(1);
    memory.processes.get('here')?.hear({ kind: 'anything' });
    expect(idleMatches(here)).toBe(0);
  });
});
