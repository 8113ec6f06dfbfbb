// An outbox in memory, by the same contract as every store's.

import {
  MOST_SUBSCRIPTIONS,
  NOTIFICATION_CLAIM_LASTS,
  NOTIFICATION_KNOWN,
  type Outbox,
  type QueuedNotification,
  type Subscription,
  type Webhook,
} from '../src/storage/outbox.ts';

interface Kept extends Omit<QueuedNotification, 'dueAt'> {
  readonly dueAt: number | undefined;
  readonly claimedUntil: number;
  readonly doneAt: number;
}

/** `seatedIn`: the guests of a match; `activeSince`: matches that something has happened in. */
export function memoryOutbox(
  seatedIn: (match: string) => Iterable<string> = () => [],
  activeSince: (since: number) => readonly string[] = () => [],
): Outbox {
  const jobs = new Map<string, Kept>();
  const subscriptions = new Map<string, Subscription>();
  const webhooks = new Map<string, Webhook>();
  const change = (id: string, more: (job: Kept) => Partial<Kept>) => {
    const job = jobs.get(id);
    if (job !== undefined) jobs.set(id, { ...job, ...more(job) });
  };
  const withAudience = (matches: readonly string[]): ReadonlySet<string> => {
    const wanting = new Set([...subscriptions.values()].map(({ guest }) => guest));
    return new Set(
      matches.filter(
        (match) => webhooks.has(match) || [...seatedIn(match)].some((guest) => wanting.has(guest)),
      ),
    );
  };
  return {
    addNotifications: async (added) => {
      for (const job of added) {
        if (!jobs.has(job.id)) jobs.set(job.id, { ...job, attempts: 0, claimedUntil: 0, doneAt: 0 });
      }
    },
    claimNotifications: async (now, limit) => {
      const due = [...jobs.values()]
        .flatMap((job) => (job.dueAt === undefined ? [] : [{ ...job, dueAt: job.dueAt }]))
        .filter(({ dueAt, claimedUntil }) => dueAt <= now && claimedUntil <= now)
        .sort((a, b) => a.dueAt - b.dueAt)
        .slice(0, limit);
      for (const { id } of due) change(id, () => ({ claimedUntil: now + NOTIFICATION_CLAIM_LASTS }));
      return due.map(({ id, kind, body, dueAt, attempts }) => ({ id, kind, body, dueAt, attempts }));
    },
    finishNotification: async (id, now) => {
      change(id, () => ({ dueAt: undefined, doneAt: now }));
      for (const job of jobs.values()) {
        if (job.dueAt === undefined && job.doneAt <= now - NOTIFICATION_KNOWN) jobs.delete(job.id);
      }
    },
    retryNotification: async (id, dueAt) =>
      change(id, ({ attempts }) => ({ dueAt, claimedUntil: 0, attempts: attempts + 1 })),
    postponeNotifications: async (ids, dueAt) => {
      for (const id of ids) change(id, () => ({ dueAt, claimedUntil: 0 }));
    },
    jobsWaiting: async () => [...jobs.values()].filter(({ dueAt }) => dueAt !== undefined).length,

    subscribe: async (subscription) => {
      subscriptions.set(subscription.endpoint, subscription);
      const own = [...subscriptions.values()].filter(({ guest }) => guest === subscription.guest);
      own.sort((a, b) => b.createdAt - a.createdAt);
      for (const { endpoint } of own.slice(MOST_SUBSCRIPTIONS)) subscriptions.delete(endpoint);
    },
    unsubscribe: async (endpoint, guest) => {
      if (guest === undefined || subscriptions.get(endpoint)?.guest === guest) subscriptions.delete(endpoint);
    },
    subscriptionsOf: async (guests) =>
      [...subscriptions.values()]
        .filter(({ guest }) => guests.includes(guest))
        .sort((a, b) => a.createdAt - b.createdAt),

    notifiableMatches: async (matches) => withAudience(matches),
    notifiableMatchesSince: async (since) => withAudience(activeSince(since)),

    putWebhook: async (webhook) => void webhooks.set(webhook.match, webhook),
    dropWebhook: async (match) => void webhooks.delete(match),
    webhook: async (match) => webhooks.get(match),
  };
}
