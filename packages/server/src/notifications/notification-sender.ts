// Sends what is to be sent: one process takes a job, and tries again later if it fails.

import type { Timers } from '@mirabilia/match-service';
import type { Outbox, QueuedNotification } from '../storage/outbox.ts';
import type { ServerLog } from '../transport/log.ts';

/** `done`: sent, or not worth sending any more. `again`: it may go better later. */
export type Delivery = 'done' | 'again' | 'hopeless';

export type Deliver = (job: QueuedNotification) => Promise<Delivery>;

export interface NotificationSenderNeeds {
  readonly outbox: Outbox;
  readonly timers: Timers;
  readonly clock: () => number;
  readonly log: ServerLog;
  readonly deliver: Deliver;
  /** Tried so often, it is given up. */
  onGivenUp(job: QueuedNotification): void;
}

export interface NotificationSender {
  /** There is something to send: looks soon. */
  wake(): void;
  close(): Promise<void>;
}

const SECOND = 1000;
const MINUTE = 60 * SECOND;
/** After each failure; after the last it is given up. */
export const RETRIES = [10 * SECOND, MINUTE, 5 * MINUTE, 30 * MINUTE, 2 * 60 * MINUTE];
/** Others may have died with something in hand, and what failed becomes due. */
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
      log.warn({ err: error }, 'what is to be sent can’t be read');
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
      // The storage failed, or something that should not happen did: it stays in hand for a while and is taken again.
      log.warn({ err: error, kind: job.kind }, 'something could not be sent');
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
