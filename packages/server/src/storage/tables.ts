// The tables, the same in both databases, and their mapping to the store's types. JSON is stored as text and time as
// milliseconds, so that databases don't interpret them.

import type { Json, JsonObject } from '@mirabilia/kernel';
import { readEmblem } from '@mirabilia/protocol/facts';
import type { Generated, Insertable, Selectable, Updateable, UpdateObject } from 'kysely';
import type { GuestRow, LogBody, LogEntry, MatchPatch, MatchRow, MatchStatus } from './store.ts';

type JsonText = string;
type Milliseconds = number;

export interface Tables {
  readonly schema_versions: { version: number };
  readonly matches: {
    id: string;
    code: string;
    game: string;
    rules_version: number;
    status: MatchStatus;
    visibility: MatchRow['visibility'];
    host: string;
    lobby: JsonText;
    seed: string | null;
    result: JsonText;
    wake_at: Milliseconds | null;
    created_at: Milliseconds;
    updated_at: Milliseconds;
    version: number;
    /** The process that has claimed the match, and until when by the database's clock. */
    claimed_by: Generated<string | null>;
    claimed_until: Generated<Milliseconds | null>;
  };
  readonly entries: { match_id: string; seq: number; at: Milliseconds; body: JsonText };
  /** `created_at` is the match's own. */
  readonly seated: { guest: string; match_id: string; created_at: Generated<Milliseconds | null> };
  readonly guests: {
    id: string;
    name: string;
    created_at: Milliseconds;
    emblem: Generated<string | null>;
    language: Generated<string | null>;
    /** Tokens from before are invalid. */
    tokens_since: Generated<Milliseconds | null>;
    seen_at: Generated<Milliseconds | null>;
    /** 1: they are in no leaderboard. */
    is_hidden: Generated<number | null>;
  };
  readonly passkeys: {
    id: string;
    guest: string;
    public_key: string;
    counter: number;
    label: string;
    created_at: Milliseconds;
    used_at: Generated<Milliseconds | null>;
  };
  /** `guest` is null for somebody who signs in. */
  readonly passkey_challenges: { challenge: string; guest: string | null; expires_at: Milliseconds };
  readonly recovery_links: { guest: string; hash: string; created_at: Milliseconds };
  readonly device_links: { hash: string; guest: string; expires_at: Milliseconds };
  readonly records: { id: string; text: string };
  readonly settings: { key: string; value: string };
  /** `due_at` is null once a job is done. */
  readonly jobs: {
    id: string;
    kind: string;
    body: JsonText;
    due_at: Milliseconds | null;
    attempts: number;
    claimed_until: Generated<Milliseconds | null>;
    done_at: Generated<Milliseconds | null>;
    result: Generated<JsonText | null>;
  };
  readonly push_subscriptions: {
    endpoint: string;
    guest: string;
    p256dh: string;
    auth: string;
    language: string;
    origin: string;
    created_at: Milliseconds;
  };
  readonly daily_attempts: {
    game: string;
    day: string;
    guest: string;
    name: string;
    points: number;
    is_win: number;
    first_move: string;
    moves: JsonText;
    at: Milliseconds;
  };
  readonly results: {
    guest: string;
    match_id: string;
    ended_at: Milliseconds;
    game: string;
    seat: number;
    with_people: number;
    is_won: number;
    source: 'played' | 'imported';
    seed: string | null;
    seats: JsonText;
  };
  /** Tournaments and groups. `parent` is the group of a tournament. */
  readonly gatherings: {
    id: string;
    kind: 'tournament' | 'group';
    parent: string | null;
    version: number;
    wake_at: Milliseconds | null;
    body: JsonText;
    created_at: Milliseconds;
    updated_at: Milliseconds;
  };
  readonly gathering_guests: { guest: string; gathering: string };
  readonly gathering_matches: { gathering: string; match_id: string; added_at: Milliseconds };
  /** Rated matches that are over and have changed no ratings so far. */
  readonly rated_waiting: { match_id: string; game: string; ended_at: Milliseconds; players: JsonText };
  readonly rated_matches: {
    number: number;
    match_id: string;
    game: string;
    ended_at: Milliseconds;
    players: JsonText;
  };
  readonly rating_changes: {
    guest: string;
    match_id: string;
    game: string;
    ended_at: Milliseconds;
    mean_before: number;
    deviation_before: number;
    counted_before: number;
    /** With this one. */
    matches: number;
    mean: number;
    deviation: number;
    weight: number;
  };
  readonly ratings: {
    guest: string;
    game: string;
    period: string;
    mean: number;
    deviation: number;
    matches: number;
    counted: number;
    first_points: number;
    points: number;
    is_listed: number;
    is_hidden: number;
  };
  readonly quick_tickets: {
    guest: string;
    game: string;
    sizes: JsonText;
    pace: string;
    fill_after: number | null;
    points: number;
    address: string | null;
    since: Milliseconds;
    seen_at: Milliseconds;
    match_id: string | null;
    /** The process that looks for a table, by a name for this once. */
    claim: string | null;
    claimed_at: Milliseconds | null;
  };
  readonly admin_access: {
    id: string;
    kind: 'link' | 'session';
    hash: string;
    label: string;
    created_at: Milliseconds;
    expires_at: Milliseconds;
    lasts: number;
  };
  readonly sanctions: {
    id: string;
    kind: 'mute' | 'ban';
    target: 'person' | 'address';
    value: string;
    name: string;
    reason: string;
    created_at: Milliseconds;
    expires_at: Milliseconds | null;
  };
  readonly reports: {
    id: string;
    at: Milliseconds;
    reporter: string;
    reporter_name: string;
    person: string;
    person_name: string;
    match_id: string;
    reason: string;
    note: string;
    said: JsonText;
    closed_at: Milliseconds | null;
  };
  readonly admin_log: {
    id: string;
    at: Milliseconds;
    by: string;
    action: string;
    subject: string;
    name: string;
    detail: string;
  };
  readonly webhooks: { match_id: string; url: string; language: string; origin: string };
}

