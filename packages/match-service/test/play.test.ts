// Whole random matches with people who do everything that people do: they choose in any order, change their minds,
// click twice, click late, send nonsense, come on a second device, chat, and lose their connection; and the server
// is restarted in the middle.

import { GAME_IDS, type GameId, withGame } from '@mirabilia/games';
import { below, checkRecord, pick, type Rng, rngFrom, sealOf } from '@mirabilia/kernel';
import { TIME_FOR_MANY_CASES } from '@mirabilia/kernel/testkit';
import type { ServerMessage } from '@mirabilia/protocol';
import { describe, expect, test, vi } from 'vitest';
import { type Guest, MOST_WRITTEN } from '../src/index.ts';
import { MOST_CHANGES } from '../src/match/admission.ts';
import { BACK_WITHIN } from '../src/match/presence.ts';
import type { LogEntry } from '../src/store.ts';
import {
  codeOf,
  follow,
  granted,
  guestNamed,
  type Harness,
  openHarness,
  type ScriptedClient,
  say,
  scriptedClient,
  startTable,
} from '../testkit/harness.ts';

vi.setConfig({ testTimeout: TIME_FOR_MANY_CASES });

interface Play {
  harness: Harness;
  readonly game: GameId;
  readonly match: string;
  /** By seat; each may have several connections. */
  readonly devices: ScriptedClient[][];
  readonly spectator: ScriptedClient;
  readonly rng: Rng;
  /** Messages that were acknowledged, with the number that was told. */
  readonly acknowledged: Map<string, number>;
  /** What was last sent by each seat: it may be sent again. */
  readonly sent: Map<number, Parameters<typeof say>[2]>;
  /** A move that somebody made. */
  lastMove: string;
}

const owes = ({ model }: ScriptedClient): boolean => (model.owed[model.seat ?? -1] ?? 0) > 0;

/** What the sender was answered; a refusal's code, or the number of the acknowledgement. */
function answerTo(client: ScriptedClient, id: string): string | number {
  const answers = client.heard.filter(
    (message): message is Extract<ServerMessage, { type: 'ack' | 'refused' }> =>
      (message.type === 'ack' || message.type === 'refused') && message.id === id,
  );
  const [answer] = answers;
  if (answers.length !== 1 || answer === undefined) throw new Error(`${answers.length} answers to ${id}`);
  return answer.type === 'ack' ? answer.seq : answer.code;
}

async function choose(play: Play, client: ScriptedClient, step: number): Promise<void> {
  const { model } = client;
  const legal = model.legal(step);
  // In the open form a client isn't told what could have been chosen before it connected.
  if (legal.length === 0) return;
  const move = pick(play.rng, legal);
  const message = { type: 'commit', match: play.match, decision: model.decision, step, move } as const;
  const id = await say(play.harness, client, message);
  const told = answerTo(client, id);
  expect(told, `${move} as step ${step}`).toBeTypeOf('number');
  play.acknowledged.set(`${model.seat} ${id}`, told as number);
  play.sent.set(model.seat as number, { ...message, id });
  play.lastMove = move;
}

type Habit = (play: Play, client: ScriptedClient) => Promise<void>;

/** Habits that had an occasion. */
const seen = new Set<string>();

