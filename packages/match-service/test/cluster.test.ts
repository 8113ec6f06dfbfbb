// Several match services on one store, as several processes have them: players of one match are connected to any of them.

import type { ServerMessage } from '@mirabilia/protocol';
import { expect, test } from 'vitest';
import type { Thinker } from '../src/index.ts';
import { BACK_WITHIN } from '../src/match/presence.ts';
import { CLAIM_LASTS } from '../src/store.ts';
import { type FakeTime, fakeTime, quiet } from '../testkit/fake-time.ts';
import {
  codeOf,
  commit,
  follow,
  granted,
  guestNamed,
  type Harness,
  openHarness,
  quickThinker,
  type ScriptedClient,
  say,
  scriptedClient,
} from '../testkit/harness.ts';
import { emptyMemory, type Memory, memoryStore } from '../testkit/memory-store.ts';

interface SharedStore {
  readonly time: FakeTime;
  readonly memory: Memory;
  readonly harnesses: readonly Harness[];
}

function openProcesses(count: number, thinker: Thinker = quickThinker): SharedStore {
  const memory = emptyMemory();
  const time = fakeTime();
  const harnesses = Array.from({ length: count }, (_, i) => {
    const store = memoryStore({ memory, now: time.clock, sharedBy: `process ${i}` });
    return openHarness({ store, time, thinker, series: `harness ${i}` });
  });
  return { time, memory, harnesses };
}

interface PlacedClient {
  readonly harness: Harness;
  readonly client: ScriptedClient;
}

interface TableOptions {
  readonly seats: readonly string[];
  readonly pace?: { readonly kind: 'untimed' } | { readonly kind: 'live'; decision: number; bank: number };
  readonly botDelay?: number;
  readonly game?: 'seven-wonders' | 'architects';
}

/** The players of one match by seat, each in the next process. */
async function startSpread(
  { harnesses }: SharedStore,
  { seats, pace, botDelay = 0, game = 'seven-wonders' }: TableOptions,
) {
  const at = (person: number): Harness => harnesses[person % harnesses.length] as Harness;
  const guests = seats.filter((seat) => seat === 'open').map((_, i) => guestNamed(`player-${i}`));
  const [host, ...others] = guests as [ReturnType<typeof guestNamed>, ...ReturnType<typeof guestNamed>[]];
  const { id: match } = granted(
    await at(0).service.create(host, {
      game,
      options: {},
      seats: [...seats] as never,
      pace: pace ?? { kind: 'untimed' },
      botDelay,
      visibility: 'private',
    }),
  );
  const people: PlacedClient[] = guests.map((guest, i) => ({
    harness: at(i),
    client: scriptedClient(guest, { game }),
  }));
  await follow(at(0), people[0]?.client as ScriptedClient, match);
  for (const [i, guest] of others.entries()) {
    granted(await at(i + 1).service.join(match, guest));
    await follow(at(i + 1), people[i + 1]?.client as ScriptedClient, match);
  }
  granted(await at(0).service.start(match, host));
  await quiet();
  const bySeat = people.toSorted((a, b) => (a.client.model.seat ?? 0) - (b.client.model.seat ?? 0));
  return { match, people: bySeat };
}

const owes = ({ client: { model } }: PlacedClient): boolean => (model.owed[model.seat ?? -1] ?? 0) > 0;

async function playOut(shared: SharedStore, match: string, people: readonly PlacedClient[]): Promise<void> {
  for (let idle = 0; idle < 50; ) {
    const person = people.find(owes);
    if (person === undefined) {
      await shared.time.pass(100);
      idle++;
    } else {
      idle = 0;
      await commit(person.harness, person.client, match);
    }
    if (people.every(({ client }) => client.last('over') !== undefined)) return;
  }
}

const types = (messages: readonly ServerMessage[]): string[] => messages.map(({ type }) => type);
const noErrors = ({ harnesses }: SharedStore) =>
  expect(harnesses.flatMap(({ errors }) => errors)).toEqual([]);

test.for(['seven-wonders', 'architects'] as const)(
  '%s: people in three processes play a match to its end, and all see the same',
  async (game) => {
    const shared = openProcesses(3);
    const { match, people } = await startSpread(shared, { game, seats: ['open', 'open', 'open', 'open'] });
    await playOut(shared, match, people);
    const overs = people.map(({ client }) => client.last('over'));
    expect(overs[0]).toBeDefined();
    for (const over of overs) expect(over).toEqual(overs[0]);
    for (const { client } of people) expect(client.all('refused')).toEqual([]);
    noErrors(shared);
  },
);

