// Clocks, bots and absence, by a clock that the test holds in its hands.

import type { ClockView } from '@mirabilia/protocol';
import { describe, expect, test } from 'vitest';
import { BOT_LEVELS, type MoveQuestion, STAND_IN_LEVEL, type Thinker } from '../src/index.ts';
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

async function liveTable(
  more: Partial<TableRequest> = {},
): Promise<{ house: Harness; thinker: ReturnType<typeof recordingThinker> } & StartedTable> {
  const thinker = recordingThinker();
  const house = openHarness({ thinker });
  const table = await startTable(house, { people: 3, pace: LIVE, ...more });
  return { house, thinker, ...table };
}

const clockOf = (member: ScriptedClient | undefined): ClockView => {
  const message = member?.heard.findLast(({ type }) => type === 'view' || type === 'ready');
  if (message === undefined || !('clock' in message)) throw new Error('nobody told the time');
  return message.clock;
};

const everybody = async (house: Harness, players: readonly ScriptedClient[], match: string) => {
  for (const player of players) await commit(house, player, match);
};

const byWhom = (house: Harness, match: string, seat: number) =>
  house.store
    .log(match)
    .flatMap(({ body }) => (body.kind === 'commit' && body.seat === seat ? [body.by] : []));

describe('a live clock', () => {
  test('gives each decision its time and each player a bank for all of them', async () => {
    const { house, match, players } = await liveTable();
    expect(clockOf(players[0])).toEqual({
      now: NOON,
      deadlines: [NOON + 90 * SECOND, NOON + 90 * SECOND, NOON + 90 * SECOND],
      banks: [30 * SECOND, 30 * SECOND, 30 * SECOND],
    });
    await house.time.pass(50 * SECOND);
    await commit(house, players[0] as ScriptedClient, match);
    expect(clockOf(players[0]).deadlines).toEqual([null, NOON + 90 * SECOND, NOON + 90 * SECOND]);
    await house.time.pass(20 * SECOND);
    await commit(house, players[1] as ScriptedClient, match);
    expect(clockOf(players[0]).banks).toEqual([30 * SECOND, 20 * SECOND, 20 * SECOND]);
    await house.time.pass(5 * SECOND);
    await commit(house, players[2] as ScriptedClient, match);
    const now = NOON + 75 * SECOND;
    expect(clockOf(players[0])).toEqual({
      now,
      deadlines: [now + 90 * SECOND, now + 80 * SECOND, now + 75 * SECOND],
      banks: [30 * SECOND, 20 * SECOND, 15 * SECOND],
    });
  });

  test('stands while a player is ready, also when he changes his mind', async () => {
    const { house, match, players } = await liveTable();
    const [first] = players as [ScriptedClient];
    await commit(house, first, match);
    await house.time.pass(80 * SECOND);
    const move = first.model.legal(0)[1] as string;
    await say(house, first, { type: 'commit', match, decision: 0, step: 0, move });
    expect(first.model.plan).toEqual([move]);
    expect(clockOf(first).banks[0]).toBe(30 * SECOND);
    expect(clockOf(first).deadlines[0]).toBe(null);
  });

  test('plays what the player preselected when it runs out, and not a moment before', async () => {
    const { house, thinker, match, players } = await liveTable();
    const [first, second, third] = players as [ScriptedClient, ScriptedClient, ScriptedClient];
    const move = third.model.legal()[2] as string;
    await say(house, third, { type: 'preselect', match, decision: 0, move });
    await commit(house, first, match);
    await commit(house, second, match);
    await house.time.pass(90 * SECOND - 1);
    expect(first.model.decision).toBe(0);
    await house.time.pass(1);
    expect(first.model.decision).toBe(1);
    expect(house.store.log(match).at(-1)?.body).toMatchObject({ seat: 2, move, by: 'clock' });
    expect(thinker.asked).toEqual([]);
    expect(clockOf(first).banks).toEqual([30 * SECOND, 30 * SECOND, 0]);
  });

  test('asks a bot where nothing is preselected, or where it was taken back or was for another decision', async () => {
    const { house, thinker, match, players } = await liveTable();
    const [first, second, third] = players as [ScriptedClient, ScriptedClient, ScriptedClient];
    for (const move of [third.model.legal()[0] as string, null]) {
      await say(house, third, { type: 'preselect', match, decision: 0, move });
    }
    await say(house, third, { type: 'preselect', match, decision: 7, move: 'discard altar' });
    await commit(house, first, match);
    await commit(house, second, match);
    await house.time.pass(90 * SECOND);
    expect(thinker.asked).toHaveLength(1);
    expect(thinker.asked[0]).toMatchObject({ game: 'seven-wonders', view: { viewer: 2 } });
    expect(byWhom(house, match, 2)).toEqual(['clock']);
  });

  test('refuses to keep what can’t be played', async () => {
    const { house, match, players } = await liveTable();
    const [first] = players as [ScriptedClient];
    const codes: unknown[] = [];
    for (const [decision, move] of [
      [0, 'build senate'],
      [0, 'abracadabra'],
    ] as const) {
      await say(house, first, { type: 'preselect', match, decision, move });
      codes.push(first.last('refused')?.code);
    }
    await everybody(house, players, match);
    await say(house, first, { type: 'preselect', match, decision: 0, move: null });
    expect([...codes, first.last('refused')?.code]).toEqual([
      'illegal-move',
      'illegal-move',
      'stale-decision',
    ]);
  });

  test('goes on where it stood when the server restarts', async () => {
    const { house, match, players } = await liveTable();
    await commit(house, players[0] as ScriptedClient, match);
    await house.time.pass(40 * SECOND);
    const again = house.restarted();
    const [first] = players as [ScriptedClient];
    await follow(again, first, match);
    expect(clockOf(first).deadlines).toEqual([null, NOON + 90 * SECOND, NOON + 90 * SECOND]);
    await again.time.pass(50 * SECOND);
    expect(first.model.decision).toBe(1);
  });

  test('that ran out while the server was down lets people come back first', async () => {
    const { house, match, players } = await liveTable();
    await house.service.drain();
    await house.time.pass(HOUR);
    const again = house.restarted();
    await again.time.pass(29 * SECOND);
    const [first] = players as [ScriptedClient];
    await follow(again, first, match);
    expect(first.model.decision).toBe(0);
    await again.time.pass(SECOND);
    expect(first.model.decision).toBe(1);
  });

  test('runs out for a match that nobody follows, which needs no room meanwhile', async () => {
    const { house, match, players } = await liveTable();
    for (const player of players) house.service.forget(player);
    expect(house.service.figures).toEqual({ liveMatches: 0, clients: 0 });
    await house.time.pass(90 * SECOND);
    expect(house.store.log(match)).toHaveLength(3);
    expect(house.service.figures.liveMatches).toBe(0);
  });

  test('tells the storage when the match is next needed', async () => {
    const { house, match, players } = await liveTable({
      seats: ['open', 'open', 'open', 'bot:easy'],
      botDelay: 2000,
    });
    const wakeAt = () => house.store.rows.get(match)?.wakeAt;
    expect(wakeAt()).toBe(NOON + 2000);
    await house.time.pass(2000);
    expect(wakeAt()).toBe(NOON + 90 * SECOND);
    await everybody(house, players, match);
    expect(wakeAt()).toBe(NOON + 4000);
  });
});

