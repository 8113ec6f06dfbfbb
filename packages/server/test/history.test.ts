// Results of people: written when a match ends, listed for them alone, and added to from checked records.

import { isObject, type JsonObject } from '@mirabilia/kernel';
import { fakeTime, granted, openHarness, playOn, startTable } from '@mirabilia/match-service/testkit';
import { expect, test } from 'vitest';
import { backfillResults } from '../src/profile/backfill-results.ts';
import { newHistory } from '../src/profile/history.ts';
import { fakeMatchService } from './fakes.ts';
import { rates, running } from './loopback-server.ts';
import { emptyServerMemory, serverMemoryStore } from './memory-store.ts';

async function playedMatch() {
  const time = fakeTime(1_000);
  const memory = emptyServerMemory();
  const store = serverMemoryStore({ memory, now: time.clock });
  const harness = openHarness({ store, time });
  const table = await startTable(harness, { game: 'seven-wonders', people: 2 });
  const guests = table.players.flatMap(({ guest }) => guest ?? []);
  for (const { id, name } of guests) await store.putGuest({ id, name, createdAt: 1 });
  await playOn(harness, table);
  const record = granted(await harness.service.record(table.match, undefined)) as JsonObject;
  return { store, memory, time, match: table.match, guests, record };
}

const anywhere = { limit: 50 };

test('everyone who played finds the match in their own history, with the result of its record', async () => {
  const { store, match, guests, record, time } = await playedMatch();
  const history = newHistory({ store, now: time.clock });
  const { scores, winners } = record.result as { scores: JsonObject[]; winners: number[] };
  const names = (record.seats as JsonObject[]).map(({ name }) => name);
  for (const guest of guests) {
    const [result, ...more] = granted(await history.list(guest, anywhere)).results;
    expect(more).toEqual([]);
    expect(result).toMatchObject({ match, game: 'seven-wonders', source: 'played' });
    expect(result?.seats.map(({ score }) => score)).toEqual(scores);
    expect(result?.seats.map(({ name }) => name)).toEqual(names);
    expect(result?.seats.flatMap(({ share }, seat) => (share > 0 ? [seat] : []))).toEqual(winners);
    expect(result?.seats[result.seat]?.name).toBe(guest.name);
    expect(result?.seats.map(({ board }) => board)).toEqual(
      (record.seats as JsonObject[]).map(({ name, kind, ...board }) => board),
    );
    // Others are told apart, but not by the id that the server knows them by.
    const told = JSON.stringify(result);
    for (const { id } of guests) expect(told).not.toContain(id);
    expect(result?.seats.filter(({ person }) => person !== undefined)).toHaveLength(guests.length - 1);
  }
});

test('matches from before get their results, once', async () => {
  const { store, memory, time, match, guests } = await playedMatch();
  const [guest] = guests;
  const before = await store.results.of(guest?.id as string, match);
  memory.finished.clear();
  expect(await store.results.of(guest?.id as string, match)).toBe(undefined);
  const told: string[] = [];
  const log = {
    info: (_: object, sentence: string) => void told.push(sentence),
    warn: (_: object, sentence: string) => void told.push(sentence),
  };
  backfillResults({ store, timers: time.timers, log });
  for (let step = 0; step < 5; step++) await time.pass(100);
  expect(told).toEqual(['every finished match has its results']);
  const row = memory.rows.get(match);
  expect(await store.results.of(guest?.id as string, match)).toEqual({
    ...before,
    endedAt: row?.updatedAt,
  });
  backfillResults({ store, timers: time.timers, log });
  await time.pass(100);
  expect(told).toHaveLength(1);
});

async function served(record: JsonObject) {
  const server = await running({ matchService: fakeMatchService() });
  const { token } = await server.newGuest();
  const seat = (record.seats as JsonObject[]).findIndex(({ kind }) => kind === 'human');
  const add = (given: object, as = token) =>
    server.post('/api/results', { record, seat, at: 5, ...given }, { token: as });
  const list = (query = '', as = token) => server.call(`/api/results${query}`, { token: as });
  return { ...server, token, seat, add, list };
}

test('a record of one’s own is checked, added once, and marked as imported', async () => {
  const { record } = await playedMatch();
  const { add, list, call, seat } = await served(record);
  const added = await add({});
  expect([added.status, added.body.isNew]).toEqual([201, true]);
  expect((await add({})).body).toEqual({ ...added.body, isNew: false });
  const { results } = (await list()).body;
  expect(results).toHaveLength(1);
  expect(results[0]).toMatchObject({ match: added.body.match, source: 'imported', endedAt: 5, seat });
  // Its replay is there.
  expect((await call(`/api/records/${added.body.match}`)).body.game).toBe('seven-wonders');
});

test('a match that is in the history already is not added from its record', async () => {
  const { record, store, match, guests, time } = await playedMatch();
  const history = newHistory({ store, now: time.clock });
  const guest = guests[0] as (typeof guests)[number];
  const [own] = granted(await history.list(guest, anywhere)).results;
  const again = await history.add(guest, { record, seat: own?.seat as number, at: 5 });
  expect(granted(again)).toEqual({ isNew: false, match });
});

test('a forged result is refused', async () => {
  const { record } = await playedMatch();
  const { add, list } = await served(record);
  const { result, seats } = record as { result: JsonObject; seats: JsonObject[] };
  const scores = (result.scores as JsonObject[]).map((score, seat) =>
    seat === 0 ? { ...score, total: 99 } : score,
  );
  const forged: [object, string][] = [
    [{ record: { ...record, result: { ...result, scores } } }, 'bad-record'],
    [{ record: { ...record, result: { ...result, winners: [0, 1] } } }, 'bad-record'],
    [{ record: { ...record, moves: [] } }, 'bad-record'],
    [{ record: { game: 'chess' } }, 'no-such-game'],
    [{ seat: 6 }, 'no-such-seat'],
    [{ seat: -1 }, 'bad-message'],
    [
      { seat: 0, record: { ...record, seats: seats.map((seat) => ({ ...seat, kind: 'bot:hard' })) } },
      'no-such-seat',
    ],
  ];
  for (const [given, code] of forged) expect((await add(given)).body.code, JSON.stringify(code)).toBe(code);
  expect((await list()).body.results).toEqual([]);
});

test('nobody reads another person’s history, or from a place in it', async () => {
  const { record } = await playedMatch();
  const { add, list, newGuest } = await served(record);
  const { match } = (await add({})).body;
  const stranger = (await newGuest('Eve')).token;
  expect((await list('', stranger)).body.results).toEqual([]);
  expect((await list(`?before=${match}`, stranger)).body.code).toBe('no-such-match');
  expect((await list('', '')).body.code).toBe('no-guest');
});

test('what is wanted of a history is checked', async () => {
  const { record } = await playedMatch();
  const { list } = await served(record);
  for (const query of ['?limit=0', '?limit=201', '?limit=x', '?company=robots', '?outcome=drawn'])
    expect((await list(query)).body.code, query).toBe('bad-message');
  expect((await list('?company=bots&outcome=won&game=architects&limit=1')).body).toEqual({ results: [] });
});

test('imports are limited for each guest', async () => {
  const { record } = await playedMatch();
  const { newGuest, post } = await running({ limits: rates({ imports: { times: 2, seconds: 60 } }) });
  const { token } = await newGuest();
  const add = async () => (await post('/api/results', { record, seat: 0, at: 1 }, { token })).body;
  await add();
  await add();
  const refused = await add();
  expect(isObject(refused) && refused.code).toBe('too-many');
  expect(refused.facts.what).toBe('imports');
});
