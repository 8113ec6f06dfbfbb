// A storage that fails, conflicts, is slow, or says one thing and does another: nothing is lost, nothing is played twice,
// and nobody hears of what isn't stored.

import { withGame } from '@mirabilia/games';
import { checkRecord, pick, rngFrom } from '@mirabilia/kernel';
import { describe, expect, test } from 'vitest';
import { quiet } from '../testkit/fake-time.ts';
import {
  commit,
  follow,
  granted,
  openHarness,
  playOn,
  type ScriptedClient,
  say,
  scriptedClient,
  startTable,
} from '../testkit/harness.ts';
import { type Fate, memoryStore } from '../testkit/memory-store.ts';

const owes = ({ model }: ScriptedClient): boolean => (model.owed[model.seat ?? -1] ?? 0) > 0;

const hasAck = (member: ScriptedClient, id: string): boolean =>
  member.heard.some((message) => message.type === 'ack' && message.id === id);

const holds = async (house: ReturnType<typeof openHarness>, match: string): Promise<boolean> => {
  const record = granted(await house.service.record(match, undefined));
  return withGame('seven-wonders', (game) => checkRecord(game, JSON.parse(JSON.stringify(record))).holds);
};

test('what can’t be stored is refused, changes nothing and is told to nobody', async () => {
  const house = openHarness();
  const { match, players } = await startTable(house, { people: 3 });
  const [first, second] = players as [ScriptedClient, ScriptedClient];
  const move = first.model.legal()[0] as string;
  const before = second.heard.length;
  house.store.fate = () => 'unavailable';
  const message = { type: 'commit', match, decision: 0, step: 0, move, id: 'mine' } as const;
  await say(house, first, message);
  expect(first.last('refused')).toMatchObject({ id: 'mine', code: 'unavailable' });
  expect(second.heard).toHaveLength(before);
  expect(first.model.plan).toEqual([]);

  house.store.fate = () => 'good';
  await say(house, first, message);
  expect(first.last('ack')).toMatchObject({ id: 'mine', seq: 1 });
  expect(first.model.plan).toEqual([move]);
  expect(second.model.owed).toEqual([0, 1, 1]);
});

test('nothing is told before it is stored, and what waits is stored together', async () => {
  const house = openHarness();
  const { match, players } = await startTable(house, { people: 5 });
  let release = (): void => {};
  house.store.pause = new Promise((resolve) => {
    release = resolve;
  });
  let appends = 0;
  house.store.fate = () => {
    appends++;
    return 'good';
  };
  const heard = players.map((player) => player.heard.length);
  const sent = players.map((player) => commit(house, player, match));
  await quiet();
  expect(players.map((player) => player.heard.length)).toEqual(heard);
  expect(house.store.log(match)).toEqual([]);
  release();
  await Promise.all(sent);
  expect(players.map(({ model }) => model.decision)).toEqual([1, 1, 1, 1, 1]);
  expect(house.store.log(match)).toHaveLength(5);
  expect(appends).toBeLessThan(3);
});

test('the same message twice at the same time is carried out once and answered twice', async () => {
  const house = openHarness();
  const { match, players } = await startTable(house, { people: 3 });
  const [first] = players as [ScriptedClient];
  const device = scriptedClient(first.guest);
  const move = first.model.legal()[0] as string;
  const message = { type: 'commit', match, decision: 0, step: 0, move, id: 'twice' } as const;
  await Promise.all([say(house, first, message), say(house, device, message), say(house, first, message)]);
  expect(house.store.log(match)).toHaveLength(1);
  expect(first.all('ack').filter(({ id }) => id === 'twice')).toHaveLength(2);
  expect(device.heard).toEqual([{ type: 'ack', id: 'twice', match, seq: 1 }]);
});

const ACCIDENTS: readonly Fate[] = [
  'good',
  'good',
  'unavailable',
  'conflict',
  'written-but-conflict',
  'written-but-lost',
];

describe('whole matches on a storage full of accidents', () => {
  test.for([2, 3, 4, 7])('with %i players who ask again until they are answered', async (people) => {
    const rng = rngFrom(String(people), 'accidents');
    const house = openHarness();
    const table = await startTable(house, { people });
    const { match, players } = table;
    house.store.fate = () => pick(rng, ACCIDENTS);
    const messages = new Set<string>();
    for (let turn = 0; players[0]?.model.over === undefined; turn++) {
      const player = pick(rng, players);
      if (!owes(player)) continue;
      const { decision, plan } = player.model;
      const move = pick(rng, player.model.legal());
      const message = {
        type: 'commit',
        match,
        decision,
        step: plan.length,
        move,
        id: `try ${turn}`,
      } as const;
      messages.add(message.id);
      while (!hasAck(player, message.id)) await say(house, player, message);
    }
    const stored = house.store.log(match).map(({ body }) => body.message as string);
    expect(stored).toEqual([...messages]);
    house.store.fate = () => 'good';
    expect(await holds(house, match)).toBe(true);
  });
});

test('two servers on one storage play one match: who is behind reads what the other wrote', async () => {
  const store = memoryStore();
  const here = openHarness({ store });
  const table = await startTable(here, { people: 4 });
  const { match, players } = table;
  const there = here.restarted();
  const guests = players.slice(2);
  for (const player of guests) {
    here.service.forget(player);
    await follow(there, player, match);
  }
  const rng = rngFrom('two servers', 'people');
  const houseOf = (player: ScriptedClient) => (guests.includes(player) ? there : here);
  for (let rounds = 0; store.rows.get(match)?.status !== 'over'; rounds++) {
    expect(rounds).toBeLessThan(3000);
    const player = pick(rng, players);
    // Who has chosen chooses again: his server finds out whether that is still asked for.
    const step = owes(player) ? player.model.plan.length : 0;
    const legal = player.model.legal(step);
    const { decision } = player.model;
    // Who isn't asked says something, and so does his server.
    if (legal.length === 0) await say(houseOf(player), player, { type: 'chat', match, text: 'well?' });
    else
      await say(houseOf(player), player, { type: 'commit', match, decision, step, move: pick(rng, legal) });
  }
  const seqs = store.log(match).map(({ seq }) => seq);
  expect(seqs).toEqual(seqs.map((_, i) => i + 1));
  expect(await holds(here, match)).toBe(true);
  expect([...here.errors, ...there.errors]).toEqual([]);
});

test('a server that drains takes no more and has stored all that it acknowledged', async () => {
  const house = openHarness();
  const table = await startTable(house, { people: 3 });
  const { match, players } = table;
  const [first, second] = players as [ScriptedClient, ScriptedClient];
  const sent = commit(house, first, match);
  const drained = house.service.drain();
  await Promise.all([sent, drained]);
  expect(first.last('ack')?.seq).toBe(1);
  expect(house.store.log(match)).toHaveLength(1);
  await commit(house, second, match);
  expect(second.last('refused')?.code).toBe('draining');
  expect(house.service.figures).toEqual({ liveMatches: 0, clients: 0 });
  const again = house.restarted();
  for (const player of players) await follow(again, player, match);
  await playOn(again, table);
  expect(first.model.over).toBeDefined();
});
