// What bots are told of those who wait for them, and that a clock waits for no bot.

import { expect, test } from 'vitest';
import type { Asker, Thinker } from '../src/index.ts';
import {
  codeOf,
  follow,
  granted,
  guestNamed,
  type Harness,
  openHarness,
  quickThinker,
  scriptedClient,
  startTable,
  type TableRequest,
} from '../testkit/harness.ts';

const SECOND = 1000;
const LIVE = { kind: 'live', decision: 60, bank: 0 } as const;

/** Never answers, so that a match stays where it is. */
function silentThinker() {
  const askers: Asker[] = [];
  const thinker: Thinker = {
    ...quickThinker,
    think: (_, asker) => {
      askers.push(asker);
      return new Promise(() => {});
    },
  };
  return { thinker, askers };
}

/** A match of nothing but bots. */
async function startBots(harness: Harness, more: Partial<TableRequest> = {}): Promise<string> {
  const { service } = harness;
  const host = guestNamed('host');
  const made = await service.create(host, {
    game: 'seven-wonders',
    options: {},
    seats: ['bot:easy', 'bot:easy', 'bot:hard'],
    pace: { kind: 'untimed' },
    botDelay: 0,
    visibility: 'private',
    ...more,
  });
  const { id } = granted(made);
  granted(await service.start(id, host));
  await harness.time.pass(1);
  return id;
}

test('a bot is told of its match, its host and their address, and that players sit at the table', async () => {
  const { thinker, askers } = silentThinker();
  const harness = openHarness({ thinker, addressOf: (guest) => `home of ${guest}` });
  const { match } = await startTable(harness, { people: 1, seats: ['open', 'bot:easy', 'bot:hard'] });
  const asker = { match, host: 'guest-player-0', address: 'home of guest-player-0', urgency: 'players' };
  expect(askers).toEqual([asker, asker]);
});

test('a move for a player whose time has run out is a clock’s, also where nobody is', async () => {
  const { thinker, askers } = silentThinker();
  const harness = openHarness({ thinker });
  const { match, players } = await startTable(harness, { people: 3, pace: LIVE });
  for (const player of players) harness.service.forget(player);
  await harness.time.pass(61 * SECOND);
  expect(askers).toEqual(players.map(() => ({ match, host: 'guest-player-0', urgency: 'clock' })));
});

test('a table of bots alone is nobody’s, or the spectators’ while there are some', async () => {
  const { thinker, askers } = silentThinker();
  const harness = openHarness({ thinker });
  await startBots(harness);
  expect(new Set(askers.splice(0).map(({ urgency }) => urgency))).toEqual(new Set(['nobody']));
  const delayed = await startBots(harness, { botDelay: 5000 });
  await follow(harness, scriptedClient(guestNamed('zoe')), delayed);
  await harness.time.pass(5 * SECOND);
  expect(new Set(askers.map(({ urgency }) => urgency))).toEqual(new Set(['spectators']));
});

test('a table whose players have left is as one of bots alone', async () => {
  const { thinker, askers } = silentThinker();
  const harness = openHarness({ thinker });
  const { match, players } = await startTable(harness, {
    people: 1,
    seats: ['open', 'bot:easy', 'bot:hard'],
    botDelay: 5000,
  });
  for (const player of players) harness.service.forget(player);
  granted(await harness.service.leave(match, guestNamed('player-0')));
  await harness.time.pass(5 * SECOND);
  expect(new Set(askers.map(({ urgency }) => urgency))).toEqual(new Set(['nobody']));
});

test('a clock runs out in time, however many matches wait for their bots', async () => {
  const { thinker, askers } = silentThinker();
  const harness = openHarness({ thinker });
  for (let table = 0; table < 200; table++) await startBots(harness, { botDelay: 1000 });
  await harness.time.pass(2 * SECOND);
  expect(askers).toHaveLength(600);
  const { match } = await startTable(harness, { people: 3, pace: LIVE });
  await harness.time.pass(61 * SECOND);
  expect(askers.filter((asker) => asker.match === match)).toHaveLength(3);
  expect(harness.errors).toEqual([]);
});

test('a match of bots alone starts only if it may; one with people always', async () => {
  const harness = openHarness();
  const { service } = harness;
  const host = guestNamed('host');
  const request = { game: 'seven-wonders', options: {}, pace: { kind: 'untimed' }, botDelay: 0 } as const;
  const startWith = async (seats: string[], mayRunAlone: boolean) => {
    const made = await service.create(host, { ...request, visibility: 'private', seats });
    return codeOf(await service.start(granted(made).id, host, { mayRunAlone: async () => mayRunAlone }));
  };
  const bots = ['bot:easy', 'bot:easy', 'bot:hard'];
  expect(await startWith(bots, false)).toBe('too-many-bot-tables');
  expect(await startWith(bots, true)).toBe('ok');
  expect(await startWith(['open', ...bots], false)).toBe('ok');
});

test('nobody is kept from leaving a match, the last player neither', async () => {
  const harness = openHarness({ thinker: silentThinker().thinker });
  const { match } = await startTable(harness, { people: 2, seats: ['open', 'open', 'bot:easy'] });
  const { service } = harness;
  expect(codeOf(await service.leave(match, guestNamed('player-0')))).toBe('ok');
  expect(service.isPlayedByBots(match)).toBe(false);
  expect(codeOf(await service.leave(match, guestNamed('player-1')))).toBe('ok');
  expect(service.isPlayedByBots(match)).toBe(true);
});
