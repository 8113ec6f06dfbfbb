// Changes a match's row: read, decide, write, and again if another process wrote in between.

import { accept, type Result, refuse } from '@mirabilia/kernel';
import { type Code, isMatchCode } from '@mirabilia/protocol';
import { Conflict, type MatchPatch, type MatchRow, type MatchStore } from '../store.ts';

const MOST_CONFLICTS = 20;

/** By id or by short code, in upper or lower case. */
export async function findRow(store: MatchStore, asked: string): Promise<Result<MatchRow, Code>> {
  const row = await store.match(isMatchCode(asked) ? asked.toUpperCase() : asked);
  return row === undefined ? refuse('no-such-match') : accept(row);
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