const HABITS: Readonly<Record<string, Habit>> = {
  'changes their mind': async (play, client) => {
    if (client.model.plan.length > 0) await choose(play, client, below(play.rng, client.model.plan.length));
  },
  'clicks twice': async (play, client) => {
    const message = play.sent.get(client.model.seat as number);
    if (message === undefined) return;
    const before = play.harness.store.log(play.match).length;
    const other = scriptedClient(client.guest, { game: play.game });
    await say(play.harness, other, message);
    const told = play.acknowledged.get(`${client.model.seat} ${message.id}`);
    expect(other.heard).toEqual([{ type: 'ack', id: message.id, match: play.match, seq: told }]);
    expect(play.harness.store.log(play.match)).toHaveLength(before);
  },
  'clicks late': async (play, client) => {
    const { decision } = client.model;
    if (decision === 0) return;
    const late = { type: 'commit', match: play.match, decision: decision - 1, step: 0 } as const;
    const id = await say(play.harness, client, { ...late, move: play.lastMove });
    expect(answerTo(client, id)).toBe('stale-decision');
  },
  'sends nonsense': async (play, client) => {
    const { decision } = client.model;
    const base = { type: 'commit', match: play.match, decision, step: 0 } as const;
    const answers = [];
    if (play.lastMove === '') return;
    for (const wrong of [
      { move: 'build colosseum' },
      { move: 'build ?' },
      { step: 9, move: play.lastMove },
    ]) {
      answers.push(answerTo(client, await say(play.harness, client, { ...base, ...wrong })));
    }
    const asked = owes(client) || client.model.plan.length > 0;
    expect(answers.slice(0, 2)).toEqual(['illegal-move', 'illegal-move']);
    expect(answers[2]).toBe(asked ? 'no-such-step' : 'not-asked');
  },
  'is somebody else': async (play, client) => {
    const { decision } = client.model;
    const move = client.model.legal()[0];
    if (move === undefined) return;
    const message = { type: 'commit', match: play.match, decision, step: 0, move } as const;
    const [stranger, nobody] = [scriptedClient(guestNamed('stranger')), scriptedClient(undefined)];
    expect(answerTo(stranger, await say(play.harness, stranger, message))).toBe('not-seated');
    expect(answerTo(nobody, await say(play.harness, nobody, message))).toBe('no-guest');
  },
  'comes on another device': async (play, client) => {
    const form = pick(play.rng, ['engine', 'open'] as const);
    const device = scriptedClient(client.guest, { form, game: play.game });
    await follow(play.harness, device, play.match);
    play.devices[client.model.seat as number]?.push(device);
  },
  'is joined by a spectator': async ({ harness, match, game, spectator }) => {
    for (const form of ['engine', 'open'] as const) {
      const friend = scriptedClient(undefined, { form, game });
      await say(harness, friend, { type: 'watch', match, form, story: true });
      harness.service.forget(friend);
      expect(friend.heard.map(({ type }) => type).slice(0, 4)).toEqual(['ack', 'lobby', 'story', 'view']);
      const told = friend.last('story')?.events;
      const heard = spectator.all('view').flatMap(({ events }) => events);
      if (form === 'engine') expect(told).toEqual(heard);
      else expect(told).toHaveLength(heard.length);
    }
  },
  'loses a connection': async (play, client) => {
    const devices = play.devices[client.model.seat as number] as ScriptedClient[];
    if (devices.length < 2) return;
    play.harness.service.forget(devices.shift() as ScriptedClient);
  },
  chats: async (play, client) => {
    await say(play.harness, client, { type: 'chat', match: play.match, text: ' good  luck ' });
    expect(play.spectator.last('chat')).toMatchObject({ text: 'good luck', seat: client.model.seat });
  },
  preselects: async (play, client) => {
    const { decision } = client.model;
    const move = client.model.legal()[0];
    if (move === undefined) return;
    const heard = play.spectator.heard.length;
    const id = await say(play.harness, client, { type: 'preselect', match: play.match, decision, move });
    expect(answerTo(client, id)).toBeTypeOf('number');
    expect(play.spectator.heard).toHaveLength(heard);
  },
  'is there when the server restarts': async (play) => {
    const before = await shown(play);
    play.harness = play.harness.restarted();
    expect(await shown(play)).toEqual(before);
    for (const devices of play.devices)
      for (const client of devices) await follow(play.harness, client, play.match);
    await follow(play.harness, play.spectator, play.match);
  },
  'has the server built beside': async (play) => {
    expect(await shown({ ...play, harness: play.harness.restarted() })).toEqual(await shown(play));
  },
};

/** What everybody would be shown who came now, in both forms. */
async function shown({ harness, match, devices, game }: Play): Promise<unknown[]> {
  const views: unknown[] = [];
  for (const guest of [...devices.map(([device]) => device?.guest), undefined]) {
    for (const form of ['engine', 'open'] as const) {
      const client = scriptedClient(guest, { form, game });
      await follow(harness, client, match);
      harness.service.forget(client);
      views.push(client.heard.filter(({ type }) => type !== 'ack'));
    }
  }
  return views;
}

async function carryOn(play: Play, client: ScriptedClient, habit: string): Promise<void> {
  const calls = play.harness.store.log(play.match).length + client.heard.length + play.devices.flat().length;
  await HABITS[habit]?.(play, client);
  const after = play.harness.store.log(play.match).length + client.heard.length + play.devices.flat().length;
  if (after !== calls || !/device|connection|mind|late/.test(habit)) seen.add(habit);
}

