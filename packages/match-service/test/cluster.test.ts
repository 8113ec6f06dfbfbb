// Several halls on one storage, as several processes have them: people of the same match are in any of them.

import type { ServerMessage } from '@mirabilia/protocol';
import { expect, test } from 'vitest';
import type { Thinker } from '../src/index.ts';
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

interface Street {
  readonly time: FakeTime;
  readonly memory: Memory;
  readonly houses: readonly Harness[];
}

function openStreet(count: number, thinker: Thinker = quickThinker): Street {
  const memory = emptyMemory();
  const time = fakeTime();
  const houses = Array.from({ length: count }, (_, i) => {
    const store = memoryStore({ memory, now: time.clock, sharedBy: `process ${i}` });
    return openHarness({ store, time, thinker, series: `house ${i}` });
  });
  return { time, memory, houses };
}

interface Guesthouse {
  readonly house: Harness;
  readonly member: ScriptedClient;
}

interface Wish {
  readonly seats: readonly string[];
  readonly pace?: { readonly kind: 'untimed' } | { readonly kind: 'live'; decision: number; bank: number };
  readonly botDelay?: number;
  readonly game?: 'seven-wonders' | 'architects';
}

/** People of one match, each in the next house; by seat. */
async function startSpread({ houses }: Street, { seats, pace, botDelay = 0, game = 'seven-wonders' }: Wish) {
  const at = (person: number): Harness => houses[person % houses.length] as Harness;
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
  const people: Guesthouse[] = guests.map((guest, i) => ({
    house: at(i),
    member: scriptedClient(guest, { game }),
  }));
  await follow(at(0), people[0]?.member as ScriptedClient, match);
  for (const [i, guest] of others.entries()) {
    granted(await at(i + 1).service.join(match, guest));
    await follow(at(i + 1), people[i + 1]?.member as ScriptedClient, match);
  }
  granted(await at(0).service.start(match, host));
  await quiet();
  const bySeat = people.toSorted((a, b) => (a.member.model.seat ?? 0) - (b.member.model.seat ?? 0));
  return { match, people: bySeat };
}

const owes = ({ member: { model } }: Guesthouse): boolean => (model.owed[model.seat ?? -1] ?? 0) > 0;

async function playOut(street: Street, match: string, people: readonly Guesthouse[]): Promise<void> {
  for (let idle = 0; idle < 50; ) {
    const person = people.find(owes);
    if (person === undefined) {
      await street.time.pass(100);
      idle++;
    } else {
      idle = 0;
      await commit(person.house, person.member, match);
    }
    if (people.every(({ member }) => member.last('over') !== undefined)) return;
  }
}

const types = (messages: readonly ServerMessage[]): string[] => messages.map(({ type }) => type);
const noErrors = ({ houses }: Street) => expect(houses.flatMap(({ errors }) => errors)).toEqual([]);

test.for(['seven-wonders', 'architects'] as const)(
  '%s: people in three processes play a match to its end, and all see the same',
  async (game) => {
    const street = openStreet(3);
    const { match, people } = await startSpread(street, { game, seats: ['open', 'open', 'open', 'open'] });
    await playOut(street, match, people);
    const overs = people.map(({ member }) => member.last('over'));
    expect(overs[0]).toBeDefined();
    for (const over of overs) expect(over).toEqual(overs[0]);
    for (const { member } of people) expect(member.all('refused')).toEqual([]);
    noErrors(street);
  },
);

test('all commit at the same moment in different processes: nothing is lost and nothing refused', async () => {
  const street = openStreet(3);
  const { match, people } = await startSpread(street, { seats: ['open', 'open', 'open', 'open'] });
  for (let round = 0; round < 6; round++) {
    const decision = people[0]?.member.model.decision;
    await Promise.all(people.filter(owes).map(({ house, member }) => commit(house, member, match)));
    await quiet();
    expect(people.map(({ member }) => member.model.decision)).not.toContain(decision);
  }
  for (const { member } of people) expect(member.all('refused')).toEqual([]);
  noErrors(street);
});

test('what somebody does in another process is told as if it were done here', async () => {
  const street = openStreet(2);
  const { match, people } = await startSpread(street, { seats: ['open', 'open', 'open'] });
  const [here, there] = street.houses as [Harness, Harness];
  const mover = people.find(({ house }) => house === here) as Guesthouse;
  const other = people.find(({ house }) => house === there) as Guesthouse;
  const device = scriptedClient(mover.member.guest);
  const spectator = scriptedClient(undefined);
  for (const member of [device, spectator]) await follow(there, member, match);
  for (const member of [device, spectator, other.member]) member.news();

  const [move = ''] = mover.member.model.legal();
  await say(here, mover.member, { type: 'preselect', match, decision: 1, move });
  for (const member of [device, spectator, other.member]) expect(member.news()).toEqual([]);

  await commit(here, mover.member, match);
  expect(types(spectator.news())).toEqual(['ready']);
  expect(types(other.member.news())).toEqual(['ready']);
  // His own second device learns what he chose.
  expect(types(device.news())).toEqual(['plan', 'ready']);

  await say(here, mover.member, { type: 'chat', match, text: 'hello' });
  expect(types(spectator.news())).toEqual(['chat']);
  await say(there, other.member, { type: 'mute', match, on: true });
  await say(here, mover.member, { type: 'chat', match, text: 'again' });
  expect(types(other.member.news())).toEqual(['chat', 'ack']);
});

