// Where records come from. Whoever keeps matches can be one more source.

import type { JsonObject, Refusal, Result } from '@mirabilia/kernel';
import type { RecordPlace } from '../app/routes.ts';
import { api } from '../net/api.ts';
import type { Trouble } from '../net/http.ts';

export interface Found {
  readonly record: unknown;
  /** As it was shown before the first card, if somebody showed one. */
  readonly seal: string | null;
  /** The seat of whoever looks on now. */
  readonly seat: number | null;
}

/** Undefined where a file has to be chosen first. */
type Source<P> = (place: P) => Promise<Result<Found | Refusal, Trouble> | undefined>;

const withoutSeal = (answer: Result<JsonObject, Trouble>): Result<Found, Trouble> =>
  answer.ok ? { ok: true, value: { record: answer.value, seal: null, seat: null } } : answer;

const SOURCES: { readonly [K in RecordPlace['kind']]: Source<Extract<RecordPlace, { kind: K }>> } = {
  match: async ({ id }) => {
    const lobby = await api.match(id);
    if (!lobby.ok) return lobby;
    if (lobby.value.status !== 'over') return { ok: true, value: { code: 'match-not-over' } };
    const record = await api.record(id);
    if (!record.ok) return record;
    const { seal, you } = lobby.value;
    return { ok: true, value: { record: record.value, seal, seat: you.seat } };
  },
  kept: async ({ id }) => withoutSeal(await api.keptRecord(id)),
  solo: async ({ id }) => withoutSeal(await (await import('../solo/client.ts')).solo.record(id)),
  file: async () => {
    const record = keptFile();
    return record === undefined ? undefined : { ok: true, value: { record, seal: null, seat: null } };
  },
};

export const findRecord: Source<RecordPlace> = (place) =>
  // The table is exhaustive; the compiler just can't follow that kind and place belong together.
  (SOURCES[place.kind] as Source<RecordPlace>)(place);

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
