import { accept, refuse } from '@mirabilia/kernel';
import type { MatchService } from '@mirabilia/match-service';
import { aMatch } from '@mirabilia/match-service/testkit';
import { expect, test } from 'vitest';
import { lobbyOf } from '../../test/fakes.ts';
import { serverMemoryStore } from '../../test/memory-store.ts';
import { newBotTables } from './bot-tables.ts';

const EVE = { id: 'eve', name: 'Eve' };
const ANN = { id: 'ann', name: 'Ann' };
const HOME = '192.0.2.1';

/** A match whose name begins with `people` has some. */
function trial(limits = { 'bot-tables-of-guest': 3, 'bot-tables-of-address': 5 }) {
  const store = serverMemoryStore();
  let now = 0;
  const matchService: Pick<MatchService, 'start'> = {
    start: async (match, guest, options) => {
      const isAllowed = match.startsWith('people') || (await options?.mayRunAlone?.());
      if (!isAllowed) return refuse('too-many-bot-tables');
      await store.createMatch(aMatch(match, { host: guest.id, status: 'running' }));
      return accept(lobbyOf(match));
    },
  };
  const { start } = newBotTables({ store, matchService, limits, now: () => now });
  const startAll = async (names: readonly string[], guest = EVE, address = HOME): Promise<number> => {
    const started = await Promise.all(names.map((name) => start(name, guest, { address })));
    return started.filter(({ ok }) => ok).length;
  };
  return {
    startAll,
    end: (match: string) => store.changeMatch(match, 1, { status: 'over' }),
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

test('an address has few at once, whoever asks, until they are over', async () => {
  const { startAll, end } = trial();
  expect(await startAll(named('eve', 3))).toBe(3);
  expect(await startAll(named('ann', 3), ANN)).toBe(2);
  expect(await startAll(named('elsewhere', 3), ANN, '192.0.2.9')).toBe(1);
  await end('eve 0');
  expect(await startAll(['next'])).toBe(1);
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
