import { withOpenGame } from '@mirabilia/games/open';
import type { JsonObject } from '@mirabilia/kernel';
import { describe, expect, test } from 'vitest';
import type { Games } from '../src/index.ts';
import { NOON, quiet } from '../testkit/fake-time.ts';
import {
  codeOf,
  follow,
  granted,
  guestNamed,
  type Harness,
  openHarness,
  playOn,
  type ScriptedClient,
  scriptedClient,
  startTable,
} from '../testkit/harness.ts';
import { memoryStore } from '../testkit/memory-store.ts';

const recordFor = async ({ service }: Harness, match: string, client: ScriptedClient | undefined) =>
  granted(await service.record(match, client?.guest)) as JsonObject & { moves: JsonObject[] };

describe('the record of a running match', () => {
  test('has no seed and no setup, and ends with the last decision that was resolved', async () => {
    const harness = openHarness();
    const table = await startTable(harness, { people: 3 });
    await playOn(harness, table, 4);
    const [first] = table.players as [ScriptedClient];
    const resolved = await recordFor(harness, table.match, first);
    expect(Object.keys(resolved).toSorted()).toEqual([
      'format',
      'game',
      'moves',
      'options',
      'rulesVersion',
      'seats',
    ]);
    expect(resolved.moves).toHaveLength(12);
    expect(resolved.seats).toMatchObject([
      { name: 'player-0', kind: 'human', side: expect.any(String) },
      {},
      {},
    ]);
    await harness.service.receive(first, {
      type: 'commit',
      id: 'x',
      match: table.match,
      decision: 4,
      step: 0,
      move: first.model.legal()[0] as string,
    });
    expect(await recordFor(harness, table.match, first)).toEqual(resolved);
  });

  test('of a long log only what is new is read, however often and by however many it is asked for', async () => {
    const store = memoryStore();
    const read: number[] = [];
    const harness = openHarness({
      store: {
        ...store,
        entries: async (match, after) => {
          const entries = await store.entries(match, after);
          read.push(entries.length);
          return entries;
        },
      },
    });
    const table = await startTable(harness, { people: 3 });
    await playOn(harness, table, 4);
    read.length = 0;
    const [first] = table.players as [ScriptedClient];
    const asked = Array.from({ length: 20 }, () => recordFor(harness, table.match, first));
    expect(new Set((await Promise.all(asked)).map(({ moves }) => moves.length))).toEqual(new Set([12]));
    expect(read.filter((entries) => entries > 0)).toEqual([12]);
    await playOn(harness, table, 5);
    expect((await recordFor(harness, table.match, first)).moves).toHaveLength(15);
    expect(read.filter((entries) => entries > 0)).toEqual([12, 3]);
  });

  test('shows each player’s own cards to them, and of the others’ what they showed', async () => {
    const harness = openHarness();
    const table = await startTable(harness, { people: 3 });
    const { match, players } = table;
    const discarding = (player: ScriptedClient) =>
      player.model.legal().find((move) => move.startsWith('discard')) as string;
    const thrown = players.map((player) => discarding(player).split(' ')[1]);
    for (const player of players) {
      const message = { type: 'commit', id: 'd', match, decision: 0, step: 0 } as const;
      await harness.service.receive(player, { ...message, move: discarding(player) });
    }
    const cards = async (client: ScriptedClient | undefined) =>
      (await recordFor(harness, match, client)).moves.map(({ card }) => card);
    expect(await cards(players[1])).toEqual([null, thrown[1], null]);
    expect(await cards(scriptedClient(guestNamed('stranger')))).toEqual([null, null, null]);
    expect(await cards(undefined)).toEqual([null, null, null]);
  });

  test('can be asked for while wonders are drafted, but not before the start', async () => {
    const harness = openHarness();
    const table = await startTable(harness, { people: 3, options: { wonders: 'draft' } });
    expect((await recordFor(harness, table.match, undefined)).moves).toEqual([]);
    await playOn(harness, table, 2);
    expect((await recordFor(harness, table.match, undefined)).moves).toEqual([]);
    const lobby = granted(
      await harness.service.create(guestNamed('a'), {
        game: 'seven-wonders',
        options: {},
        seats: ['open', 'open', 'open'],
        pace: { kind: 'untimed' },
        botDelay: 0,
        visibility: 'private',
      }),
    );
    expect(codeOf(await harness.service.record(lobby.id, undefined))).toBe('match-not-started');
  });
});

