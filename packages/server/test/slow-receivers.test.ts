// One guest's receivers that never answer must not keep other people's notifications waiting.

import { createSocket } from 'node:dgram';
import type { AddressInfo } from 'node:net';
import { fakeTime, quiet } from '@mirabilia/match-service/testkit';
import { afterEach, expect, test } from 'vitest';
import { lookUpBy } from '../src/notifications/look-up.ts';
import { type NotificationSender, newNotificationSender } from '../src/notifications/notification-sender.ts';
import { FIRST_PAUSE, TRY_AGAIN } from '../src/notifications/owners-turns.ts';
import { createLog } from '../src/transport/log.ts';
import { memoryOutbox } from './memory-outbox.ts';

const PATIENCE = 10_000;
const closing: (() => unknown)[] = [];
afterEach(async () => {
  for (const close of closing.splice(0)) await close();
});

/** Deliveries to Eve take all the time there is and fail; everybody else’s arrive at once. */
function openSender() {
  const time = fakeTime();
  const outbox = memoryOutbox();
  const tried: string[] = [];
  const deliver = async ({ body }: { body: string }) => {
    tried.push(body);
    if (body !== 'eve') return 'done' as const;
    await new Promise<void>((resolve) => time.timers.after(PATIENCE, resolve));
    return 'again' as const;
  };
  const sender: NotificationSender = newNotificationSender({
    outbox,
    timers: time.timers,
    clock: time.clock,
    log: createLog('silent'),
    deliver,
    ownerOf: ({ body }) => body,
    onGivenUp: () => {},
  });
  let made = 0;
  const queue = async (owner: string, count: number) => {
    const jobs = Array.from({ length: count }, () => ({
      id: `${made++}`,
      kind: 'push',
      body: owner,
      dueAt: time.clock(),
    }));
    await outbox.addNotifications(jobs);
    sender.wake();
    await quiet();
  };
  const triedOf = (owner: string) => tried.filter((each) => each === owner).length;
  return { time, outbox, queue, triedOf };
}

test('hundreds of deliveries that hang don’t delay anybody else’s', async () => {
  const { queue, triedOf } = openSender();
  await queue('eve', 400);
  await queue('ann', 1);
  expect(triedOf('ann')).toBe(1);
  expect(triedOf('eve')).toBe(3);
});

test('a guest whose receivers hang is paused, longer each time, and loses nothing', async () => {
  const { time, outbox, queue, triedOf } = openSender();
  await queue('eve', 20);
  await time.pass(PATIENCE + FIRST_PAUSE - TRY_AGAIN);
  expect(triedOf('eve')).toBe(3);
  await time.pass(2 * TRY_AGAIN);
  expect(triedOf('eve')).toBe(4);
  await time.pass(PATIENCE + FIRST_PAUSE);
  expect(triedOf('eve')).toBe(4);
  expect(await outbox.jobsWaiting()).toBe(20);
});

test('a guest with many browsers is told on all of them', async () => {
  const { time, queue, triedOf } = openSender();
  await queue('ann', 10);
  for (let i = 0; i < 3; i++) await time.pass(TRY_AGAIN);
  expect(triedOf('ann')).toBe(10);
});

/** Knows one name, and never answers about others. */
async function startNameServer(known: string): Promise<string> {
  const server = createSocket('udp4');
  const asked = Buffer.concat(
    known.split('.').flatMap((label) => [Buffer.from([label.length]), Buffer.from(label)]),
  );
  server.on('message', (question, { port, address }) => {
    if (!question.subarray(12).toString('latin1').toLowerCase().startsWith(asked.toString('latin1'))) return;
    const end = 12 + asked.length + 5;
    const isForIPv4 = question.readUInt16BE(end - 4) === 1;
    const answer = Buffer.from(question.subarray(0, end));
    answer.writeUInt16BE(0x8180, 2);
    answer.writeUInt16BE(isForIPv4 ? 1 : 0, 6);
    answer.writeUInt32BE(0, 8);
    const found = isForIPv4 ? [0xc0, 12, 0, 1, 0, 1, 0, 0, 0, 1, 0, 4, 93, 184, 215, 14] : [];
    server.send(Buffer.concat([answer, Buffer.from(found)]), port, address);
  });
  await new Promise<void>((resolve) => server.bind(0, '127.0.0.1', resolve));
  closing.push(() => server.close());
  return `127.0.0.1:${(server.address() as AddressInfo).port}`;
}

test('names whose server is silent don’t delay the resolution of others', async () => {
  const lookUp = lookUpBy([await startNameServer('push.example.net')]);
  const found = (name: string) =>
    new Promise<unknown>((resolve) => {
      lookUp(name, { all: true }, (error, addresses) => resolve(error?.code ?? addresses));
    });
  const silent = Array.from({ length: 40 }, (_, i) => found(`h${i}.example.org`));
  const first = await Promise.race([...silent, found('push.example.net')]);
  expect(first).toEqual([{ address: '93.184.215.14', family: 4 }]);
  expect(new Set(await Promise.all(silent))).toEqual(new Set(['ETIMEOUT']));
});
