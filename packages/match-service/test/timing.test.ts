// Clocks, bots and absence, with a clock that the test controls.

import type { ClockView } from '@mirabilia/protocol';
import { describe, expect, test } from 'vitest';
import {
  BOT_LEVELS,
  type IdleLimits,
  type MoveQuestion,
  STAND_IN_LEVEL,
  type Thinker,
} from '../src/index.ts';
import { HELD_FOR } from '../src/match/live-matches.ts';
import { BACK_WITHIN } from '../src/match/presence.ts';
import { answerTo } from '../src/match/thinking.ts';
import { NOON, quiet } from '../testkit/fake-time.ts';
import {
  codeOf,
  commit,
  follow,
  guestNamed,
  type Harness,
  openHarness,
  playOn,
  quickThinker,
  type ScriptedClient,
  type StartedTable,
  say,
  scriptedClient,
  startTable,
  type TableRequest,
} from '../testkit/harness.ts';

const SECOND = 1000;
const HOUR = 3600 * SECOND;
const LIVE = { kind: 'live', decision: 60, bank: 30 } as const;

/** Writes down what it is asked, and takes the last legal move. */
/** The bots themselves, in this thread. */
const thinkHere: Thinker = {
  levels: BOT_LEVELS,
  standInLevel: STAND_IN_LEVEL,
  think: async (question) => answerTo(question),
};

function recordingThinker(): Thinker & { readonly asked: MoveQuestion[] } {
  const asked: MoveQuestion[] = [];
  return {
    ...quickThinker,
    asked,
    think: async (question) => {
      asked.push(question);
      return question.legal.at(-1) as number;
    },
  };
}

const NOTHING_IDLE: IdleLimits = { matches: 0, entries: 0, milliseconds: 0 };

async function liveTable(
  more: Partial<TableRequest> = {},
  idle?: IdleLimits,
): Promise<{ harness: Harness; thinker: ReturnType<typeof recordingThinker> } & StartedTable> {
  const thinker = recordingThinker();
  const harness = openHarness(idle === undefined ? { thinker } : { thinker, idle });
  const table = await startTable(harness, { people: 3, pace: LIVE, ...more });
  return { harness, thinker, ...table };
}

const clockOf = (client: ScriptedClient | undefined): ClockView => {
  const message = client?.heard.findLast(({ type }) => type === 'view' || type === 'ready');
  if (message === undefined || !('clock' in message)) throw new Error('nobody told the time');
  return message.clock;
};

const everybody = async (harness: Harness, players: readonly ScriptedClient[], match: string) => {
  for (const player of players) await commit(harness, player, match);
};

const byWhom = (harness: Harness, match: string, seat: number) =>
  harness.store
    .log(match)
    .flatMap(({ body }) => (body.kind === 'commit' && body.seat === seat ? [body.by] : []));

