// What is removed: a guest who wants to be forgotten, and what operators don't keep for ever.

import type { Json } from '@mirabilia/kernel';
import { type Compilable, type Kysely, sql } from 'kysely';
import type { QueryRunner } from './outbox.ts';
import type { Tables } from './tables.ts';

/** Changes a JSON value; gives the same one if there is nothing to change. */
export type Rewrite = (value: Json) => Json;

/** A time, and the last match before it that was dealt with. */
export interface FinishedRange {
  readonly from: number;
  readonly until: number;
}

export interface Retention {
  /** The first matches after the given one in which the guest has a seat, or a result. */
  matchesOf(guest: string, after: string, limit: number): Promise<string[]>;
  /** Rewrites the lobby, log, record and results of a match. */
  rewriteMatch(match: string, rewrite: Rewrite): Promise<void>;
  /** Another id stands for the host. */
  renameHost(match: string, host: string, to: string): Promise<void>;
  /** Everything that is the guest's alone, and the guest. */
  forgetGuest(guest: string): Promise<void>;
  /** Matches that ended in that time, the earliest first. */
  endedBetween(range: FinishedRange, limit: number): Promise<{ id: string; updatedAt: number }[]>;
  /** The match, its log and its record; the results of those who played stay. */
  dropMatch(match: string): Promise<void>;
  /** From now on it is known when each guest was here. */
  noteUnseen(now: number): Promise<void>;
  /** Guests without passkey and recovery link who were not here since. */
  unseenGuests(before: number, limit: number): Promise<string[]>;
}

export const retentionQueriesOn = (db: Kysely<Tables>) => ({
  /** As both indexes have them. The database sorts: each has its own idea of which id is later. */
  matchesOf: (guest: string, after: string, limit: number) => {
    const first = (table: 'seated' | 'results') =>
      db
        .selectFrom(
          db
            .selectFrom(table)
            .select('match_id')
            .where('guest', '=', guest)
            .where('match_id', '>', after)
            .orderBy('match_id')
            .limit(limit)
            .as('first'),
        )
        .select('match_id');
    return first('seated').union(first('results')).orderBy('match_id').limit(limit);
  },
  lobby: (match: string) => db.selectFrom('matches').select(['lobby', 'version']).where('id', '=', match),
  putLobby: (match: string, version: number, lobby: string) =>
    db
      .updateTable('matches')
      .set({ lobby, version: version + 1 })
      .where('id', '=', match)
      .where('version', '=', version)
      .returning('id'),
  entries: (match: string, after: number, limit: number) =>
    db
      .selectFrom('entries')
      .select(['seq', 'body'])
      .where('match_id', '=', match)
      .where('seq', '>', after)
      // Moves tell of nobody.
      .where('body', 'like', '%"guest"%')
      .orderBy('seq')
      .limit(limit),
  putEntry: (match: string, seq: number, body: string) =>
    db
      .updateTable('entries')
      .set({ body })
      .where('match_id', '=', match)
      .where('seq', '=', seq)
      .returning('seq'),
  record: (id: string) => db.selectFrom('records').select('text').where('id', '=', id),
  putRecord: (id: string, text: string) =>
    db.updateTable('records').set({ text }).where('id', '=', id).returning('id'),
  results: (match: string) =>
    db.selectFrom('results').select(['guest', 'seats']).where('match_id', '=', match),
  putResult: (guest: string, match: string, seats: string) =>
    db
      .updateTable('results')
      .set({ seats })
      .where('guest', '=', guest)
      .where('match_id', '=', match)
      .returning('guest'),
  rated: (match: string) => [
    db.selectFrom('rated_waiting').select('players').where('match_id', '=', match),
    db.selectFrom('rated_matches').select('players').where('match_id', '=', match),
  ],
  putRated: (match: string, players: string) =>
    (['rated_waiting', 'rated_matches'] as const).map((table) =>
      db.updateTable(table).set({ players }).where('match_id', '=', match).returning('match_id'),
    ),
  renameHost: (match: string, host: string, to: string) =>
    db
      .updateTable('matches')
      .set({ host: to })
      .where('id', '=', match)
      .where('host', '=', host)
      .returning('id'),
  forget: (guest: string) => [
    ...(
      [
        'passkeys',
        'passkey_challenges',
        'recovery_links',
        'device_links',
        'push_subscriptions',
        'daily_attempts',
        'results',
        'rating_changes',
        'ratings',
        'quick_tickets',
        'seated',
        'gathering_guests',
      ] as const
    ).map((table) => db.deleteFrom(table).where('guest', '=', guest)),
    db.deleteFrom('sanctions').where('value', '=', guest),
    db.deleteFrom('reports').where((is) => is.or([is('person', '=', guest), is('reporter', '=', guest)])),
    // What was done stays in the administrators' log.
    db.updateTable('admin_log').set({ name: '—' }).where('subject', '=', guest),
    db.deleteFrom('guests').where('id', '=', guest),
  ],
  endedBetween: ({ from, until }: FinishedRange, limit: number) =>
    db
      .selectFrom('matches')
      .select(['id', 'updated_at'])
      .where('status', '=', sql.lit('over'))
      .where('updated_at', '>', from)
      .where('updated_at', '<', until)
      .orderBy('updated_at')
      .orderBy('id')
      .limit(limit),
  dropMatch: (match: string) => [
    db.deleteFrom('entries').where('match_id', '=', match),
    db.deleteFrom('seated').where('match_id', '=', match),
    db.deleteFrom('webhooks').where('match_id', '=', match),
    db.deleteFrom('records').where('id', '=', match),
    db.deleteFrom('matches').where('id', '=', match),
  ],
  noteUnseen: (now: number) =>
    db.updateTable('guests').set({ seen_at: now }).where('seen_at', 'is', null).returning('id'),
  unseenGuests: (before: number, limit: number) =>
    db
      .selectFrom('guests')
      .select('id')
      .where('seen_at', '<', before)
      .where(({ not, exists, selectFrom }) =>
        not(exists(selectFrom('passkeys').select('guest').whereRef('passkeys.guest', '=', 'guests.id'))),
      )
      .where(({ not, exists, selectFrom }) =>
        not(
          exists(
            selectFrom('recovery_links').select('guest').whereRef('recovery_links.guest', '=', 'guests.id'),
          ),
        ),
      )
      .limit(limit),
});

