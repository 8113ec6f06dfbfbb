// Whole random matches with people who do everything that people do: they choose in any order, change their minds,
// click twice, click late, send nonsense, come on a second device, chat, and lose their connection; and the server
// is restarted in the middle.

import { GAME_IDS, type GameId, withGame } from '@mirabilia/games';
import { below, checkRecord, pick, type Rng, rngFrom, sealOf } from '@mirabilia/kernel';
import { TIME_FOR_MANY_CASES } from '@mirabilia/kernel/testkit';
import type { ServerMessage } from '@mirabilia/protocol';
import { describe, expect, test, vi } from 'vitest';
import { type Guest, MOST_WRITTEN } from '../src/index.ts';
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
  house: Harness;
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
function answerTo(member: ScriptedClient, id: string): string | number {
  const answers = member.heard.filter(
    (message): message is Extract<ServerMessage, { type: 'ack' | 'refused' }> =>
      (message.type === 'ack' || message.type === 'refused') && message.id === id,
  );
  const [answer] = answers;
  if (answers.length !== 1 || answer === undefined) throw new Error(`${answers.length} answers to ${id}`);
  return answer.type === 'ack' ? answer.seq : answer.code;
}

async function choose(play: Play, member: ScriptedClient, step: number): Promise<void> {
  const { model } = member;
  const legal = model.legal(step);
  // In the open form nobody is told what he could have chosen before he came.
  if (legal.length === 0) return;
  const move = pick(play.rng, legal);
  const message = { type: 'commit', match: play.match, decision: model.decision, step, move } as const;
  const id = await say(play.house, member, message);
  const told = answerTo(member, id);
  expect(told, `${move} as step ${step}`).toBeTypeOf('number');
  play.acknowledged.set(`${model.seat} ${id}`, told as number);
  play.sent.set(model.seat as number, { ...message, id });
  play.lastMove = move;
}

type Antic = (play: Play, member: ScriptedClient) => Promise<void>;

/** Antics that had an occasion. */
const seen = new Set<string>();

const ANTICS: Readonly<Record<string, Antic>> = {
  'changes his mind': async (play, member) => {
    if (member.model.plan.length > 0) await choose(play, member, below(play.rng, member.model.plan.length));
  },
  'clicks twice': async (play, member) => {
    const message = play.sent.get(member.model.seat as number);
    if (message === undefined) return;
    const before = play.house.store.log(play.match).length;
    const other = scriptedClient(member.guest, { game: play.game });
    await say(play.house, other, message);
    const told = play.acknowledged.get(`${member.model.seat} ${message.id}`);
    expect(other.heard).toEqual([{ type: 'ack', id: message.id, match: play.match, seq: told }]);
    expect(play.house.store.log(play.match)).toHaveLength(before);
  },
  'clicks late': async (play, member) => {
    const { decision } = member.model;
    if (decision === 0) return;
    const late = { type: 'commit', match: play.match, decision: decision - 1, step: 0 } as const;
    const id = await say(play.house, member, { ...late, move: play.lastMove });
    expect(answerTo(member, id)).toBe('stale-decision');
  },
  'sends nonsense': async (play, member) => {
    const { decision } = member.model;
    const base = { type: 'commit', match: play.match, decision, step: 0 } as const;
    const answers = [];
    if (play.lastMove === '') return;
    for (const wrong of [
      { move: 'build colosseum' },
      { move: 'build ?' },
      { step: 9, move: play.lastMove },
    ]) {
      answers.push(answerTo(member, await say(play.house, member, { ...base, ...wrong })));
    }
    const asked = owes(member) || member.model.plan.length > 0;
    expect(answers.slice(0, 2)).toEqual(['illegal-move', 'illegal-move']);
    expect(answers[2]).toBe(asked ? 'no-such-step' : 'not-asked');
  },
  'is somebody else': async (play, member) => {
    const { decision } = member.model;
    const move = member.model.legal()[0];
    if (move === undefined) return;
    const message = { type: 'commit', match: play.match, decision, step: 0, move } as const;
    const [stranger, nobody] = [scriptedClient(guestNamed('stranger')), scriptedClient(undefined)];
    expect(answerTo(stranger, await say(play.house, stranger, message))).toBe('not-seated');
    expect(answerTo(nobody, await say(play.house, nobody, message))).toBe('no-guest');
  },
  'comes on another device': async (play, member) => {
    const form = pick(play.rng, ['engine', 'open'] as const);
    const device = scriptedClient(member.guest, { form, game: play.game });
    await follow(play.house, device, play.match);
    play.devices[member.model.seat as number]?.push(device);
  },
  'is joined by a spectator': async ({ house, match, game, spectator }) => {
    for (const form of ['engine', 'open'] as const) {
      const friend = scriptedClient(undefined, { form, game });
      await say(house, friend, { type: 'watch', match, form, story: true });
      house.service.forget(friend);
      expect(friend.heard.map(({ type }) => type).slice(0, 4)).toEqual(['ack', 'lobby', 'story', 'view']);
      const told = friend.last('story')?.events;
      const heard = spectator.all('view').flatMap(({ events }) => events);
      if (form === 'engine') expect(told).toEqual(heard);
      else expect(told).toHaveLength(heard.length);
    }
  },
  'loses a connection': async (play, member) => {
    const devices = play.devices[member.model.seat as number] as ScriptedClient[];
    if (devices.length < 2) return;
    play.house.service.forget(devices.shift() as ScriptedClient);
  },
  chats: async (play, member) => {
    await say(play.house, member, { type: 'chat', match: play.match, text: ' good  luck ' });
    expect(play.spectator.last('chat')).toMatchObject({ text: 'good luck', seat: member.model.seat });
  },
  preselects: async (play, member) => {
    const { decision } = member.model;
    const move = member.model.legal()[0];
    if (move === undefined) return;
    const heard = play.spectator.heard.length;
    const id = await say(play.house, member, { type: 'preselect', match: play.match, decision, move });
    expect(answerTo(member, id)).toBeTypeOf('number');
    expect(play.spectator.heard).toHaveLength(heard);
  },
  'is there when the server restarts': async (play) => {
    const before = await shown(play);
    play.house = play.house.restarted();
    expect(await shown(play)).toEqual(before);
    for (const devices of play.devices)
      for (const member of devices) await follow(play.house, member, play.match);
    await follow(play.house, play.spectator, play.match);
  },
  'has the server built beside': async (play) => {
    expect(await shown({ ...play, house: play.house.restarted() })).toEqual(await shown(play));
  },
};

