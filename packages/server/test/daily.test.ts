// Deals of the day: what is played on a device is what the server plays again, and one attempt counts.

import { TIME_FOR_MANY_CASES } from '@mirabilia/kernel/testkit';
import { dailyMatch, type Guest } from '@mirabilia/match-service';
import {
  commit,
  fakeTime,
  follow,
  granted,
  guestNamed,
  type Harness,
  openHarness,
  quiet,
  scriptedClient,
} from '@mirabilia/match-service/testkit';
import { describe, expect, test, vi } from 'vitest';
import { newDaily } from '../src/daily/daily.ts';
import { type dailyDeal, dailyGames, dayAfter, dayAt } from '../src/daily/daily-deal.ts';
import { newInProcessThinker } from './in-process-thinker.ts';
import { rates, running } from './loopback-server.ts';
import { serverMemoryStore } from './memory-store.ts';

vi.setConfig({ testTimeout: TIME_FOR_MANY_CASES });

const WEDNESDAY = Date.parse('2026-11-18T12:00:00Z');
const ann = guestNamed('ann');

interface Played {
  readonly moves: readonly string[];
  readonly points: number;
}

/** The match as a device plays it, with bots that answer as they do there. */
async function playedOnDevice(
  harness: Harness,
  guest: Guest,
  deal: ReturnType<typeof dailyDeal>,
): Promise<Played> {
  const { id: match } = granted(await harness.service.startFrom(guest, dailyMatch(deal)));
  const client = scriptedClient(guest, { form: 'open', game: deal.game });
  await follow(harness, client, match);
  for (let turn = 0; client.last('over') === undefined; turn++) {
    if ((client.model.owed[0] ?? 0) === 0) {
      await harness.time.pass(10);
      await quiet();
      continue;
    }
    const legal = client.model.legal();
    await commit(harness, client, match, legal[(turn * 7) % legal.length]);
  }
  const moves = harness.store
    .log(match)
    .flatMap(({ body }) => (body.kind === 'commit' && body.by === 'player' ? [body.move] : []));
  const [over] = client.all('over');
  // cast: every game's outcome has scores with a total.
  const outcome = over?.outcome as unknown as { scores: { total: number }[] } | undefined;
  return { moves, points: outcome?.scores[0]?.total as number };
}

function openDaily(now = WEDNESDAY, thinker = newInProcessThinker()) {
  const time = fakeTime(now);
  const harness = openHarness({ time, thinker });
  const store = serverMemoryStore({ now: time.clock });
  const daily = newDaily({
    store,
    matchService: harness.service,
    now: time.clock,
    newSecret: () => 'ab'.repeat(32),
  });
  const dealOf = async (game: string, day = dayAt(time.clock())) => {
    const deal = (await daily.deals()).deals.find((each) => each.game === game && each.day === day);
    return deal as unknown as ReturnType<typeof dailyDeal>;
  };
  return { time, harness, store, daily, dealOf };
}

describe.for(dailyGames)('%s', (game) => {
  // A usual day, and one with another number of players and stronger bots.
  test.for([0, 4])('the server comes to the same points as the device, %i days later', async (days) => {
    const { harness, daily, dealOf } = openDaily(WEDNESDAY + days * 86_400_000);
    const deal = await dealOf(game);
    const { moves, points } = await playedOnDevice(harness, ann, deal);
    const results = granted(await daily.attempt(`${game}_${deal.day}`, ann, moves));
    expect(results.you).toMatchObject({ name: 'ann', points, moves });
    expect(results.points).toEqual([{ points, attempts: 1, wins: results.you.isWin ? 1 : 0 }]);
  });

  test('the first attempt counts; what isn’t a whole legal match is none', async () => {
    const { time, harness, daily, dealOf } = openDaily();
    const deal = await dealOf(game);
    const id = `${game}_${deal.day}`;
    const { moves } = await playedOnDevice(harness, ann, deal);
    const codeOf = async (given: readonly string[], to = id) => {
      const answer = await daily.attempt(to, ann, given);
      return answer.ok ? 'ok' : answer.refusal.code;
    };
    expect(await codeOf(moves.slice(0, -1))).toBe('match-not-over');
    expect(await codeOf([...moves, moves[0] as string])).toBe('match-over');
    expect(await codeOf(['win', ...moves.slice(1)])).toBe('illegal-move');
    expect(await codeOf(moves, `chess_${deal.day}`)).toBe('no-such-deal');
    expect(await codeOf(moves, `${game}_2026-02-31`)).toBe('no-such-deal');
    expect(await codeOf(moves, `${game}_${dayAfter(deal.day, 2)}`)).toBe('no-such-deal');
    const before = await daily.results(id, ann);
    expect(before.ok ? 'ok' : before.refusal.code).toBe('no-attempt');
    const first = granted(await daily.attempt(id, ann, moves));
    const [other] = [await daily.attempt(id, ann, moves.slice(0, 3))];
    expect(granted(other)).toEqual(first);
    const bob = guestNamed('bob');
    const second = granted(await daily.attempt(id, bob, moves));
    expect(second.points[0]?.attempts).toBe(2);
    // Ann could make her best moves again as somebody else.
    expect(second.best).toMatchObject({ name: 'ann', moves: null });
    expect(granted(await daily.results(id, ann)).best).toMatchObject({ name: 'ann', moves });
    expect(granted(await daily.results(id, ann)).firstMoves).toEqual([{ move: moves[0], attempts: 2 }]);
    await time.pass(86_400_000);
    expect(granted(await daily.results(id, bob)).best.moves).toEqual(moves);
  });
});

