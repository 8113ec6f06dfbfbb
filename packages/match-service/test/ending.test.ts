// Players who end a match without a clock together: all have to agree, it has no result, and it can be replayed.

import { GAME_IDS } from '@mirabilia/games';
import { describe, expect, test } from 'vitest';
import {
  codeOf,
  commit,
  emptyMemory,
  fakeTime,
  follow,
  granted,
  guestNamed,
  type Harness,
  memoryStore,
  openHarness,
  playOn,
  quiet,
  type ScriptedClient,
  say,
  scriptedClient,
  startTable,
  type TableRequest,
} from '../testkit/index.ts';

const table = async (harness: Harness, more: Partial<TableRequest> = {}) => {
  const started = await startTable(harness, {
    people: 2,
    seats: ['open', 'open', 'bot:easy'],
    options: { seating: 'as-is' },
    ...more,
  });
  const [first, second] = started.players as unknown as [ScriptedClient, ScriptedClient];
  const end = (client: ScriptedClient, on = true) =>
    say(harness, client, { type: 'end', match: started.match, on });
  return { ...started, first, second, end };
};

const ABANDONED = { scores: [], winners: [], abandoned: true };

describe.for(GAME_IDS)('%s', (game) => {
  test('is over without a result when all players have agreed, and its record says so', async () => {
    const harness = openHarness();
    const { match, players, lobby, first, second, end } = await table(harness, { game });
    const fan = scriptedClient(undefined, { game });
    await follow(harness, fan, match);
    await playOn(harness, { match, players, lobby }, 3);
    await end(first);
    for (const client of [first, second, fan]) {
      expect(client.last('ending')?.seats).toEqual([0]);
      expect(client.all('over')).toEqual([]);
    }
    await end(second);
    for (const client of [first, second, fan]) expect(client.last('over')?.outcome).toEqual(ABANDONED);
    const row = harness.store.rows.get(match);
    expect([row?.status, row?.result, row?.wakeAt]).toEqual(['over', ABANDONED, null]);

    // Nothing can be played any more, by anybody.
    const size = harness.store.log(match).length;
    for (const client of [first, second]) {
      await commit(harness, client, match);
      await end(client, false);
      expect(client.all('refused').map(({ code }) => code)).toContain('match-over');
    }
    await harness.time.pass(60_000);
    expect(harness.store.log(match)).toHaveLength(size);

    const record = granted(await harness.service.record(match, undefined)) as Record<string, unknown>;
    expect(record).toMatchObject({ abandoned: true, seed: row?.seed });
    expect(record).not.toHaveProperty('result');
    expect((record.moves as unknown[]).length).toBeGreaterThan(0);
    const again = harness.restarted();
    expect(granted(await again.service.record(match, undefined))).toEqual(record);
    const back = scriptedClient(second.guest, { game });
    await follow(again, back, match);
    expect(back.last('over')?.outcome).toEqual(ABANDONED);
    expect(await again.service.turn(match)).toMatchObject({ status: 'over', people: [], winners: [] });
    expect(codeOf(await again.service.rematch(match, guestNamed('player-0')))).toBe('ok');
    expect([...harness.errors, ...again.errors]).toEqual([]);
  });
});

test('one who wants to play on takes it back for all', async () => {
  const harness = openHarness();
  const { match, first, second, end } = await table(harness);
  await end(first);
  await end(first);
  await end(second, false);
  expect(first.all('ending').map(({ seats }) => seats)).toEqual([[0], []]);
  await end(second);
  expect(first.all('over')).toEqual([]);
  const late = scriptedClient(guestNamed('fan'));
  await follow(harness, late, match);
  expect(late.last('ending')?.seats).toEqual([1]);
});

test('who is replaced by a bot isn’t asked, and has no say until they are back', async () => {
  const harness = openHarness();
  const { match, first, second, end } = await table(harness);
  granted(await harness.service.leave(match, guestNamed('player-1')));
  await quiet();
  await end(second);
  expect(second.last('refused')?.code).toBe('kept-by-bot');
  await end(first);
  expect(first.last('over')?.outcome).toEqual(ABANDONED);
});

test('it is for players of a match without a clock that runs', async () => {
  const harness = openHarness();
  const timed = await table(harness, { pace: { kind: 'days', hours: 24 } });
  await timed.end(timed.first);
  expect(timed.first.last('refused')?.code).toBe('has-clock');
  const { match } = await table(harness);
  const fan = scriptedClient(guestNamed('fan'));
  await say(harness, fan, { type: 'end', match, on: true });
  expect(fan.last('refused')?.code).toBe('not-seated');
});

test('in several processes everyone learns of it', async () => {
  const memory = emptyMemory();
  const time = fakeTime();
  const [one, two] = ['one', 'two'].map((sharedBy) =>
    openHarness({ time, series: sharedBy, store: memoryStore({ memory, now: time.clock, sharedBy }) }),
  ) as [Harness, Harness];
  const { match, first, second, end } = await table(one);
  const elsewhere = scriptedClient(second.guest);
  await follow(two, elsewhere, match);
  await end(first);
  await quiet();
  expect(elsewhere.last('ending')?.seats).toEqual([0]);
  await say(two, elsewhere, { type: 'end', match, on: true });
  await quiet();
  for (const client of [first, elsewhere]) expect(client.last('over')?.outcome).toEqual(ABANDONED);
  expect([...one.errors, ...two.errors]).toEqual([]);
});
