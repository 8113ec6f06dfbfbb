// Where the records of replays come from.

import type { JsonObject, Refusal, Result } from '@mirabilia/kernel';
import type { Comment } from '@mirabilia/protocol';
import type { RecordSource } from '../app/routes.ts';
import { api } from '../net/api.ts';
import type { Trouble } from '../net/http.ts';

export interface Found {
  readonly record: unknown;
  /** The seed's hash as it was shown before the first card, if it was. */
  readonly seal: string | null;
  /** The seat of the player who watches now. */
  readonly seat: number | null;
  readonly comments: readonly Comment[];
}

/** Undefined where a file has to be chosen first. */
type FindRecord<S> = (source: S) => Promise<Result<Found | Refusal, Trouble> | undefined>;

const withoutSeal = (answer: Result<JsonObject, Trouble>): Result<Found, Trouble> =>
  answer.ok ? { ok: true, value: { record: answer.value, seal: null, seat: null, comments: [] } } : answer;

const SOURCES: { readonly [K in RecordSource['kind']]: FindRecord<Extract<RecordSource, { kind: K }>> } = {
  match: async ({ id }) => {
    const lobby = await api.match(id);
    if (!lobby.ok) return lobby;
    if (lobby.value.status !== 'over') return { ok: true, value: { code: 'match-not-over' } };
    // Without the comments a replay is still a replay.
    const [record, told] = await Promise.all([api.record(id), api.comments(id)]);
    if (!record.ok) return record;
    const comments = told.ok ? told.value.comments : [];
    const { seal, you } = lobby.value;
    return { ok: true, value: { record: record.value, seal, seat: you.seat, comments } };
  },
  kept: async ({ id }) => withoutSeal(await api.keptRecord(id)),
  solo: async ({ id }) => withoutSeal(await (await import('../solo/client.ts')).solo.record(id)),
  file: async () => {
    const record = keptFile();
    return record === undefined
      ? undefined
      : { ok: true, value: { record, seal: null, seat: null, comments: [] } };
  },
};

export const findRecord: FindRecord<RecordSource> = (source) =>
  // The table is exhaustive; the compiler just can't follow that kind and source belong together.
  (SOURCES[source.kind] as FindRecord<RecordSource>)(source);

const KEY = 'mirabilia.record';

/** The record that was opened last in this tab, so that a reload doesn't lose it. */
function keptFile(): unknown {
  try {
    return JSON.parse(sessionStorage.getItem(KEY) ?? '') as unknown;
  } catch {
    // Nothing there, or a browser that keeps nothing.
    return undefined;
  }
}

export function keepFile(record: unknown): void {
  try {
    sessionStorage.setItem(KEY, JSON.stringify(record));
  } catch {
    // Full or forbidden: it lasts as long as the page.
  }
}

export function forgetFile(): void {
  try {
    sessionStorage.removeItem(KEY);
  } catch {
    // Forbidden: then there is nothing to forget.
  }
}
