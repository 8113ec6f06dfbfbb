// Who is forgotten leaves their name nowhere, and the games of the others as they were.

import type { JsonObject } from '@mirabilia/kernel';
import { fakeTime, granted, openHarness, playOn, say, startTable } from '@mirabilia/match-service/testkit';
import { expect, test } from 'vitest';
import { newGatherings } from '../src/groups/gatherings.ts';
import { eraseGuest } from '../src/profile/erasure.ts';
import { exportOf } from '../src/profile/export.ts';
import { newHistory } from '../src/profile/history.ts';
import { newLateErasures } from '../src/profile/late-erasures.ts';
import { removeOld } from '../src/profile/retention-job.ts';
import { newGuestId } from '../src/transport/tokens.ts';
import { running } from './loopback-server.ts';
import { emptyServerMemory, serverMemoryStore } from './memory-store.ts';

const SAID = 'a sentence that nobody else says';
const DAY = 24 * 3_600_000;

async function openTable() {
  const time = fakeTime(100 * DAY);
  const memory = emptyServerMemory();
  const store = serverMemoryStore({ memory, now: time.clock });
  const harness = openHarness({ store, time });
  const begin = async () => {
    const table = await startTable(harness, { game: 'seven-wonders', people: 2 });
    const guests = table.players.flatMap(({ guest }) => guest ?? []);
    for (const { id, name } of guests) await store.putGuest({ id, name, createdAt: 1 });
    return { table, guests };
  };
  const { table, guests } = await begin();
  const [ann, bo] = guests as [(typeof guests)[number], (typeof guests)[number]];
  await say(harness, table.players[0] as never, { type: 'chat', match: table.match, text: SAID });
  await playOn(harness, table);
  const lateErasures = newLateErasures({ store, timers: time.timers, onFailure: () => {} });
  const log = { error: () => {} };
  const gatherings = newGatherings({ store, matchService: harness.service, now: time.clock, log });
  const erase = () =>
    eraseGuest(ann, { store, matchService: harness.service, ...gatherings, newGuestId, lateErasures });
  return { time, memory, store, harness, begin, table, ann, bo, erase, lateErasures, gatherings };
}

/** All that the store holds. */
const told = (memory: object): string =>
  JSON.stringify(memory, (_, value) => (value instanceof Map ? [...value] : value));

test('no name, no id and no words of a forgotten guest are left', async () => {
  const { memory, erase, ann, bo, store, table, harness } = await openTable();
  expect(told(memory)).toContain(SAID);
  const before = granted(await harness.service.record(table.match, undefined)) as JsonObject;
  await erase();
  const after = told(memory);
  expect(after).not.toContain(ann.id);
  expect(after).not.toContain(`"${ann.name}"`);
  expect(after).not.toContain(SAID);
  // The others keep the game, with its moves and its result.
  const record = granted(await harness.service.record(table.match, undefined)) as JsonObject;
  expect({ ...record, seats: [] }).toEqual({ ...before, seats: [] });
  expect(after).toContain(`"${bo.name}"`);
  const { results } = granted(await newHistory({ store, now: () => 0 }).list(bo, { limit: 5 }));
  expect(results[0]?.seats.map(({ name }) => name).toSorted()).toEqual([bo.name, '—'].toSorted());
});

test('a match that is played goes on with a bot', async () => {
  const { begin, erase, harness, ann, store } = await openTable();
  const { table } = await begin();
  await erase();
  expect(await harness.service.isPlayedByBots(table.match)).toBe(false);
  const row = await store.match(table.match);
  expect(row?.status).toBe('running');
  expect(JSON.stringify(row)).not.toContain(ann.id);
});

test('a match that was being played writes the name at its end, and loses it again', async () => {
  const { begin, erase, harness, ann, memory, lateErasures, time } = await openTable();
  const { table } = await begin();
  await erase();
  await playOn(harness, table);
  for (let turn = 0; turn < 60 && memory.rows.get(table.match)?.status !== 'over'; turn++) {
    await time.pass(10_000);
    await playOn(harness, table);
  }
  expect(memory.rows.get(table.match)?.status).toBe('over');
  expect(told(memory)).toContain(`"${ann.name}"`);
  lateErasures.changed(table.match);
  await time.pass(10_000);
  expect(told(memory)).not.toContain(`"${ann.name}"`);
  expect(told(memory)).not.toContain(ann.id);
});

test('an export holds everything of one’s own and nothing of others', async () => {
  const { store, ann, bo, table } = await openTable();
  const mine = JSON.stringify(await exportOf(ann, store));
  expect(mine).toContain(SAID);
  expect(mine).toContain(ann.id);
  expect(mine).toContain(table.match);
  expect(mine).not.toContain(bo.id);
  expect(JSON.stringify(await exportOf(bo, store))).not.toContain(SAID);
});

test('old matches, chat and guests are removed when the operator says so, and nothing otherwise', async () => {
  const { store, harness, time, table, ann, lateErasures, gatherings } = await openTable();
  const needs = {
    store,
    ...gatherings,
    matchService: harness.service,
    lateErasures,
    now: time.clock,
    log: { info: () => {}, warn: () => {} },
  };
  const remove = (days: object) => removeOld({ ...needs, days });
  await time.pass(10 * DAY);
  await remove({});
  await remove({ matches: 11, chat: 11, guests: 11 });
  expect(JSON.stringify(store.log(table.match))).toContain(SAID);
  await remove({ chat: 9 });
  expect(JSON.stringify(store.log(table.match))).not.toContain(SAID);
  await remove({ matches: 9 });
  expect(await store.match(table.match)).toBe(undefined);
  expect(await store.results.of(ann.id, table.match)).toBeDefined();
  // Since when they are unseen is only known from now on.
  await remove({ guests: 9 });
  expect(await store.guest(ann.id)).toBeDefined();
  await time.pass(10 * DAY);
  await remove({ guests: 9 });
  expect(await store.guest(ann.id)).toBe(undefined);
});

test('nobody exports or erases another person, and nobody themselves by accident', async () => {
  const { newGuest, call, post } = await running();
  const { token, guest } = await newGuest('Ann');
  expect((await call('/api/profile/export')).body.code).toBe('no-guest');
  expect((await call('/api/profile/export', { token })).body.guest.id).toBe(guest);
  expect((await post('/api/profile/erase', { name: 'Ann' })).body.code).toBe('no-guest');
  expect((await post('/api/profile/erase', { name: 'ann' }, { token })).body.code).toBe('bad-name');
  expect((await call('/api/profile', { token })).status).toBe(200);
  const done = await post('/api/profile/erase', { name: 'Ann' }, { token });
  expect(done.headers.get('set-cookie')).toMatch(/Max-Age=0/);
  expect((await call('/api/profile', { token })).body.code).toBe('no-guest');
});

test('what a server keeps is told', async () => {
  const usual = await running();
  expect((await usual.call('/api/privacy')).body).toEqual({ matches: null, guests: null, chat: null });
  const brief = await running({ retention: { matches: 365, chat: 30 } });
  expect((await brief.call('/api/privacy')).body).toEqual({ matches: 365, guests: null, chat: 30 });
});