type RetentionQueries = ReturnType<typeof retentionQueriesOn>;

export interface RetentionRunner extends QueryRunner {
  /** Runs statements in one transaction. */
  together(statements: readonly Compilable[]): Promise<void>;
}

const MOST_ATTEMPTS = 10;
const ENTRIES_AT_ONCE = 500;

const MATCHES_AT_ONCE = 200;

/** All of them, some at a time: somebody may have played thousands. */
export async function* allMatchesOf(
  { matchesOf }: Pick<Retention, 'matchesOf'>,
  guest: string,
): AsyncGenerator<string> {
  let after = '';
  for (;;) {
    const page = await matchesOf(guest, after, MATCHES_AT_ONCE);
    yield* page;
    if (page.length < MATCHES_AT_ONCE) return;
    after = page.at(-1) as string;
  }
}

export function retentionOn(ask: RetentionQueries, { all, write, together }: RetentionRunner): Retention {
  /** Undefined if nothing changes. */
  const rewritten = (text: string, rewrite: Rewrite): string | undefined => {
    const changed = JSON.stringify(rewrite(JSON.parse(text) as Json));
    return changed === text ? undefined : changed;
  };

  async function rewriteLobby(match: string, rewrite: Rewrite): Promise<void> {
    for (let attempt = 0; attempt < MOST_ATTEMPTS; attempt++) {
      const [row] = await all(ask.lobby(match));
      const lobby = row && rewritten(row.lobby, rewrite);
      if (row === undefined || lobby === undefined) return;
      if ((await write(ask.putLobby(match, row.version, lobby))).length > 0) return;
    }
  }

  async function rewriteLog(match: string, rewrite: Rewrite): Promise<void> {
    let after = 0;
    for (;;) {
      const page = await all(ask.entries(match, after, ENTRIES_AT_ONCE));
      for (const { seq, body } of page) {
        after = seq;
        const changed = rewritten(body, rewrite);
        if (changed !== undefined) await write(ask.putEntry(match, seq, changed));
      }
      if (page.length < ENTRIES_AT_ONCE) return;
    }
  }

  return {
    matchesOf: async (guest, after, limit) =>
      (await all(ask.matchesOf(guest, after, limit))).map(({ match_id }) => match_id),
    rewriteMatch: async (match, rewrite) => {
      await rewriteLobby(match, rewrite);
      await rewriteLog(match, rewrite);
      for (const { text } of await all(ask.record(match))) {
        const changed = rewritten(text, rewrite);
        if (changed !== undefined) await write(ask.putRecord(match, changed));
      }
      for (const { guest, seats } of await all(ask.results(match))) {
        const changed = rewritten(seats, rewrite);
        if (changed !== undefined) await write(ask.putResult(guest, match, changed));
      }
      for (const asked of ask.rated(match)) {
        const [row] = await all(asked);
        const changed = row && rewritten(row.players, rewrite);
        if (changed === undefined) continue;
        for (const put of ask.putRated(match, changed)) await write(put);
      }
    },
    renameHost: async (match, host, to) => void (await write(ask.renameHost(match, host, to))),
    forgetGuest: (guest) => together(ask.forget(guest)),
    endedBetween: async (range, limit) =>
      (await all(ask.endedBetween(range, limit))).map(({ id, updated_at }) => ({
        id,
        updatedAt: updated_at,
      })),
    dropMatch: (match) => together(ask.dropMatch(match)),
    noteUnseen: async (now) => void (await write(ask.noteUnseen(now))),
    unseenGuests: async (before, limit) => (await all(ask.unseenGuests(before, limit))).map(({ id }) => id),
  };
}
