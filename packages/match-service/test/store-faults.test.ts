// A store that fails, conflicts, is slow, or says one thing and does another: nothing is lost, nothing is played twice,
// and nobody is told of what isn't stored.

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

const hasAck = (client: ScriptedClient, id: string): boolean =>
  client.heard.some((message) => message.type === 'ack' && message.id === id);

const holds = async (harness: ReturnType<typeof openHarness>, match: string): Promise<boolean> => {
  const record = granted(await harness.service.record(match, undefined));
  return withGame('seven-wonders', (game) => checkRecord(game, JSON.parse(JSON.stringify(record))).holds);
};

test('what can’t be stored is refused, changes nothing and is told to nobody', async () => {
  const harness = openHarness();
  const { match, players } = await startTable(harness, { people: 3 });
  const [first, second] = players as [ScriptedClient, ScriptedClient];
  const move = first.model.legal()[0] as string;
  const before = second.heard.length;
  harness.store.fate = () => 'unavailable';
  const message = { type: 'commit', match, decision: 0, step: 0, move, id: 'mine' } as const;
  await say(harness, first, message);
  expect(first.last('refused')).toMatchObject({ id: 'mine', code: 'unavailable' });
  expect(second.heard).toHaveLength(before);
  expect(first.model.plan).toEqual([]);

  harness.store.fate = () => 'good';
  await say(harness, first, message);
  expect(first.last('ack')).toMatchObject({ id: 'mine', seq: 1 });
  expect(first.model.plan).toEqual([move]);
  expect(second.model.owed).toEqual([0, 1, 1]);
});

test('nothing is told before it is stored, and what waits is stored together', async () => {
  const harness = openHarness();
  const { match, players } = await startTable(harness, { people: 5 });
  let release = (): void => {};
  harness.store.pause = new Promise((resolve) => {
    release = resolve;
  });
  let appends = 0;
  harness.store.fate = () => {
    appends++;
    return 'good';
  };
  const heard = players.map((player) => player.heard.length);
  const sent = players.map((player) => commit(harness, player, match));
  await quiet();
  expect(players.map((player) => player.heard.length)).toEqual(heard);
  expect(harness.store.log(match)).toEqual([]);
  release();
  await Promise.all(sent);
  expect(players.map(({ model }) => model.decision)).toEqual([1, 1, 1, 1, 1]);
  expect(harness.store.log(match)).toHaveLength(5);
  expect(appends).toBeLessThan(3);
});

test('the same message twice at the same time is carried out once and answered twice', async () => {
  const harness = openHarness();
  const { match, players } = await startTable(harness, { people: 3 });
  const [first] = players as [ScriptedClient];
  const device = scriptedClient(first.guest);
  const move = first.model.legal()[0] as string;
  const message = { type: 'commit', match, decision: 0, step: 0, move, id: 'twice' } as const;
  await Promise.all([
    say(harness, first, message),
    say(harness, device, message),
    say(harness, first, message),
  ]);
  expect(harness.store.log(match)).toHaveLength(1);
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

describe('whole matches on a store full of accidents', () => {
  test.for([2, 3, 4, 7])('with %i players who ask again until they are answered', async (people) => {
    const rng = rngFrom(String(people), 'accidents');
    const harness = openHarness();
    const table = await startTable(harness, { people });
    const { match, players } = table;
    harness.store.fate = () => pick(rng, ACCIDENTS);
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
      while (!hasAck(player, message.id)) await say(harness, player, message);
    }
    const stored = harness.store.log(match).map(({ body }) => body.message as string);
    expect(stored).toEqual([...messages]);
    harness.store.fate = () => 'good';
    expect(await holds(harness, match)).toBe(true);
  });
});

test('two servers on one store play one match: the one that is behind reads what the other wrote', async () => {
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
    // A player who has chosen chooses again: the server finds out whether the decision is still open.
    const step = owes(player) ? player.model.plan.length : 0;
    const legal = player.model.legal(step);
    const { decision } = player.model;
    // A player who isn't asked says something, and their server hears of it.
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
  const harness = openHarness();
  const table = await startTable(harness, { people: 3 });
  const { match, players } = table;
  const [first, second] = players as [ScriptedClient, ScriptedClient];
  const sent = commit(harness, first, match);
  const drained = harness.service.drain();
  await Promise.all([sent, drained]);
  expect(first.last('ack')?.seq).toBe(1);
  expect(harness.store.log(match)).toHaveLength(1);
  await commit(harness, second, match);
  expect(second.last('refused')?.code).toBe('draining');
  expect(harness.service.figures).toEqual({ liveMatches: 0, idleMatches: 0, clients: 0 });
  const again = harness.restarted();
  for (const player of players) await follow(again, player, match);
  await playOn(again, table);
  expect(first.model.over).toBeDefined();
});
