// A guest's list of matches says whom each waits for, and doesn't replay them each time.

import { expect, test } from 'vitest';
import { commit, guestNamed, openHarness, type ScriptedClient, startTable } from '../testkit/harness.ts';
import { emptyMemory, memoryStore } from '../testkit/memory-store.ts';

const NOTHING_IDLE = { matches: 0, entries: 0, milliseconds: 0 };

test('whom a match waits for is replayed once, and again after another entry', async () => {
  const harness = openHarness({ idle: NOTHING_IDLE });
  const { match, players } = await startTable(harness, { people: 3 });
  const [first, second] = players as [ScriptedClient, ScriptedClient];
  for (const player of players) harness.service.forget(player);
  const read: number[] = [];
  const { entries } = harness.store;
  harness.store.entries = async (asked, after) => {
    const found = await entries(asked, after);
    read.push(found.length);
    return found;
  };
  const waited = async () =>
    (await harness.service.matchesOf(guestNamed('player-0'))).map(({ id, waitsFor, waitsForYou }) => ({
      id,
      waitsFor,
      waitsForYou,
    }));
  await commit(harness, first, match);
  read.length = 0;
  const answer = [{ id: match, waitsFor: [1, 2], waitsForYou: expect.any(Boolean) }];
  expect(await waited()).toEqual(answer);
  expect(read, 'the whole log').toEqual([1]);
  for (let again = 0; again < 5; again++) expect(await waited()).toEqual(answer);
  expect(read.slice(1), 'only what is new').toEqual([0, 0, 0, 0, 0]);
  await commit(harness, second, match);
  expect(await waited()).toMatchObject([{ waitsFor: [2] }]);
});

test('what another process wrote counts', async () => {
  const memory = emptyMemory();
  const open = (name: string) =>
    openHarness({ store: memoryStore({ memory, sharedBy: name }), series: name, idle: NOTHING_IDLE });
  const [here, there] = [open('here'), open('there')];
  const { match, players } = await startTable(there, { people: 3 });
  const waited = async () => (await here.service.matchesOf(guestNamed('player-0')))[0]?.waitsFor;
  expect(await waited()).toEqual([0, 1, 2]);
  for (const player of players.slice(0, 2)) await commit(there, player, match);
  expect(await waited()).toEqual([2]);
});

test('a match whose log is damaged hides no other, and is listed without those whom it waits for', async () => {
  const harness = openHarness({ idle: NOTHING_IDLE });
  const [broken, sound] = [
    await startTable(harness, { people: 3 }),
    await startTable(harness, { people: 3 }),
  ] as const;
  for (const { match, players } of [broken, sound]) {
    await commit(harness, players[0] as ScriptedClient, match);
    for (const player of players) harness.service.forget(player);
  }
  const { entries } = harness.store;
  harness.store.entries = async (asked, after) =>
    (await entries(asked, after)).map((entry) =>
      asked === broken.match ? { ...entry, seq: entry.seq + 5 } : entry,
    );
  const listed = await harness.service.matchesOf(guestNamed('player-0'));
  const waitsFor = new Map(listed.map((own) => [own.id, own.waitsFor]));
  expect(waitsFor.get(broken.match)).toEqual([]);
  expect(waitsFor.get(sound.match)).toEqual([1, 2]);
  expect(harness.errors).toEqual([expect.stringMatching(/a match has a log that can’t be read.*gap-in-log/)]);
});