describe('a live clock', () => {
  test('gives each decision its time and each player a bank for all of them', async () => {
    const { harness, match, players } = await liveTable();
    expect(clockOf(players[0])).toEqual({
      now: NOON,
      deadlines: [NOON + 90 * SECOND, NOON + 90 * SECOND, NOON + 90 * SECOND],
      banks: [30 * SECOND, 30 * SECOND, 30 * SECOND],
    });
    await harness.time.pass(50 * SECOND);
    await commit(harness, players[0] as ScriptedClient, match);
    expect(clockOf(players[0]).deadlines).toEqual([null, NOON + 90 * SECOND, NOON + 90 * SECOND]);
    await harness.time.pass(20 * SECOND);
    await commit(harness, players[1] as ScriptedClient, match);
    expect(clockOf(players[0]).banks).toEqual([30 * SECOND, 20 * SECOND, 20 * SECOND]);
    await harness.time.pass(5 * SECOND);
    await commit(harness, players[2] as ScriptedClient, match);
    const now = NOON + 75 * SECOND;
    expect(clockOf(players[0])).toEqual({
      now,
      deadlines: [now + 90 * SECOND, now + 80 * SECOND, now + 75 * SECOND],
      banks: [30 * SECOND, 20 * SECOND, 15 * SECOND],
    });
  });

  test('is stopped while a player is ready, also when they change their mind', async () => {
    const { harness, match, players } = await liveTable();
    const [first] = players as [ScriptedClient];
    await commit(harness, first, match);
    await harness.time.pass(80 * SECOND);
    const move = first.model.legal(0)[1] as string;
    await say(harness, first, { type: 'commit', match, decision: 0, step: 0, move });
    expect(first.model.plan).toEqual([move]);
    expect(clockOf(first).banks[0]).toBe(30 * SECOND);
    expect(clockOf(first).deadlines[0]).toBe(null);
  });

  test('plays what the player preselected when it runs out, and not a moment before', async () => {
    const { harness, thinker, match, players } = await liveTable();
    const [first, second, third] = players as [ScriptedClient, ScriptedClient, ScriptedClient];
    const move = third.model.legal()[2] as string;
    await say(harness, third, { type: 'preselect', match, decision: 0, move });
    await commit(harness, first, match);
    await commit(harness, second, match);
    await harness.time.pass(90 * SECOND - 1);
    expect(first.model.decision).toBe(0);
    await harness.time.pass(1);
    expect(first.model.decision).toBe(1);
    expect(harness.store.log(match).at(-1)?.body).toMatchObject({ seat: 2, move, by: 'clock' });
    expect(thinker.asked).toEqual([]);
    expect(clockOf(first).banks).toEqual([30 * SECOND, 30 * SECOND, 0]);
  });

  test('asks a bot where nothing is preselected, or where it was taken back or was for another decision', async () => {
    const { harness, thinker, match, players } = await liveTable();
    const [first, second, third] = players as [ScriptedClient, ScriptedClient, ScriptedClient];
    for (const move of [third.model.legal()[0] as string, null]) {
      await say(harness, third, { type: 'preselect', match, decision: 0, move });
    }
    await say(harness, third, { type: 'preselect', match, decision: 7, move: 'discard altar' });
    await commit(harness, first, match);
    await commit(harness, second, match);
    await harness.time.pass(90 * SECOND);
    expect(thinker.asked).toHaveLength(1);
    expect(thinker.asked[0]).toMatchObject({ game: 'seven-wonders', view: { viewer: 2 } });
    expect(byWhom(harness, match, 2)).toEqual(['clock']);
  });

  test('refuses to keep what can’t be played', async () => {
    const { harness, match, players } = await liveTable();
    const [first] = players as [ScriptedClient];
    const codes: unknown[] = [];
    for (const [decision, move] of [
      [0, 'build senate'],
      [0, 'abracadabra'],
    ] as const) {
      await say(harness, first, { type: 'preselect', match, decision, move });
      codes.push(first.last('refused')?.code);
    }
    await everybody(harness, players, match);
    await say(harness, first, { type: 'preselect', match, decision: 0, move: null });
    expect([...codes, first.last('refused')?.code]).toEqual([
      'illegal-move',
      'illegal-move',
      'stale-decision',
    ]);
  });

  test('goes on where it stood when the server restarts', async () => {
    const { harness, match, players } = await liveTable();
    await commit(harness, players[0] as ScriptedClient, match);
    await harness.time.pass(40 * SECOND);
    const again = harness.restarted();
    const [first] = players as [ScriptedClient];
    await follow(again, first, match);
    expect(clockOf(first).deadlines).toEqual([null, NOON + 90 * SECOND, NOON + 90 * SECOND]);
    await again.time.pass(50 * SECOND);
    expect(first.model.decision).toBe(1);
  });

  test('that ran out while the server was down lets people come back first', async () => {
    const { harness, match, players } = await liveTable();
    await harness.service.drain();
    await harness.time.pass(HOUR);
    const again = harness.restarted();
    await again.time.pass(29 * SECOND);
    const [first] = players as [ScriptedClient];
    await follow(again, first, match);
    expect(first.model.decision).toBe(0);
    await again.time.pass(SECOND);
    expect(first.model.decision).toBe(1);
  });

  test('runs out for a match that nobody watches and that is not in memory meanwhile', async () => {
    const { harness, match, players } = await liveTable({}, NOTHING_IDLE);
    for (const player of players) harness.service.forget(player);
    expect(harness.service.figures).toEqual({ liveMatches: 0, idleMatches: 0, clients: 0 });
    await harness.time.pass(90 * SECOND);
    expect(harness.store.log(match)).toHaveLength(3);
    expect(harness.service.figures.liveMatches).toBe(0);
  });

  test('tells the store when the match is next needed', async () => {
    const { harness, match, players } = await liveTable({
      seats: ['open', 'open', 'open', 'bot:easy'],
      botDelay: 2000,
    });
    const wakeAt = () => harness.store.rows.get(match)?.wakeAt;
    expect(wakeAt()).toBe(NOON + 2000);
    await harness.time.pass(2000);
    expect(wakeAt()).toBe(NOON + 90 * SECOND);
    await everybody(harness, players, match);
    expect(wakeAt()).toBe(NOON + 4000);
  });
});

