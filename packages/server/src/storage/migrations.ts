// The schema, step by step. A released step never changes; a new one is added at the end. Each step is a list of statements,
// so that any database can run it in its own transaction.
//
// Kysely's Migrator would take more code. It needs drivers that run queries, but here Kysely only compiles them, and SQLite
// runs them synchronously. It keeps two tables of its own, but older servers, backups and `doctor` read `schema_versions`.
// And it commits before a PostgreSQL process has created its function and taken its lock, which belong to the same step.

import { type Compilable, type Kysely, type RawBuilder, sql } from 'kysely';
import { CannotOpen } from './cannot-open.ts';
import type { Tables } from './tables.ts';

export class NewerSchema extends CannotOpen {
  override readonly name = 'NewerSchema';

  constructor(place: string, found: number) {
    super(
      `${place} was written by a newer Mirabilia: its tables have version ${found} and this one knows ` +
        `${LATEST}. Start the newer one again, or use another place.`,
    );
  }
}

export interface Builder {
  /** Only builds queries; they are compiled and run elsewhere. */
  readonly db: Kysely<Tables>;
  /** Stores rows in the order of their primary key, where the database needs to be told. */
  readonly inKeyOrder: RawBuilder<unknown>;
}

type Step = (builder: Builder) => readonly Compilable[];

