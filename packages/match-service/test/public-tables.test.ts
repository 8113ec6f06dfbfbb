// Tables that strangers can find: whose they are, how long, and how many.

import type { CreateMatch } from '@mirabilia/protocol';
import { describe, expect, test, vi } from 'vitest';
import type { Guest } from '../src/client.ts';
import { LIST_KEPT, LOBBY_KEPT, LOBBY_LISTED, RUNNING_LISTED } from '../src/lobby/public-tables.ts';
import type { MatchStore } from '../src/store.ts';
import { quiet } from '../testkit/fake-time.ts';
import {
  aTable,
  codeOf,
  follow,
  granted,
  guestNamed,
  type Harness,
  openHarness,
  playOn,
  scriptedClient,
  startTable,
} from '../testkit/harness.ts';

const [ana, bo] = ['Ana', 'Bo'].map(guestNamed) as [Guest, Guest];

const TABLE = aTable({ visibility: 'public' });
const BOTS = ['open', 'bot:easy', 'bot:easy'];

const open = async ({ service }: Harness, host: Guest, more: Partial<CreateMatch> = {}): Promise<string> =>
  granted(await service.create(host, { ...TABLE, ...more })).id;
const listed = async ({ service }: Harness): Promise<string[]> =>
  (await service.publicMatches(undefined)).map(({ id }) => id);

describe('the list', () => {
  test('has a lobby as long as its host is there, and for a while afterwards', async () => {
    const harness = openHarness();
    const id = await open(harness, ana);
    const host = scriptedClient(ana);
    await follow(harness, host, id);
    await harness.time.pass(4 * LOBBY_LISTED);
    expect(await listed(harness)).toEqual([id]);
    harness.service.forget(host);
    await harness.time.pass(LOBBY_LISTED / 2);
    expect(await listed(harness)).toEqual([id]);
    await harness.time.pass(LOBBY_LISTED);
    expect(await listed(harness)).toEqual([]);

    // Others who look at it don't bring it back, and neither does the host’s big screen; the host does, at once.
    await follow(harness, scriptedClient(bo), id);
    const screen = scriptedClient(ana);
    await harness.service.receive(screen, {
      type: 'watch',
      id: 'w',
      match: id,
      form: 'engine',
      asSpectator: true,
    });
    await harness.time.pass(LOBBY_LISTED);
    expect(await listed(harness)).toEqual([]);
    await follow(harness, scriptedClient(ana), id);
    await quiet();
    expect(await listed(harness)).toEqual([id]);
  });

  test('has a match that runs for a day after the last sign of it', async () => {
    const harness = openHarness();
    const id = await open(harness, ana, { seats: BOTS });
    granted(await harness.service.start(id, ana));
    await harness.time.pass(RUNNING_LISTED - LOBBY_LISTED);
    expect(await listed(harness)).toEqual([id]);
    await harness.time.pass(2 * LOBBY_LISTED);
    expect(await listed(harness)).toEqual([]);
    expect(granted(await harness.service.lobby(id, bo)).status).toBe('running');
  });

  test('has one place for each host, and a lobby before a match that runs', async () => {
    const harness = openHarness();
    const first = await open(harness, ana, { seats: BOTS });
    const lobby = await open(harness, ana);
    const running = await open(harness, ana, { seats: BOTS });
    for (const id of [first, running]) granted(await harness.service.start(id, ana));
    const other = await open(harness, bo);
    expect((await listed(harness)).sort()).toEqual([lobby, other].sort());
  });
});

describe('the list is kept for a moment', () => {
  /** Counts how often the store is asked. */
  function counted() {
    const harness = openHarness();
    const asked = vi.spyOn(harness.store.publicTables as NonNullable<MatchStore['publicTables']>, 'list');
    return { harness, asked };
  }

  test('many who ask at once cost one query, and see the same views but for themselves', async () => {
    const { harness, asked } = counted();
    const id = await open(harness, ana);
    await open(harness, bo);
    const lists = await Promise.all(
      [undefined, ana, bo, guestNamed('Cy')].map((guest) => harness.service.publicMatches(guest)),
    );
    expect(asked).toHaveBeenCalledTimes(1);
    const [strangers = [], anas = [], , cys = []] = lists;
    const at = strangers.findIndex((each) => each.id === id);
    expect(cys[at]).toBe(strangers[at]);
    expect(strangers[at]).toMatchObject({ code: '', you: { seat: null, isHost: false } });
    expect(anas[at]).toMatchObject({ id, you: { seat: 0, isHost: true } });
    expect(anas[at]?.code).not.toBe('');
    await harness.time.pass(LIST_KEPT);
    await listed(harness);
    expect(asked).toHaveBeenCalledTimes(2);
  });

  test('what changes here is seen at once; what concerns no public table costs nothing', async () => {
    const { harness, asked } = counted();
    const first = await open(harness, ana);
    expect(await listed(harness)).toEqual([first]);
    await open(harness, bo, { visibility: 'private' });
    expect(await listed(harness)).toEqual([first]);
    expect(asked).toHaveBeenCalledTimes(1);
    granted(await harness.service.changeTerms(first, ana, { visibility: 'private' }));
    expect(await listed(harness)).toEqual([]);
  });

  test('an error is not kept', async () => {
    const { harness, asked } = counted();
    const id = await open(harness, ana);
    asked.mockRejectedValueOnce(new Error('gone'));
    await expect(listed(harness)).rejects.toThrow('gone');
    expect(await listed(harness)).toEqual([id]);
  });
});

