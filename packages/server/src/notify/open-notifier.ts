// Tells people who aren't here that it is their turn: a crier who sees it and a postman who sends it.

import type { MatchService, Timers } from '@mirabilia/match-service';
import type { Job } from '../storage/post.ts';
import type { Store } from '../storage/store.ts';
import type { Log } from '../transport/log.ts';
import { newCrier } from './crier.ts';
import type { JobKind } from './jobs.ts';
import { NotPublic, type Outbound } from './outbound.ts';
import { type Delivery, newPostman } from './postman.ts';
import { newHookSender } from './send-hook.ts';
import { newPushSender } from './send-push.ts';
import type { Outcome } from './sending.ts';
import { takeOver } from './take-over.ts';
import { newSenderKeys, type SenderKeys } from './web-push.ts';

export interface NotifierNeeds {
  readonly store: Store;
  readonly hall: Pick<MatchService, 'turn' | 'isPresent'>;
  readonly outbound: Outbound;
  readonly timers: Timers;
  readonly clock: () => number;
  readonly log: Log;
  /** For the figures: each attempt, and what was given up after the last. */
  count(kind: JobKind, outcome: Outcome | 'given-up'): void;
}

export interface Notifier {
  /** To which browsers subscribe. */
  readonly publicKey: string;
  /** Something has changed in whom a match waits for. Takes no time and never fails. */
  note(match: string): void;
  /** Writes down who is to be told, and sends nothing more: another process will, or this one when it is back. */
  close(): Promise<void>;
}

const KEYS = 'push-keys';

/** Made once, by whichever process is first. With other keys all browsers would have to subscribe anew. */
export const keysIn = async (store: Store): Promise<SenderKeys> =>
  JSON.parse(await store.setting(KEYS, () => JSON.stringify(newSenderKeys()))) as SenderKeys;

const DELIVERIES: Readonly<Record<Outcome, Delivery>> = {
  sent: 'done',
  gone: 'done',
  late: 'done',
  refused: 'hopeless',
  failed: 'again',
};

export async function openNotifier(needs: NotifierNeeds): Promise<Notifier> {
  const { store, log, count } = needs;
  const keys = await keysIn(store);
  const senders: Readonly<Record<JobKind, (body: never) => Promise<Outcome>>> = {
    push: newPushSender({ ...needs, keys }),
    hook: newHookSender(needs),
  };

  async function attempt(kind: JobKind, body: string): Promise<Outcome> {
    try {
      return await senders[kind](JSON.parse(body) as never);
    } catch (error) {
      log.info({ kind, reason: (error as Error).message }, 'somebody could not be told');
      return error instanceof NotPublic ? 'refused' : 'failed';
    }
  }

  const postman = newPostman({
    ...needs,
    post: store.post,
    deliver: async (job: Job) => {
      const kind = job.kind as JobKind;
      const outcome = await attempt(kind, job.body);
      count(kind, outcome);
      return DELIVERIES[outcome];
    },
    onGivenUp: ({ kind }) => count(kind as JobKind, 'given-up'),
  });
  const crier = newCrier({ ...needs, onJobs: postman.wake });
  postman.wake();
  takeOver(crier, needs);
  return {
    publicKey: keys.publicKey,
    note: crier.note,
    close: async () => {
      await crier.close();
      await postman.close();
    },
  };
}