test('bots are asked for nothing while the moves can’t be right, and after players and spectators', async () => {
  const asked: string[] = [];
  const own = newInProcessThinker();
  const { harness, daily, dealOf } = openDaily(WEDNESDAY, {
    ...own,
    think: (question, asker) => {
      asked.push(asker.urgency);
      return own.think(question, asker);
    },
  });
  const deal = await dealOf('seven-wonders');
  const id = `seven-wonders_${deal.day}`;
  const { moves } = await playedOnDevice(harness, ann, deal);
  asked.length = 0;
  const codeOf = async (given: readonly string[], guest = ann) => {
    const answer = await daily.attempt(id, guest, given, 'one address');
    return answer.ok ? 'ok' : answer.refusal.code;
  };
  expect(await codeOf([...moves.slice(0, -1), 'nonsense'])).toBe('illegal-move');
  expect(await codeOf(['take middle', ...moves.slice(1)])).toBe('illegal-move');
  expect(asked).toEqual([]);
  // One at a time for a guest: the second finds what the first has left.
  const bob = guestNamed('bob');
  expect(await Promise.all([codeOf(moves), codeOf(moves)])).toEqual(['ok', 'ok']);
  const once = asked.length;
  expect(await codeOf(moves, bob)).toBe('ok');
  expect(asked.length).toBe(2 * once);
  expect(new Set(asked)).toEqual(new Set(['replay']));
});

test('an attempt is not judged by moves that the bots would not have made: without them it doesn’t count', async () => {
  let answers = 20;
  const own = newInProcessThinker();
  const { harness, daily, dealOf } = openDaily(WEDNESDAY, {
    ...own,
    think: (question, asker) =>
      answers-- > 0 ? own.think(question, asker) : Promise.reject(new Error('nobody had time to think')),
  });
  const deal = await dealOf('architects');
  const id = `architects_${deal.day}`;
  answers = Number.POSITIVE_INFINITY;
  const { moves, points } = await playedOnDevice(harness, ann, deal);
  answers = 20;
  const refused = await daily.attempt(id, ann, moves);
  expect(refused.ok ? 'ok' : refused.refusal.code).toBe('unavailable');
  answers = Number.POSITIVE_INFINITY;
  expect(granted(await daily.attempt(id, ann, moves)).points).toMatchObject([{ points, attempts: 1 }]);
});

test('deals follow from the day and the month’s secret, which is told when the month is over', async () => {
  const { daily, time } = openDaily(Date.parse('2026-11-30T23:00:00Z'));
  const { deals, seal, today } = await daily.deals();
  expect(today).toBe('2026-11-30');
  expect(new Set(deals.map(({ seed }) => seed)).size).toBe(deals.length);
  expect(deals.map(({ day }) => day)).toContain('2026-12-06');
  expect((await openDaily().daily.deals()).deals).toContainEqual(
    deals.find(({ day }) => day === '2026-11-24'),
  );
  await time.pass(2 * 3_600_000);
  const later = await daily.deals();
  expect(later.today).toBe('2026-12-01');
  expect(later.past.month).toBe('2026-11');
  expect(later.past.secret).toBe('ab'.repeat(32));
  expect(seal).toMatch(/^[0-9a-f]{64}$/);
});

test('over HTTP: anyone sees the deals, guests send attempts, and not too many', async () => {
  const { call, post, newGuest } = await running({ limits: rates({ daily: { times: 2, seconds: 60 } }) });
  const { today, deals } = (await call('/api/daily')).body;
  expect(deals.some(({ day }: { day: string }) => day === today)).toBe(true);
  const attempt = { moves: ['build altar'] };
  expect((await post(`/api/daily/architects_${today}`, attempt)).status).toBe(401);
  const guest = await newGuest();
  expect((await call(`/api/daily/architects_${today}/results`, guest)).body.code).toBe('no-attempt');
  expect((await post(`/api/daily/chess_${today}`, attempt, guest)).body.code).toBe('no-such-deal');
  expect((await post(`/api/daily/architects_${today}`, { moves: [] }, guest)).body.code).toBe('bad-message');
  expect((await post(`/api/daily/architects_${today}`, attempt, guest)).status).toBe(429);
});

test('the store is asked once a month for a secret, and again if it failed', async () => {
  const time = fakeTime(WEDNESDAY);
  const store = serverMemoryStore({ now: time.clock });
  const { setting } = store;
  const asked: string[] = [];
  let isAway = true;
  const daily = newDaily({
    store: {
      dailyAttempts: store.dailyAttempts,
      setting: async (key, make) => {
        asked.push(key);
        if (isAway) throw new Error('away');
        return setting(key, make);
      },
    },
    matchService: openHarness({ time, thinker: newInProcessThinker() }).service,
    now: time.clock,
    newSecret: () => 'ab'.repeat(32),
  });
  await expect(daily.deals()).rejects.toThrow('away');
  isAway = false;
  asked.length = 0;
  const [first, second] = await Promise.all([daily.deals(), daily.deals()]);
  expect(second).toEqual(first);
  expect(asked.toSorted()).toEqual(['daily-secret-2026-10', 'daily-secret-2026-11']);
  await time.pass(86_400_000);
  expect((await daily.deals()).today).toBe(dayAfter(first.today, 1));
  expect(asked).toHaveLength(2);
});
