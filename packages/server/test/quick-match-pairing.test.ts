// Quick match: people who wait are seated together, with bots after the time that they chose, and dropped when they are gone.

import { fakeTime, granted, openHarness, quickThinker } from '@mirabilia/match-service/testkit';
import type { QuickMatchWish } from '@mirabilia/protocol';
import { describe, expect, test } from 'vitest';
import { newQuickMatch } from '../src/quick-match/quick-match.ts';
import { rates, running } from './loopback-server.ts';
import { emptyServerMemory, serverMemoryStore } from './memory-store.ts';

/** Two processes on one store. */
function waitingRoom() {
  const memory = emptyServerMemory();
  const time = fakeTime(1_000_000);
  const store = serverMemoryStore({ memory, now: time.clock });
  const thinker = { ...quickThinker, levels: ['medium'] };
  const harness = openHarness({ store, time, thinker });
  const log = { warn: (_: object, sentence: string) => void harness.errors.push(sentence) };
  const needs = { store, matchService: harness.service, timers: time.timers, now: time.clock, log };
  const processes = [newQuickMatch(needs), newQuickMatch(needs)] as const;
  const guest = (id: string) => {
    memory.guests.set(id, { id, name: `${id}!`, createdAt: 1 });
    return { id, name: `${id}!` };
  };
  const enter = (id: string, wish: Partial<QuickMatchWish> = {}, at = 0) =>
    (processes[at] as (typeof processes)[0]).enter(guest(id), {
      game: 'seven-wonders',
      sizes: [3],
      pace: 'live',
      fillAfter: null,
      ...wish,
    });
  const look = (id: string, at = 0) => (processes[at] as (typeof processes)[0]).look(guest(id));
  /** Everyone's page asks every two seconds. */
  const wait = async (seconds: number, ...ids: string[]) => {
    for (let passed = 0; passed < seconds; passed += 2) {
      await time.pass(2000);
      for (const id of ids) await look(id);
    }
  };
  const matchOf = async (id: string) => {
    const state = await look(id);
    return state.state === 'found' ? state.match : undefined;
  };
  return { memory, store, harness, time, processes, guest, enter, look, wait, matchOf };
}

test('three people whose processes differ get one rated table, and it begins', async () => {
  const { store, harness, enter, wait, matchOf, look } = waitingRoom();
  expect(granted(await enter('ana'))).toMatchObject({ state: 'waiting', people: 1, fillsIn: null });
  await enter('bo', { sizes: [2, 3] }, 1);
  await enter('cem', { sizes: [3, 4] }, 0);
  await wait(2, 'ana', 'bo', 'cem');
  const match = await matchOf('ana');
  expect(match).toBeDefined();
  expect(await matchOf('bo')).toBe(match);
  expect(await look('cem', 1)).toEqual({ state: 'found', match });
  const row = store.rows.get(match as string);
  expect(row?.lobby).toMatchObject({ rated: true, pace: { kind: 'live' } });
  expect(row?.status).toBe('lobby');
  await wait(6);
  expect(store.rows.get(match as string)?.status).toBe('running');
  expect(harness.errors).toEqual([]);
});

test('other games, paces and sizes are other tables', async () => {
  const { enter, wait, matchOf } = waitingRoom();
  await enter('ana', { sizes: [2] });
  await enter('bo', { sizes: [2], game: 'architects' });
  await enter('cem', { sizes: [2], pace: 'days' });
  await enter('dia', { sizes: [3] });
  await wait(4, 'ana', 'bo', 'cem', 'dia');
  expect(await matchOf('ana')).toBe(undefined);
  await enter('eva', { sizes: [2], pace: 'days' });
  await wait(2, 'ana', 'bo', 'cem', 'dia', 'eva');
  expect(await matchOf('cem')).toBe(await matchOf('eva'));
  expect(await matchOf('cem')).toBeDefined();
  expect(await matchOf('ana')).toBe(undefined);
});

