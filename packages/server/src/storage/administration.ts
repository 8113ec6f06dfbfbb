// What the people who run a server need: who may administrate it, whom they have shut out, what was reported, and what they did.

import { type Kysely, type Selectable, sql } from 'kysely';
import type { QueryRunner } from './outbox.ts';
import type { GuestRow, MatchRow, MatchStatus } from './store.ts';
import { guestRow, matchRow, type Tables } from './tables.ts';

/** A link that works once, or a browser that has used one. The secret itself is kept as a hash. */
export interface AdminAccess {
  readonly id: string;
  readonly kind: 'link' | 'session';
  readonly hash: string;
  /** What it was made for, in the words of the operator. */
  readonly label: string;
  readonly createdAt: number;
  readonly expiresAt: number;
  /** Milliseconds for which a browser that uses the link is an administrator's. */
  readonly lasts: number;
}

/** `mute`: may say nothing anywhere. `ban`: may do nothing. */
export interface Sanction {
  readonly id: string;
  readonly kind: 'mute' | 'ban';
  readonly target: 'person' | 'address';
  /** A guest’s id, or an address as limits count them. */
  readonly value: string;
  /** What the person was called then. */
  readonly name: string;
  readonly reason: string;
  readonly createdAt: number;
  /** Null: for ever. */
  readonly expiresAt: number | null;
}

export interface AbuseReport {
  readonly id: string;
  readonly at: number;
  readonly reporter: string;
  readonly reporterName: string;
  readonly person: string;
  readonly personName: string;
  readonly match: string;
  readonly reason: string;
  readonly note: string;
  /** What the person said last in that match. */
  readonly said: readonly { readonly at: number; readonly text: string }[];
  readonly closedAt: number | null;
}

/** Something that an administrator did. */
export interface AdminLogEntry {
  readonly id: string;
  readonly at: number;
  /** The label of their access. */
  readonly by: string;
  readonly action: string;
  /** The person, match, address or report. */
  readonly subject: string;
  /** What the person was called. */
  readonly name: string;
  readonly detail: string;
}

export interface MatchesWanted {
  readonly status?: MatchStatus | undefined;
  /** A code or an id, or a part of a player’s name. */
  readonly text?: string | undefined;
  readonly limit: number;
}

export interface Administration {
  putAccess(access: AdminAccess): Promise<void>;
  /** Gives the link once; undefined if unknown, used or expired. Removes everything that is expired. */
  claimLink(hash: string, now: number): Promise<AdminAccess | undefined>;
  session(hash: string, now: number): Promise<AdminAccess | undefined>;
  /** Links and sessions that are still valid, the newest first. */
  accesses(now: number): Promise<AdminAccess[]>;
  /** False if there is none. */
  revokeAccess(id: string): Promise<boolean>;
  addSanction(sanction: Sanction): Promise<void>;
  /** Those that are in force, the newest first. */
  sanctions(now: number): Promise<Sanction[]>;
  sanction(id: string): Promise<Sanction | undefined>;
  liftSanction(id: string): Promise<boolean>;
  addReport(report: AbuseReport): Promise<void>;
  report(id: string): Promise<AbuseReport | undefined>;
  /** The newest first. */
  reports(wanted: { readonly isOpen: boolean; readonly limit: number }): Promise<AbuseReport[]>;
  /** About this person, or by them. */
  reportsOf(guest: string): Promise<AbuseReport[]>;
  /** False if there is no open one. */
  closeReport(id: string, now: number): Promise<boolean>;
  note(deed: AdminLogEntry): Promise<void>;
  /** The newest first, those before a time. */
  deeds(wanted: { readonly before?: number | undefined; readonly limit: number }): Promise<AdminLogEntry[]>;
  /** Whose name has this part; the newest first. */
  findPeople(text: string, limit: number): Promise<GuestRow[]>;
  findMatches(wanted: MatchesWanted): Promise<MatchRow[]>;
}

const accessOf = (row: Selectable<Tables['admin_access']>): AdminAccess => ({
  id: row.id,
  kind: row.kind,
  hash: row.hash,
  label: row.label,
  createdAt: row.created_at,
  expiresAt: row.expires_at,
  lasts: row.lasts,
});

const sanctionOf = ({ created_at, expires_at, ...rest }: Selectable<Tables['sanctions']>): Sanction => ({
  ...rest,
  createdAt: created_at,
  expiresAt: expires_at,
});

const reportOf = (row: Selectable<Tables['reports']>): AbuseReport => ({
  id: row.id,
  at: row.at,
  reporter: row.reporter,
  reporterName: row.reporter_name,
  person: row.person,
  personName: row.person_name,
  match: row.match_id,
  reason: row.reason,
  note: row.note,
  said: JSON.parse(row.said) as AbuseReport['said'],
  closedAt: row.closed_at,
});

/** For `like`, whatever signs the text has. */
const within = (text: string): string => `%${text.toLowerCase().replaceAll(/[\\%_]/g, '\\$&')}%`;

const hasInName = (text: string) => sql<boolean>`lower(guests.name) like ${within(text)} escape '\\'`;

