import { LANGUAGES } from '@mirabilia/kernel';
import type { MatchService } from '@mirabilia/match-service';
import {
  commit,
  fakeTime,
  guestNamed,
  type StartedTable,
  say,
  startTable,
} from '@mirabilia/match-service/testkit';
import { afterEach, describe, expect, test } from 'vitest';
import { RETRIES } from '../src/notifications/notification-sender.ts';
import { recoverTurns } from '../src/notifications/recover-turns.ts';
import { LOOK_DELAY } from '../src/notifications/turn-watcher.ts';
import { wordsIn } from '../src/notifications/words/index.ts';
import type { ClusterEvent } from '../src/storage/store.ts';
import { createLog } from '../src/transport/log.ts';
import { emptyServerMemory, serverMemoryStore } from './memory-store.ts';
import { type NotificationHarness, openNotificationHarness } from './notification-harness.ts';

const opened: NotificationHarness[] = [];
afterEach(async () => {
  for (const { notifier } of opened.splice(0)) await notifier().close();
});

async function open(): Promise<NotificationHarness> {
  const told = await openNotificationHarness();
  opened.push(told);
  return told;
}

/** Three people, of whom those that are named have left the table after it started. */
async function aTable({ harness }: NotificationHarness, ...gone: number[]): Promise<StartedTable> {
  const table = await startTable(harness, { people: 3, options: { seating: 'as-is' } });
  for (const seat of gone)
    harness.service.forget(table.players[seat] as Parameters<MatchService['forget']>[0]);
  return table;
}

const PLAYERS = [0, 1, 2].map((i) => guestNamed(`player-${i}`).id);

describe('a push', () => {
  test('goes to absent players whose turn it is, in their language, without secrets', async () => {
    const told = await open();
    const here = await told.subscribe(PLAYERS[0] as string);
    const away = await told.subscribe(PLAYERS[1] as string, 'pl');
    const { lobby, match } = await aTable(told, 1);
    await told.moment();
    expect(here.messages()).toEqual([]);
    expect(away.messages()).toEqual([
      {
        title: 'Twoja kolej',
        body: '7 Cudów Świata, przy stole: player-0 i player-2',
        path: `/m/${lobby.code}`,
        tag: match,
      },
    ]);
    const headers = told.receiver.received[0]?.headers ?? {};
    expect(headers).toMatchObject({ ttl: '86400', urgency: 'normal', 'content-encoding': 'aes128gcm' });
    expect(headers.authorization).toContain(`k=${told.notifier().publicKey}`);
    expect(headers.topic).toMatch(/^[\w-]{32}$/);
    expect(told.counted).toEqual(['push sent']);
    expect(told.harness.errors).toEqual([]);
  });

  test('is repeated once when everyone else has chosen, and not again for the same decision', async () => {
    const told = await open();
    const away = await told.subscribe(PLAYERS[2] as string);
    const { match, players } = await aTable(told, 2);
    await told.moment();
    await commit(told.harness, players[0] as never, match);
    await told.moment();
    expect(away.messages().map(({ title }) => title)).toEqual(['Your turn']);
    await commit(told.harness, players[1] as never, match);
    await told.moment();
    expect(away.messages().map(({ title }) => title)).toEqual(['Your turn', 'Everyone’s waiting for you']);
    expect(told.receiver.received.at(-1)?.headers.urgency).toBe('high');
    // They choose again, but the player was notified already.
    await commit(told.harness, players[0] as never, match);
    await told.moment();
    expect(away.messages()).toHaveLength(2);
  });

  test('is sent though the process died before it looked, and only once if it was sent before', async () => {
    const told = await open();
    const away = await told.subscribe(PLAYERS[2] as string);
    const { match, players } = await aTable(told, 2);
    await told.crash();
    await told.moment();
    expect(away.messages().map(({ title }) => title)).toEqual(['Your turn']);
    await told.crash();
    await told.moment();
    expect(away.messages()).toHaveLength(1);
    for (const seat of [0, 1]) await commit(told.harness, players[seat] as never, match);
    await told.crash();
    await told.moment();
    expect(away.messages().map(({ title }) => title)).toEqual(['Your turn', 'Everyone’s waiting for you']);
  });

  test('is repeated when another player nudges, once a minute, and not for people who are there', async () => {
    const told = await open();
    const browsers = [await told.subscribe(PLAYERS[1] as string), await told.subscribe(PLAYERS[2] as string)];
    const { match, players } = await aTable(told, 2);
    await told.moment();
    const nudge = (by: number, seat: number) =>
      say(told.harness, players[by] as never, { type: 'nudge', match, seat });
    for (const seat of [1, 2, 2]) await nudge(0, seat);
    await told.moment();
    expect(browsers.map((browser) => browser.messages().length)).toEqual([0, 2]);
    await told.harness.time.pass(60_000);
    await nudge(1, 2);
    await told.moment();
    expect(browsers.map((browser) => browser.messages().length)).toEqual([0, 3]);
  });

  test('goes to all browsers of a player', async () => {
    const told = await open();
    const [phone, desk] = [
      await told.subscribe(PLAYERS[1] as string),
      await told.subscribe(PLAYERS[1] as string),
    ];
    await aTable(told, 1);
    await told.moment();
    expect([phone.messages().length, desk.messages().length]).toEqual([1, 1]);
  });

  test('does not go to players who come back or choose in time', async () => {
    const told = await open();
    const away = await told.subscribe(PLAYERS[1] as string);
    const { match, players } = await aTable(told);
    await commit(told.harness, players[1] as never, match);
    told.harness.service.forget(players[1] as never);
    await told.moment();
    expect(away.messages()).toEqual([]);
  });

  test.for([404, 410])('a browser that is gone (%i) is forgotten', async (status) => {
    const told = await open();
    const away = await told.subscribe(PLAYERS[1] as string);
    told.receiver.answers.push(status);
    await aTable(told, 1);
    await told.moment();
    expect(told.counted).toEqual(['push gone']);
    expect(await told.outbox.subscriptionsOf([PLAYERS[1] as string])).toEqual([]);
    expect(away.messages()).toHaveLength(1);
  });

  test('a service that fails is tried again, later each time, and given up in the end', async () => {
    const told = await open();
    await told.subscribe(PLAYERS[1] as string);
    told.receiver.answers.push(...new Array<number>(RETRIES.length + 5).fill(503));
    await aTable(told, 1);
    await told.moment();
    for (const [at, pause] of RETRIES.entries()) {
      expect(told.receiver.received).toHaveLength(at + 1);
      // Calls take real time: the last look has to come when time stands still again.
      await told.harness.time.pass(pause - 2 * LOOK_DELAY);
      await told.moment();
      expect(told.receiver.received).toHaveLength(at + 1);
      await told.moment();
    }
    expect(told.receiver.received).toHaveLength(RETRIES.length + 1);
    expect(told.counted.filter((each) => each === 'push failed')).toHaveLength(RETRIES.length + 1);
    expect(told.counted.at(-1)).toBe('push given-up');
    expect(await told.outbox.jobsWaiting()).toBe(0);
  });

  test('is not sent when it is too late', async () => {
    const told = await open();
    const away = await told.subscribe(PLAYERS[1] as string);
    told.receiver.answers.push(429);
    const { match, players } = await aTable(told, 1);
    await told.moment();
    await commit(told.harness, players[1] as never, match);
    await told.harness.time.pass(RETRIES[0] as number);
    await told.moment();
    expect(told.counted).toEqual(['push failed', 'push late']);
    expect(away.messages()).toHaveLength(1);
  });

  test('is not retried when the service refuses it', async () => {
    const told = await open();
    await told.subscribe(PLAYERS[1] as string);
    told.receiver.answers.push(403);
    await aTable(told, 1);
    await told.moment();
    await told.harness.time.pass(600_000);
    await told.moment();
    expect(told.counted).toEqual(['push refused', 'push given-up']);
  });

  test('is queued by a server that shuts down, and sent by another', async () => {
    const told = await open();
    const away = await told.subscribe(PLAYERS[1] as string);
    await aTable(told, 1);
    await told.notifier().close();
    expect(away.messages().length + (await told.outbox.jobsWaiting())).toBe(1);
  });
});

