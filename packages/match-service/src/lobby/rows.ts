// Changes a match's row: read, decide, write, and again if another process wrote in between.

import { accept, type Result, refuse } from '@mirabilia/kernel';
import { type Code, isMatchCode } from '@mirabilia/protocol';
import type { Guest } from '../client.ts';
import { Conflict, type MatchPatch, type MatchRow, type MatchStore } from '../store.ts';

const MOST_CONFLICTS = 20;

const MOST_OWN = 50;

/**
 * By id or by short code, in upper or lower case. The code of a match that is over leads only its own players there, who
 * may have it in a bookmark or in an open page.
 */
export async function findRow(
  store: MatchStore,
  asked: string,
  guest?: Guest,
): Promise<Result<MatchRow, Code>> {
  const isCode = isMatchCode(asked);
  const wanted = isCode ? asked.toUpperCase() : asked;
  const row = await store.match(wanted);
  if (row !== undefined) return accept(row);
  if (!isCode || guest === undefined) return refuse('no-such-match');
  const own = (await store.matchesOf(guest.id, MOST_OWN)).find(({ code }) => code === wanted);
  return own === undefined ? refuse('no-such-match') : accept(own);
}

export interface RowChange {
  readonly before: MatchRow;
  readonly row: MatchRow;
}

/** `decide` gives what to write, or a refusal. It is called again after a conflict. */
export async function changeRow(
  store: MatchStore,
  asked: string,
  decide: (row: MatchRow) => Result<MatchPatch, Code>,
): Promise<Result<RowChange, Code>> {
  for (let attempt = 0; attempt < MOST_CONFLICTS; attempt++) {
    const found = await findRow(store, asked);
    if (!found.ok) return found;
    const before = found.value;
    const patch = decide(before);
    if (!patch.ok) return patch;
    try {
      return accept({ before, row: await store.changeMatch(before.id, before.version, patch.value) });
    } catch (error) {
      if (!(error instanceof Conflict)) throw error;
    }
  }
  return refuse('unavailable');
}
