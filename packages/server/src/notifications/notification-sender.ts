// Sends notifications: one process claims each, and tries again later if it fails.

import type { Timers } from '@mirabilia/match-service';
import type { Outbox, QueuedNotification } from '../storage/outbox.ts';
import type { ServerLog } from '../transport/log.ts';

/** `done`: sent, or no longer worth sending. `again`: worth another attempt. */
export type Delivery = 'done' | 'again' | 'hopeless';

export type Deliver = (job: QueuedNotification) => Promise<Delivery>;

export interface NotificationSenderNeeds {
  readonly outbox: Outbox;
  readonly timers: Timers;
  readonly clock: () => number;
  readonly log: ServerLog;
  readonly deliver: Deliver;
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
const MOST_AT_ONCE = 16;

export function newNotificationSender({
  outbox,
  timers,
  clock,
  log,
  deliver,
  onGivenUp,
}: NotificationSenderNeeds): NotificationSender {
  let isClosed = false;
  let round: Promise<void> | undefined;
  let isAskedAgain = false;
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
        const jobs = await outbox.claimNotifications(clock(), MOST_AT_ONCE);
        await Promise.all(jobs.map(handle));
        if (jobs.length === MOST_AT_ONCE) isAskedAgain = true;
      }
    } catch (error) {
      log.warn({ err: error }, 'the outbox can’t be read');
    }
    if (!isClosed) cancel = timers.after(LOOKS_EVERY, wake);
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
    },
  };
}