test('seats, the start and a rematch are told to those who follow in another process', async () => {
  const street = openStreet(2);
  const [here, there] = street.houses as [Harness, Harness];
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
  expect(types(far.news())).toEqual(['lobby', 'view']);
  expect(far.model.seat).not.toBe(undefined);
});

test('a bot is asked once, whoever resolves the decision before its turn', async () => {
  let asked = 0;
  const counting: Thinker = {
    ...quickThinker,
    think: async (question) => {
      asked++;
      await quiet();
      return quickThinker.think(question);
    },
  };
  const street = openStreet(3, counting);
  const { match, people } = await startSpread(street, { seats: ['open', 'open', 'bot:easy', 'bot:easy'] });
  await playOut(street, match, people);
  const moved = (street.memory.logs.get(match) ?? []).filter(
    ({ body }) => body.kind === 'commit' && body.by === 'bot',
  );
  expect(people[0]?.member.last('over')).toBeDefined();
  expect(moved.length).toBeGreaterThan(20);
  expect(asked).toBe(moved.length);
  noErrors(street);
});

test('a clock that runs out is played once, by one of the processes', async () => {
  const street = openStreet(3);
  const { match, people } = await startSpread(street, {
    seats: ['open', 'open', 'open'],
    pace: { kind: 'live', decision: 10, bank: 0 },
  });
  await street.time.pass(35_000);
  const log = street.memory.logs.get(match) ?? [];
  const byClock = log.flatMap(({ body }) =>
    body.kind === 'commit' && body.by === 'clock' ? [`${body.decision} ${body.seat} ${body.step}`] : [],
  );
  expect(byClock.length).toBeGreaterThanOrEqual(people.length);
  expect(new Set(byClock).size).toBe(byClock.length);
  noErrors(street);
});

test('what a dead process had in hand is taken over soon', async () => {
  let isDead = false;
  const dying: Thinker = {
    ...quickThinker,
    think: (question) => (isDead ? new Promise(() => {}) : quickThinker.think(question)),
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
  const street: Street = { time, memory, houses: [first] };
  const { match, people } = await startSpread(street, { seats: ['open', 'open', 'bot:easy'] });
  isDead = true;
  for (const person of people) await commit(person.house, person.member, match);
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

test('who comes from another process is shown what he did there, even if the news are late', async () => {
  const street = openStreet(2);
  const { match, people } = await startSpread(street, { seats: ['open', 'open', 'open'] });
  const [here, there] = street.houses as [Harness, Harness];
  const mover = people.find(({ house }) => house === here) as Guesthouse;
  const neighbour = street.memory.processes.get('process 1');
  if (neighbour === undefined) throw new Error('nobody is there');
  neighbour.isDeaf = true;
  await commit(here, mover.member, match);
  const again = scriptedClient(mover.member.guest);
  await follow(there, again, match);
  expect(again.model.plan).toHaveLength(1);
});

test('a listener that was lost: all that was missed is told when it is back', async () => {
  const street = openStreet(2);
  const { match, people } = await startSpread(street, { seats: ['open', 'open', 'open'] });
  const [here, there] = street.houses as [Harness, Harness];
  const mover = people.find(({ house }) => house === here) as Guesthouse;
  const far = people.find(({ house }) => house === there) as Guesthouse;
  const neighbour = street.memory.processes.get('process 1');
  if (neighbour === undefined) throw new Error('nobody is there');
  neighbour.isDeaf = true;
  far.member.news();
  await commit(here, mover.member, match);
  await say(here, mover.member, { type: 'chat', match, text: 'hello?' });
  expect(far.member.news()).toEqual([]);
  neighbour.isDeaf = false;
  neighbour.hear({ kind: 'anything' });
  await quiet();
  expect(types(far.member.news())).toEqual(['ready', 'chat']);
});

test('a player who is connected to another process is not absent', async () => {
  const street = openStreet(2);
  const { match, people } = await startSpread(street, { seats: ['open', 'open', 'open'] });
  const [here, there] = street.houses as [Harness, Harness];
  const host = guestNamed('player-0');
  const far = people.find(({ house }) => house === there) as Guesthouse;
  const seat = far.member.model.seat as number;
  const replace = () => here.service.changeSeats(match, host, { do: 'bot', seat, level: 'easy' });
  expect(codeOf(await replace())).toBe('match-started');
  there.service.forget(far.member);
  expect(codeOf(await replace())).toBe('ok');
});