export function matchColumns(row: MatchRow): Insertable<Tables['matches']> {
  return {
    id: row.id,
    code: row.code,
    game: row.game,
    rules_version: row.rulesVersion,
    status: row.status,
    visibility: row.visibility,
    host: row.host,
    lobby: JSON.stringify(row.lobby),
    seed: row.seed,
    result: JSON.stringify(row.result),
    wake_at: row.wakeAt,
    created_at: row.createdAt,
    updated_at: row.updatedAt,
    version: row.version,
  };
}

export function matchRow(columns: Selectable<Tables['matches']>): MatchRow {
  return {
    id: columns.id,
    code: columns.code,
    game: columns.game,
    rulesVersion: columns.rules_version,
    status: columns.status,
    visibility: columns.visibility,
    host: columns.host,
    lobby: JSON.parse(columns.lobby) as JsonObject,
    seed: columns.seed,
    result: JSON.parse(columns.result) as Json,
    wakeAt: columns.wake_at,
    createdAt: columns.created_at,
    updatedAt: columns.updated_at,
    version: columns.version,
  };
}

export type PatchColumns = Updateable<Tables['matches']>;
/** The same, where the database may compute a value. */
export type ColumnExpressions = UpdateObject<Tables, 'matches'>;

/** Only what a patch may change, never the id or the version. */
export function patchColumns(patch: MatchPatch): PatchColumns {
  const columns: PatchColumns = {};
  if (patch.status !== undefined) columns.status = patch.status;
  if (patch.visibility !== undefined) columns.visibility = patch.visibility;
  if (patch.host !== undefined) columns.host = patch.host;
  if (patch.lobby !== undefined) columns.lobby = JSON.stringify(patch.lobby);
  if (patch.seed !== undefined) columns.seed = patch.seed;
  if (patch.result !== undefined) columns.result = JSON.stringify(patch.result);
  if (patch.wakeAt !== undefined) columns.wake_at = patch.wakeAt;
  return columns;
}

export type EntryColumns = Insertable<Tables['entries']>;

export function entryColumns(match: string, entry: LogEntry): EntryColumns {
  return { match_id: match, seq: entry.seq, at: entry.at, body: JSON.stringify(entry.body) };
}

export function logEntry({
  seq,
  at,
  body,
}: Pick<Selectable<Tables['entries']>, 'seq' | 'at' | 'body'>): LogEntry {
  return { seq, at, body: JSON.parse(body) as LogBody };
}

export function guestRow(columns: Selectable<Tables['guests']>): GuestRow {
  const { id, name, created_at, emblem, language, tokens_since, seen_at } = columns;
  const arms = emblem === null ? undefined : readEmblem(emblem);
  return {
    id,
    name,
    createdAt: created_at,
    ...(arms !== undefined && { emblem: arms }),
    ...(language !== null && { language }),
    ...(tokens_since !== null && { tokensSince: tokens_since }),
    ...(seen_at !== null && { seenAt: seen_at }),
  };
}