test('with two players the clock makes both moves of the Free City’s holder, and they have missed one decision', async () => {
  const { harness, match, players } = await liveTable({ people: 2 });
  const holder = players.find(({ model }) => model.owed[model.seat as number] === 2) as ScriptedClient;
  const other = players.find((player) => player !== holder) as ScriptedClient;
  await commit(harness, other, match);
  await harness.time.pass(90 * SECOND);
  expect(other.model.decision).toBe(1);
  expect(byWhom(harness, match, holder.model.seat as number)).toEqual(['clock', 'clock']);
  expect(other.model.view?.keepers).toEqual(['player', 'player']);
});

test('over days each decision has its hours', async () => {
  const { harness, match, players } = await liveTable({ pace: { kind: 'days', hours: 24 } });
  expect(clockOf(players[0]).deadlines).toEqual(Array(3).fill(NOON + 24 * HOUR));
  await harness.time.pass(23 * HOUR);
  await everybody(harness, players, match);
  await harness.time.pass(23 * HOUR);
  expect(players[0]?.model.decision).toBe(1);
  await harness.time.pass(HOUR);
  expect(players[0]?.model.decision).toBe(2);
});

test('without a clock nobody is hurried', async () => {
  const { harness, players, match } = await liveTable({ pace: { kind: 'untimed' } });
  expect(clockOf(players[0]).deadlines).toEqual([null, null, null]);
  await harness.time.pass(1000 * HOUR);
  expect(harness.store.log(match)).toEqual([]);
});