async function playWhole(game: GameId, players: number, seed: string): Promise<Play> {
  const rng = rngFrom(seed, 'people');
  const harness = openHarness({ series: seed });
  const options = { seating: pick(rng, ['as-is', 'shuffled']) };
  const table = await startTable(harness, { game, people: players, options });
  const { match } = table;
  const spectator = scriptedClient(undefined, { game });
  await follow(harness, spectator, match);
  const devices = table.players.map((player) => [player]);
  const play: Play = {
    harness,
    game,
    match,
    devices,
    spectator,
    rng,
    acknowledged: new Map(),
    sent: new Map(),
    lastMove: '',
  };
  const names = Object.keys(HABITS);
  while (spectator.model.over === undefined) {
    const client = pick(rng, pick(rng, devices));
    if (below(rng, 4) === 0) await carryOn(play, client, pick(rng, names));
    else if (owes(client)) await choose(play, client, client.model.plan.length);
  }
  return play;
}

const committed = (log: readonly LogEntry[]): string[] =>
  log.flatMap(({ body }) => (body.kind === 'commit' && body.message ? [`${body.seat} ${body.message}`] : []));

describe.for(GAME_IDS)('%s', (game) => {
  const { min, max } = withGame(game, ({ seats }) => seats);
  const counts = Array.from({ length: max - min + 1 }, (_, i) => min + i);
  const movers = new Set<string>();

  test.for(counts)('a whole match with %i people', async (players) => {
    const { harness, match, devices, spectator, acknowledged } = await playWhole(
      game,
      players,
      `${game} ${players}`,
    );
    expect(harness.errors).toEqual([]);
    for (const { body } of harness.store.log(match)) if (body.kind === 'commit') movers.add(body.by);

    // What was acknowledged is in the log, once each, and nothing else is.
    expect(committed(harness.store.log(match)).toSorted()).toEqual([...acknowledged.keys()].toSorted());

    const over = spectator.model.over;
    for (const client of devices.flat()) expect(client.model.over).toEqual(over);
    const row = harness.store.rows.get(match);
    expect(row).toMatchObject({ status: 'over', result: over?.outcome, wakeAt: null });
    const lobby = granted(await harness.service.lobby(match, undefined));
    expect(lobby).toMatchObject({
      status: 'over',
      seed: over?.seed,
      seal: sealOf(over?.serverSecret as string),
    });

    const record = granted(await harness.service.record(match, undefined));
    const report = withGame(game, (rules) => checkRecord(rules, JSON.parse(JSON.stringify(record))).findings);
    expect(report.filter(({ holds }) => !holds)).toEqual([]);
    expect(record).toMatchObject({ seed: over?.seed, result: over?.outcome });
    expect(codeOf(await harness.service.record('nowhere', undefined))).toBe('no-such-match');
  });

  test('moves that are no choice are made at once', () => {
    const forced = withGame(game, (rules) => (rules.forced === undefined ? [] : ['forced']));
    expect([...movers].toSorted()).toEqual([...forced, 'player']);
  });

  test('all this really happened', () => {
    expect([...seen].toSorted()).toEqual(Object.keys(HABITS).toSorted());
  });
});

test('a player who writes without end is stopped, alone, and may still make moves that the match waits for', async () => {
  const harness = openHarness();
  const pace = { kind: 'days', hours: 24 } as const;
  const { match, players } = await startTable(harness, { people: 3, pace });
  const [first, second] = players as [ScriptedClient, ScriptedClient];
  const [move, other] = first.model.legal() as [string, string];
  await harness.service.receive(first, { type: 'commit', id: 'c', match, decision: 0, step: 0, move });
  for (let i = 1; i < MOST_WRITTEN; i++) {
    await harness.service.receive(first, { type: 'preselect', id: `p${i}`, match, decision: 0, move });
  }
  const spam = { match, decision: 0, step: 0, move: other } as const;
  for (const message of [
    { type: 'commit', ...spam },
    { type: 'preselect', ...spam },
    { type: 'chat', match, text: 'spam' },
  ] as const) {
    expect(answerTo(first, await say(harness, first, message))).toBe('too-many');
  }
  for (const player of players.slice(1)) {
    const [own] = player.model.legal() as [string];
    expect(answerTo(second, await say(harness, second, { type: 'chat', match, text: 'well' }))).toBeTypeOf(
      'number',
    );
    await say(harness, player, { ...spam, type: 'commit', move: own });
  }
  const [next] = first.model.legal() as [string];
  const commit = { type: 'commit', match, decision: 1, step: 0, move: next } as const;
  expect(answerTo(first, await say(harness, first, commit))).toBeTypeOf('number');
});

