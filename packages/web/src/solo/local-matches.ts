// Matches stored in this browser, as the front page lists them.

import type { Result } from '@mirabilia/kernel';
import type { MatchPrefix } from '@mirabilia/match-service';
import type { LobbyView } from '@mirabilia/protocol';
import { signal } from '@preact/signals';
import { guest, suggestName } from '../app/guest.ts';
import type { MyMatch } from '../net/api.ts';
import type { Trouble } from '../net/http.ts';
import { solo } from './client.ts';
import type { NewSoloMatch } from './solo-api.ts';

const KEY = 'mirabilia.solo';

interface Kept {
  /** There may be matches. If not, the worker needn't be started to list them. */
  readonly hasMatches: boolean;
  /** The player's last name, for when no server can tell it. */
  readonly name?: string;
}

function kept(): Kept {
  try {
    return { hasMatches: false, ...Object(JSON.parse(localStorage.getItem(KEY) ?? '{}')) };
  } catch {
    return { hasMatches: false };
  }
}

function keep(change: Partial<Kept>): void {
  try {
    localStorage.setItem(KEY, JSON.stringify({ ...kept(), ...change }));
  } catch {
    // Full or forbidden: matches are found only as long as the page is open.
  }
}

export const localMatches = signal<readonly MyMatch[]>([]);

export async function findLocalMatches(): Promise<void> {
  if (!kept().hasMatches) return;
  const found = await solo.matches();
  if (!found.ok) return;
  localMatches.value = found.value;
  if (found.value.length === 0) keep({ hasMatches: false });
}

function ownName(): string {
  const { name } = kept();
  return guest.peek()?.name ?? (typeof name === 'string' ? name : suggestName());
}

export const beginSoloMatch = (wish: NewSoloMatch, name = ownName()): Promise<Result<LobbyView, Trouble>> =>
  noted(solo.begin(wish, name), name);

/** A match that begins where given moves have led, against bots: a lesson, or a branch of a record. */
export const startSoloMatchFrom = (
  prefix: MatchPrefix,
  name = ownName(),
): Promise<Result<LobbyView, Trouble>> => noted(solo.startFrom(prefix, name), name);

async function noted(
  beginning: Promise<Result<LobbyView, Trouble>>,
  name: string,
): Promise<Result<LobbyView, Trouble>> {
  const begun = await beginning;
  if (!begun.ok) return begun;
  keep({ hasMatches: true, name });
  // Asks the browser not to delete the matches when it runs out of space.
  void navigator.storage?.persist?.().catch(() => undefined);
  return begun;
}

export async function removeLocalMatch(id: string): Promise<Result<void, Trouble>> {
  const removed = await solo.remove(id);
  if (removed.ok) localMatches.value = localMatches.value.filter((match) => match.id !== id);
  return removed;
}
