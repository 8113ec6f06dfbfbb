// The store of any number of processes that serve together: a PostgreSQL database.

import { randomBytes } from 'node:crypto';
import { type Compilable, type Selectable, sql } from 'kysely';
import { asServer } from '../on-behalf-of.ts';
import { administrationOn, administrationQueriesOn } from './administration.ts';
import { CannotOpen } from './cannot-open.ts';
import { dailyAttemptsOn, dailyQueriesOn } from './daily-attempts.ts';
import { gatheringQueriesOn, gatheringsOn } from './gatherings.ts';
import { outboxOn } from './outbox.ts';
import { outboxQueriesOn } from './outbox-queries.ts';
import { newAnnouncements } from './postgres-announcements.ts';
import { DATABASE_TIME, newAppender } from './postgres-append.ts';
import { forwardChanges, GUESTS_CHANNEL, ROWS_CHANNEL } from './postgres-changes.ts';
import { newClusterQuestions } from './postgres-cluster-questions.ts';
import { type Connections, connectionsTo, type Prepared, postgres } from './postgres-connection.ts';
import { newEntryReader } from './postgres-entries.ts';
import { newListener } from './postgres-listener.ts';
import { databaseName, prepareTables } from './postgres-schema.ts';
import { profileQueriesOn, profilesOn } from './profiles.ts';
import { queriesOn } from './queries.ts';
import { quickTicketQueriesOn, quickTicketsOn } from './quick-tickets.ts';
import { type RatingRunner, ratingQueriesOn, ratingsOn } from './ratings.ts';
import { resultQueriesOn, resultsOn } from './results.ts';
import { retentionOn, retentionQueriesOn } from './retention.ts';
import {
  CLAIM_LASTS,
  type ClusterEvent,
  Conflict,
  type DueMatch,
  type MatchPatch,
  type Store,
} from './store.ts';
import { type ColumnExpressions, guestRow, matchRow, patchColumns, type Tables } from './tables.ts';

export interface PostgresOptions {
  /** `postgres://user:password@host:port/database`. */
  readonly address: string;
  readonly now?: () => number;
  /** Milliseconds after which a database that doesn't answer counts as lost. */
  readonly patience?: number;
}

/** One connection each for appends and for reading logs, and some for everything else: one address has half of these. */
const CONNECTIONS = { hot: 2, other: 4, otherOfCaller: 2 };

/**
 * Appends and log reads are lookups by primary key; planning them costs more than running them. They are planned once,
 * perhaps while the tables are empty, and must not be planned as a full scan.
 */
const LOOK_UP = [
  'plan_cache_mode=force_generic_plan',
  ...['seqscan', 'bitmapscan', 'hashjoin', 'mergejoin'].map((way) => `enable_${way}=off`),
]
  .map((setting) => `-c ${setting}`)
  .join(' ');

const databaseTime = sql<number>`${sql.raw(DATABASE_TIME)}`;

const isFree = `(claimed_by = $1 or coalesce(claimed_until, 0) <= ${DATABASE_TIME})`;

/** Matches that are due or will be, without those that another process has claimed. */
const DUE: Prepared = {
  name: 'due',
  text: `
    select id, wake_at as "wakeAt" from matches
    where wake_at <= $2 and ${isFree}
    order by wake_at, id limit $3`,
};

/** Skips matches that are being written right now. */
const CLAIM: Prepared = {
  name: 'claim',
  text: `
    with free as (
      select id from matches where id = any($2::text[]) and wake_at <= $3 and ${isFree}
      order by id for no key update skip locked
    )
    update matches m set claimed_by = $1, claimed_until = ${DATABASE_TIME} + ${CLAIM_LASTS}
    from free where m.id = free.id
    returning m.id, m.wake_at as "wakeAt"`,
};

/** Locks in the same order as appends. */
const LET_GO: Prepared = {
  name: 'let-go',
  text: `
    with ours as (
      select id from matches where wake_at is not null and claimed_by = $1
      order by id for no key update skip locked
    )
    update matches m set claimed_until = null from ours where m.id = ours.id`,
};

const LEAVE: Prepared = {
  name: 'leave',
  text: 'delete from seated where match_id = $1 and guest <> all($2::text[])',
};
const SEAT: Prepared = {
  name: 'seat',
  text: `
    insert into seated (match_id, guest, created_at)
    select $1, unnest($2::text[]), (select created_at from matches where id = $1)
    on conflict do nothing`,
};