test('with two players the clock makes both moves of the Free City’s holder, and he has missed one decision', async () => {
  const { house, match, players } = await liveTable({ people: 2 });
  const holder = players.find(({ model }) => model.owed[model.seat as number] === 2) as ScriptedClient;
  const other = players.find((player) => player !== holder) as ScriptedClient;
  await commit(house, other, match);
  await house.time.pass(90 * SECOND);
  expect(other.model.decision).toBe(1);
  expect(byWhom(house, match, holder.model.seat as number)).toEqual(['clock', 'clock']);
  expect(other.model.view?.keepers).toEqual(['player', 'player']);
});

test('over days each decision has its hours', async () => {
  const { house, match, players } = await liveTable({ pace: { kind: 'days', hours: 24 } });
  expect(clockOf(players[0]).deadlines).toEqual(Array(3).fill(NOON + 24 * HOUR));
  await house.time.pass(23 * HOUR);
  await everybody(house, players, match);
  await house.time.pass(23 * HOUR);
  expect(players[0]?.model.decision).toBe(1);
  await house.time.pass(HOUR);
  expect(players[0]?.model.decision).toBe(2);
});

test('without a clock nobody is hurried', async () => {
  const { house, players, match } = await liveTable({ pace: { kind: 'untimed' } });
  expect(clockOf(players[0]).deadlines).toEqual([null, null, null]);
  await house.time.pass(1000 * HOUR);
  expect(house.store.log(match)).toEqual([]);
});

