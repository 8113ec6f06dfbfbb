// Notifications that wait to be sent, and where players want to be notified.

import type { Compilable } from 'kysely';
import type { OutboxQueries } from './outbox-queries.ts';

/** One process sends it, and tries again if that fails. */
export interface NewNotification {
  /** Made from its content and receiver, so that nothing is sent twice. */
  readonly id: string;
  readonly kind: string;
  /** JSON. */
  readonly body: string;
  readonly dueAt: number;
}

export interface QueuedNotification extends NewNotification {
  /** Failed attempts so far. */
  readonly attempts: number;
}

/** A browser that gets Web Push messages (RFC 8030). */
export interface Subscription {
  readonly endpoint: string;
  readonly guest: string;
  /** Its public key and its secret, in base64url (RFC 8291). */
  readonly p256dh: string;
  readonly auth: string;
  readonly language: string;
  /** Of the page that subscribed: push services want to know the sender. */
  readonly origin: string;
  readonly createdAt: number;
}

/** The webhook of a group chat, for one match. */
export interface Webhook {
  readonly match: string;
  readonly url: string;
  readonly language: string;
  /** Of the page, for links to the match. */
  readonly origin: string;
}

export interface Outbox {
  /** Skips those whose id is known. */
  addNotifications(jobs: readonly NewNotification[]): Promise<void>;
  /** Due notifications that no process has claimed, earliest first. They are claimed for `NOTIFICATION_CLAIM_LASTS`. */
  claimNotifications(now: number, limit: number): Promise<QueuedNotification[]>;
  /** Its id stays known for `NOTIFICATION_KNOWN`. */
  finishNotification(id: string, now: number): Promise<void>;
  /** Due again at that time, with one more failed attempt. */
  retryNotification(id: string, dueAt: number): Promise<void>;
  /** Claimed, but not tried: due again at that time. */
  postponeNotifications(ids: readonly string[], dueAt: number): Promise<void>;
  jobsWaiting(): Promise<number>;

  /** A known endpoint may move to another guest. A guest keeps the newest `MOST_SUBSCRIPTIONS`. */
  subscribe(subscription: Subscription): Promise<void>;
  /** Whoever its guest is, if none is given. */
  unsubscribe(endpoint: string, guest?: string): Promise<void>;
  subscriptionsOf(guests: readonly string[]): Promise<Subscription[]>;

  /** Those of the given matches that have a webhook or a seated guest with a subscription. */
  notifiableMatches(matches: readonly string[]): Promise<ReadonlySet<string>>;
  /** The same among all started matches in which something has happened since then. */
  notifiableMatchesSince(since: number): Promise<ReadonlySet<string>>;

  putWebhook(webhook: Webhook): Promise<void>;
  dropWebhook(match: string): Promise<void>;
  webhook(match: string): Promise<Webhook | undefined>;
}

/** The other kinds in the table are jobs for workers. */
export const NOTIFICATION_KINDS: readonly string[] = ['push', 'hook'];
/** Milliseconds. */
export const NOTIFICATION_CLAIM_LASTS = 60_000;
export const NOTIFICATION_KNOWN = 2 * 24 * 3_600_000;
export const MOST_SUBSCRIPTIONS = 10;

export interface QueryRunner {
  all<Row>(query: Compilable<Row>): Promise<readonly Row[]>;
  write<Row>(query: Compilable<Row>): Promise<readonly Row[]>;
}

/** The same for every database; only the query runner differs. */
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
    postponeNotifications: async (ids, dueAt) => {
      if (ids.length > 0) await write(ask.postponeJobs(ids, dueAt));
    },
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
