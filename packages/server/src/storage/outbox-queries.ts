// The queries of the outbox. They are only built here.

import type { Kysely, SelectQueryBuilder } from 'kysely';
import {
  type NewNotification,
  NOTIFICATION_CLAIM_LASTS,
  NOTIFICATION_KINDS,
  type Subscription,
  type Webhook,
} from './outbox.ts';
import type { Tables } from './tables.ts';

/** Skips rows that another process is about to take, where the database needs to be told. */
export type SkipLocked = <O>(
  rows: SelectQueryBuilder<Tables, 'jobs', O>,
) => SelectQueryBuilder<Tables, 'jobs', O>;

export type OutboxQueries = ReturnType<typeof outboxQueriesOn>;

export const outboxQueriesOn = (db: Kysely<Tables>, skipLocked: SkipLocked) => ({
  addJobs: (jobs: readonly NewNotification[]) =>
    db
      .insertInto('jobs')
      .values(jobs.map(({ id, kind, body, dueAt }) => ({ id, kind, body, due_at: dueAt, attempts: 0 })))
      .onConflict((known) => known.column('id').doNothing()),
  claimJobs: (now: number, limit: number) => {
    const free = db
      .selectFrom('jobs')
      .select('id')
      .where('due_at', '<=', now)
      .where('kind', 'in', NOTIFICATION_KINDS)
      .where((is) => is.or([is('claimed_until', 'is', null), is('claimed_until', '<=', now)]))
      .orderBy('due_at')
      .limit(limit);
    return db
      .updateTable('jobs')
      .set({ claimed_until: now + NOTIFICATION_CLAIM_LASTS })
      .where('id', 'in', skipLocked(free))
      .returningAll();
  },
  finishJob: (id: string, now: number) =>
    db.updateTable('jobs').set({ due_at: null, claimed_until: null, done_at: now }).where('id', '=', id),
  forgetJobs: (before: number) => db.deleteFrom('jobs').where('done_at', '<=', before),
  retryJob: (id: string, dueAt: number) =>
    db
      .updateTable('jobs')
      .set({ due_at: dueAt, claimed_until: null })
      .set((old) => ({ attempts: old('attempts', '+', old.lit(1)) }))
      .where('id', '=', id),
  postponeJobs: (ids: readonly string[], dueAt: number) =>
    db.updateTable('jobs').set({ due_at: dueAt, claimed_until: null }).where('id', 'in', ids),
  jobsWaiting: () =>
    db
      .selectFrom('jobs')
      .select((count) => count.fn.countAll<number | string>().as('count'))
      .where('due_at', 'is not', null),

  subscribe: ({ createdAt, ...rest }: Subscription) => {
    const { endpoint: _, ...changed } = rest;
    return db
      .insertInto('push_subscriptions')
      .values({ ...rest, created_at: createdAt })
      .onConflict((known) => known.column('endpoint').doUpdateSet({ ...changed, created_at: createdAt }));
  },
  dropOldest: (guest: string, kept: number) =>
    db
      .deleteFrom('push_subscriptions')
      .where('guest', '=', guest)
      .where('endpoint', 'not in', (those) =>
        those
          .selectFrom('push_subscriptions')
          .select('endpoint')
          .where('guest', '=', guest)
          .orderBy('created_at', 'desc')
          .orderBy('endpoint')
          .limit(kept),
      ),
  unsubscribe: (endpoint: string, guest: string | undefined) => {
    const drop = db.deleteFrom('push_subscriptions').where('endpoint', '=', endpoint);
    return guest === undefined ? drop : drop.where('guest', '=', guest);
  },
  subscriptionsOf: (guests: readonly string[]) =>
    db.selectFrom('push_subscriptions').selectAll().where('guest', 'in', guests).orderBy('created_at'),

  withAudience: (matches: readonly string[]) =>
    db
      .selectFrom('seated')
      .innerJoin('push_subscriptions', 'push_subscriptions.guest', 'seated.guest')
      .select('seated.match_id')
      .where('seated.match_id', 'in', matches)
      .union(db.selectFrom('webhooks').select('match_id').where('match_id', 'in', matches)),
  withAudienceSince: (since: number) =>
    db
      .selectFrom('matches')
      .select('id')
      .where('status', '!=', 'lobby')
      .where(({ or, exists, selectFrom }) =>
        or([
          exists(selectFrom('webhooks').select('url').whereRef('webhooks.match_id', '=', 'matches.id')),
          exists(
            selectFrom('seated')
              .innerJoin('push_subscriptions', 'push_subscriptions.guest', 'seated.guest')
              .select('endpoint')
              .whereRef('seated.match_id', '=', 'matches.id'),
          ),
        ]),
      )
      .where(({ or, eb, exists, selectFrom }) =>
        or([
          eb('updated_at', '>=', since),
          exists(
            selectFrom('entries')
              .select('seq')
              .whereRef('entries.match_id', '=', 'matches.id')
              .where('at', '>=', since),
          ),
        ]),
      ),

  putWebhook: ({ match, ...rest }: Webhook) =>
    db
      .insertInto('webhooks')
      .values({ match_id: match, ...rest })
      .onConflict((known) => known.column('match_id').doUpdateSet(rest)),
  dropWebhook: (match: string) => db.deleteFrom('webhooks').where('match_id', '=', match),
  webhook: (match: string) => db.selectFrom('webhooks').selectAll().where('match_id', '=', match),
});