/** Locks in the same order as appends, and leaves out matches that are being written right now. */
const TOUCH: Prepared = {
  name: 'touch',
  text: `
    with there as (
      select m.id from matches m join unnest($1::text[], $2::text[]) as seen (id, guest)
        on m.id = seen.id and m.host = seen.guest
      where m.status = 'lobby' or (m.visibility = 'public' and m.status <> 'over')
      order by m.id for no key update of m skip locked
    )
    update matches m set updated_at = $3 from there where m.id = there.id`,
};

/** Somebody may be about to sit down: rows that are locked are left for the next time. */
const FORGET: Prepared = {
  name: 'forget-lobbies',
  text: `
    with old as (
      select id from matches where status = 'lobby' and updated_at < $1
      order by updated_at limit $2 for update skip locked
    ),
    seats as (delete from seated where match_id in (select id from old)),
    lines as (delete from entries where match_id in (select id from old)),
    hooks as (delete from webhooks where match_id in (select id from old))
    delete from matches m using old where m.id = old.id returning m.id`,
};

/** A setting that is written to see whether writing works. */
const PROBE = 'probe';

/** Throws CannotOpen: NewerSchema if a newer Mirabilia wrote the tables. */
export async function openPostgres({ address, now = Date.now, patience }: PostgresOptions): Promise<Store> {
  if (URL.parse(address) === null) {
    throw new CannotOpen('The address of a database is written like postgres://user@host:5432/database.');
  }
  const openedAt = await prepareTables(address, now);
  const hearers: ((news: ClusterEvent) => void)[] = [];
  const tell = (news: ClusterEvent): void => {
    for (const hear of hearers) hear(news);
  };
  const listener = newListener(address, {
    onMended: () => tell({ kind: 'anything' }),
    onGone: () => tell({ kind: 'gone' }),
    isServing: true,
  });
  forwardChanges(listener, tell);
  const other = connectionsTo({
    address,
    most: CONNECTIONS.other,
    mostOfCaller: CONNECTIONS.otherOfCaller,
    patience,
  });
  const me = randomBytes(9).toString('base64url');
  const questions = newClusterQuestions(other, listener);
  const announcements = newAnnouncements(other, listener, { me, tell });
  try {
    await listener.open();
  } catch (cause) {
    await other.close();
    throw new CannotOpen(`${databaseName(address)} can't be used: ${(cause as Error).message}.`, { cause });
  }
  const hot = connectionsTo({ address, most: CONNECTIONS.hot, settings: LOOK_UP, patience });
  const appender = newAppender({ connections: hot, me, now });
  return {
    ...rowsOn(other, { me, now }),
    cluster: {
      openedAt,
      listen: (hear) => void hearers.push(hear),
      claim: (matches, at) => other.ask<DueMatch>(CLAIM, [me, matches, at]),
      ...questions,
      ...announcements,
    },
    append: appender.append,
    entries: newEntryReader(hot),
    close: async () => {
      await appender.idle();
      await letGo(other, me);
      await Promise.all([listener.close(), hot.close(), other.close()]);
    },
  };
}

/** A process that shuts down releases its claims, so that the others need not wait for them to expire. */
async function letGo({ ask }: Connections, me: string): Promise<void> {
  try {
    await ask(LET_GO, [me]);
  } catch {
    // They expire anyway.
  }
}

const statement = (query: Compilable) => {
  const { sql: text, parameters } = query.compile();
  return { text, values: [...parameters] };
};

