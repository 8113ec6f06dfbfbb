// Comments on what happened in a turn: messages of the chat that belong to a decision.

import { expect, test } from 'vitest';
import {
  aTable,
  follow,
  granted,
  guestNamed,
  openHarness,
  playOn,
  type ScriptedClient,
  say,
  scriptedClient,
  startTable,
} from '../testkit/index.ts';

async function aMatch() {
  const harness = openHarness();
  const table = await startTable(harness, { people: 3 });
  const fan = scriptedClient(guestNamed('fan'));
  await follow(harness, fan, table.match);
  await playOn(harness, table, 2);
  const [first, second] = table.players as [ScriptedClient, ScriptedClient];
  return { harness, match: table.match, first, second, fan };
}

test('players and spectators comment on a turn, and whoever comes later reads it', async () => {
  const { harness, match, first, fan } = await aMatch();
  await say(harness, first, { type: 'chat', match, text: 'bold!', decision: 0 });
  await say(harness, fan, { type: 'chat', match, text: 'why clay?', decision: 1 });
  await say(harness, fan, { type: 'chat', match, text: 'hello' });
  const late = scriptedClient(undefined);
  await follow(harness.restarted(), late, match);
  for (const client of [first, late]) {
    expect(client.all('chat').map(({ text, decision }) => [text, decision])).toEqual([
      ['bold!', 0],
      ['why clay?', 1],
      ['hello', undefined],
    ]);
  }
});

test('nobody comments on what hasn’t happened, and mutes hold for comments', async () => {
  const { harness, match, first, second, fan } = await aMatch();
  await say(harness, first, { type: 'chat', match, text: 'too early', decision: 3 });
  expect(first.last('refused')).toMatchObject({ code: 'no-such-turn', facts: { decision: 3 } });
  await say(harness, fan, { type: 'chat', match, text: 'one', decision: 0 });
  const person = second.last('chat')?.person as number;
  await say(harness, second, { type: 'mute', match, on: true, person });
  await say(harness, fan, { type: 'chat', match, text: 'two', decision: 0 });
  expect(second.all('chat').map(({ text }) => text)).toEqual(['one']);
  const read = async (guest: ScriptedClient['guest']) =>
    granted(await harness.service.comments(match, guest)).comments.map(({ text, decision }) => [
      text,
      decision,
    ]);
  expect(await read(second.guest)).toEqual([]);
  expect(await read(first.guest)).toEqual([
    ['one', 0],
    ['two', 0],
  ]);
});

test('before the start there is nothing to comment on: it is said as usual', async () => {
  const harness = openHarness();
  const host = scriptedClient(guestNamed('host'));
  const { id: match } = granted(await harness.service.create(guestNamed('host'), aTable()));
  await follow(harness, host, match);
  await say(harness, host, { type: 'chat', match, text: 'hi', decision: 0 });
  expect(host.last('chat')).not.toHaveProperty('decision');
});