describe('absence', () => {
  const missDecision = async (harness: Harness, match: string, present: readonly ScriptedClient[]) => {
    const { decision } = (present[0] as ScriptedClient).model;
    await everybody(harness, present, match);
    // The first time costs the bank too.
    while (present[0]?.model.decision === decision) await harness.time.pass(SECOND);
  };

  test('twice in a row gives the seat to a bot, which answers at once', async () => {
    const { harness, match, players } = await liveTable();
    const [first, second, third] = players as [ScriptedClient, ScriptedClient, ScriptedClient];
    await missDecision(harness, match, [first, second]);
    expect(first.model.view?.keepers).toEqual(['player', 'player', 'player']);
    await missDecision(harness, match, [first, second]);
    expect(first.last('keepers')?.keepers).toEqual(['player', 'player', 'bot']);
    await everybody(harness, [first, second], match);
    expect(first.model.decision).toBe(3);
    expect(byWhom(harness, match, 2).slice(0, 3)).toEqual(['clock', 'clock', 'bot']);
    await commit(harness, third, match, third.model.legal(0)[0]);
    expect(third.last('refused')?.code).toBe('kept-by-bot');
  });

  test('ends with one call, and the time of a whole decision', async () => {
    const { harness, match, players } = await liveTable({ botDelay: 5000 });
    const [first, second, third] = players as [ScriptedClient, ScriptedClient, ScriptedClient];
    await missDecision(harness, match, [first, second]);
    await missDecision(harness, match, [first, second]);
    await say(harness, third, { type: 'return', match });
    expect(first.last('keepers')?.keepers).toEqual(['player', 'player', 'player']);
    expect(clockOf(third).deadlines[2]).toBe(harness.time.clock() + 60 * SECOND);
    await commit(harness, third, match);
    expect(third.model.plan).toHaveLength(1);
    const log = harness.store.log(match).length;
    await say(harness, third, { type: 'return', match });
    expect(third.last('ack')).toBeDefined();
    expect(harness.store.log(match)).toHaveLength(log);
  });

  test('that the player ends and begins again and again stops nobody: new time comes once per decision', async () => {
    const { harness, match, players } = await liveTable({ botDelay: 5000 });
    const [first, second, third] = players as [ScriptedClient, ScriptedClient, ScriptedClient];
    await everybody(harness, [first, second], match);
    const start = harness.time.clock();
    while (first.model.decision === 0 && harness.time.clock() - start < HOUR) {
      await harness.service.leave(match, third.guest as never);
      await say(harness, third, { type: 'return', match });
      await harness.time.pass(10 * SECOND);
    }
    expect(first.model.decision).toBe(1);
    expect(harness.time.clock() - start).toBeLessThan(5 * 60 * SECOND);
  });

  test('that was broken by a move counts from the beginning', async () => {
    const { harness, match, players } = await liveTable();
    const [first, second, third] = players as [ScriptedClient, ScriptedClient, ScriptedClient];
    await missDecision(harness, match, [first, second]);
    await everybody(harness, [first, second, third], match);
    await missDecision(harness, match, [first, second]);
    expect(first.model.view?.keepers).toEqual(['player', 'player', 'player']);
  });

  test('of everybody ends the match all the same', async () => {
    const { harness, match, players } = await liveTable();
    for (const player of players) harness.service.forget(player);
    await harness.time.pass(HOUR);
    expect(harness.store.rows.get(match)?.status).toBe('over');
  });

  test('a player who leaves after the start is replaced by a bot at once, and may come back', async () => {
    const { harness, match, players } = await liveTable({ pace: { kind: 'untimed' } });
    const [first, second, third] = players as [ScriptedClient, ScriptedClient, ScriptedClient];
    expect(codeOf(await harness.service.leave(match, third.guest as never))).toBe('ok');
    await quiet();
    await everybody(harness, [first, second], match);
    expect(first.model.decision).toBe(1);
    await say(harness, third, { type: 'return', match });
    await everybody(harness, [first, second], match);
    // The bot had answered the decision at hand already; the next one waits for the player.
    await everybody(harness, [first, second], match);
    expect(first.model.decision).toBe(2);
    expect(codeOf(await harness.service.leave(match, guestNamed('stranger')))).toBe('not-seated');
  });

  test('without a clock the host may let a bot play for somebody who isn’t there', async () => {
    const { harness, match, players } = await liveTable({ pace: { kind: 'untimed' } });
    const [first, second, third] = players as [ScriptedClient, ScriptedClient, ScriptedClient];
    const host = guestNamed('player-0');
    const replace = () => harness.service.changeSeats(match, host, { do: 'bot', seat: 2, level: 'easy' });
    expect(codeOf(await replace())).toBe('match-started');
    harness.service.forget(third);
    await harness.time.pass(BACK_WITHIN);
    expect(codeOf(await replace())).toBe('ok');
    await harness.time.pass(HELD_FOR);
    await everybody(harness, [first, second], match);
    expect(first.model.decision).toBe(1);
  });
});

