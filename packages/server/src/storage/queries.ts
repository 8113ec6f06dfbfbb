// The queries that both databases share. They are only built here.

import { type Kysely, sql } from 'kysely';
import { type GuestRow, type MatchRow, OWN_LOOKED_AT, type PublicTableStore } from './store.ts';
import { type ColumnExpressions, type EntryColumns, matchColumns, type Tables } from './tables.ts';

export interface MatchChange {
  readonly match: string;
  readonly columns: ColumnExpressions;
  readonly at: number;
}

export const queriesOn = (db: Kysely<Tables>) => ({
  lastSeq: (match: string) =>
    db.selectFrom('entries').select('seq').where('match_id', '=', match).orderBy('seq', 'desc').limit(1),
  addEntry: (columns: EntryColumns) => db.insertInto('entries').values(columns),
  entriesAfter: (match: string, seq: number, most?: number) =>
    db
      .selectFrom('entries')
      .select(['seq', 'at', 'body'])
      .where('match_id', '=', match)
      .where('seq', '>', seq)
      .orderBy('seq')
      .$if(most !== undefined, (found) => found.limit(most as number)),

  clearEntries: (match: string) => db.deleteFrom('entries').where('match_id', '=', match),

  addMatch: (row: MatchRow) => db.insertInto('matches').values(matchColumns(row)),
  matchBy: (idOrCode: string) =>
    db
      .selectFrom('matches')
      .selectAll()
      .where((is) =>
        is.or([is('id', '=', idOrCode), is.and([is('code', '=', idOrCode), is('status', '!=', 'over')])]),
      ),
  /** Codes are unique in the table, so a match that is over gives its own up: its id is one that no code can be. */
  freeCode: (code: string) =>
    db
      .updateTable('matches')
      .set((old) => ({ code: old.ref('id') }))
      .where('code', '=', code)
      .where('status', '=', 'over'),
  change: ({ match, columns, at }: MatchChange) =>
    db
      .updateTable('matches')
      .set({ ...columns, updated_at: at })
      .set((old) => ({ version: old('version', '+', old.lit(1)) }))
      .where('id', '=', match),
  /** One match per host. With literals: a partial index is used only if the query repeats its condition. */
  openToAll: ({ limit, lobbiesSince, runningSince }: Parameters<PublicTableStore['list']>[0]) => {
    const isLobby = sql<boolean>`status = 'lobby'`;
    const open = db
      .selectFrom('matches')
      .selectAll()
      .select(({ fn }) =>
        fn
          .agg<number>('row_number')
          .over((row) =>
            row
              .partitionBy('host')
              .orderBy(isLobby, 'desc')
              .orderBy('created_at', 'desc')
              .orderBy('id', 'desc'),
          )
          .as('place'),
      )
      .where('visibility', '=', sql.lit('public'))
      .where('status', '!=', sql.lit('over'))
      .where('updated_at', '>=', Math.min(lobbiesSince, runningSince))
      .where((row) =>
        row.or([
          row.and([isLobby, row('updated_at', '>=', lobbiesSince)]),
          row.and([row.not(isLobby), row('updated_at', '>=', runningSince)]),
        ]),
      );
    return db
      .selectFrom(open.as('open'))
      .selectAll()
      .where('place', '=', 1)
      .orderBy(isLobby, 'desc')
      .orderBy('created_at', 'desc')
      .orderBy('id', 'desc')
      .limit(limit);
  },
  publicLobbiesOf: (host: string, since: number) =>
    db
      .selectFrom('matches')
      .select('id')
      .where('status', '=', sql.lit('lobby'))
      .where('updated_at', '>=', since)
      .where('visibility', '=', 'public')
      .where('host', '=', host),
  touch: (match: string, host: string, now: number) =>
    db
      .updateTable('matches')
      .set({ updated_at: now })
      .where('id', '=', match)
      .where('host', '=', host)
      .where((is) =>
        is.or([
          is('status', '=', 'lobby'),
          is.and([is('visibility', '=', 'public'), is('status', '!=', 'over')]),
        ]),
      ),
  dropMatch: (match: string) => db.deleteFrom('matches').where('id', '=', match),
  oldLobbies: (before: number, limit: number) =>
    db
      .selectFrom('matches')
      .select('id')
      .where('status', '=', sql.lit('lobby'))
      .where('updated_at', '<', before)
      .orderBy('updated_at')
      .limit(limit),
  matchesOf: (guest: string, limit: number) => {
    // As the index has them: only so many matches are looked up.
    const newest = db
      .selectFrom('seated')
      .select('match_id')
      .where('guest', '=', guest)
      .orderBy('created_at', 'desc')
      .orderBy('match_id', 'desc')
      .limit(OWN_LOOKED_AT);
    const chosen = db
      .selectFrom('matches')
      .select('id')
      .where('id', 'in', newest)
      .orderBy(sql`status = 'running'`, 'desc')
      .orderBy('created_at', 'desc')
      .orderBy('id', 'desc')
      .limit(limit);
    return db
      .selectFrom('matches')
      .selectAll()
      .where('id', 'in', chosen)
      .orderBy('created_at', 'desc')
      .orderBy('id', 'desc');
  },
  /** With literals, for the partial index. */
  botTablesOf: (host: string, limit: number) =>
    db
      .selectFrom('matches')
      .select('id')
      .where('host', '=', host)
      .where('status', '=', sql.lit('running'))
      .where(({ not, exists, selectFrom }) =>
        not(exists(selectFrom('seated').select('guest').whereRef('seated.match_id', '=', 'matches.id'))),
      )
      .limit(limit),
  clearSeats: (match: string) => db.deleteFrom('seated').where('match_id', '=', match),
  seat: (match: string, guest: string) =>
    db.insertInto('seated').values(({ selectFrom }) => ({
      guest,
      match_id: match,
      created_at: selectFrom('matches').select('created_at').where('id', '=', match),
    })),
  due: (before: number, limit: number) =>
    db
      .selectFrom('matches')
      .select(['id', 'wake_at'])
      .where('wake_at', '<=', before)
      .orderBy('wake_at')
      .orderBy('id')
      .limit(limit)
      .$narrowType<{ wake_at: number }>(),
  nextWake: () =>
    db
      .selectFrom('matches')
      .select('wake_at')
      .where('wake_at', 'is not', null)
      .orderBy('wake_at')
      .limit(1)
      .$narrowType<{ wake_at: number }>(),

  finishedMatches: (after: string, limit: number) =>
    db
      .selectFrom('matches')
      .selectAll()
      .where('status', '=', 'over')
      .where('id', '>', after)
      .orderBy('id')
      .limit(limit),
  countMatches: () => db.selectFrom('matches').select((is) => is.fn.countAll().as('matches')),

  guest: (id: string) => db.selectFrom('guests').selectAll().where('id', '=', id),
  putGuest: ({ id, name, emblem: given, createdAt }: GuestRow) => {
    const emblem = given ?? null;
    return db
      .insertInto('guests')
      .values({ id, name, emblem, created_at: createdAt })
      .onConflict((known) => known.column('id').doUpdateSet({ name, emblem }));
  },
  addDeviceLink: (hash: string, guest: string, expiresAt: number) =>
    db.insertInto('device_links').values({ hash, guest, expires_at: expiresAt }),
  /** Also removes expired ones. */
  takeDeviceLinks: (hash: string, now: number) =>
    db
      .deleteFrom('device_links')
      .where((is) => is.or([is('hash', '=', hash), is('expires_at', '<=', now)]))
      .returningAll(),

  putRecord: (id: string, text: string) =>
    db
      .insertInto('records')
      .values({ id, text })
      .onConflict((known) => known.column('id').doNothing()),
  record: (id: string) => db.selectFrom('records').select('text').where('id', '=', id),
  setting: (key: string) => db.selectFrom('settings').select('value').where('key', '=', key),
  addSetting: (key: string, value: string) => db.insertInto('settings').values({ key, value }),
  replaceSetting: (key: string, value: string) =>
    db
      .insertInto('settings')
      .values({ key, value })
      .onConflict((known) => known.column('key').doUpdateSet({ value })),
});
