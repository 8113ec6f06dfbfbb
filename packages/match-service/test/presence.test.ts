// Who is at a table now, and reminding those whom it waits for.

import { describe, expect, test, vi } from 'vitest';
import type { Guest } from '../src/index.ts';
import { HELD_FOR } from '../src/match/live-matches.ts';
import { BACK_WITHIN, MOST_SPECTATORS_NAMED, TOLD_AFTER } from '../src/match/presence.ts';
import { fakeTime } from '../testkit/fake-time.ts';
import {
  aTable as aRequest,
  codeOf,
  commit,
  follow,
  granted,
  guestNamed,
  type Harness,
  openHarness,
  type ScriptedClient,
  say,
  scriptedClient,
  startTable,
} from '../testkit/index.ts';
import { emptyMemory, memoryStore } from '../testkit/memory-store.ts';

type Three = [ScriptedClient, ScriptedClient, ScriptedClient];

async function aTable(harness: Harness) {
  const { match, players } = await startTable(harness, {
    people: 3,
    seats: ['open', 'open', 'open', 'bot:easy'],
    options: { seating: 'as-is' },
  });
  return { match, players: players as Three };
}

const statesTo = (client: ScriptedClient) =>
  client.last('presence')?.seats.map((seat) => seat?.state ?? null);

describe('who is there', () => {
  test('is told to everyone: here, reconnecting for a while, then away; bots are neither', async () => {
    const harness = openHarness();
    const { players } = await aTable(harness);
    const [first, , third] = players;
    await harness.time.pass(TOLD_AFTER);
    expect(statesTo(first)).toEqual(['here', 'here', 'here', null]);
    harness.service.forget(third);
    await harness.time.pass(TOLD_AFTER);
    expect(statesTo(first)).toEqual(['here', 'here', 'reconnecting', null]);
    await harness.time.pass(BACK_WITHIN + TOLD_AFTER);
    expect(statesTo(first)).toEqual(['here', 'here', 'away', null]);
  });

  test('and on what they watch; a second device keeps a player there', async () => {
    const harness = openHarness();
    const { match, players } = await aTable(harness);
    const [first, second] = players;
    const phone = scriptedClient(second.guest);
    await say(harness, phone, { type: 'watch', match, form: 'engine', device: 'phone' });
    harness.service.forget(second);
    await harness.time.pass(TOLD_AFTER);
    expect(first.last('presence')?.seats[1]).toEqual({ state: 'here', device: 'phone' });
  });

  test('a reload is told as one change at most', async () => {
    const harness = openHarness();
    const { match, players } = await aTable(harness);
    const [first, second] = players;
    await harness.time.pass(TOLD_AFTER);
    const before = first.all('presence').length;
    harness.service.forget(second);
    await follow(harness, scriptedClient(second.guest), match);
    await harness.time.pass(TOLD_AFTER);
    expect(first.all('presence').length).toBe(before + 1);
    expect(statesTo(first)).toEqual(['here', 'here', 'here', null]);
  });

  test('spectators are named up to a number; a big screen is nobody', async () => {
    const harness = openHarness();
    const { match, players } = await aTable(harness);
    const [first] = players;
    await say(harness, scriptedClient(first.guest), {
      type: 'watch',
      match,
      form: 'engine',
      asSpectator: true,
    });
    await follow(harness, scriptedClient(undefined), match);
    for (let i = 0; i < MOST_SPECTATORS_NAMED + 2; i++) {
      await follow(harness, scriptedClient(guestNamed(`fan-${i}`)), match);
    }
    await harness.time.pass(TOLD_AFTER);
    const { spectators, moreSpectators } = first.last('presence') ?? {};
    expect(spectators).toHaveLength(MOST_SPECTATORS_NAMED);
    expect(spectators?.[0]).toBe('fan-0');
    expect(moreSpectators).toBe(3);
  });
});

test('people who may not write in the chat can’t do it by their name: they are counted, not named', async () => {
  const harness = openHarness();
  const { match, players } = await aTable(harness);
  const host = players.find(({ guest }) => guest?.id === guestNamed('player-0').id) as ScriptedClient;
  const fan = scriptedClient(guestNamed('fan'));
  const fanAgain = scriptedClient({ ...guestNamed('fan'), name: 'something rude' });
  await follow(harness, fan, match);
  await say(harness, fan, { type: 'chat', match, text: 'hello' });
  await harness.time.pass(TOLD_AFTER);
  expect(host.last('presence')).toMatchObject({ spectators: ['fan'], moreSpectators: 0 });
  const person = host.last('chat')?.person as number;
  await say(harness, host, { type: 'silence', match, on: true, person });
  await follow(harness, fanAgain, match);
  await harness.time.pass(TOLD_AFTER);
  expect(host.last('presence')).toMatchObject({ spectators: [], moreSpectators: 1 });
  await say(harness, host, { type: 'silence', match, on: true });
  await follow(harness, scriptedClient(guestNamed('other')), match);
  await harness.time.pass(TOLD_AFTER);
  expect(host.last('presence')).toMatchObject({ spectators: [], moreSpectators: 2 });
});