describe('a player who chooses while a bot thinks for them', () => {
  /** Thinks until it is told to stop. */
  function slowThinker() {
    let stop = (): void => {};
    const thinker: Thinker = {
      ...quickThinker,
      think: ({ legal }) =>
        new Promise((resolve) => {
          stop = () => resolve(legal.at(-1) as number);
        }),
    };
    return { thinker, stop: () => stop() };
  }

  const tableWith = async (thinker: Thinker, pace: TableRequest['pace']) => {
    const harness = openHarness({ thinker });
    const table = await startTable(harness, { people: 3, ...(pace === undefined ? {} : { pace }) });
    return { harness, ...table };
  };

  test('because their time ran out: their move stands', async () => {
    const { thinker, stop } = slowThinker();
    const { harness, match, players } = await tableWith(thinker, { kind: 'days', hours: 1 });
    const [first, second] = players as [ScriptedClient, ScriptedClient];
    await commit(harness, second, match);
    await harness.time.pass(HOUR);
    const [move] = first.model.legal() as [string];
    await commit(harness, first, match, move);
    stop();
    await quiet();
    expect(first.model.plan).toEqual([move]);
    expect(byWhom(harness, match, 0)).toEqual(['player']);
  });

  test('because their time ran out, and gets new time by leaving and coming back: nobody chose for them', async () => {
    const { thinker, stop } = slowThinker();
    const { harness, match, players } = await tableWith(thinker, { kind: 'days', hours: 1 });
    const [first, second, third] = players as [ScriptedClient, ScriptedClient, ScriptedClient];
    await everybody(harness, [second, third], match);
    await harness.time.pass(HOUR);
    await harness.service.leave(match, first.guest as never);
    await say(harness, first, { type: 'return', match });
    stop();
    await quiet();
    expect(first.model.decision).toBe(0);
    expect(clockOf(first).deadlines[0]).toBe(harness.time.clock() + HOUR);
  });

  test.for(['choosing', 'thinking', 'choosing and leaving again'])(
    'because it controls their seat, and takes it back, %s: the bot comes too late',
    async (then) => {
      const { thinker, stop } = slowThinker();
      const { harness, match, players } = await tableWith(thinker, undefined);
      const [first] = players as [ScriptedClient];
      const leave = () => harness.service.leave(match, first.guest as never);
      await leave();
      await quiet();
      await say(harness, first, { type: 'return', match });
      const [move] = first.model.legal() as [string];
      if (then !== 'thinking') await commit(harness, first, match, move);
      if (then === 'choosing and leaving again') await leave();
      stop();
      await quiet();
      expect(first.model.plan).toEqual(then === 'thinking' ? [] : [move]);
      expect(byWhom(harness, match, 0)).toEqual(then === 'thinking' ? [] : ['player']);
    },
  );
});

describe('bots', () => {
  test('answer at once, or at the pace of the table', async () => {
    for (const botDelay of [0, 3000]) {
      const { harness, match, players } = await liveTable({
        people: 1,
        seats: ['open', 'bot:easy', 'bot:hard'],
        botDelay,
        pace: { kind: 'untimed' },
      });
      const [only] = players as [ScriptedClient];
      if (botDelay > 0) {
        await harness.time.pass(botDelay - 1);
        expect(only.model.owed).toEqual([1, 1, 1]);
        await harness.time.pass(1);
      }
      expect(only.model.owed).toEqual([1, 0, 0]);
      await commit(harness, only, match);
      expect(only.model.decision).toBe(1);
    }
  });

  test('are asked at their level, see no more than their seat, and draw from a chance of their own', async () => {
    const { harness, thinker, match, players } = await liveTable({
      people: 1,
      seats: ['open', 'bot:easy', 'bot:hard'],
      pace: { kind: 'untimed' },
    });
    await playOn(harness, { match, players, lobby: {} as never });
    expect(players[0]?.model.over).toBeDefined();
    const levels = thinker.asked.map(({ level, view }) => `${(view as { viewer: number }).viewer} ${level}`);
    expect([...new Set(levels)].toSorted()).toEqual(['1 easy', '2 hard']);
    for (const { view } of thinker.asked) {
      expect(Object.keys(view as object).toSorted()).toEqual(['private', 'public', 'viewer']);
    }
    expect(new Set(thinker.asked.map(({ seed }) => seed)).size).toBe(thinker.asked.length);
  });

  test('play a whole match among themselves, though nobody looks', async () => {
    const harness = openHarness();
    const lobby = await harness.service.create(guestNamed('host'), {
      game: 'seven-wonders',
      options: {},
      seats: Array(7).fill('bot:easy'),
      pace: { kind: 'untimed' },
      botDelay: 1000,
      visibility: 'private',
    });
    const match = lobby.ok ? lobby.value.id : '';
    expect(codeOf(await harness.service.start(match, guestNamed('host')))).toBe('ok');
    await harness.time.pass(10 * SECOND);
    const again = harness.restarted();
    await again.time.pass(60 * SECOND);
    expect(harness.store.rows.get(match)?.status).toBe('over');
    expect(again.service.figures.liveMatches).toBe(0);
  });

  test.for(BOT_LEVELS)('of level %s move', async (level) => {
    const harness = openHarness({ thinker: thinkHere });
    const { players } = await startTable(harness, {
      people: 1,
      seats: ['open', `bot:${level}`, `bot:${level}`],
    });
    await harness.time.pass(0);
    while (players[0]?.model.owed.join() !== '1,0,0') await quiet();
    expect(harness.errors).toEqual([]);
  });

  test('that break or cheat are replaced by the first legal move', async () => {
    const broken: Thinker = {
      ...quickThinker,
      think: async ({ level }) => {
        if (level === 'easy') throw new Error('out of order');
        return -1;
      },
    };
    const harness = openHarness({ thinker: broken });
    const table = await startTable(harness, {
      people: 1,
      seats: ['open', 'bot:easy', 'bot:hard'],
    });
    await playOn(harness, table);
    expect(table.players[0]?.model.over).toBeDefined();
    expect(harness.errors.length).toBeGreaterThan(0);
  });

  test('whose move can’t be stored try again later', async () => {
    const harness = openHarness();
    harness.store.fate = (what) => (what === 'append' ? 'unavailable' : 'good');
    const { match, players } = await startTable(harness, {
      people: 1,
      seats: ['open', 'bot:easy', 'bot:hard'],
    });
    const [only] = players as [ScriptedClient];
    await harness.time.pass(10 * SECOND);
    expect(only.model.owed).toEqual([1, 1, 1]);
    harness.store.fate = () => 'good';
    await harness.time.pass(30 * SECOND);
    expect(only.model.owed).toEqual([1, 0, 0]);
    await playOn(harness, { match, players, lobby: {} as never });
    expect(only.model.over).toBeDefined();
  });
});

