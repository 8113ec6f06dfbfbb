// What is to be told to people who aren't here: what has to be sent, and to whom it may be.

import type { Compilable } from 'kysely';
import type { OutboxQueries } from './outbox-queries.ts';

/** Something to send. It is sent by one process, and again if it fails. */
export interface NewNotification {
  /** Names what is told to whom: the same is never sent twice. */
  readonly id: string;
  readonly kind: string;
  /** JSON. */
  readonly body: string;
  readonly dueAt: number;
}

export interface QueuedNotification extends NewNotification {
  /** How often it was tried before. */
  readonly attempts: number;
}

/** A browser that wants to be told, by Web Push (RFC 8030). */
export interface Subscription {
  readonly endpoint: string;
  readonly guest: string;
  /** Its public key and its secret, in base64url (RFC 8291). */
  readonly p256dh: string;
  readonly auth: string;
  readonly language: string;
  /** Of the page that asked: who sends has to say who he is. */
  readonly origin: string;
  readonly createdAt: number;
}

/** The address of a group's chat, for one match. */
export interface Webhook {
  readonly match: string;
  readonly url: string;
  readonly language: string;
  /** Of the page, for links to the match. */
  readonly origin: string;
}

export interface Outbox {
  /** Those whose id is known are left out. */
  addNotifications(jobs: readonly NewNotification[]): Promise<void>;
  /** Jobs that are due and that nobody has in hand, earliest first; they are in this process's for `JOB_LASTS`. */
  claimNotifications(now: number, limit: number): Promise<QueuedNotification[]>;
  /** It is done with; its id stays known for `JOB_KNOWN`. */
  finishNotification(id: string, now: number): Promise<void>;
  /** It is tried again then. */
  retryNotification(id: string, dueAt: number): Promise<void>;
  jobsWaiting(): Promise<number>;

  /** A known endpoint may change hands. Of a guest's the newest `MOST_SUBSCRIPTIONS` stay. */
  subscribe(subscription: Subscription): Promise<void>;
  /** Of any guest, if none is given. */
  unsubscribe(endpoint: string, guest?: string): Promise<void>;
  subscriptionsOf(guests: readonly string[]): Promise<Subscription[]>;

  /** Of the given matches those of which somebody wants to be told: a group's chat, or a guest who sits there. */
  notifiableMatches(matches: readonly string[]): Promise<ReadonlySet<string>>;
  /** Of all matches that have started and that something has happened in since then, the same. */
  notifiableMatchesSince(since: number): Promise<ReadonlySet<string>>;

  putWebhook(webhook: Webhook): Promise<void>;
  dropWebhook(match: string): Promise<void>;
  webhook(match: string): Promise<Webhook | undefined>;
}

/** The kinds of jobs that servers send; others are for those who work. */
export const NOTIFICATION_KINDS: readonly string[] = ['push', 'hook'];
/** Milliseconds. */
export const NOTIFICATION_CLAIM_LASTS = 60_000;
export const NOTIFICATION_KNOWN = 2 * 24 * 3_600_000;
export const MOST_SUBSCRIPTIONS = 10;

export interface QueryRunner {
  all<Row>(query: Compilable<Row>): Promise<readonly Row[]>;
  write<Row>(query: Compilable<Row>): Promise<readonly Row[]>;
}

/** The same for every database: only how a query is carried out differs. */
export function outboxOn(ask: OutboxQueries, { all, write }: QueryRunner): Outbox {
  return {
    addNotifications: async (jobs) => {
      if (jobs.length > 0) await write(ask.addJobs(jobs));
    },
    claimNotifications: async (now, limit) => {
      const claimed = await write(ask.claimJobs(now, limit));
      return claimed
        .map(({ id, kind, body, due_at, attempts }) => ({
          id,
          kind,
          body,
          dueAt: due_at as number,
          attempts,
        }))
        .sort((a, b) => a.dueAt - b.dueAt);
    },
    finishNotification: async (id, now) => {
      await write(ask.finishJob(id, now));
      await write(ask.forgetJobs(now - NOTIFICATION_KNOWN));
    },
    retryNotification: async (id, dueAt) => void (await write(ask.retryJob(id, dueAt))),
    jobsWaiting: async () => Number((await all(ask.jobsWaiting()))[0]?.count ?? 0),

    subscribe: async (subscription) => {
      await write(ask.subscribe(subscription));
      await write(ask.dropOldest(subscription.guest, MOST_SUBSCRIPTIONS));
    },
    unsubscribe: async (endpoint, guest) => void (await write(ask.unsubscribe(endpoint, guest))),
    subscriptionsOf: async (guests) => {
      if (guests.length === 0) return [];
      const found = await all(ask.subscriptionsOf(guests));
      return found.map(({ created_at, ...rest }) => ({ ...rest, createdAt: created_at }));
    },

    notifiableMatches: async (matches) => {
      if (matches.length === 0) return new Set();
      return new Set((await all(ask.withAudience(matches))).map(({ match_id }) => match_id));
    },

    notifiableMatchesSince: async (since) =>
      new Set((await all(ask.withAudienceSince(since))).map(({ id }) => id)),

    putWebhook: async (webhook) => void (await write(ask.putWebhook(webhook))),
    dropWebhook: async (match) => void (await write(ask.dropWebhook(match))),
    webhook: async (match) => {
      const [found] = await all(ask.webhook(match));
      if (found === undefined) return undefined;
      const { match_id, ...rest } = found;
      return { match: match_id, ...rest };
    },
  };
}