describe('a nudge', () => {
  test('of somebody who was muted goes nowhere, and they don’t learn of it', async () => {
    const nudged: string[] = [];
    const harness = openHarness({ onNudge: (_, guest) => nudged.push(guest) });
    const { match, players } = await aTable(harness);
    const [first, second, third] = players;
    await say(harness, second, { type: 'mute', match, on: true, person: 0 });
    await say(harness, first, { type: 'nudge', match, seat: 1 });
    expect([second.all('nudged'), nudged]).toEqual([[], []]);
    await say(harness, first, { type: 'nudge', match, seat: 2 });
    expect(third.all('nudged')).toHaveLength(1);
    const answers = first.all('ack').slice(-2);
    expect(answers[0]).toEqual({ ...answers[1], id: answers[0]?.id });
    expect(first.all('refused')).toEqual([]);
  });

  test('reaches the player whom the match waits for, and nobody else', async () => {
    const nudged: string[] = [];
    const harness = openHarness({ onNudge: (_, guest) => nudged.push(guest) });
    const { match, players } = await aTable(harness);
    const [first, second, third] = players;
    await commit(harness, first, match);
    await say(harness, first, { type: 'nudge', match, seat: 1 });
    expect(second.last('nudged')).toEqual({ type: 'nudged', match, by: 0 });
    expect([first, third].flatMap((client) => client.all('nudged'))).toEqual([]);
    expect(nudged).toEqual([second.guest?.id]);
    expect(first.all('refused')).toEqual([]);
  });

  test('is refused where nobody is awaited, and by people without a seat', async () => {
    const harness = openHarness();
    const { match, players } = await aTable(harness);
    const [first] = players;
    const fan = scriptedClient(guestNamed('fan'));
    await commit(harness, first, match);
    // Who has chosen, oneself, a bot, and a seat that there isn't.
    const [second] = players.slice(1) as [ScriptedClient];
    for (const seat of [0, 3, 9]) await say(harness, second, { type: 'nudge', match, seat });
    await say(harness, second, { type: 'nudge', match, seat: 1 });
    await say(harness, fan, { type: 'nudge', match, seat: 1 });
    expect(second.all('refused').map(({ code }) => code)).toEqual(Array(4).fill('not-awaited'));
    expect(fan.last('refused')?.code).toBe('not-seated');
  });
});

describe('a bot for somebody who is away', () => {
  const leftAlone = async () => {
    const harness = openHarness();
    const { match, players } = await aTable(harness);
    await harness.time.pass(BACK_WITHIN);
    const [first, second, third] = players;
    const replace = ({ guest }: Pick<ScriptedClient, 'guest'>, seat = 2) =>
      harness.service.changeSeats(match, guest as Guest, { do: 'bot', seat, level: 'easy' });
    return { harness, match, first, second, third, replace };
  };
  const movesOf = ({ store }: Harness, match: string, seat: number) =>
    store.log(match).filter(({ body }) => body.kind === 'commit' && body.seat === seat);

  test('may be called by any player once they are away, and by nobody else', async () => {
    const { harness, second, third, replace } = await leftAlone();
    expect(codeOf(await replace(second))).toBe('match-started');
    harness.service.forget(third);
    await harness.time.pass(BACK_WITHIN);
    expect(codeOf(await replace({ guest: guestNamed('stranger') }))).toBe('not-host');
    expect(codeOf(await replace(second))).toBe('ok');
  });

  test('may not be called during a reload, however often it is tried', async () => {
    const { harness, match, second, third, replace } = await leftAlone();
    for (let reload = 0; reload < 3; reload++) {
      harness.service.forget(third);
      expect(codeOf(await replace(second))).toBe('match-started');
      await harness.time.pass(BACK_WITHIN - 1);
      expect(codeOf(await replace(second))).toBe('match-started');
      const back = scriptedClient(third.guest);
      await follow(harness, back, match);
      harness.service.forget(back);
    }
  });

  test('may not be called while the server has just started and people come back', async () => {
    const { harness, match, second, replace } = await leftAlone();
    const again = harness.restarted();
    const back = scriptedClient(second.guest);
    await follow(again, back, match);
    await again.time.pass(TOLD_AFTER);
    expect(statesTo(back)?.[2]).toBe('reconnecting');
    const call = () =>
      again.service.changeSeats(match, second.guest as Guest, { do: 'bot', seat: 2, level: 'easy' });
    expect(codeOf(await call())).toBe('match-started');
    await again.time.pass(BACK_WITHIN);
    expect(statesTo(back)?.[2]).toBe('away');
    expect(codeOf(await call())).toBe('ok');
    expect(codeOf(await replace(second))).not.toBe('ok');
  });

  test('may not be called while the match doesn’t wait for them', async () => {
    const { harness, match, second, third, replace } = await leftAlone();
    await commit(harness, third, match);
    harness.service.forget(third);
    await harness.time.pass(BACK_WITHIN);
    expect(codeOf(await replace(second))).toBe('not-awaited');
  });

  test('makes no move for a while, so that they lose nothing if they come back', async () => {
    const { harness, match, second, third, replace } = await leftAlone();
    harness.service.forget(third);
    await harness.time.pass(BACK_WITHIN);
    expect(codeOf(await replace(second))).toBe('ok');
    await harness.time.pass(HELD_FOR - 1);
    expect(movesOf(harness, match, 2)).toEqual([]);
    const back = scriptedClient(third.guest);
    await follow(harness, back, match);
    await say(harness, back, { type: 'return', match });
    await harness.time.pass(HELD_FOR);
    expect(movesOf(harness, match, 2)).toEqual([]);
    harness.service.forget(back);
    await harness.time.pass(BACK_WITHIN);
    expect(codeOf(await replace(second))).toBe('ok');
    await harness.time.pass(HELD_FOR);
    expect(movesOf(harness, match, 2)).toHaveLength(1);
  });
});