test('a player may change their mind fifty times in a decision, and as often in the next one', async () => {
  const harness = openHarness();
  const { match, players } = await startTable(harness, { people: 3 });
  const [first] = players as [ScriptedClient];
  for (const decision of [0, 1]) {
    const [one, other] = first.model.legal() as [string, string];
    const choose = async (move: string) =>
      answerTo(first, await say(harness, first, { type: 'commit', match, decision, step: 0, move }));
    for (let change = 0; change <= MOST_CHANGES; change++) {
      expect(await choose(change % 2 === 0 ? one : other)).toBeTypeOf('number');
    }
    expect(await choose(other)).toBe('too-many');
    expect(first.last('refused')?.facts).toEqual({ what: 'changes-of-mind', most: MOST_CHANGES });
    for (const player of players.slice(1)) {
      const [move] = player.model.legal() as [string];
      await say(harness, player, { type: 'commit', match, decision, step: 0, move });
    }
    expect(first.model.decision).toBe(decision + 1);
  }
});

test('what is preselected where no clock runs is answered and not written', async () => {
  const harness = openHarness();
  const { match, players } = await startTable(harness, { people: 3, pace: { kind: 'untimed' } });
  const [first] = players as [ScriptedClient];
  const [move] = first.model.legal() as [string];
  for (const preselected of [move, null]) {
    const id = await say(harness, first, { type: 'preselect', match, decision: 0, move: preselected });
    expect(answerTo(first, id)).toBe(0);
  }
  expect(harness.store.log(match)).toEqual([]);
});

test('a big screen in a player’s name is told what any spectator is told, and doesn’t count as the player’s presence', async () => {
  const harness = openHarness();
  const { match, players } = await startTable(harness, { people: 3, pace: { kind: 'untimed' } });
  const [first, second, third] = players as [ScriptedClient, ScriptedClient, ScriptedClient];
  const screen = scriptedClient(second.guest);
  const anybody = scriptedClient(undefined);
  for (const client of [screen, anybody]) {
    await say(harness, client, { type: 'watch', match, form: 'engine', asSpectator: true });
  }
  for (const player of players) {
    const [move] = player.model.legal() as [string];
    await say(harness, player, { type: 'commit', match, decision: 0, step: 0, move });
  }
  const told = ({ heard }: ScriptedClient) => heard.filter(({ type }) => type !== 'ack' && type !== 'lobby');
  expect(told(screen)).toEqual(told(anybody));
  expect(screen.model).toMatchObject({ seat: null, decision: 1 });
  expect(third.model.seat).not.toBeNull();

  const askForBot = () =>
    harness.service.changeSeats(match, first.guest as Guest, {
      do: 'bot',
      seat: second.model.seat as number,
      level: 'hard',
    });
  expect(codeOf(await askForBot())).not.toBe('ok');
  harness.service.forget(second);
  await harness.time.pass(BACK_WITHIN);
  expect(codeOf(await askForBot())).toBe('ok');
});

test('changes of mind are told to the player’s own devices at once, and to others a few times a second', async () => {
  const harness = openHarness();
  const { match, players } = await startTable(harness, { people: 3 });
  const [player, other] = players as [ScriptedClient, ScriptedClient];
  const device = scriptedClient(player.guest);
  const spectator = scriptedClient(undefined);
  for (const client of [device, spectator]) await follow(harness, client, match);
  const legal = players.map(({ model }) => model.legal());
  const choose = (client: ScriptedClient, choice: number) => {
    const move = legal[client.model.seat as number]?.[choice % 3] as string;
    return say(harness, client, { type: 'commit', match, decision: 0, step: 0, move });
  };
  for (let change = 0; change < 30; change++) await choose(player, change);
  expect(device.all('plan')).toHaveLength(30);
  expect(device.all('ready')).toHaveLength(30);
  for (const client of [spectator, other]) expect(client.all('ready')).toHaveLength(8);
  await harness.time.pass(1000);
  expect(spectator.all('ready')).toHaveLength(9);
  expect(spectator.last('ready')?.seq).toBe(device.last('plan')?.seq);

  // What everybody's view says by now isn't told again.
  for (let change = 0; change < 15; change++) await choose(player, change);
  for (const client of players.slice(1)) await choose(client, 0);
  const before = spectator.all('ready').length;
  await harness.time.pass(5000);
  expect([spectator.model.decision, spectator.all('ready').length]).toEqual([1, before]);
});