test('all commit at the same moment in different processes: nothing is lost and nothing refused', async () => {
  const shared = openProcesses(3);
  const { match, people } = await startSpread(shared, { seats: ['open', 'open', 'open', 'open'] });
  for (let round = 0; round < 6; round++) {
    const decision = people[0]?.client.model.decision;
    await Promise.all(people.filter(owes).map(({ harness, client }) => commit(harness, client, match)));
    await quiet();
    expect(people.map(({ client }) => client.model.decision)).not.toContain(decision);
  }
  for (const { client } of people) expect(client.all('refused')).toEqual([]);
  noErrors(shared);
});

test('what somebody does in another process is told as if it were done here', async () => {
  const shared = openProcesses(2);
  const { match, people } = await startSpread(shared, { seats: ['open', 'open', 'open'] });
  const [here, there] = shared.harnesses as [Harness, Harness];
  const mover = people.find(({ harness }) => harness === here) as PlacedClient;
  const other = people.find(({ harness }) => harness === there) as PlacedClient;
  const device = scriptedClient(mover.client.guest);
  const spectator = scriptedClient(undefined);
  for (const client of [device, spectator]) await follow(there, client, match);
  for (const client of [device, spectator, other.client]) client.news();

  const [move = ''] = mover.client.model.legal();
  await say(here, mover.client, { type: 'preselect', match, decision: 1, move });
  for (const client of [device, spectator, other.client]) expect(client.news()).toEqual([]);

  await commit(here, mover.client, match);
  expect(types(spectator.news())).toEqual(['ready']);
  expect(types(other.client.news())).toEqual(['ready']);
  // The player's second device learns what they chose.
  expect(types(device.news())).toEqual(['plan', 'ready']);

  await say(here, mover.client, { type: 'chat', match, text: 'hello' });
  expect(types(spectator.news())).toEqual(['chat']);
  await say(there, other.client, { type: 'mute', match, on: true });
  await say(here, mover.client, { type: 'chat', match, text: 'again' });
  expect(types(other.client.news())).toEqual(['chat', 'ack', 'chat-status']);

  await say(here, mover.client, { type: 'mute', match, on: true, person: other.client.model.seat ?? 0 });
  expect(types(device.news())).toContain('chat-status');
  expect(device.last('chat-status')).toMatchObject({ muted: [{ person: other.client.model.seat }] });
  expect(types(spectator.news())).toEqual(['chat']);
});

test('seats, the start and a rematch are told to those who follow in another process', async () => {
  const shared = openProcesses(2);
  const [here, there] = shared.harnesses as [Harness, Harness];
  const [ana, eva] = [guestNamed('ana'), guestNamed('eva')];
  const made = granted(
    await here.service.create(ana, {
      game: 'seven-wonders',
      options: {},
      seats: ['open', 'open'],
      pace: { kind: 'untimed' },
      botDelay: 0,
      visibility: 'private',
    }),
  );
  const far = scriptedClient(eva);
  await follow(there, far, made.id);
  granted(await here.service.join(made.id, eva));
  await quiet();
  expect(far.last('lobby')?.lobby.you.seat).not.toBe(null);
  far.news();
  granted(await here.service.start(made.id, ana));
  await quiet();
  expect(types(far.news())).toEqual(['lobby', 'view', 'chat-status', 'following']);
  expect(far.model.seat).not.toBe(undefined);
});

test('a bot is asked once, whichever process resolves the decision before its turn', async () => {
  let asked = 0;
  const counting: Thinker = {
    ...quickThinker,
    think: async (...asking) => {
      asked++;
      await quiet();
      return quickThinker.think(...asking);
    },
  };
  const shared = openProcesses(3, counting);
  const { match, people } = await startSpread(shared, { seats: ['open', 'open', 'bot:easy', 'bot:easy'] });
  await playOut(shared, match, people);
  const moved = (shared.memory.logs.get(match) ?? []).filter(
    ({ body }) => body.kind === 'commit' && body.by === 'bot',
  );
  expect(people[0]?.client.last('over')).toBeDefined();
  expect(moved.length).toBeGreaterThan(20);
  expect(asked).toBe(moved.length);
  noErrors(shared);
});

test('a clock that runs out is played once, by one of the processes', async () => {
  const shared = openProcesses(3);
  const { match, people } = await startSpread(shared, {
    seats: ['open', 'open', 'open'],
    pace: { kind: 'live', decision: 10, bank: 0 },
  });
  await shared.time.pass(35_000);
  const log = shared.memory.logs.get(match) ?? [];
  const byClock = log.flatMap(({ body }) =>
    body.kind === 'commit' && body.by === 'clock' ? [`${body.decision} ${body.seat} ${body.step}`] : [],
  );
  expect(byClock.length).toBeGreaterThanOrEqual(people.length);
  expect(new Set(byClock).size).toBe(byClock.length);
  noErrors(shared);
});

