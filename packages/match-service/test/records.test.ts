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

const recordFor = async ({ service: hall }: Harness, match: string, member: ScriptedClient | undefined) =>
  granted(await hall.record(match, member?.guest)) as JsonObject & { moves: JsonObject[] };

describe('the record of a running match', () => {
  test('has no seed and no setup, and ends with the last decision that was resolved', async () => {
    const house = openHarness();
    const table = await startTable(house, { people: 3 });
    await playOn(house, table, 4);
    const [first] = table.players as [ScriptedClient];
    const resolved = await recordFor(house, table.match, first);
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
    await house.service.receive(first, {
      type: 'commit',
      id: 'x',
      match: table.match,
      decision: 4,
      step: 0,
      move: first.model.legal()[0] as string,
    });
    expect(await recordFor(house, table.match, first)).toEqual(resolved);
  });

  test('shows to everybody his own cards and of the others’ what they showed', async () => {
    const house = openHarness();
    const table = await startTable(house, { people: 3 });
    const { match, players } = table;
    const discarding = (player: ScriptedClient) =>
      player.model.legal().find((move) => move.startsWith('discard')) as string;
    const thrown = players.map((player) => discarding(player).split(' ')[1]);
    for (const player of players) {
      const message = { type: 'commit', id: 'd', match, decision: 0, step: 0 } as const;
      await house.service.receive(player, { ...message, move: discarding(player) });
    }
    const cards = async (member: ScriptedClient | undefined) =>
      (await recordFor(house, match, member)).moves.map(({ card }) => card);
    expect(await cards(players[1])).toEqual([null, thrown[1], null]);
    expect(await cards(scriptedClient(guestNamed('stranger')))).toEqual([null, null, null]);
    expect(await cards(undefined)).toEqual([null, null, null]);
  });

  test('can be asked for while wonders are drafted, but not before the start', async () => {
    const house = openHarness();
    const table = await startTable(house, { people: 3, options: { wonders: 'draft' } });
    expect((await recordFor(house, table.match, undefined)).moves).toEqual([]);
    await playOn(house, table, 2);
    expect((await recordFor(house, table.match, undefined)).moves).toEqual([]);
    const lobby = granted(
      await house.service.create(guestNamed('a'), {
        game: 'seven-wonders',
        options: {},
        seats: ['open', 'open', 'open'],
        pace: { kind: 'untimed' },
        botDelay: 0,
        visibility: 'private',
      }),
    );
    expect(codeOf(await house.service.record(lobby.id, undefined))).toBe('match-not-started');
  });
});

test('who comes after the end sees the table and how it ended', async () => {
  const house = openHarness();
  const table = await startTable(house, { people: 3 });
  await playOn(house, table);
  const late = scriptedClient(undefined);
  await follow(house.restarted(), late, table.match);
  expect(late.heard.map(({ type }) => type)).toEqual(['ack', 'lobby', 'view', 'over']);
  expect(late.model.over).toEqual(table.players[0]?.model.over);
});

describe('after a change of rules', () => {
  /** The game with its rules changed. */
  const changed: Games = {
    has: () => true,
    with: (_id, use) =>
      withOpenGame('seven-wonders', ({ game, open }) =>
        use({ open, game: { ...game, rulesVersion: game.rulesVersion + 1, legalMoves: () => [] } }),
      ),
  };
  const later = ({ store, time }: Harness): Harness => openHarness({ store, time, games: changed });

  test('a finished match still tells how it ended and what was played', async () => {
    const house = openHarness();
    const table = await startTable(house, { people: 3 });
    await playOn(house, table);
    const { over } = table.players[0]?.model ?? {};
    const whole = await recordFor(house, table.match, undefined);
    const again = later(house);
    expect(await recordFor(again, table.match, undefined)).toEqual(whole);
    house.store.forgetRecords();
    expect(await recordFor(house, table.match, undefined)).toEqual(whole);
    const late = scriptedClient(undefined);
    await follow(again, late, table.match);
    expect(late.heard.map(({ type }) => type)).toEqual(['ack', 'lobby', 'over']);
    expect(late.model.over).toMatchObject({ seed: over?.seed, outcome: over?.outcome });
    const record = await recordFor(again, table.match, undefined);
    expect(record).toMatchObject({ rulesVersion: 1, seed: over?.seed, result: over?.outcome });
    expect(record.moves).toHaveLength(house.store.log(table.match).length);
  });

  test('a running match is refused, keeps its secrets, and wakes nobody', async () => {
    const house = openHarness();
    const pace = { kind: 'live', decision: 60, bank: 0 } as const;
    const table = await startTable(house, { people: 3, pace });
    await house.service.drain();
    const again = later(house);
    const late = scriptedClient(undefined);
    await follow(again, late, table.match);
    expect(late.heard).toMatchObject([{ type: 'refused', code: 'other-rules' }]);
    expect(codeOf(await again.service.record(table.match, undefined))).toBe('other-rules');
    expect(again.service.figures).toEqual({ liveMatches: 0, clients: 0 });
    await again.time.pass(120_000);
    expect(house.store.rows.get(table.match)?.wakeAt).toBe(null);
    expect(house.store.log(table.match)).toEqual([]);

    // The old rules are back: whoever comes first wakes it.
    const old = house.restarted();
    await follow(old, table.players[0] as ScriptedClient, table.match);
    await quiet();
    expect(house.store.rows.get(table.match)?.wakeAt).toBe(NOON + 120_000 + 30_000);
  });

  test('a match that has not started is refused to start', async () => {
    const house = openHarness();
    const host = guestNamed('host');
    const lobby = granted(
      await house.service.create(host, {
        game: 'seven-wonders',
        options: {},
        seats: ['open', 'bot:easy', 'bot:easy'],
        pace: { kind: 'untimed' },
        botDelay: 0,
        visibility: 'private',
      }),
    );
    expect(codeOf(await later(house).service.start(lobby.id, host))).toBe('other-rules');
  });
});