describe('absence', () => {
  const missDecision = async (house: Harness, match: string, present: readonly ScriptedClient[]) => {
    const { decision } = (present[0] as ScriptedClient).model;
    await everybody(house, present, match);
    // The first time costs the bank too.
    while (present[0]?.model.decision === decision) await house.time.pass(SECOND);
  };

  test('twice in a row lets a bot keep the seat, which answers at once', async () => {
    const { house, match, players } = await liveTable();
    const [first, second, third] = players as [ScriptedClient, ScriptedClient, ScriptedClient];
    await missDecision(house, match, [first, second]);
    expect(first.model.view?.keepers).toEqual(['player', 'player', 'player']);
    await missDecision(house, match, [first, second]);
    expect(first.last('keepers')?.keepers).toEqual(['player', 'player', 'bot']);
    await everybody(house, [first, second], match);
    expect(first.model.decision).toBe(3);
    expect(byWhom(house, match, 2).slice(0, 3)).toEqual(['clock', 'clock', 'bot']);
    await commit(house, third, match, third.model.legal(0)[0]);
    expect(third.last('refused')?.code).toBe('kept-by-bot');
  });

  test('ends with one call, and the time of a whole decision', async () => {
    const { house, match, players } = await liveTable({ botDelay: 5000 });
    const [first, second, third] = players as [ScriptedClient, ScriptedClient, ScriptedClient];
    await missDecision(house, match, [first, second]);
    await missDecision(house, match, [first, second]);
    await say(house, third, { type: 'return', match });
    expect(first.last('keepers')?.keepers).toEqual(['player', 'player', 'player']);
    expect(clockOf(third).deadlines[2]).toBe(house.time.clock() + 60 * SECOND);
    await commit(house, third, match);
    expect(third.model.plan).toHaveLength(1);
    const log = house.store.log(match).length;
    await say(house, third, { type: 'return', match });
    expect(third.last('ack')).toBeDefined();
    expect(house.store.log(match)).toHaveLength(log);
  });

  test('that was broken by a move counts from the beginning', async () => {
    const { house, match, players } = await liveTable();
    const [first, second, third] = players as [ScriptedClient, ScriptedClient, ScriptedClient];
    await missDecision(house, match, [first, second]);
    await everybody(house, [first, second, third], match);
    await missDecision(house, match, [first, second]);
    expect(first.model.view?.keepers).toEqual(['player', 'player', 'player']);
  });

  test('of everybody ends the match all the same', async () => {
    const { house, match, players } = await liveTable();
    for (const player of players) house.service.forget(player);
    await house.time.pass(HOUR);
    expect(house.store.rows.get(match)?.status).toBe('over');
  });

  test('who leaves after the start is kept by a bot at once, and may come back', async () => {
    const { house, match, players } = await liveTable({ pace: { kind: 'untimed' } });
    const [first, second, third] = players as [ScriptedClient, ScriptedClient, ScriptedClient];
    expect(codeOf(await house.service.leave(match, third.guest as never))).toBe('ok');
    await quiet();
    await everybody(house, [first, second], match);
    expect(first.model.decision).toBe(1);
    await say(house, third, { type: 'return', match });
    await everybody(house, [first, second], match);
    // The bot had answered the decision at hand already; the next one waits for the player.
    await everybody(house, [first, second], match);
    expect(first.model.decision).toBe(2);
    expect(codeOf(await house.service.leave(match, guestNamed('stranger')))).toBe('not-seated');
  });

  test('without a clock the host may ask a bot to keep the seat of who isn’t there', async () => {
    const { house, match, players } = await liveTable({ pace: { kind: 'untimed' } });
    const [first, second, third] = players as [ScriptedClient, ScriptedClient, ScriptedClient];
    const host = guestNamed('player-0');
    const replace = () => house.service.changeSeats(match, host, { do: 'bot', seat: 2, level: 'easy' });
    expect(codeOf(await replace())).toBe('match-started');
    house.service.forget(third);
    expect(codeOf(await replace())).toBe('ok');
    await quiet();
    await everybody(house, [first, second], match);
    expect(first.model.decision).toBe(1);
  });
});