function twoProcesses() {
  const memory = emptyMemory();
  const time = fakeTime();
  const open = (sharedBy: string) =>
    openHarness({ time, series: sharedBy, store: memoryStore({ memory, now: time.clock, sharedBy }) });
  return { time, one: open('one'), two: open('two') };
}

test('in several processes everyone learns who is there, and nudges arrive', async () => {
  const { time, one, two } = twoProcesses();
  const { match, players } = await aTable(one);
  const [first, second, third] = players;
  one.service.forget(third);
  const elsewhere = scriptedClient(third.guest);
  await follow(two, elsewhere, match);
  await time.pass(TOLD_AFTER);
  await time.pass(TOLD_AFTER);
  const all = ['here', 'here', 'here', null];
  expect([statesTo(first), statesTo(elsewhere)]).toEqual([all, all]);
  await say(one, second, { type: 'nudge', match, seat: 2 });
  await time.pass(0);
  expect(elsewhere.last('nudged')).toEqual({ type: 'nudged', match, by: 1 });
  two.service.forget(elsewhere);
  await time.pass(2 * TOLD_AFTER);
  expect(statesTo(first)).toEqual(['here', 'here', 'reconnecting', null]);
});

test.for([
  ['of sixty people', (i: number) => guestNamed(`fan-${i}`)],
  ['of one person with sixty connections', () => guestNamed('fan')],
  ['without names', () => undefined],
] as const)('a crowd %s in another process can’t make a player there look away', async ([, spectator]) => {
  const { time, one, two } = twoProcesses();
  const { match, players } = await aTable(one);
  const [first, , third] = players;
  one.service.forget(third);
  for (let i = 0; i < 60; i++) await follow(two, scriptedClient(spectator(i)), match);
  await follow(two, scriptedClient(third.guest), match);
  await time.pass(BACK_WITHIN + TOLD_AFTER);
  expect(statesTo(first)).toEqual(['here', 'here', 'here', null]);
});

test('other processes are told once that a match began, however many watch it, and nothing by watching again', async () => {
  const memory = emptyMemory();
  const time = fakeTime();
  const store = memoryStore({ memory, now: time.clock, sharedBy: 'one' });
  const harness = openHarness({ time, series: 'one', store });
  const announced = vi.spyOn(store.cluster as NonNullable<typeof store.cluster>, 'announce');
  const host = scriptedClient(guestNamed('host'));
  const { id } = granted(
    await harness.service.create(host.guest as Guest, aRequest({ seats: ['open', 'bot:easy', 'bot:easy'] })),
  );
  await follow(harness, host, id);
  for (let i = 0; i < 20; i++) await follow(harness, scriptedClient(guestNamed(`fan-${i}`)), id);
  const before = announced.mock.calls.length;
  expect(before).toBe(21);
  granted(await harness.service.start(id, host.guest as Guest));
  await time.pass(TOLD_AFTER);
  for (let again = 0; again < 5; again++) await follow(harness, host, id);
  expect(announced.mock.calls.length - before).toBe(1);
  expect(host.last('presence')).toMatchObject({ seats: [{ state: 'here' }, null, null], moreSpectators: 0 });
});
