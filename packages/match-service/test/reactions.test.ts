// Pictures that players show each other for a moment: who may, and who gets them.

import { expect, test } from 'vitest';
import type { Guest } from '../src/index.ts';
import {
  emptyMemory,
  fakeTime,
  follow,
  granted,
  guestNamed,
  type Harness,
  memoryStore,
  openHarness,
  type ScriptedClient,
  say,
  scriptedClient,
  startTable,
} from '../testkit/index.ts';

type Three = [ScriptedClient, ScriptedClient, ScriptedClient];

async function aTable(harness: Harness, reactions = true) {
  const { match, players } = await startTable(harness, {
    people: 3,
    options: { seating: 'as-is' },
    social: { reactions },
  });
  return { match, players: players as unknown as Three };
}

const show = (harness: Harness, client: ScriptedClient, match: string) =>
  say(harness, client, { type: 'react', match, reaction: 'wow' });

test('everyone at the table and all spectators see a player’s reaction, and nothing is stored', async () => {
  const harness = openHarness();
  const { match, players } = await aTable(harness);
  const fan = scriptedClient(undefined);
  await follow(harness, fan, match);
  const before = harness.store.log(match).length;
  await show(harness, players[1], match);
  const shown = { type: 'reaction', match, seat: 1, reaction: 'wow' };
  for (const client of [...players, fan]) expect(client.all('reaction')).toEqual([shown]);
  expect(harness.store.log(match)).toHaveLength(before);
});

test('who muted the player or the chat doesn’t see it, and whom the host has silenced can’t show any', async () => {
  const harness = openHarness();
  const { match, players } = await aTable(harness);
  const [first, second, third] = players;
  await say(harness, first, { type: 'mute', match, on: true, person: 1 });
  await say(harness, third, { type: 'mute', match, on: true });
  await show(harness, second, match);
  expect(players.map((client) => client.all('reaction').length)).toEqual([0, 1, 0]);
  const host = players.find(({ guest }) => guest?.id === guestNamed('player-0').id) as ScriptedClient;
  await say(harness, host, { type: 'silence', match, on: true, person: 2 });
  await show(harness, third, match);
  expect(third.last('refused')?.code).toBe('silenced');
  expect(second.all('reaction')).toHaveLength(1);
});

test('a table can do without, and people without a seat have none', async () => {
  const harness = openHarness();
  const { match, players } = await aTable(harness, false);
  await show(harness, players[0], match);
  expect(players[0].last('refused')?.code).toBe('no-reactions');
  const fan = scriptedClient(guestNamed('fan'));
  await show(harness, fan, match);
  expect(fan.last('refused')?.code).toBe('not-seated');
  for (const client of players) expect(client.all('reaction')).toEqual([]);
});

test('they reach people who are connected to another process, unless those have muted the player', async () => {
  const memory = emptyMemory();
  const time = fakeTime();
  const [one, two] = ['one', 'two'].map((sharedBy) =>
    openHarness({ time, series: sharedBy, store: memoryStore({ memory, now: time.clock, sharedBy }) }),
  ) as [Harness, Harness];
  const { match, players } = await aTable(one);
  const [there, deaf] = [1, 2].map((at) => scriptedClient(players[at]?.guest as Guest)) as [
    ScriptedClient,
    ScriptedClient,
  ];
  for (const client of [there, deaf]) await follow(two, client, match);
  await say(two, deaf, { type: 'mute', match, on: true, person: 0 });
  await show(one, players[0], match);
  await time.pass(0);
  expect(there.all('reaction')).toHaveLength(1);
  expect(deaf.all('reaction')).toEqual([]);
});

test('the host turns them off and on while the match runs, everybody is told, and a rematch begins as it ended', async () => {
  const harness = openHarness();
  const { match, players } = await aTable(harness);
  const host = players.find(({ guest }) => guest?.id === guestNamed('player-0').id) as ScriptedClient;
  const other = players.find((player) => player !== host) as ScriptedClient;
  await say(harness, other, { type: 'reactions', match, on: false });
  expect(other.last('refused')?.code).toBe('not-host');
  await say(harness, host, { type: 'reactions', match, on: false });
  for (const player of players) expect(player.last('chat-status')?.reactions).toBe(false);
  await show(harness, other, match);
  expect(other.last('refused')?.code).toBe('no-reactions');
  const written = harness.store.log(match).length;
  await say(harness, host, { type: 'reactions', match, on: false });
  expect(harness.store.log(match)).toHaveLength(written);
  for (const player of players) await say(harness, player, { type: 'end', match, on: true });
  expect(granted(await harness.service.rematch(match, host.guest as Guest)).social.reactions).toBe(false);
  const again = openHarness({ store: harness.store, time: harness.time, series: 'again' });
  const back = scriptedClient(host.guest);
  await follow(again, back, match);
  expect(back.last('chat-status')?.reactions).toBe(false);
});
