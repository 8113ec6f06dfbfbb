// The chat before the start: who may write, who hears it, and that it is still there when the match runs.

import type { CreateMatch } from '@mirabilia/protocol';
import { expect, test } from 'vitest';
import {
  aTable,
  emptyMemory,
  fakeTime,
  follow,
  granted,
  guestNamed,
  type Harness,
  memoryStore,
  openHarness,
  quiet,
  type ScriptedClient,
  say,
  scriptedClient,
} from '../testkit/index.ts';

const [ana, bo, eve, cy] = ['Ana', 'Bo', 'Eve', 'Cy'].map(guestNamed) as [
  ReturnType<typeof guestNamed>,
  ReturnType<typeof guestNamed>,
  ReturnType<typeof guestNamed>,
  ReturnType<typeof guestNamed>,
];

async function aLobby(harness: Harness, more: Partial<CreateMatch> = {}) {
  const { id } = granted(await harness.service.create(ana, aTable(more)));
  granted(await harness.service.join(id, bo));
  const [first, second, fan] = [ana, bo, eve].map((guest) => scriptedClient(guest)) as [
    ScriptedClient,
    ScriptedClient,
    ScriptedClient,
  ];
  for (const client of [first, second, fan]) await follow(harness, client, id);
  const write = (client: ScriptedClient, text: string, message?: string) =>
    say(harness, client, {
      type: 'chat',
      match: id,
      text,
      ...(message === undefined ? {} : { id: message }),
    });
  return { id, first, second, fan, write };
}

/** What is on the client's screen: the latest message of each number. */
const linesTo = (client: ScriptedClient): string[] => {
  const lines = new Map(client.all('chat').map((line) => [line.seq, line]));
  return [...lines.values()].map(({ name, text }) => `${name}: ${text}`);
};

const refusalTo = (client: ScriptedClient) => client.last('refused')?.code;

test('everyone at the lobby hears it, who comes later reads it, and the match goes on with it', async () => {
  const harness = openHarness();
  const { id, first, second, fan, write } = await aLobby(harness, { options: { seating: 'shuffled' } });
  await write(first, 'three of us?');
  await write(second, 'Cy comes in a moment');
  await write(fan, 'I only watch');
  const heard = ['Ana: three of us?', 'Bo: Cy comes in a moment', 'Eve: I only watch'];
  for (const client of [first, second, fan]) expect(linesTo(client)).toEqual(heard);
  granted(await harness.service.join(id, cy));
  const third = scriptedClient(cy);
  await follow(harness, third, id);
  expect(linesTo(third)).toEqual(heard);

  granted(await harness.service.start(id, ana));
  await quiet();
  await write(third, 'here I am');
  for (const client of [first, second, third]) {
    expect(linesTo(client)).toEqual([...heard, 'Cy: here I am']);
    for (const { name, seat, person } of client.all('chat').slice(-4)) {
      const at = client.model.lobby?.seats.findIndex((each) => each.name === name) ?? -1;
      // By now people are numbered by their seats.
      if (at >= 0) expect([seat, person]).toEqual([at, at]);
    }
  }
  const again = scriptedClient(bo);
  await follow(harness.restarted(), again, id);
  expect(linesTo(again)).toEqual([...heard, 'Cy: here I am']);
  expect(harness.errors).toEqual([]);
});

test('nothing is written twice, and what was said lasts', async () => {
  const harness = openHarness();
  const { id, first, write } = await aLobby(harness);
  await write(first, 'once', 'same');
  await write(first, 'once', 'same');
  const restarted = harness.restarted();
  const again = scriptedClient(ana);
  await follow(restarted, again, id);
  await say(restarted, again, { type: 'chat', match: id, text: 'once', id: 'same' });
  expect(linesTo(again)).toEqual(['Ana: once']);
  expect(restarted.store.log(id)).toHaveLength(1);
});