test('bots take the free seats after the time that was chosen, and then the match isn’t rated', async () => {
  const { store, enter, wait, matchOf } = waitingRoom();
  await enter('ana', { sizes: [3, 4], fillAfter: 20 });
  await wait(18, 'ana');
  expect(await matchOf('ana')).toBe(undefined);
  await wait(4, 'ana');
  const match = (await matchOf('ana')) as string;
  const lobby = store.rows.get(match)?.lobby as { seats: { kind: string }[]; rated: boolean };
  expect(lobby.rated).toBe(false);
  expect(lobby.seats.map(({ kind }) => kind).toSorted()).toEqual(['bot', 'bot', 'human']);
  await wait(6);
  expect(store.rows.get(match)?.status).toBe('running');
});

test('whoever stops asking is gone, and whoever leaves is gone at once', async () => {
  const { processes, guest, enter, wait, matchOf, look } = waitingRoom();
  await enter('ana', { sizes: [2] });
  await wait(12);
  await enter('bo', { sizes: [2] });
  expect(await matchOf('bo')).toBe(undefined);
  await processes[0].leave(guest('bo'));
  expect(await look('bo')).toEqual({ state: 'none' });
  await enter('cem', { sizes: [2] });
  await wait(4, 'cem');
  expect(await matchOf('cem')).toBe(undefined);
  await wait(20, 'cem');
  expect(await look('ana')).toEqual({ state: 'none' });
});

test('a table that can’t be made leaves everyone waiting', async () => {
  const { memory, store, enter, wait, matchOf } = waitingRoom();
  await enter('ana', { sizes: [2] });
  memory.guests.delete('ana');
  await enter('bo', { sizes: [2] });
  await wait(2, 'bo');
  expect(await matchOf('bo')).toBe(undefined);
  expect(store.rows.size).toBe(0);
});

describe('over HTTP', () => {
  test('one waits, looks and leaves; floods are refused', async () => {
    const limits = rates({
      'quick-matches': { times: 2, seconds: 600 },
      'quick-matches-of-address': { times: 3, seconds: 600 },
      'own-quick-matches': { times: 1, seconds: 600 },
    });
    const server = await running({ limits });
    const { token } = await server.newGuest('Ana');
    const wish = { game: 'architects', sizes: [3, 4, 5], pace: 'live', fillAfter: 30 };
    const enter = (body: object, as = token) => server.post('/api/quick-match', body, { token: as });
    expect((await server.call('/api/quick-match', { token })).body).toEqual({ state: 'none' });
    const entered = await enter(wish);
    expect(entered.body).toMatchObject({ state: 'waiting', sizes: [3, 4, 5], people: 1 });
    expect((await server.call('/api/quick-match', { token })).body.state).toBe('waiting');
    expect((await server.post('/api/quick-match/leave', {}, { token })).body).toEqual({ state: 'none' });
    expect((await server.call('/api/quick-match', { token })).body).toEqual({ state: 'none' });
    expect((await enter(wish)).status).toBe(200);
    expect((await enter(wish)).body).toMatchObject({ code: 'too-many', facts: { what: 'quick-matches' } });
    const other = (await server.newGuest('Bo')).token;
    expect((await enter({ ...wish, game: 'chess' }, other)).body.code).toBe('no-such-game');
    expect((await enter(wish, other)).status).toBe(200);
    expect((await enter(wish, (await server.newGuest('Cy')).token)).status).toBe(200);
    expect((await enter({ ...wish, sizes: [9] }, other)).body.code).toBe('too-many');
  });

  test.each([{ sizes: [] }, { sizes: [1] }, { sizes: [8] }, { pace: 'untimed' }, { fillAfter: -1 }])(
    'a wish of %j is bad',
    async (bad) => {
      const server = await running();
      const { token } = await server.newGuest('Ana');
      const wish = { game: 'architects', sizes: [3], pace: 'live', ...bad };
      expect((await server.post('/api/quick-match', wish, { token })).body.code).toBe('bad-message');
      expect((await server.call('/api/quick-match')).body.code).toBe('no-guest');
    },
  );
});