describe('public lobbies of a host', () => {
  test('are few, also if all are wanted at once', async () => {
    const harness = openHarness();
    const made = await Promise.all(Array.from({ length: 8 }, () => harness.service.create(ana, TABLE)));
    expect(made.filter(({ ok }) => ok)).toHaveLength(3);
    const refused = made.find(({ ok }) => !ok);
    expect(refused).toEqual({
      ok: false,
      refusal: { code: 'too-many', facts: { what: 'public-lobbies', most: 3 } },
    });
    // Others, and private tables, are another matter.
    expect(codeOf(await harness.service.create(bo, TABLE))).toBe('ok');
    const hidden = granted(await harness.service.create(ana, { ...TABLE, visibility: 'private' }));
    expect(codeOf(await harness.service.changeTerms(hidden.id, ana, { visibility: 'public' }))).toBe(
      'too-many',
    );
    expect(codeOf(await harness.service.changeTerms(hidden.id, ana, { botDelay: 5 }))).toBe('ok');
  });

  test('make room when one of them begins, is left or grows old; changing one that is public needs no room', async () => {
    const harness = openHarness();
    const [first = '', second = ''] = [
      await open(harness, ana, { seats: BOTS }),
      await open(harness, ana),
      await open(harness, ana),
    ];
    const full = async (): Promise<string> => codeOf(await harness.service.create(ana, TABLE));
    expect(await full()).toBe('too-many');
    expect(codeOf(await harness.service.changeTerms(first, ana, { visibility: 'public' }))).toBe('ok');
    granted(await harness.service.start(first, ana));
    expect(await full()).toBe('ok');
    expect(await full()).toBe('too-many');
    granted(await harness.service.leave(second, ana));
    expect(await full()).toBe('ok');
    expect(await full()).toBe('too-many');
    await harness.time.pass(LOBBY_LISTED + 1);
    expect(await full()).toBe('ok');
  });
});

test('a rematch is no way around it: it is private where the host has as many public lobbies as allowed', async () => {
  const harness = openHarness();
  const table = await startTable(harness, { people: 2, game: 'architects', visibility: 'public' });
  await playOn(harness, table);
  const [host, other] = ['player-0', 'player-1'].map(guestNamed) as [Guest, Guest];
  for (let i = 0; i < 3; i++) await open(harness, host);
  const next = granted(await harness.service.rematch(table.match, other));
  expect(next).toMatchObject({ status: 'lobby', visibility: 'private' });
  expect(granted(await harness.service.rematch(table.match, host)).id).toBe(next.id);
  // Strangers may learn its id from the public match: it doesn't let them in.
  expect(codeOf(await harness.service.join(next.id, bo))).toBe('code-needed');
});

test('one address can’t fill the list: 29 guests, and more than a thousand lobbies', async () => {
  const harness = openHarness();
  const real = await open(harness, bo);
  const crowd = Array.from({ length: 29 }, (_, i) => guestNamed(`crowd-${i}`));
  const made = await Promise.all(
    crowd.flatMap((guest) => Array.from({ length: 40 }, () => harness.service.create(guest, TABLE))),
  );
  expect(made).toHaveLength(1160);
  expect(made.filter(({ ok }) => ok)).toHaveLength(29 * 3);
  const list = await listed(harness);
  expect(list).toHaveLength(30);
  expect(list).toContain(real);
  const other = await open(harness, ana);
  expect((await listed(harness))[0]).toBe(other);
});

test('a lobby that nobody comes back to is deleted in the end; one whose host is there stays, and a match that runs', async () => {
  const harness = openHarness();
  const [left, kept, running] = [
    await open(harness, ana, { visibility: 'private' }),
    await open(harness, bo, { visibility: 'private' }),
    await open(harness, ana, { seats: BOTS, visibility: 'private' }),
  ];
  granted(await harness.service.start(running, ana));
  await follow(harness, scriptedClient(bo), kept);
  await harness.time.pass(LOBBY_KEPT - LOBBY_LISTED);
  expect(codeOf(await harness.service.lobby(left, ana))).toBe('ok');
  await harness.time.pass(2 * LOBBY_LISTED);
  expect(codeOf(await harness.service.lobby(left, ana))).toBe('no-such-match');
  expect(codeOf(await harness.service.lobby(kept, ana))).toBe('ok');
  expect(codeOf(await harness.service.lobby(running, ana))).toBe('ok');
  expect((await harness.service.matchesOf(ana)).map(({ id }) => id)).toEqual([running]);
});
