// Tournaments and groups: documents that people share and change one after the other, by their version.

import type { JsonObject } from '@mirabilia/kernel';
import type { Kysely } from 'kysely';
import type { QueryRunner } from './outbox.ts';
import type { Tables } from './tables.ts';

export interface GatheringRow {
  readonly id: string;
  readonly kind: 'tournament' | 'group';
  /** The group of a tournament. */
  readonly parent: string | null;
  /** Raised with each change. */
  readonly version: number;
  /** When the server next has something to do; null if never. */
  readonly wakeAt: number | null;
  readonly body: JsonObject;
  readonly createdAt: number;
  readonly updatedAt: number;
}

export interface GatheringPatch {
  readonly body: JsonObject;
  readonly wakeAt: number | null;
}

export interface Gatherings {
  create(row: GatheringRow): Promise<void>;
  get(id: string): Promise<GatheringRow | undefined>;
  /** Undefined, and nothing is written, unless the document still has the given version. */
  change(
    id: string,
    version: number,
    patch: GatheringPatch & { readonly at: number },
  ): Promise<GatheringRow | undefined>;
  /** The document, and who and what belongs to it. */
  drop(id: string): Promise<void>;
  /** Lists it for the guest. */
  enter(id: string, guest: string): Promise<void>;
  leave(id: string, guest: string): Promise<void>;
  /** Those that the guest has entered, newest first. */
  of(guest: string, kind: GatheringRow['kind'], limit: number): Promise<GatheringRow[]>;
  /** The tournaments of a group, newest first. */
  within(parent: string, limit: number): Promise<GatheringRow[]>;
  /** Those that are due, for this process alone until the given time. */
  claimDue(now: number, until: number, limit: number): Promise<GatheringRow[]>;
  /** Moves the time of a document that has not changed meanwhile. */
  wake(id: string, version: number, wakeAt: number): Promise<void>;
  addMatch(id: string, match: string, at: number): Promise<void>;
  /** Newest first. */
  matchesOf(id: string, limit: number): Promise<string[]>;
  gatheringOfMatch(match: string, kind: GatheringRow['kind']): Promise<string | undefined>;
}