export const administrationQueriesOn = (db: Kysely<Tables>) => ({
  putAccess: ({ createdAt, expiresAt, ...rest }: AdminAccess) =>
    db
      .insertInto('admin_access')
      .values({ ...rest, created_at: createdAt, expires_at: expiresAt })
      .returning('id'),
  claimLink: (hash: string, now: number) =>
    db
      .deleteFrom('admin_access')
      .where((is) =>
        is.or([is.and([is('hash', '=', hash), is('kind', '=', 'link')]), is('expires_at', '<=', now)]),
      )
      .returningAll(),
  session: (hash: string, now: number) =>
    db
      .selectFrom('admin_access')
      .selectAll()
      .where('hash', '=', hash)
      .where('kind', '=', 'session')
      .where('expires_at', '>', now),
  accesses: (now: number) =>
    db
      .selectFrom('admin_access')
      .selectAll()
      .where('expires_at', '>', now)
      .orderBy('created_at', 'desc')
      .orderBy('id'),
  revokeAccess: (id: string) => db.deleteFrom('admin_access').where('id', '=', id).returning('id'),
  addSanction: ({ createdAt, expiresAt, ...rest }: Sanction) =>
    db
      .insertInto('sanctions')
      .values({ ...rest, created_at: createdAt, expires_at: expiresAt })
      .returning('id'),
  sanctions: (now: number) =>
    db
      .selectFrom('sanctions')
      .selectAll()
      .where((is) => is.or([is('expires_at', 'is', null), is('expires_at', '>', now)]))
      .orderBy('created_at', 'desc')
      .orderBy('id'),
  sanction: (id: string) => db.selectFrom('sanctions').selectAll().where('id', '=', id),
  liftSanction: (id: string) => db.deleteFrom('sanctions').where('id', '=', id).returning('id'),
  addReport: (report: AbuseReport) =>
    db
      .insertInto('reports')
      .values({
        id: report.id,
        at: report.at,
        reporter: report.reporter,
        reporter_name: report.reporterName,
        person: report.person,
        person_name: report.personName,
        match_id: report.match,
        reason: report.reason,
        note: report.note,
        said: JSON.stringify(report.said),
        closed_at: report.closedAt,
      })
      .returning('id'),
  report: (id: string) => db.selectFrom('reports').selectAll().where('id', '=', id),
  reports: ({ isOpen, limit }: Parameters<Administration['reports']>[0]) =>
    db
      .selectFrom('reports')
      .selectAll()
      .where('closed_at', isOpen ? 'is' : 'is not', null)
      .orderBy('at', 'desc')
      .orderBy('id')
      .limit(limit),
  reportsOf: (guest: string) =>
    db
      .selectFrom('reports')
      .selectAll()
      .where((is) => is.or([is('person', '=', guest), is('reporter', '=', guest)]))
      .orderBy('at', 'desc'),
  closeReport: (id: string, now: number) =>
    db
      .updateTable('reports')
      .set({ closed_at: now })
      .where('id', '=', id)
      .where('closed_at', 'is', null)
      .returning('id'),
  note: (deed: AdminLogEntry) => db.insertInto('admin_log').values(deed).returning('id'),
  deeds: ({ before, limit }: Parameters<Administration['deeds']>[0]) => {
    const all = db.selectFrom('admin_log').selectAll();
    const wanted = before === undefined ? all : all.where('at', '<', before);
    return wanted.orderBy('at', 'desc').orderBy('id').limit(limit);
  },
  findPeople: (text: string, limit: number) =>
    db
      .selectFrom('guests')
      .selectAll()
      .where((is) => is.or([hasInName(text), is('id', '=', text)]))
      .orderBy('created_at', 'desc')
      .orderBy('id')
      .limit(limit),
  findMatches: ({ status, text, limit }: MatchesWanted) => {
    // With a literal, for the partial indexes: an index of all matches would cost each move.
    let found = db.selectFrom('matches').selectAll();
    if (status !== undefined) found = found.where('status', '=', sql.lit(status));
    if (text !== undefined) {
      found = found.where(({ or, eb, selectFrom }) =>
        or([
          eb('id', '=', text),
          eb('code', '=', text.toUpperCase()),
          eb(
            'id',
            'in',
            selectFrom('seated')
              .innerJoin('guests', 'guests.id', 'seated.guest')
              .select('seated.match_id')
              .where((is) => is.or([hasInName(text), is('guests.id', '=', text)])),
          ),
        ]),
      );
    }
    return found.orderBy('updated_at', 'desc').orderBy('id').limit(limit);
  },
});

export function administrationOn(
  ask: ReturnType<typeof administrationQueriesOn>,
  { all, write }: QueryRunner,
): Administration {
  const isSome = (rows: readonly unknown[]): boolean => rows.length > 0;
  return {
    putAccess: async (access) => void (await write(ask.putAccess(access))),
    claimLink: async (hash, now) => {
      const taken = await write(ask.claimLink(hash, now));
      const link = taken.find((each) => each.hash === hash && each.kind === 'link');
      return link === undefined || link.expires_at <= now ? undefined : accessOf(link);
    },
    session: async (hash, now) => (await all(ask.session(hash, now))).map(accessOf)[0],
    accesses: async (now) => (await all(ask.accesses(now))).map(accessOf),
    revokeAccess: async (id) => isSome(await write(ask.revokeAccess(id))),
    addSanction: async (sanction) => void (await write(ask.addSanction(sanction))),
    sanctions: async (now) => (await all(ask.sanctions(now))).map(sanctionOf),
    sanction: async (id) => (await all(ask.sanction(id))).map(sanctionOf)[0],
    liftSanction: async (id) => isSome(await write(ask.liftSanction(id))),
    addReport: async (report) => void (await write(ask.addReport(report))),
    report: async (id) => (await all(ask.report(id))).map(reportOf)[0],
    reports: async (wanted) => (await all(ask.reports(wanted))).map(reportOf),
    reportsOf: async (guest) => (await all(ask.reportsOf(guest))).map(reportOf),
    closeReport: async (id, now) => isSome(await write(ask.closeReport(id, now))),
    note: async (deed) => void (await write(ask.note(deed))),
    deeds: async (wanted) => [...(await all(ask.deeds(wanted)))],
    findPeople: async (text, limit) => (await all(ask.findPeople(text, limit))).map(guestRow),
    findMatches: async (wanted) => (await all(ask.findMatches(wanted))).map(matchRow),
  };
}