test('what a dead process had claimed is taken over soon', async () => {
  let isDead = false;
  const dying: Thinker = {
    ...quickThinker,
    think: (...asking) => (isDead ? new Promise(() => {}) : quickThinker.think(...asking)),
  };
  const memory = emptyMemory();
  const time = fakeTime();
  const open = (name: string, thinker: Thinker) =>
    openHarness({
      store: memoryStore({ memory, now: time.clock, sharedBy: name }),
      time,
      thinker,
      series: name,
    });
  const first = open('first', dying);
  const shared: SharedStore = { time, memory, harnesses: [first] };
  const { match, people } = await startSpread(shared, { seats: ['open', 'open', 'bot:easy'] });
  isDead = true;
  for (const person of people) await commit(person.harness, person.client, match);
  // The other one has been there all the time, and nobody follows the match in it.
  const length = () => memory.logs.get(match)?.length ?? 0;
  const before = length();
  await first.service.drain();
  open('second', quickThinker);
  await time.pass(CLAIM_LASTS / 2);
  expect(length()).toBe(before);
  await time.pass(CLAIM_LASTS);
  expect(length()).toBeGreaterThan(before);
});

test('a player who comes from another process is shown what they did there, even if the news is late', async () => {
  const shared = openProcesses(2);
  const { match, people } = await startSpread(shared, { seats: ['open', 'open', 'open'] });
  const [here, there] = shared.harnesses as [Harness, Harness];
  const mover = people.find(({ harness }) => harness === here) as PlacedClient;
  const other = shared.memory.processes.get('process 1');
  if (other === undefined) throw new Error('nobody is there');
  other.isDeaf = true;
  await commit(here, mover.client, match);
  const again = scriptedClient(mover.client.guest);
  await follow(there, again, match);
  expect(again.model.plan).toHaveLength(1);
});

test('a move that is sent to another process before the news has come there is not refused', async () => {
  const shared = openProcesses(2);
  const { match, people } = await startSpread(shared, { seats: ['open', 'open', 'open'] });
  const [here, there] = shared.harnesses as [Harness, Harness];
  const other = shared.memory.processes.get('process 1');
  if (other === undefined) throw new Error('nobody is there');
  // The match is in its memory, and it hears nothing: its connection to the database was lost, and theirs weren't.
  other.isDeaf = true;
  for (const person of people.filter(({ harness }) => harness === there)) {
    there.service.forget(person.client);
    await follow(here, person.client, match);
  }
  const watcher = scriptedClient(guestNamed('spectator'));
  await follow(there, watcher, match);
  for (const { client } of people) await commit(here, client, match);
  const [mover] = people as [PlacedClient];
  expect(mover.client.model.decision).toBeGreaterThan(watcher.model.decision);
  // Whoever repeats an unanswered message does it before anything is watched.
  const again = await commit(there, mover.client, match);
  expect(mover.client.all('refused')).toEqual([]);
  expect(mover.client.last('ack')?.id).toBe(again);
  // What doesn't fit either way still is.
  const { decision } = mover.client.model;
  const [move = ''] = mover.client.model.legal(0);
  await say(there, mover.client, { type: 'commit', match, decision: decision + 5, step: 0, move });
  expect(mover.client.last('refused')?.code).toBe('stale-decision');
  noErrors(shared);
});

test('a listener that was lost: all that was missed is told when it is back', async () => {
  const shared = openProcesses(2);
  const { match, people } = await startSpread(shared, { seats: ['open', 'open', 'open'] });
  const [here, there] = shared.harnesses as [Harness, Harness];
  const mover = people.find(({ harness }) => harness === here) as PlacedClient;
  const far = people.find(({ harness }) => harness === there) as PlacedClient;
  const other = shared.memory.processes.get('process 1');
  if (other === undefined) throw new Error('nobody is there');
  other.isDeaf = true;
  far.client.news();
  await commit(here, mover.client, match);
  await say(here, mover.client, { type: 'chat', match, text: 'hello?' });
  expect(far.client.news()).toEqual([]);
  other.isDeaf = false;
  other.hear({ kind: 'anything' });
  await quiet();
  expect(types(far.client.news())).toEqual(['ready', 'chat']);
});

test('a player who is connected to another process is not absent', async () => {
  const shared = openProcesses(2);
  const { match, people } = await startSpread(shared, { seats: ['open', 'open', 'open'] });
  const { time } = shared;
  const [here, there] = shared.harnesses as [Harness, Harness];
  const host = guestNamed('player-0');
  const far = people.find(({ harness }) => harness === there) as PlacedClient;
  const seat = far.client.model.seat as number;
  const replace = () => here.service.changeSeats(match, host, { do: 'bot', seat, level: 'easy' });
  expect(codeOf(await replace())).toBe('match-started');
  there.service.forget(far.client);
  await time.pass(BACK_WITHIN - 1);
  expect(codeOf(await replace())).toBe('match-started');
  await time.pass(1);
  expect(codeOf(await replace())).toBe('ok');
});
