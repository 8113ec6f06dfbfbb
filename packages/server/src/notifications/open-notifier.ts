// Tells players who are not connected that it is their turn: a watcher notices it, a sender delivers it.

import type { MatchService, Timers } from '@mirabilia/match-service';
import type { QueuedNotification } from '../storage/outbox.ts';
import type { Store } from '../storage/store.ts';
import type { ServerLog } from '../transport/log.ts';
import type { DeliveryOutcome } from './delivery.ts';
import { type NotificationKind, ownerIn } from './notification-bodies.ts';
import { type Delivery, newNotificationSender } from './notification-sender.ts';
import { NotPublicAddress, type Outbound } from './outbound.ts';
import { recoverTurns } from './recover-turns.ts';
import { newPushSender } from './send-push.ts';
import { newWebhookSender } from './send-webhook.ts';
import { newTurnWatcher } from './turn-watcher.ts';
import { newSenderKeys, type SenderKeys } from './web-push.ts';

export interface NotifierNeeds {
  readonly store: Store;
  readonly matchService: Pick<MatchService, 'turn' | 'isPresent'>;
  readonly outbound: Outbound;
  readonly timers: Timers;
  readonly clock: () => number;
  readonly log: ServerLog;
  /** For metrics: each attempt, and what was given up. */
  count(kind: NotificationKind, outcome: DeliveryOutcome | 'given-up'): void;
}

export interface Notifier {
  /** Browsers subscribe with it. */
  readonly publicKey: string;
  /** It may be someone else's turn in this match. Returns at once and never fails. */
  note(match: string): void;
  /** A player reminds a guest that a match waits for them. */
  nudge(match: string, guest: string): void;
  /** Queues what was noted and stops sending: another process will, or this one after its restart. */
  close(): Promise<void>;
}

const KEYS = 'push-keys';

/** Made once, by the first process. With other keys all browsers would have to subscribe again. */
export const keysIn = async (store: Store): Promise<SenderKeys> =>
  JSON.parse(await store.setting(KEYS, () => JSON.stringify(newSenderKeys()))) as SenderKeys;

const DELIVERIES: Readonly<Record<DeliveryOutcome, Delivery>> = {
  sent: 'done',
  gone: 'done',
  late: 'done',
  refused: 'hopeless',
  failed: 'again',
};

export async function openNotifier(needs: NotifierNeeds): Promise<Notifier> {
  const { store, log, count } = needs;
  const keys = await keysIn(store);
  const senders: Readonly<Record<NotificationKind, (body: never) => Promise<DeliveryOutcome>>> = {
    push: newPushSender({ ...needs, keys }),
    hook: newWebhookSender(needs),
  };

  async function attempt(kind: NotificationKind, body: string): Promise<DeliveryOutcome> {
    try {
      return await senders[kind](JSON.parse(body) as never);
    } catch (error) {
      log.info({ kind, reason: (error as Error).message }, 'a notification could not be sent');
      return error instanceof NotPublicAddress ? 'refused' : 'failed';
    }
  }

  const sender = newNotificationSender({
    ...needs,
    outbox: store.outbox,
    ownerOf: ({ body }) => ownerIn(JSON.parse(body)),
    deliver: async (job: QueuedNotification) => {
      const kind = job.kind as NotificationKind;
      const outcome = await attempt(kind, job.body);
      count(kind, outcome);
      return DELIVERIES[outcome];
    },
    onGivenUp: ({ kind }) => count(kind as NotificationKind, 'given-up'),
  });
  const watcher = newTurnWatcher({ ...needs, onJobs: sender.wake });
  sender.wake();
  recoverTurns(watcher, needs);
  return {
    publicKey: keys.publicKey,
    note: watcher.note,
    nudge: watcher.nudge,
    close: async () => {
      await watcher.close();
      await sender.close();
    },
  };
}
