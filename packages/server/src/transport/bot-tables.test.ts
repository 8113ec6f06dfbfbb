import { accept, refuse } from '@mirabilia/kernel';
import type { Guest } from '@mirabilia/match-service';
import { aMatch } from '@mirabilia/match-service/testkit';
import { expect, test } from 'vitest';
import { lobbyOf } from '../../test/fakes.ts';
import { serverMemoryStore } from '../../test/memory-store.ts';
import { newBotTables } from './bot-tables.ts';

const EVE = { id: 'eve', name: 'Eve' };
const ANN = { id: 'ann', name: 'Ann' };
const BO = { id: 'bo', name: 'Bo' };
const HOME = '192.0.2.1';

/** A match whose name begins with `people` has some, until they leave. */
function trial(limits = { 'bot-tables-of-guest': 3, 'bot-tables-of-address': 5 }) {
  const store = serverMemoryStore();
  let now = 0;
  const alone = new Map<string, boolean>();
  const matchService = { isPlayedByBots: (match: string) => alone.get(match) };
  const botTables = newBotTables({ store, matchService, limits, now: () => now });
  const hasPeople = (match: string): boolean => match.startsWith('people');

  const start = (match: string, guest: Guest, address: string) =>
    botTables.start({ guest, address }, async (mayRunAlone) => {
      if (!hasPeople(match) && !(await mayRunAlone())) return refuse('too-many-bot-tables');
      await store.createMatch(aMatch(match, { host: guest.id, status: 'running' }));
      if (hasPeople(match)) {
        await store.seatGuests(match, [guest.id]);
        alone.set(match, false);
      }
      return accept(lobbyOf(match));
    });
  const leave = (match: string, guest: Guest, address: string) =>
    botTables.leave({ guest, address }, async () => {
      alone.set(match, true);
      return accept(lobbyOf(match));
    });
  const all =
    (act: typeof start) =>
    async (names: readonly string[], guest = EVE, address = HOME): Promise<number> => {
      const results = await Promise.all(names.map((name) => act(name, guest, address)));
      return results.filter(({ ok }) => ok).length;
    };
  return {
    startAll: all(start),
    leaveAll: all(leave),
    alone,
    end: async (match: string) => {
      alone.delete(match);
      await store.changeMatch(match, 1, { status: 'over' });
    },
    pass: (milliseconds: number) => {
      now += milliseconds;
    },
  };
}

const named = (name: string, count: number): string[] =>
  Array.from({ length: count }, (_, i) => `${name} ${i}`);

test('a guest has few at once, also if they are started at the same moment', async () => {
  const { startAll, end } = trial();
  expect(await startAll(named('eve', 20))).toBe(3);
  expect(await startAll(['eve again'], EVE, '192.0.2.9')).toBe(0);
  await end('eve 1');
  expect(await startAll(named('later', 5))).toBe(1);
});

test('an address has few at once, whoever asks, until they are over; one is left to each guest', async () => {
  const { startAll, end } = trial();
  expect(await startAll(named('eve', 3))).toBe(3);
  expect(await startAll(named('ann', 3), ANN)).toBe(2);
  expect(await startAll(named('bo', 3), BO)).toBe(1);
  expect(await startAll(named('elsewhere', 3), ANN, '192.0.2.9')).toBe(1);
  for (const match of ['eve 0', 'eve 1']) await end(match);
  expect(await startAll(['next'])).toBe(1);
});

test('what is left to each guest isn’t more than some for an address', async () => {
  const { startAll } = trial();
  let started = 0;
  for (let guest = 0; guest < 60; guest++) {
    const eve = { id: `eve ${guest}`, name: 'Eve' };
    started += await startAll([`of eve ${guest}`], eve);
  }
  expect(started).toBe(15);
  expect(await startAll(['elsewhere'], ANN, '192.0.2.9')).toBe(1);
});

test('an address is not held up by a match that never ends', async () => {
  const { startAll, pass } = trial({ 'bot-tables-of-guest': 9, 'bot-tables-of-address': 2 });
  expect(await startAll(named('a', 3))).toBe(2);
  pass(3_600_001);
  expect(await startAll(named('b', 3))).toBe(2);
});

test('matches with people are not counted, and limits may be taken away', async () => {
  const { startAll } = trial();
  expect(await startAll(named('people', 20))).toBe(20);
  const free = trial({
    'bot-tables-of-guest': Number.POSITIVE_INFINITY,
    'bot-tables-of-address': Number.POSITIVE_INFINITY,
  });
  expect(await free.startAll(named('eve', 20))).toBe(20);
});

test('anyone may leave, and tables that were left count', async () => {
  const { startAll, leaveAll, end } = trial();
  expect(await startAll(named('people', 8))).toBe(8);
  expect(await leaveAll(named('people', 8))).toBe(8);
  expect(await startAll(['alone'])).toBe(0);
  for (const match of named('people', 5)) await end(match);
  expect(await startAll(['alone'])).toBe(0);
  await end('people 5');
  expect(await startAll(['alone', 'one more'])).toBe(1);
});

test('tables that guests of one address leave are counted for the address', async () => {
  const { startAll, leaveAll } = trial();
  expect(await startAll(named('people of eve', 3))).toBe(3);
  expect(await startAll(named('people of ann', 2), ANN)).toBe(2);
  expect(await leaveAll(named('people of eve', 3))).toBe(3);
  expect(await leaveAll(named('people of ann', 2), ANN)).toBe(2);
  expect(await startAll(['of ann'], ANN)).toBe(0);
  expect(await startAll(['of bo', 'of bo again'], BO)).toBe(1);
});

test('a player who comes back to a table has left none, and one whose time ran out has', async () => {
  const { startAll, leaveAll, alone } = trial();
  expect(await startAll(named('people', 6))).toBe(6);
  expect(await leaveAll(named('people', 3))).toBe(3);
  alone.set('people 0', false);
  expect(await startAll(['alone'])).toBe(1);
  expect(await startAll(['one more'])).toBe(0);
  alone.set('people 1', false);
  alone.set('people 5', true);
  expect(await startAll(['one more'])).toBe(0);
});