test('one connection follows no more than fifty matches', async () => {
  const harness = openHarness();
  const eager = scriptedClient(undefined);
  for (let i = 0; i < 51; i++) {
    const { match } = await startTable(harness, { people: 2 });
    await follow(harness, eager, match);
  }
  expect(eager.all('view')).toHaveLength(50);
  expect(eager.last('refused')?.code).toBe('too-many');
});

test('a thousand matches that sleep take no memory and wake one by one', async () => {
  const harness = openHarness();
  const matches: string[] = [];
  for (let i = 0; i < 1000; i++) {
    const { match, players } = await startTable(harness, { people: 3, pace: { kind: 'days', hours: 1 } });
    matches.push(match);
    for (const player of players) harness.service.forget(player);
    await harness.time.pass(SECOND);
  }
  const again = harness.restarted();
  await quiet();
  expect(again.service.figures).toEqual({ liveMatches: 0, idleMatches: 0, clients: 0 });
  await again.time.pass(HOUR - 500 * SECOND);
  expect(matches.filter((match) => harness.store.log(match).length > 0)).toEqual(matches.slice(0, 501));
  expect(again.errors).toEqual([]);
});

test('a spectator watches by the link alone, chats if they have a name, and may turn the chat off', async () => {
  const { harness, match, players } = await liveTable({ pace: { kind: 'untimed' } });
  const [first, second] = players as [ScriptedClient, ScriptedClient];
  const guest = scriptedClient(guestNamed('Eve'));
  await follow(harness, guest, match);
  expect(guest.model.view).toMatchObject({ seat: null, view: { viewer: 'spectator' } });
  await say(harness, second, { type: 'mute', match, on: true });
  await say(harness, guest, { type: 'chat', match, text: 'hello' });
  expect(first.last('chat')).toMatchObject({ name: 'Eve', seat: null, text: 'hello', at: NOON });
  expect(second.last('chat')).toBe(undefined);
  await say(harness, guest, { type: 'chat', match, text: '\u0007' });
  expect(guest.last('refused')?.code).toBe('bad-chat');
  await say(harness, second, { type: 'mute', match, on: false });
  const again = harness.restarted();
  const late = scriptedClient(second.guest);
  await follow(again, late, match);
  expect(late.last('chat')?.text).toBe('hello');
  await say(again, late, { type: 'mute', match, on: true });
  const later = scriptedClient(second.guest);
  await follow(again, later, match);
  expect(later.last('chat')).toBe(undefined);
});