/** Everything but the logs of matches. */
function rowsOn(
  connections: Connections,
  { me, now }: { readonly me: string; readonly now: () => number },
): Omit<Store, 'append' | 'entries' | 'close' | 'cluster'> {
  const { all, first, ask: askFor, write, together } = connections;
  const ask = queriesOn(postgres);
  const runner: RatingRunner = {
    all,
    write,
    together: async (statements) => void (await together(statements.map(statement))),
  };

  /** The process that sets the next wake-up claims the match. */
  const withClaim = (patch: MatchPatch): ColumnExpressions => {
    const columns = patchColumns(patch);
    if (columns.wake_at === undefined) return columns;
    const until = sql<number>`${databaseTime} + ${sql.lit(CLAIM_LASTS)}`;
    return { ...columns, claimed_by: me, claimed_until: until };
  };

  return {
    createMatch: async (row) => {
      await together([ask.freeCode(row.code), ask.addMatch(row)].map(statement));
    },
    match: async (idOrCode) => {
      const found = await first(ask.matchBy(idOrCode));
      return found && matchRow(found);
    },
    changeMatch: async (id, version, patch) => {
      const columns = withClaim(patch);
      const change = ask
        .change({ match: id, columns, at: now() })
        .where('version', '=', version)
        .returningAll();
      const notified = sql`pg_notify(${sql.lit(ROWS_CHANNEL)}, id || ':' || version)`;
      const isOnlyWake = Object.keys(patchColumns(patch)).every((column) => column === 'wake_at');
      const changed = postgres
        .with('changed', () => change)
        .selectFrom('changed')
        .selectAll();
      const [row] = await write(isOnlyWake ? changed : changed.select(notified.as('notified')));
      if (row === undefined) throw new Conflict(`${id} no longer has the version ${version}.`);
      return matchRow(row as Selectable<Tables['matches']>);
    },
    publicTables: {
      // One answer is for everybody who asks in the same second.
      list: async (wanted) => (await asServer(() => all(ask.openToAll(wanted)))).map(matchRow),
      lobbiesOf: async (host, since) => (await all(ask.publicLobbiesOf(host, since))).map(({ id }) => id),
      touch: async (present) => {
        const [matches, guests] = [present.map(({ match }) => match), present.map(({ guest }) => guest)];
        await connections.change(TOUCH, [matches, guests, now()]);
      },
      forgetLobbies: async (before, limit) => (await connections.change(FORGET, [before, limit])).length,
    },
    matchesOf: async (guest, limit) => (await all(ask.matchesOf(guest, limit))).map(matchRow),
    seatGuests: async (match, guests) => {
      const wanted = [...new Set(guests)];
      await together([
        { ...LEAVE, values: [match, wanted] },
        { ...SEAT, values: [match, wanted] },
      ]);
    },
    due: async (before, limit) => [...(await askFor<DueMatch>(DUE, [me, before, limit]))],
    nextWake: async () => (await first(ask.nextWake()))?.wake_at,
    logLength: async (match) => (await first(ask.lastSeq(match)))?.seq ?? 0,
    botTablesOf: async (host, most) => (await all(ask.botTablesOf(host, most))).length,

    guest: async (id) => {
      const found = await first(ask.guest(id));
      return found && guestRow(found);
    },
    putGuest: async (row) => {
      const notified = sql`pg_notify(${sql.lit(GUESTS_CHANNEL)}, id)`;
      const put = ask.putGuest(row).returning('id');
      await write(
        postgres
          .with('put', () => put)
          .selectFrom('put')
          .select(notified.as('notified')),
      );
    },
    putDeviceLink: async ({ hash, guest, expiresAt }) =>
      void (await write(ask.addDeviceLink(hash, guest, expiresAt))),
    claimDeviceLink: async (hash, at) => {
      const taken = (await write(ask.takeDeviceLinks(hash, at))).find((link) => link.hash === hash);
      return taken !== undefined && taken.expires_at > at ? taken.guest : undefined;
    },

    putRecord: async (id, text) => void (await write(ask.putRecord(id, text))),
    record: async (id) => (await first(ask.record(id)))?.text,
    setting: async (key, make) => {
      const known = await first(ask.setting(key));
      if (known !== undefined) return known.value;
      // Another process may be faster; then its value counts.
      await write(ask.addSetting(key, make()).onConflict((taken) => taken.column('key').doNothing()));
      return (await first(ask.setting(key)))?.value as string;
    },

    putSetting: async (key, value) => void (await write(ask.replaceSetting(key, value))),
    finishedMatches: async (after, limit) => (await all(ask.finishedMatches(after, limit))).map(matchRow),

    outbox: outboxOn(
      outboxQueriesOn(postgres, (rows) => rows.forUpdate().skipLocked()),
      { all, write },
    ),
    dailyAttempts: dailyAttemptsOn(dailyQueriesOn(postgres), { all, write }),
    gatherings: gatheringsOn(gatheringQueriesOn(postgres), { all, write }),
    results: resultsOn(resultQueriesOn(postgres), { all, write }),
    retention: retentionOn(retentionQueriesOn(postgres), runner),
    ratings: ratingsOn(ratingQueriesOn(postgres), runner),
    quickTickets: quickTicketsOn(
      quickTicketQueriesOn(postgres, (rows) => rows.forUpdate().skipLocked()),
      runner,
    ),
    administration: administrationOn(administrationQueriesOn(postgres), { all, write }),
    profiles: profilesOn(profileQueriesOn(postgres), { all, write }),

    probe: async () => void (await write(ask.replaceSetting(PROBE, String(now())))),
    contents: async () => ({ matches: Number((await first(ask.countMatches()))?.matches ?? 0) }),
  };
}
