// Sends notifications: one process claims each, and tries again later if it fails.

import type { Timers } from '@mirabilia/match-service';
import type { Outbox, QueuedNotification } from '../storage/outbox.ts';
import type { ServerLog } from '../transport/log.ts';
import { newOwnersTurns } from './owners-turns.ts';

/** `done`: sent, or no longer worth sending. `again`: worth another attempt. */
export type Delivery = 'done' | 'again' | 'hopeless';

export type Deliver = (job: QueuedNotification) => Promise<Delivery>;

export interface NotificationSenderNeeds {
  readonly outbox: Outbox;
  readonly timers: Timers;
  readonly clock: () => number;
  readonly log: ServerLog;
  readonly deliver: Deliver;
  /** On whose behalf it is sent. */
  ownerOf(job: QueuedNotification): string;
  /** It failed too often. */
  onGivenUp(job: QueuedNotification): void;
}

export interface NotificationSender {
  /** There may be something to send. */
  wake(): void;
  close(): Promise<void>;
}

const SECOND = 1000;
const MINUTE = 60 * SECOND;
/** Milliseconds before each retry; after the last it is given up. */
export const RETRIES = [10 * SECOND, MINUTE, 5 * MINUTE, 30 * MINUTE, 2 * 60 * MINUTE];
/** Another process may have died with claims, and retries become due. */
const LOOKS_EVERY = 5 * SECOND;
const MOST_AT_ONCE = 32;

export function newNotificationSender({
  outbox,
  timers,
  clock,
  log,
  deliver,
  ownerOf,
  onGivenUp,
}: NotificationSenderNeeds): NotificationSender {
  const turns = newOwnersTurns(clock);
  const underWay = new Set<Promise<void>>();
  let isClosed = false;
  let round: Promise<void> | undefined;
  let isAskedAgain = false;
  /** More may be due than could be sent at once: the next one that is done makes room. */
  let isFull = false;
  let cancel = () => {};

  function wake(): void {
    if (isClosed) return;
    isAskedAgain = true;
    round ??= work().finally(() => {
      round = undefined;
    });
  }

  async function work(): Promise<void> {
    cancel();
    try {
      while (isAskedAgain && !isClosed) {
        isAskedAgain = false;
        const free = MOST_AT_ONCE - underWay.size;
        isFull = free === 0;
        if (isFull) break;
        const jobs = await outbox.claimNotifications(clock(), free);
        if (jobs.length === free) isAskedAgain = true;
        await sendOrPostpone(jobs);
      }
    } catch (error) {
      log.warn({ err: error }, 'the outbox can’t be read');
    }
    if (!isClosed) cancel = timers.after(LOOKS_EVERY, wake);
  }

  /** Nobody waits for a slow receiver: each is sent on its own, and what is not its owner's turn is put back. */
  async function sendOrPostpone(jobs: readonly QueuedNotification[]): Promise<void> {
    const postponed = new Map<number, string[]>();
    for (const job of jobs) {
      const turn = turns.begin(ownerOf(job));
      if ('notBefore' in turn) {
        const ids = postponed.get(turn.notBefore) ?? [];
        postponed.set(turn.notBefore, [...ids, job.id]);
      } else send(job, turn.end);
    }
    for (const [dueAt, ids] of postponed) await outbox.postponeNotifications(ids, dueAt);
  }

  function send(job: QueuedNotification, end: () => void): void {
    const sending = handle(job).finally(() => {
      end();
      underWay.delete(sending);
      if (isFull) wake();
    });
    underWay.add(sending);
  }

  async function handle(job: QueuedNotification): Promise<void> {
    try {
      const delivery = await deliver(job);
      const pause = RETRIES[job.attempts];
      if (delivery === 'again' && pause !== undefined) {
        await outbox.retryNotification(job.id, clock() + pause);
        return;
      }
      if (delivery !== 'done') onGivenUp(job);
      await outbox.finishNotification(job.id, clock());
    } catch (error) {
      // The store failed, or there is a bug: the claim expires and it is tried again.
      log.warn({ err: error, kind: job.kind }, 'a notification could not be handled');
    }
  }

  return {
    wake,
    close: async () => {
      isClosed = true;
      cancel();
      await round;
      await Promise.all(underWay);
    },
  };
}
