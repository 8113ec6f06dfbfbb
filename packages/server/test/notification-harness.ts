// A match service with notifications, a fake clock and a real receiver.

import { fakeTime, type Harness, openHarness, quiet } from '@mirabilia/match-service/testkit';
import { type Notifier, openNotifier } from '../src/notifications/open-notifier.ts';
import { outboundCalls } from '../src/notifications/outbound.ts';
import type { PushMessage } from '../src/notifications/send-push.ts';
import { LOOK_DELAY } from '../src/notifications/turn-watcher.ts';
import type { Outbox } from '../src/storage/outbox.ts';
import { createLog } from '../src/transport/log.ts';
import { serverMemoryStore } from './memory-store.ts';
import { type Browser, newBrowser, type Receiver, startReceiver } from './push-receiver.ts';

export interface NotificationHarness {
  readonly harness: Harness;
  readonly outbox: Outbox;
  readonly receiver: Receiver;
  /** The one that is there now. */
  notifier(): Notifier;
  /** Each attempt as `kind outcome`. */
  readonly counted: string[];
  /** The guest has a browser that wants to be told. */
  subscribe(guest: string, language?: string): Promise<Subscribed>;
  /** The process dies, with all that it had noted, and tells nobody; a new one takes its place. */
  crash(): Promise<void>;
  /** Time passes until the turn watcher has looked, and what it queues is sent. */
  moment(): Promise<void>;
}

export interface Subscribed extends Browser {
  readonly endpoint: string;
  /** What was pushed to it, decrypted. */
  messages(): PushMessage[];
}

export async function openNotificationHarness(): Promise<NotificationHarness> {
  const time = fakeTime();
  const store = serverMemoryStore({ now: time.clock });
  const receiver = await startReceiver();
  const counted: string[] = [];
  let note = (_match: string): void => {};
  let nudge = (_match: string, _guest: string): void => {};
  const harness = openHarness({
    store,
    time,
    onTurn: (match) => note(match),
    onNudge: (match, guest) => nudge(match, guest),
  });
  let dies = (): void => {};
  const opened = async (): Promise<Notifier> => {
    let isDead = false;
    dies = () => {
      isDead = true;
    };
    const notifier = await openNotifier({
      store,
      matchService: harness.service,
      outbound: outboundCalls({ loopback: true }),
      timers: { after: (milliseconds, run) => time.timers.after(milliseconds, () => isDead || run()) },
      clock: time.clock,
      log: createLog('silent'),
      count: (kind, outcome) => counted.push(`${kind} ${outcome}`),
    });
    ({ note, nudge } = notifier);
    return notifier;
  };
  let notifier = await opened();
  let made = 0;
  return {
    harness,
    outbox: store.outbox,
    receiver,
    notifier: () => notifier,
    crash: async () => {
      dies();
      notifier = await opened();
    },
    counted,
    subscribe: async (guest, language = 'en') => {
      const browser = newBrowser();
      const path = `/push/${made++}`;
      const endpoint = receiver.address + path;
      await store.outbox.subscribe({
        endpoint,
        guest,
        ...browser.keys,
        language,
        origin: 'https://play.example.org',
        createdAt: made,
      });
      const own = () => receiver.received.filter((each) => each.path === path);
      return {
        ...browser,
        endpoint,
        messages: () => own().map(({ body }) => JSON.parse(browser.decrypt(body)) as PushMessage),
      };
    },
    moment: async () => {
      await time.pass(LOOK_DELAY);
      await settled(receiver, counted);
    },
  };
}

/** Calls take real time: until nothing has happened for a while. */
async function settled({ received }: Receiver, counted: readonly string[]): Promise<void> {
  let before = -1;
  for (let calm = 0; calm < 8; ) {
    await new Promise((resolve) => setTimeout(resolve, 5));
    await quiet();
    const now = received.length + counted.length;
    calm = now === before ? calm + 1 : 0;
    before = now;
  }
}
