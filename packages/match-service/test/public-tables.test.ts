// Tables that strangers can find: whose they are, how long, and how many.

import type { CreateMatch } from '@mirabilia/protocol';
import { describe, expect, test } from 'vitest';
import type { Guest } from '../src/client.ts';
import { LOBBY_KEPT, LOBBY_LISTED, RUNNING_LISTED } from '../src/lobby/public-tables.ts';
import { quiet } from '../testkit/fake-time.ts';
import {
  aTable,
  codeOf,
  follow,
  granted,
  guestNamed,
  type Harness,
  openHarness,
  scriptedClient,
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