/** What everybody would be shown who came now, in both forms. */
async function shown({ house, match, devices, game }: Play): Promise<unknown[]> {
  const views: unknown[] = [];
  for (const guest of [...devices.map(([device]) => device?.guest), undefined]) {
    for (const form of ['engine', 'open'] as const) {
      const member = scriptedClient(guest, { form, game });
      await follow(house, member, match);
      house.service.forget(member);
      views.push(member.heard.filter(({ type }) => type !== 'ack'));
    }
  }
  return views;
}

async function carryOn(play: Play, member: ScriptedClient, antic: string): Promise<void> {
  const calls = play.house.store.log(play.match).length + member.heard.length + play.devices.flat().length;
  await ANTICS[antic]?.(play, member);
  const after = play.house.store.log(play.match).length + member.heard.length + play.devices.flat().length;
  if (after !== calls || !/device|connection|mind|late/.test(antic)) seen.add(antic);
}

async function playWhole(game: GameId, players: number, seed: string): Promise<Play> {
  const rng = rngFrom(seed, 'people');
  const house = openHarness({ series: seed });
  const options = { seating: pick(rng, ['as-is', 'shuffled']) };
  const table = await startTable(house, { game, people: players, options });
  const { match } = table;
  const spectator = scriptedClient(undefined, { game });
  await follow(house, spectator, match);
  const devices = table.players.map((player) => [player]);
  const play: Play = {
    house,
    game,
    match,
    devices,
    spectator,
    rng,
    acknowledged: new Map(),
    sent: new Map(),
    lastMove: '',
  };
  const names = Object.keys(ANTICS);
  while (spectator.model.over === undefined) {
    const member = pick(rng, pick(rng, devices));
    if (below(rng, 4) === 0) await carryOn(play, member, pick(rng, names));
    else if (owes(member)) await choose(play, member, member.model.plan.length);
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
    const { house, match, devices, spectator, acknowledged } = await playWhole(
      game,
      players,
      `${game} ${players}`,
    );
    expect(house.errors).toEqual([]);
    for (const { body } of house.store.log(match)) if (body.kind === 'commit') movers.add(body.by);

    // What was acknowledged is in the log, once each, and nothing else is.
    expect(committed(house.store.log(match)).toSorted()).toEqual([...acknowledged.keys()].toSorted());

    const over = spectator.model.over;
    for (const member of devices.flat()) expect(member.model.over).toEqual(over);
    const row = house.store.rows.get(match);
    expect(row).toMatchObject({ status: 'over', result: over?.outcome, wakeAt: null });
    const lobby = granted(await house.service.lobby(match, undefined));
    expect(lobby).toMatchObject({ status: 'over', seed: over?.seed, seal: sealOf(over?.seed as string) });

    const record = granted(await house.service.record(match, undefined));
    const report = withGame(game, (rules) => checkRecord(rules, JSON.parse(JSON.stringify(record))).findings);
    expect(report.filter(({ holds }) => !holds)).toEqual([]);
    expect(record).toMatchObject({ seed: over?.seed, result: over?.outcome });
    expect(codeOf(await house.service.record('nowhere', undefined))).toBe('no-such-match');
  });

  test('moves that are no choice are made at once', () => {
    const forced = withGame(game, (rules) => (rules.forced === undefined ? [] : ['forced']));
    expect([...movers].toSorted()).toEqual([...forced, 'player']);
  });

  test('all this really happened', () => {
    expect([...seen].toSorted()).toEqual(Object.keys(ANTICS).toSorted());
  });
});