test('people mute each other, and the host silences people, also for the match', async () => {
  const harness = openHarness();
  const { id, first, second, fan, write } = await aLobby(harness);
  await write(fan, 'one');
  const person = second.last('chat')?.person as number;
  await say(harness, second, { type: 'mute', match: id, on: true, person });
  await write(fan, 'two');
  expect(linesTo(second)).toEqual(['Eve: one']);
  expect(linesTo(first)).toEqual(['Eve: one', 'Eve: two']);
  await say(harness, second, { type: 'mute', match: id, on: false, person });
  expect(linesTo(second)).toEqual(['Eve: one', 'Eve: two']);
  await say(harness, second, { type: 'silence', match: id, on: true, person });
  expect(refusalTo(second)).toBe('not-host');
  await say(harness, first, { type: 'silence', match: id, on: true, person });
  await write(fan, 'three');
  expect(refusalTo(fan)).toBe('silenced');
  expect(fan.last('chat-status')?.silenced).toEqual([{ person, name: 'Eve' }]);
  await say(harness, first, { type: 'silence', match: id, on: true, person: 99 });
  expect(refusalTo(first)).toBe('no-such-person');

  granted(await harness.service.changeSeats(id, ana, { do: 'fill', level: 'easy' }));
  granted(await harness.service.start(id, ana));
  await quiet();
  await write(fan, 'four');
  expect(fan.all('refused').map(({ code }) => code)).toEqual(['silenced', 'silenced']);
});

test('only the table’s settings say whether people without a seat may write before the start', async () => {
  const harness = openHarness();
  const { id, first, second, fan, write } = await aLobby(harness, { visibility: 'public' });
  await write(fan, 'may I?');
  expect(refusalTo(fan)).toBe('players-only');
  await write(second, 'a player may');
  expect(linesTo(first)).toEqual(['Bo: a player may']);
  granted(await harness.service.changeTerms(id, ana, { spectatorChat: true }));
  await quiet();
  expect(fan.last('chat-status')?.spectatorChat).toBe(true);
  await write(fan, 'thank you');
  expect(linesTo(first)).toEqual(['Bo: a player may', 'Eve: thank you']);
  await say(harness, first, { type: 'silence', match: id, on: true });
  expect(refusalTo(first)).toBe('match-not-started');
  const nobody = scriptedClient(undefined);
  await write(nobody, 'nobody');
  expect(refusalTo(nobody)).toBe('no-guest');
  await say(harness, fan, { type: 'commit', match: id, decision: 0, step: 0, move: 'pass' });
  expect(refusalTo(fan)).toBe('match-not-started');
});

test('somebody whom the host has removed neither reads nor writes, until they are let in again', async () => {
  const harness = openHarness();
  const { id, first, second, write } = await aLobby(harness);
  await write(first, 'before');
  granted(await harness.service.changeSeats(id, ana, { do: 'remove', seat: 1 }));
  await quiet();
  await write(second, 'why?');
  expect(refusalTo(second)).toBe('removed');
  await write(first, 'after');
  expect(linesTo(second)).toEqual(['Ana: before']);
  const comesBack = scriptedClient(bo);
  await follow(harness, comesBack, id);
  expect(linesTo(comesBack)).toEqual([]);
  granted(await harness.service.changeSeats(id, ana, { do: 'readmit', name: 'Bo' }));
  await quiet();
  expect(linesTo(comesBack)).toEqual(['Ana: before', 'Ana: after']);
});

test('processes that share a store hear each other, whoever writes first', async () => {
  const memory = emptyMemory();
  const time = fakeTime();
  const [one, two] = ['one', 'two'].map((sharedBy) =>
    openHarness({ time, series: sharedBy, store: memoryStore({ memory, now: time.clock, sharedBy }) }),
  ) as [Harness, Harness];
  const { id, first, write } = await aLobby(one);
  const elsewhere = scriptedClient(bo);
  await follow(two, elsewhere, id);
  await write(first, 'here');
  await quiet();
  await Promise.all([
    say(two, elsewhere, { type: 'chat', match: id, text: 'there' }),
    write(first, 'both at once'),
  ]);
  await quiet();
  const lines = linesTo(first);
  expect(lines).toHaveLength(3);
  expect(lines).toEqual(expect.arrayContaining(['Ana: here', 'Bo: there', 'Ana: both at once']));
  expect(linesTo(elsewhere).toSorted()).toEqual(lines.toSorted());

  // A match that another process has started gets what is said by somebody who doesn't know so yet.
  granted(await one.service.changeSeats(id, ana, { do: 'fill', level: 'easy' }));
  granted(await one.service.start(id, ana));
  await quiet();
  await say(two, elsewhere, { type: 'chat', match: id, text: 'off we go' });
  await quiet();
  expect(linesTo(first).at(-1)).toBe('Bo: off we go');
  expect([...one.errors, ...two.errors]).toEqual([]);
});