test('a client that comes after the end sees the table and the outcome', async () => {
  const harness = openHarness();
  const table = await startTable(harness, { people: 3 });
  await playOn(harness, table);
  const late = scriptedClient(undefined);
  await follow(harness.restarted(), late, table.match);
  expect(late.heard.map(({ type }) => type)).toEqual([
    'ack',
    'lobby',
    'view',
    'over',
    'chat-status',
    'following',
  ]);
  expect(late.model.over).toEqual(table.players[0]?.model.over);
});

describe('after a change of rules', () => {
  /** The game with its rules changed. */
  const changed: Games = {
    has: () => true,
    with: (_id, use) =>
      withOpenGame('seven-wonders', ({ game, open }) =>
        use({ open, game: { ...game, rulesVersion: 99, underRules: () => undefined, legalMoves: () => [] } }),
      ),
  };
  const later = ({ store, time }: Harness): Harness => openHarness({ store, time, games: changed });

  test('a finished match still tells how it ended and what was played', async () => {
    const harness = openHarness();
    const table = await startTable(harness, { people: 3 });
    await playOn(harness, table);
    const { over } = table.players[0]?.model ?? {};
    const whole = await recordFor(harness, table.match, undefined);
    const again = later(harness);
    expect(await recordFor(again, table.match, undefined)).toEqual(whole);
    harness.store.forgetRecords();
    expect(await recordFor(harness, table.match, undefined)).toEqual(whole);
    const late = scriptedClient(undefined);
    await follow(again, late, table.match);
    expect(late.heard.map(({ type }) => type)).toEqual(['ack', 'lobby', 'over']);
    expect(late.model.over).toMatchObject({ seed: over?.seed, outcome: over?.outcome });
    const record = await recordFor(again, table.match, undefined);
    expect(record).toMatchObject({
      rulesVersion: whole.rulesVersion,
      seed: over?.seed,
      result: over?.outcome,
    });
    expect(record.moves).toHaveLength(harness.store.log(table.match).length);
  });

  test('a running match is refused, keeps its secrets, and wakes nobody', async () => {
    const harness = openHarness();
    const pace = { kind: 'live', decision: 60, bank: 0 } as const;
    const table = await startTable(harness, { people: 3, pace });
    await harness.service.drain();
    const again = later(harness);
    const late = scriptedClient(undefined);
    await follow(again, late, table.match);
    expect(late.heard).toMatchObject([{ type: 'refused', code: 'other-rules' }]);
    expect(codeOf(await again.service.record(table.match, undefined))).toBe('other-rules');
    expect(again.service.figures).toEqual({ liveMatches: 0, idleMatches: 0, clients: 0 });
    await again.time.pass(120_000);
    expect(harness.store.rows.get(table.match)?.wakeAt).toBe(null);
    expect(harness.store.log(table.match)).toEqual([]);

    // The old rules are back: the first client wakes it.
    const old = harness.restarted();
    await follow(old, table.players[0] as ScriptedClient, table.match);
    await quiet();
    expect(harness.store.rows.get(table.match)?.wakeAt).toBe(NOON + 120_000 + 30_000);
  });

  test('a match that has not started is refused to start', async () => {
    const harness = openHarness();
    const host = guestNamed('host');
    const lobby = granted(
      await harness.service.create(host, {
        game: 'seven-wonders',
        options: {},
        seats: ['open', 'bot:easy', 'bot:easy'],
        pace: { kind: 'untimed' },
        botDelay: 0,
        visibility: 'private',
      }),
    );
    expect(codeOf(await later(harness).service.start(lobby.id, host))).toBe('other-rules');
  });
});
