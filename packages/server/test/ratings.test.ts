// Ratings as people see them: at the end of a match that was played, on leaderboards, and over HTTP.

import {
  fakeTime,
  granted,
  guestNamed,
  openHarness,
  playOn,
  startTable,
} from '@mirabilia/match-service/testkit';
import { expect, test } from 'vitest';
import { startRater } from '../src/ratings/rater.ts';
import { rateAll } from '../src/ratings/rating.ts';
import { newShownRatings } from '../src/ratings/shown-ratings.ts';
import type { FinishedMatch } from '../src/storage/store.ts';
import { running } from './loopback-server.ts';
import { emptyServerMemory, serverMemoryStore } from './memory-store.ts';

const GAME = 'seven-wonders';
const quiet = { warn: (): void => {} };
const NOVEMBER = Date.UTC(2026, 10, 20);

function memoryServer() {
  const memory = emptyServerMemory();
  const time = fakeTime(NOVEMBER);
  const store = serverMemoryStore({ memory, now: time.clock });
  const shown = newShownRatings({ store, now: time.clock });
  const know = (id: string) => memory.guests.set(id, { id, name: `${id}!`, createdAt: 1 });
  const end = (match: string, guests: readonly string[], endedAt = NOVEMBER) => {
    for (const guest of guests) know(guest);
    const rated = guests.map((guest, at) => ({ guest, place: at + 1, address: at }));
    const finished: FinishedMatch = { game: GAME, endedAt, seed: null, seats: [], rated };
    memory.finished.set(match, finished);
  };
  const rate = async () => {
    const rater = startRater({ store, timers: time.timers, log: quiet });
    await time.pass(1);
    await rater.stop();
  };
  return { memory, time, store, shown, know, end, rate };
}

test('a rated match that was played changes the ratings of its players, by how they came in', async () => {
  const { memory, time, store, shown, know, rate } = memoryServer();
  const harness = openHarness({ store, time });
  const pace = { kind: 'live', decision: 60, bank: 120 } as const;
  const table = await startTable(harness, { game: GAME, people: 3, pace, rated: true });
  for (const { guest } of table.players) know(guest?.id as string);
  const before = granted(await shown.ofMatch(table.match));
  expect(before).toEqual({
    isWaiting: false,
    seats: [0, 1, 2].map(() => ({ rating: null, change: null, weight: null })),
  });
  await playOn(harness, table);
  expect(granted(await shown.ofMatch(table.match)).isWaiting).toBe(true);
  await rate();
  const { seats, isWaiting } = granted(await shown.ofMatch(table.match));
  expect(isWaiting).toBe(false);
  const players = memory.finished.get(table.match)?.rated ?? [];
  seats.forEach(({ rating, change, weight }, seat) => {
    const place = players[seat]?.place as number;
    expect(rating).toMatchObject({ isProvisional: true, matches: 1 });
    expect(rating?.points).toBe(1500 + (change as number));
    expect(Math.sign(change as number)).toBe(place === 3 ? -1 : 1);
    expect(weight).toBe(1);
  });
  const [first] = table.players;
  const own = await shown.own(guestNamed(first?.guest?.name as string), GAME);
  expect(own.changes).toHaveLength(1);
  expect(own.changes[0]).toMatchObject({ match: table.match, points: own.rating?.points });
});

test('leaderboards of all time, of the season and of the month', async () => {
  const { shown, end, rate } = memoryServer();
  const others = (at: number) => [`x${at % 7}`, `y${at % 5}`];
  const august = Date.UTC(2026, 7, 1);
  for (let at = 0; at < 40; at++) end(`a${String(at).padStart(3, '0')}`, ['ana', ...others(at)], august + at);
  for (let at = 0; at < 40; at++)
    end(`b${String(at).padStart(3, '0')}`, ['bo', ...others(at)], NOVEMBER + at);
  await rate();
  const ana = { id: 'ana', name: 'ana!' };
  const board = async (period: string, guest = ana) =>
    granted(await shown.leaderboard(guest, { game: GAME, period, page: 1 }));
  const all = await board('all');
  expect(
    all.rows
      .slice(0, 2)
      .map(({ name }) => name)
      .toSorted(),
  ).toEqual(['ana!', 'bo!']);
  expect(all.rows.map(({ points }) => points)).toEqual(
    all.rows.map(({ points }) => points).toSorted((one, other) => other - one),
  );
  expect(all.rows.find(({ isYou }) => isYou)?.place).toBe(all.you?.place);
  expect(all).toMatchObject({ page: 1, pages: 1, people: all.rows.length });
  for (const period of ['season', 'month']) {
    const now = await board(period);
    expect(now.rows[0]?.name).toBe('bo!');
    expect(now.rows.map(({ name }) => name)).not.toContain('ana!');
    expect(now.you).toBe(null);
  }
  expect((await board('2026-Q3')).rows[0]?.name).toBe('ana!');
  expect((await board('2026-08')).you?.place).toBe(1);
  expect((await board('2026-09')).rows).toEqual([]);
  // Nobody learns the ids of others.
  expect(JSON.stringify(all)).not.toContain('"bo"');
});

test('two browsers of one person that beat each other never get on a leaderboard', async () => {
  const { memory, shown, end, rate } = memoryServer();
  for (let at = 0; at < 200; at++)
    end(`m${String(at).padStart(3, '0')}`, ['ana', 'puppet'], NOVEMBER + at * 60_000);
  await rate();
  const board = granted(await shown.leaderboard(guestNamed('x'), { game: GAME, period: 'all', page: 1 }));
  expect(board.rows).toEqual([]);
  const { rating, changes } = await shown.own({ id: 'ana', name: 'Ana' }, GAME);
  expect(rating).toMatchObject({ isProvisional: true, matches: 200 });
  // The last hundred wins are worth nothing.
  expect(changes.slice(0, 100).reduce((sum, { change }) => sum + change, 0)).toBe(0);
  const matches = [...memory.finished].map(([match, { game, endedAt, rated: players = [] }]) => ({
    match,
    game,
    endedAt,
    players,
  }));
  expect(rateAll(matches).get('ana')?.counted).toBeLessThan(8);
});

test('over HTTP: leaderboards for everyone, ratings for oneself, and not to be listed', async () => {
  const server = await running();
  const { token, guest } = await server.newGuest('Ana');
  expect((await server.call('/api/leaderboard?game=seven-wonders')).body).toMatchObject({
    period: 'all',
    pages: 1,
    rows: [],
    you: null,
  });
  expect((await server.call('/api/leaderboard')).body.code).toBe('bad-message');
  expect((await server.call('/api/leaderboard?game=seven-wonders&period=2026-13')).status).toBe(400);
  expect((await server.call('/api/leaderboard?game=seven-wonders&page=0')).status).toBe(400);
  expect((await server.call('/api/ratings?game=architects')).body.code).toBe('no-guest');
  const own = await server.call('/api/ratings?game=architects', { token });
  expect(own.body).toEqual({ rating: null, changes: [] });
  expect((await server.call('/api/matches/unknown/ratings')).body.code).toBe('no-such-match');
  expect((await server.call('/api/profile', { token })).body.isListed).toBe(true);
  const hidden = await server.post('/api/profile', { isListed: false }, { token });
  expect(hidden.body.isListed).toBe(false);
  expect(await server.store.ratings.isHidden(guest)).toBe(true);
  expect((await server.post('/api/profile', { language: 'pl' }, { token })).body.isListed).toBe(false);
  expect((await server.post('/api/profile', { isListed: true }, { token })).body.isListed).toBe(true);
});