test('texts in every language name players and game', () => {
  for (const language of LANGUAGES) {
    const words = wordsIn(language);
    const told = { game: '7 Wonders', names: ['Ana', 'Bo'] };
    for (const say of [words.with, words.turnOf, words.allWaitFor, words.over]) {
      expect(say(told)).toMatch(/7 Wonders.*Ana.*Bo/);
    }
    expect(words.with({ ...told, names: [] })).toBe('7 Wonders');
  }
  const { over } = wordsIn('en');
  expect(over({ game: '7 Wonders', names: ['Ana'] })).toBe('7 Wonders is over. Winner: Ana.');
  expect(over({ game: '7 Wonders', names: ['Ana', 'Bo'] })).toBe('7 Wonders is over. Winners: Ana and Bo.');
  expect(wordsIn('tlh')).toBe(wordsIn('en'));
});

test('when one of several processes is gone, another looks at what it had not looked at yet', async () => {
  const time = fakeTime();
  const memory = emptyServerMemory();
  const noted: string[] = [];
  const store = serverMemoryStore({ memory, now: time.clock, sharedBy: 'this' });
  const needs = { store, clock: time.clock, log: createLog('silent') };
  recoverTurns({ note: (match) => noted.push(match) }, needs);
  const hear = memory.processes.get('this')?.hear as (news: ClusterEvent) => void;
  hear({ kind: 'entries', match: 'long-ago', seq: 1 });
  await time.pass(60_000);
  for (const match of ['a', 'b', 'a']) hear({ kind: 'entries', match, seq: 1 });
  await time.pass(60_000);
  for (const match of ['b', 'c']) hear({ kind: 'entries', match, seq: 2 });
  await time.pass(LOOK_DELAY);
  expect(noted).toEqual([]);
  hear({ kind: 'gone' });
  // Of more than is needed nothing is told twice; what is long over isn't looked at.
  expect(noted).toContain('c');
  expect(noted).toContain('b');
  expect(noted).not.toContain('long-ago');
});