export const gatheringQueriesOn = (db: Kysely<Tables>) => ({
  add: ({ wakeAt, createdAt, updatedAt, body, ...row }: GatheringRow) =>
    db
      .insertInto('gatherings')
      .values({
        ...row,
        wake_at: wakeAt,
        body: JSON.stringify(body),
        created_at: createdAt,
        updated_at: updatedAt,
      })
      .returning('id'),
  get: (id: string) => db.selectFrom('gatherings').selectAll().where('id', '=', id),
  change: (id: string, version: number, { body, wakeAt, at }: GatheringPatch & { readonly at: number }) =>
    db
      .updateTable('gatherings')
      .set({ body: JSON.stringify(body), wake_at: wakeAt, updated_at: at, version: version + 1 })
      .where('id', '=', id)
      .where('version', '=', version)
      .returningAll(),
  dropGuests: (id: string) =>
    db.deleteFrom('gathering_guests').where('gathering', '=', id).returning('gathering'),
  dropMatches: (id: string) =>
    db.deleteFrom('gathering_matches').where('gathering', '=', id).returning('gathering'),
  drop: (id: string) => db.deleteFrom('gatherings').where('id', '=', id).returning('id'),
  enter: (gathering: string, guest: string) =>
    db
      .insertInto('gathering_guests')
      .values({ gathering, guest })
      .onConflict((known) => known.doNothing())
      .returning('guest'),
  leave: (gathering: string, guest: string) =>
    db
      .deleteFrom('gathering_guests')
      .where('gathering', '=', gathering)
      .where('guest', '=', guest)
      .returning('guest'),
  of: (guest: string, kind: GatheringRow['kind'], limit: number) =>
    db
      .selectFrom('gatherings')
      .selectAll('gatherings')
      .innerJoin('gathering_guests', 'gathering_guests.gathering', 'gatherings.id')
      .where('gathering_guests.guest', '=', guest)
      .where('kind', '=', kind)
      .orderBy('created_at', 'desc')
      .orderBy('id')
      .limit(limit),
  within: (parent: string, limit: number) =>
    db
      .selectFrom('gatherings')
      .selectAll()
      .where('parent', '=', parent)
      .orderBy('created_at', 'desc')
      .orderBy('id')
      .limit(limit),
  claimDue: (now: number, until: number, limit: number) =>
    db
      .updateTable('gatherings')
      .set({ wake_at: until })
      .where('id', 'in', (due) =>
        due
          .selectFrom('gatherings')
          .select('id')
          .where('wake_at', '<=', now)
          .orderBy('wake_at')
          .orderBy('id')
          .limit(limit),
      )
      // Another process may have been faster: then it is no longer due.
      .where('wake_at', '<=', now)
      .returningAll(),
  wake: (id: string, version: number, wakeAt: number) =>
    db
      .updateTable('gatherings')
      .set({ wake_at: wakeAt })
      .where('id', '=', id)
      .where('version', '=', version)
      .returning('id'),
  addMatch: (gathering: string, match: string, at: number) =>
    db
      .insertInto('gathering_matches')
      .values({ gathering, match_id: match, added_at: at })
      .onConflict((known) => known.doNothing())
      .returning('match_id'),
  matchesOf: (id: string, limit: number) =>
    db
      .selectFrom('gathering_matches')
      .select('match_id')
      .where('gathering', '=', id)
      .orderBy('added_at', 'desc')
      .orderBy('match_id')
      .limit(limit),
  gatheringOfMatch: (match: string, kind: GatheringRow['kind']) =>
    db
      .selectFrom('gathering_matches')
      .select('gathering')
      .innerJoin('gatherings', 'gatherings.id', 'gathering_matches.gathering')
      .where('match_id', '=', match)
      .where('kind', '=', kind),
});

const gatheringRow = ({
  wake_at,
  created_at,
  updated_at,
  body,
  ...row
}: Tables['gatherings']): GatheringRow => ({
  ...row,
  wakeAt: wake_at,
  body: JSON.parse(body) as JsonObject,
  createdAt: created_at,
  updatedAt: updated_at,
});

export function gatheringsOn(
  ask: ReturnType<typeof gatheringQueriesOn>,
  { all, write }: QueryRunner,
): Gatherings {
  const first = (rows: readonly Tables['gatherings'][]) => rows[0] && gatheringRow(rows[0]);
  return {
    create: async (row) => void (await write(ask.add(row))),
    get: async (id) => first(await all(ask.get(id))),
    change: async (id, version, patch) => first(await write(ask.change(id, version, patch))),
    drop: async (id) => {
      await write(ask.dropGuests(id));
      await write(ask.dropMatches(id));
      await write(ask.drop(id));
    },
    enter: async (id, guest) => void (await write(ask.enter(id, guest))),
    leave: async (id, guest) => void (await write(ask.leave(id, guest))),
    of: async (guest, kind, limit) => (await all(ask.of(guest, kind, limit))).map(gatheringRow),
    within: async (parent, limit) => (await all(ask.within(parent, limit))).map(gatheringRow),
    claimDue: async (now, until, limit) => (await write(ask.claimDue(now, until, limit))).map(gatheringRow),
    wake: async (id, version, wakeAt) => void (await write(ask.wake(id, version, wakeAt))),
    addMatch: async (id, match, at) => void (await write(ask.addMatch(id, match, at))),
    matchesOf: async (id, limit) => (await all(ask.matchesOf(id, limit))).map(({ match_id }) => match_id),
    gatheringOfMatch: async (match, kind) => (await all(ask.gatheringOfMatch(match, kind)))[0]?.gathering,
  };
}