describe('a player who chooses while a bot thinks for him', () => {
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
    const house = openHarness({ thinker });
    const table = await startTable(house, { people: 3, ...(pace === undefined ? {} : { pace }) });
    return { house, ...table };
  };

  test('because his time ran out: his move stands', async () => {
    const { thinker, stop } = slowThinker();
    const { house, match, players } = await tableWith(thinker, { kind: 'days', hours: 1 });
    const [first, second] = players as [ScriptedClient, ScriptedClient];
    await commit(house, second, match);
    await house.time.pass(HOUR);
    const [move] = first.model.legal() as [string];
    await commit(house, first, match, move);
    stop();
    await quiet();
    expect(first.model.plan).toEqual([move]);
    expect(byWhom(house, match, 0)).toEqual(['player']);
  });

  test('because his time ran out, and gets new time by leaving and coming back: nobody chose for him', async () => {
    const { thinker, stop } = slowThinker();
    const { house, match, players } = await tableWith(thinker, { kind: 'days', hours: 1 });
    const [first, second, third] = players as [ScriptedClient, ScriptedClient, ScriptedClient];
    await everybody(house, [second, third], match);
    await house.time.pass(HOUR);
    await house.service.leave(match, first.guest as never);
    await say(house, first, { type: 'return', match });
    stop();
    await quiet();
    expect(first.model.decision).toBe(0);
    expect(clockOf(first).deadlines[0]).toBe(house.time.clock() + HOUR);
  });

  test.for(['choosing', 'thinking', 'choosing and leaving again'])(
    'because it keeps his seat, and takes it back, %s: the bot comes too late',
    async (then) => {
      const { thinker, stop } = slowThinker();
      const { house, match, players } = await tableWith(thinker, undefined);
      const [first] = players as [ScriptedClient];
      const leave = () => house.service.leave(match, first.guest as never);
      await leave();
      await quiet();
      await say(house, first, { type: 'return', match });
      const [move] = first.model.legal() as [string];
      if (then !== 'thinking') await commit(house, first, match, move);
      if (then === 'choosing and leaving again') await leave();
      stop();
      await quiet();
      expect(first.model.plan).toEqual(then === 'thinking' ? [] : [move]);
      expect(byWhom(house, match, 0)).toEqual(then === 'thinking' ? [] : ['player']);
    },
  );
});

describe('bots', () => {
  test('answer at once, or at the pace of the table', async () => {
    for (const botDelay of [0, 3000]) {
      const { house, match, players } = await liveTable({
        people: 1,
        seats: ['open', 'bot:easy', 'bot:hard'],
        botDelay,
        pace: { kind: 'untimed' },
      });
      const [only] = players as [ScriptedClient];
      if (botDelay > 0) {
        await house.time.pass(botDelay - 1);
        expect(only.model.owed).toEqual([1, 1, 1]);
        await house.time.pass(1);
      }
      expect(only.model.owed).toEqual([1, 0, 0]);
      await commit(house, only, match);
      expect(only.model.decision).toBe(1);
    }
  });

  test('are asked at their level, see no more than their seat, and draw from a chance of their own', async () => {
    const { house, thinker, match, players } = await liveTable({
      people: 1,
      seats: ['open', 'bot:easy', 'bot:hard'],
      pace: { kind: 'untimed' },
    });
    await playOn(house, { match, players, lobby: {} as never });
    expect(players[0]?.model.over).toBeDefined();
    const levels = thinker.asked.map(({ level, view }) => `${(view as { viewer: number }).viewer} ${level}`);
    expect([...new Set(levels)].toSorted()).toEqual(['1 easy', '2 hard']);
    for (const { view } of thinker.asked) {
      expect(Object.keys(view as object).toSorted()).toEqual(['private', 'public', 'viewer']);
    }
    expect(new Set(thinker.asked.map(({ seed }) => seed)).size).toBe(thinker.asked.length);
  });

  test('play a whole match among themselves, though nobody looks', async () => {
    const house = openHarness();
    const lobby = await house.service.create(guestNamed('host'), {
      game: 'seven-wonders',
      options: {},
      seats: Array(7).fill('bot:easy'),
      pace: { kind: 'untimed' },
      botDelay: 1000,
      visibility: 'private',
    });
    const match = lobby.ok ? lobby.value.id : '';
    expect(codeOf(await house.service.start(match, guestNamed('host')))).toBe('ok');
    await house.time.pass(10 * SECOND);
    const again = house.restarted();
    await again.time.pass(60 * SECOND);
    expect(house.store.rows.get(match)?.status).toBe('over');
    expect(again.service.figures.liveMatches).toBe(0);
  });

  test.for(BOT_LEVELS)('of level %s move', async (level) => {
    const house = openHarness({ thinker: thinkHere });
    const { players } = await startTable(house, {
      people: 1,
      seats: ['open', `bot:${level}`, `bot:${level}`],
    });
    await house.time.pass(0);
    while (players[0]?.model.owed.join() !== '1,0,0') await quiet();
    expect(house.errors).toEqual([]);
  });

  test('that break or cheat are replaced by the first legal move', async () => {
    const broken: Thinker = {
      ...quickThinker,
      think: async ({ level }) => {
        if (level === 'easy') throw new Error('out of order');
        return -1;
      },
    };
    const house = openHarness({ thinker: broken });
    const table = await startTable(house, {
      people: 1,
      seats: ['open', 'bot:easy', 'bot:hard'],
    });
    await playOn(house, table);
    expect(table.players[0]?.model.over).toBeDefined();
    expect(house.errors.length).toBeGreaterThan(0);
  });

  test('whose move can’t be stored try again later', async () => {
    const house = openHarness();
    house.store.fate = (what) => (what === 'append' ? 'unavailable' : 'good');
    const { match, players } = await startTable(house, {
      people: 1,
      seats: ['open', 'bot:easy', 'bot:hard'],
    });
    const [only] = players as [ScriptedClient];
    await house.time.pass(10 * SECOND);
    expect(only.model.owed).toEqual([1, 1, 1]);
    house.store.fate = () => 'good';
    await house.time.pass(30 * SECOND);
    expect(only.model.owed).toEqual([1, 0, 0]);
    await playOn(house, { match, players, lobby: {} as never });
    expect(only.model.over).toBeDefined();
  });
});