const STEPS: readonly Step[] = [
  ({ db: { schema }, inKeyOrder }) => [
    schema
      .createTable('matches')
      .addColumn('id', 'text', (column) => column.primaryKey().notNull())
      .addColumn('code', 'text', (column) => column.notNull().unique())
      .addColumn('game', 'text', (column) => column.notNull())
      .addColumn('rules_version', 'integer', (column) => column.notNull())
      .addColumn('status', 'text', (column) => column.notNull())
      .addColumn('visibility', 'text', (column) => column.notNull())
      .addColumn('host', 'text', (column) => column.notNull())
      .addColumn('lobby', 'text', (column) => column.notNull())
      .addColumn('seed', 'text')
      .addColumn('result', 'text', (column) => column.notNull())
      .addColumn('wake_at', 'bigint')
      .addColumn('created_at', 'bigint', (column) => column.notNull())
      .addColumn('updated_at', 'bigint', (column) => column.notNull())
      .addColumn('version', 'integer', (column) => column.notNull()),
    // Partial indexes without sleeping and finished matches: the most frequent queries visit few rows.
    schema
      .createIndex('matches_by_wake')
      .on('matches')
      .columns(['wake_at', 'id'])
      .where('wake_at', 'is not', null),
    schema
      .createIndex('matches_open_to_all')
      .on('matches')
      .columns(['created_at', 'id'])
      .where(sql.ref('visibility'), '=', 'public')
      .where(sql.ref('status'), '!=', 'over'),
    // A match's entries are stored side by side, so that loading a match reads few pages.
    schema
      .createTable('entries')
      .addColumn('match_id', 'text', (column) => column.notNull().references('matches.id'))
      .addColumn('seq', 'integer', (column) => column.notNull())
      .addColumn('at', 'bigint', (column) => column.notNull())
      .addColumn('body', 'text', (column) => column.notNull())
      .addPrimaryKeyConstraint('entries_in_order', ['match_id', 'seq'])
      .modifyEnd(inKeyOrder),
    schema
      .createTable('seated')
      .addColumn('guest', 'text', (column) => column.notNull())
      .addColumn('match_id', 'text', (column) => column.notNull().references('matches.id'))
      .addPrimaryKeyConstraint('seated_once', ['guest', 'match_id'])
      .modifyEnd(inKeyOrder),
    schema.createIndex('seated_by_match').on('seated').column('match_id'),
    schema
      .createTable('guests')
      .addColumn('id', 'text', (column) => column.primaryKey().notNull())
      .addColumn('name', 'text', (column) => column.notNull())
      .addColumn('created_at', 'bigint', (column) => column.notNull()),
    schema
      .createTable('device_links')
      .addColumn('hash', 'text', (column) => column.primaryKey().notNull())
      .addColumn('guest', 'text', (column) => column.notNull())
      .addColumn('expires_at', 'bigint', (column) => column.notNull()),
    schema
      .createTable('records')
      .addColumn('id', 'text', (column) => column.primaryKey().notNull())
      .addColumn('text', 'text', (column) => column.notNull()),
    schema
      .createTable('settings')
      .addColumn('key', 'text', (column) => column.primaryKey().notNull())
      .addColumn('value', 'text', (column) => column.notNull()),
  ],
  // Claims: which of several processes does what is due.
  ({ db: { schema } }) => [
    schema.alterTable('matches').addColumn('claimed_by', 'text'),
    schema.alterTable('matches').addColumn('claimed_until', 'bigint'),
  ],
  // Notifications for players who are not connected.
  ({ db: { schema } }) => [
    schema
      .createTable('jobs')
      .addColumn('id', 'text', (column) => column.primaryKey().notNull())
      .addColumn('kind', 'text', (column) => column.notNull())
      .addColumn('body', 'text', (column) => column.notNull())
      .addColumn('due_at', 'bigint')
      .addColumn('attempts', 'integer', (column) => column.notNull())
      .addColumn('claimed_until', 'bigint')
      .addColumn('done_at', 'bigint'),
    schema.createIndex('jobs_due').on('jobs').column('due_at').where('due_at', 'is not', null),
    schema.createIndex('jobs_done').on('jobs').column('done_at').where('done_at', 'is not', null),
    schema
      .createTable('push_subscriptions')
      .addColumn('endpoint', 'text', (column) => column.primaryKey().notNull())
      .addColumn('guest', 'text', (column) => column.notNull())
      .addColumn('p256dh', 'text', (column) => column.notNull())
      .addColumn('auth', 'text', (column) => column.notNull())
      .addColumn('language', 'text', (column) => column.notNull())
      .addColumn('origin', 'text', (column) => column.notNull())
      .addColumn('created_at', 'bigint', (column) => column.notNull()),
    schema.createIndex('push_subscriptions_by_guest').on('push_subscriptions').column('guest'),
    schema
      .createTable('webhooks')
      .addColumn('match_id', 'text', (column) => column.primaryKey().notNull().references('matches.id'))
      .addColumn('url', 'text', (column) => column.notNull())
      .addColumn('language', 'text', (column) => column.notNull())
      .addColumn('origin', 'text', (column) => column.notNull()),
  ],
  // Results of jobs.
  ({ db: { schema } }) => [schema.alterTable('jobs').addColumn('result', 'text')],
  // A host's matches that run, to count those of bots alone.
  ({ db: { schema } }) => [
    schema
      .createIndex('matches_running_by_host')
      .on('matches')
      .column('host')
      .where(sql.ref('status'), '=', 'running'),
  ],
  // Tables are listed by when their hosts were last there, and lobbies that nobody comes back to are deleted.
  ({ db: { schema } }) => [
    schema.dropIndex('matches_open_to_all'),
    schema
      .createIndex('matches_listed')
      .on('matches')
      .column('updated_at')
      .where(sql.ref('visibility'), '=', 'public')
      .where(sql.ref('status'), '!=', 'over'),
    schema
      .createIndex('lobbies_by_update')
      .on('matches')
      .column('updated_at')
      .where(sql.ref('status'), '=', 'lobby'),
  ],
  // Attempts at the deals of the day.
  ({ db: { schema } }) => [
    schema
      .createTable('daily_attempts')
      .addColumn('game', 'text', (column) => column.notNull())
      .addColumn('day', 'text', (column) => column.notNull())
      .addColumn('guest', 'text', (column) => column.notNull())
      .addColumn('name', 'text', (column) => column.notNull())
      .addColumn('points', 'integer', (column) => column.notNull())
      .addColumn('is_win', 'integer', (column) => column.notNull())
      .addColumn('first_move', 'text', (column) => column.notNull())
      .addColumn('moves', 'text', (column) => column.notNull())
      .addColumn('at', 'bigint', (column) => column.notNull())
      .addPrimaryKeyConstraint('daily_attempts_once', ['game', 'day', 'guest']),
    schema
      .createIndex('daily_attempts_by_points')
      .on('daily_attempts')
      .columns(['game', 'day', 'points', 'is_win']),
    schema
      .createIndex('daily_attempts_by_first_move')
      .on('daily_attempts')
      .columns(['game', 'day', 'first_move']),
  ],
  // The arms that a guest has chosen.
  ({ db: { schema } }) => [schema.alterTable('guests').addColumn('emblem', 'text')],
  // What each person made of the matches that they finished.
  ({ db: { schema } }) => [
    schema
      .createTable('results')
      .addColumn('guest', 'text', (column) => column.notNull())
      .addColumn('match_id', 'text', (column) => column.notNull())
      .addColumn('ended_at', 'bigint', (column) => column.notNull())
      .addColumn('game', 'text', (column) => column.notNull())
      .addColumn('seat', 'integer', (column) => column.notNull())
      .addColumn('with_people', 'integer', (column) => column.notNull())
      .addColumn('is_won', 'integer', (column) => column.notNull())
      .addColumn('source', 'text', (column) => column.notNull())
      .addColumn('seed', 'text')
      .addColumn('seats', 'text', (column) => column.notNull())
      .addPrimaryKeyConstraint('results_once', ['guest', 'match_id']),
    schema.createIndex('results_by_guest').on('results').columns(['guest', 'ended_at', 'match_id']),
    schema.createIndex('results_by_match').on('results').column('match_id'),
  ],
  // What makes a guest a profile: passkeys, a recovery link and a language.
  ({ db: { schema } }) => [
    schema.alterTable('guests').addColumn('language', 'text'),
    schema.alterTable('guests').addColumn('tokens_since', 'bigint'),
    schema.alterTable('guests').addColumn('seen_at', 'bigint'),
    schema
      .createTable('passkeys')
      .addColumn('id', 'text', (column) => column.primaryKey().notNull())
      .addColumn('guest', 'text', (column) => column.notNull())
      .addColumn('public_key', 'text', (column) => column.notNull())
      .addColumn('counter', 'bigint', (column) => column.notNull())
      .addColumn('label', 'text', (column) => column.notNull())
      .addColumn('created_at', 'bigint', (column) => column.notNull())
      .addColumn('used_at', 'bigint'),
    schema.createIndex('passkeys_by_guest').on('passkeys').column('guest'),
    schema
      .createTable('passkey_challenges')
      .addColumn('challenge', 'text', (column) => column.primaryKey().notNull())
      .addColumn('guest', 'text')
      .addColumn('expires_at', 'bigint', (column) => column.notNull()),
    schema
      .createTable('recovery_links')
      .addColumn('guest', 'text', (column) => column.primaryKey().notNull())
      .addColumn('hash', 'text', (column) => column.notNull().unique())
      .addColumn('created_at', 'bigint', (column) => column.notNull()),
    // For operators who don't keep finished matches for ever.
    schema
      .createIndex('matches_over')
      .on('matches')
      .columns(['updated_at', 'id'])
      .where(sql.ref('status'), '=', 'over'),
  ],
  // The last matches of somebody who has thousands, and their results with one deal, are found without reading the others.
  ({ db }) => [
    db.schema.alterTable('seated').addColumn('created_at', 'bigint'),
    db.updateTable('seated').set(({ selectFrom }) => ({
      created_at: selectFrom('matches').select('created_at').whereRef('matches.id', '=', 'seated.match_id'),
    })),
    db.schema.createIndex('seated_by_time').on('seated').columns(['guest', 'created_at', 'match_id']),
    db.schema.createIndex('results_by_deal').on('results').columns(['guest', 'seed']),
  ],
  // Ratings, and the rated matches from which they follow.
  ({ db: { schema } }) => [
    schema.alterTable('guests').addColumn('is_hidden', 'integer'),
    schema
      .createTable('rated_waiting')
      .addColumn('match_id', 'text', (column) => column.primaryKey().notNull())
      .addColumn('game', 'text', (column) => column.notNull())
      .addColumn('ended_at', 'bigint', (column) => column.notNull())
      .addColumn('players', 'text', (column) => column.notNull()),
    schema
      .createTable('rated_matches')
      .addColumn('number', 'integer', (column) => column.primaryKey().notNull())
      .addColumn('match_id', 'text', (column) => column.notNull().unique())
      .addColumn('game', 'text', (column) => column.notNull())
      .addColumn('ended_at', 'bigint', (column) => column.notNull())
      .addColumn('players', 'text', (column) => column.notNull()),
    schema
      .createTable('rating_changes')
      .addColumn('guest', 'text', (column) => column.notNull())
      .addColumn('match_id', 'text', (column) => column.notNull())
      .addColumn('game', 'text', (column) => column.notNull())
      .addColumn('ended_at', 'bigint', (column) => column.notNull())
      .addColumn('mean_before', 'double precision', (column) => column.notNull())
      .addColumn('deviation_before', 'double precision', (column) => column.notNull())
      .addColumn('counted_before', 'double precision', (column) => column.notNull())
      .addColumn('matches', 'integer', (column) => column.notNull())
      .addColumn('mean', 'double precision', (column) => column.notNull())
      .addColumn('deviation', 'double precision', (column) => column.notNull())
      .addColumn('weight', 'double precision', (column) => column.notNull())
      .addPrimaryKeyConstraint('rating_changes_once', ['guest', 'match_id']),
    schema.createIndex('rating_changes_by_guest').on('rating_changes').columns(['guest', 'game', 'ended_at']),
    schema.createIndex('rating_changes_by_match').on('rating_changes').column('match_id'),
    schema
      .createTable('ratings')
      .addColumn('guest', 'text', (column) => column.notNull())
      .addColumn('game', 'text', (column) => column.notNull())
      .addColumn('period', 'text', (column) => column.notNull())
      .addColumn('mean', 'double precision', (column) => column.notNull())
      .addColumn('deviation', 'double precision', (column) => column.notNull())
      .addColumn('matches', 'integer', (column) => column.notNull())
      .addColumn('counted', 'double precision', (column) => column.notNull())
      .addColumn('first_points', 'integer', (column) => column.notNull())
      .addColumn('points', 'integer', (column) => column.notNull())
      .addColumn('is_listed', 'integer', (column) => column.notNull())
      .addColumn('is_hidden', 'integer', (column) => column.notNull())
      .addPrimaryKeyConstraint('ratings_once', ['guest', 'game', 'period']),
    schema
      .createIndex('ratings_by_points')
      .on('ratings')
      .columns(['game', 'period', 'is_listed', 'is_hidden', 'points', 'guest']),
  ],
  // People who wait for a quick match.
  ({ db: { schema } }) => [
    schema
      .createTable('quick_tickets')
      .addColumn('guest', 'text', (column) => column.primaryKey().notNull())
      .addColumn('game', 'text', (column) => column.notNull())
      .addColumn('sizes', 'text', (column) => column.notNull())
      .addColumn('pace', 'text', (column) => column.notNull())
      .addColumn('fill_after', 'integer')
      .addColumn('points', 'integer', (column) => column.notNull())
      .addColumn('address', 'text')
      .addColumn('since', 'bigint', (column) => column.notNull())
      .addColumn('seen_at', 'bigint', (column) => column.notNull())
      .addColumn('match_id', 'text')
      .addColumn('claim', 'text')
      .addColumn('claimed_at', 'bigint'),
    schema.createIndex('quick_tickets_by_time').on('quick_tickets').column('seen_at'),
  ],
  // Those who run the server: their access, whom they have shut out, what was reported to them, and what they did.
  ({ db: { schema } }) => [
    schema
      .createTable('admin_access')
      .addColumn('id', 'text', (column) => column.primaryKey().notNull())
      .addColumn('kind', 'text', (column) => column.notNull())
      .addColumn('hash', 'text', (column) => column.notNull().unique())
      .addColumn('label', 'text', (column) => column.notNull())
      .addColumn('created_at', 'bigint', (column) => column.notNull())
      .addColumn('expires_at', 'bigint', (column) => column.notNull())
      .addColumn('lasts', 'bigint', (column) => column.notNull()),
    schema
      .createTable('sanctions')
      .addColumn('id', 'text', (column) => column.primaryKey().notNull())
      .addColumn('kind', 'text', (column) => column.notNull())
      .addColumn('target', 'text', (column) => column.notNull())
      .addColumn('value', 'text', (column) => column.notNull())
      .addColumn('name', 'text', (column) => column.notNull())
      .addColumn('reason', 'text', (column) => column.notNull())
      .addColumn('created_at', 'bigint', (column) => column.notNull())
      .addColumn('expires_at', 'bigint'),
    schema
      .createTable('reports')
      .addColumn('id', 'text', (column) => column.primaryKey().notNull())
      .addColumn('at', 'bigint', (column) => column.notNull())
      .addColumn('reporter', 'text', (column) => column.notNull())
      .addColumn('reporter_name', 'text', (column) => column.notNull())
      .addColumn('person', 'text', (column) => column.notNull())
      .addColumn('person_name', 'text', (column) => column.notNull())
      .addColumn('match_id', 'text', (column) => column.notNull())
      .addColumn('reason', 'text', (column) => column.notNull())
      .addColumn('note', 'text', (column) => column.notNull())
      .addColumn('said', 'text', (column) => column.notNull())
      .addColumn('closed_at', 'bigint'),
    schema.createIndex('reports_by_time').on('reports').column('at'),
    schema
      .createTable('admin_log')
      .addColumn('id', 'text', (column) => column.primaryKey().notNull())
      .addColumn('at', 'bigint', (column) => column.notNull())
      .addColumn('by', 'text', (column) => column.notNull())
      .addColumn('action', 'text', (column) => column.notNull())
      .addColumn('subject', 'text', (column) => column.notNull())
      .addColumn('name', 'text', (column) => column.notNull())
      .addColumn('detail', 'text', (column) => column.notNull()),
    schema.createIndex('admin_log_by_time').on('admin_log').column('at'),
  ],
  // Tournaments and groups: documents that people share.
  ({ db: { schema } }) => [
    schema
      .createTable('gatherings')
      .addColumn('id', 'text', (column) => column.primaryKey().notNull())
      .addColumn('kind', 'text', (column) => column.notNull())
      .addColumn('parent', 'text')
      .addColumn('version', 'integer', (column) => column.notNull())
      .addColumn('wake_at', 'bigint')
      .addColumn('body', 'text', (column) => column.notNull())
      .addColumn('created_at', 'bigint', (column) => column.notNull())
      .addColumn('updated_at', 'bigint', (column) => column.notNull()),
    schema
      .createIndex('gatherings_by_wake')
      .on('gatherings')
      .column('wake_at')
      .where('wake_at', 'is not', null),
    schema
      .createIndex('gatherings_by_parent')
      .on('gatherings')
      .column('parent')
      .where('parent', 'is not', null),
    schema
      .createTable('gathering_guests')
      .addColumn('guest', 'text', (column) => column.notNull())
      .addColumn('gathering', 'text', (column) => column.notNull().references('gatherings.id'))
      .addPrimaryKeyConstraint('gathering_guests_once', ['guest', 'gathering']),
    schema.createIndex('gathering_guests_by_gathering').on('gathering_guests').column('gathering'),
    schema
      .createTable('gathering_matches')
      .addColumn('gathering', 'text', (column) => column.notNull().references('gatherings.id'))
      .addColumn('match_id', 'text', (column) => column.notNull())
      .addColumn('added_at', 'bigint', (column) => column.notNull())
      .addPrimaryKeyConstraint('gathering_matches_once', ['gathering', 'match_id']),
    schema
      .createIndex('gathering_matches_by_time')
      .on('gathering_matches')
      .columns(['gathering', 'added_at']),
    schema.createIndex('gathering_matches_by_match').on('gathering_matches').column('match_id'),
  ],
];

export const LATEST = STEPS.length;

export const schemaVersions = {
  create: ({ schema }: Kysely<Tables>) =>
    schema
      .createTable('schema_versions')
      .ifNotExists()
      .addColumn('version', 'integer', (column) => column.primaryKey().notNull()),
  latest: (db: Kysely<Tables>) =>
    db.selectFrom('schema_versions').select('version').orderBy('version', 'desc').limit(1),
};

export interface Migration {
  /** The version that was found; 0 if there are no tables. */
  readonly found: number;
  /** The version to migrate to; the latest by default. */
  readonly wanted?: number;
  /** Names the store in messages. */
  readonly place: string;
}

/** The statements that are missing. Run them in one transaction. */
export function missingSteps(builder: Builder, { found, wanted = LATEST, place }: Migration): Compilable[] {
  if (found > LATEST) throw new NewerSchema(place, found);
  return STEPS.slice(found, wanted).flatMap((step, index) => [
    ...step(builder),
    builder.db.insertInto('schema_versions').values({ version: found + index + 1 }),
  ]);
}