test('who writes without end is stopped, alone, and may still do what he is waited for', async () => {
  const house = openHarness();
  const pace = { kind: 'days', hours: 24 } as const;
  const { match, players } = await startTable(house, { people: 3, pace });
  const [first, second] = players as [ScriptedClient, ScriptedClient];
  const [move, other] = first.model.legal() as [string, string];
  for (let i = 0; i < MOST_WRITTEN; i++) {
    await house.service.receive(first, { type: 'commit', id: `c${i}`, match, decision: 0, step: 0, move });
  }
  const spam = { match, decision: 0, step: 0, move: other } as const;
  for (const message of [
    { type: 'commit', ...spam },
    { type: 'preselect', ...spam },
    { type: 'chat', match, text: 'spam' },
  ] as const) {
    expect(answerTo(first, await say(house, first, message))).toBe('too-many');
  }
  for (const player of players.slice(1)) {
    const [own] = player.model.legal() as [string];
    expect(answerTo(second, await say(house, second, { type: 'chat', match, text: 'well' }))).toBeTypeOf(
      'number',
    );
    await say(house, player, { ...spam, type: 'commit', move: own });
  }
  const [next] = first.model.legal() as [string];
  const commit = { type: 'commit', match, decision: 1, step: 0, move: next } as const;
  expect(answerTo(first, await say(house, first, commit))).toBeTypeOf('number');
});

test('what is preselected where no clock runs is answered and not written', async () => {
  const house = openHarness();
  const { match, players } = await startTable(house, { people: 3, pace: { kind: 'untimed' } });
  const [first] = players as [ScriptedClient];
  const [move] = first.model.legal() as [string];
  for (const preselected of [move, null]) {
    const id = await say(house, first, { type: 'preselect', match, decision: 0, move: preselected });
    expect(answerTo(first, id)).toBe(0);
  }
  expect(house.store.log(match)).toEqual([]);
});

test('a big screen in a player’s name is told what any spectator is told, and is not his presence', async () => {
  const house = openHarness();
  const { match, players } = await startTable(house, { people: 3, pace: { kind: 'untimed' } });
  const [first, second, third] = players as [ScriptedClient, ScriptedClient, ScriptedClient];
  const screen = scriptedClient(second.guest);
  const anybody = scriptedClient(undefined);
  for (const member of [screen, anybody]) {
    await say(house, member, { type: 'watch', match, form: 'engine', asSpectator: true });
  }
  for (const player of players) {
    const [move] = player.model.legal() as [string];
    await say(house, player, { type: 'commit', match, decision: 0, step: 0, move });
  }
  const told = ({ heard }: ScriptedClient) => heard.filter(({ type }) => type !== 'ack' && type !== 'lobby');
  expect(told(screen)).toEqual(told(anybody));
  expect(screen.model).toMatchObject({ seat: null, decision: 1 });
  expect(third.model.seat).not.toBeNull();

  const askForBot = () =>
    house.service.changeSeats(match, first.guest as Guest, {
      do: 'bot',
      seat: second.model.seat as number,
      level: 'hard',
    });
  expect(codeOf(await askForBot())).not.toBe('ok');
  house.service.forget(second);
  expect(codeOf(await askForBot())).toBe('ok');
});