test('one connection follows no more than fifty matches', async () => {
  const house = openHarness();
  const eager = scriptedClient(undefined);
  for (let i = 0; i < 51; i++) {
    const { match } = await startTable(house, { people: 2 });
    await follow(house, eager, match);
  }
  expect(eager.all('view')).toHaveLength(50);
  expect(eager.last('refused')?.code).toBe('too-many');
});

test('a thousand sleeping matches cost no room and wake one by one', async () => {
  const house = openHarness();
  const matches: string[] = [];
  for (let i = 0; i < 1000; i++) {
    const { match, players } = await startTable(house, { people: 3, pace: { kind: 'days', hours: 1 } });
    matches.push(match);
    for (const player of players) house.service.forget(player);
    await house.time.pass(SECOND);
  }
  const again = house.restarted();
  await quiet();
  expect(again.service.figures).toEqual({ liveMatches: 0, clients: 0 });
  await again.time.pass(HOUR - 500 * SECOND);
  expect(matches.filter((match) => house.store.log(match).length > 0)).toEqual(matches.slice(0, 501));
  expect(again.errors).toEqual([]);
});

test('a spectator follows by the link alone, chats if he is somebody, and may be muted', async () => {
  const { house, match, players } = await liveTable({ pace: { kind: 'untimed' } });
  const [first, second] = players as [ScriptedClient, ScriptedClient];
  const guest = scriptedClient(guestNamed('Eve'));
  await follow(house, guest, match);
  expect(guest.model.view).toMatchObject({ seat: null, view: { viewer: 'spectator' } });
  await say(house, second, { type: 'mute', match, on: true });
  await say(house, guest, { type: 'chat', match, text: 'hello' });
  expect(first.last('chat')).toMatchObject({ name: 'Eve', seat: null, text: 'hello', at: NOON });
  expect(second.last('chat')).toBe(undefined);
  await say(house, guest, { type: 'chat', match, text: '\u0007' });
  expect(guest.last('refused')?.code).toBe('bad-chat');
  await say(house, second, { type: 'mute', match, on: false });
  const again = house.restarted();
  const late = scriptedClient(second.guest);
  await follow(again, late, match);
  expect(late.last('chat')?.text).toBe('hello');
  await say(again, late, { type: 'mute', match, on: true });
  const later = scriptedClient(second.guest);
  await follow(again, later, match);
  expect(later.last('chat')).toBe(undefined);
});
