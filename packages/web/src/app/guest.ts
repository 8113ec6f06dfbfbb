// The guest who plays in this browser. Their token is a cookie that the page never sees.

import type { Result } from '@mirabilia/kernel';
import type { Emblem } from '@mirabilia/protocol/facts';
import { signal } from '@preact/signals';
import { api, type NamedGuest, type Nobody } from '../net/api.ts';
import type { Trouble } from '../net/http.ts';
import { appWords } from '../words/index.ts';

/** Undefined until the server has answered, null for a newcomer without a name. */
export const guest = signal<NamedGuest | null | undefined>(undefined);

export async function findGuest(): Promise<Result<NamedGuest | Nobody, Trouble>> {
  const me = await api.me();
  // A server that doesn't answer may still know this guest.
  if (me.ok) guest.value = me.value.guest === null ? null : me.value;
  return me;
}

export async function becomeGuest(name: string): Promise<Result<NamedGuest, Trouble>> {
  const answer = await api.becomeGuest(name);
  if (answer.ok) guest.value = answer.value;
  return answer;
}

/** Somebody without a name so far gets one. */
export async function chooseEmblem(emblem: Emblem | null): Promise<Result<NamedGuest, Trouble>> {
  const answer = await api.becomeGuest(guest.value?.name ?? suggestName(), emblem);
  if (answer.ok) guest.value = answer.value;
  return answer;
}

export async function claimDevice(token: string): Promise<Result<NamedGuest, Trouble>> {
  const answer = await api.claimDevice(token);
  if (answer.ok) guest.value = answer.value;
  return answer;
}

export function suggestName(): string {
  const { guestNames } = appWords.value;
  return guestNames[Math.floor(Math.random() * guestNames.length)] as string;
}

/**
 * Does something as a guest. A newcomer becomes one under the given name; a guest whom the server has forgotten becomes one
 * again under the name they had.
 */
export async function asGuest<T>(
  work: () => Promise<Result<T, Trouble>>,
  name?: string,
): Promise<Result<T, Trouble>> {
  // Giving a name renames an existing guest: first ask the server whether there is one.
  if (guest.value === undefined) {
    const found = await findGuest();
    if (!found.ok) return found;
  }
  if (!guest.value || (name !== undefined && name !== guest.value.name)) {
    const named = await becomeGuest(name ?? suggestName());
    if (!named.ok) return named;
  }
  const answer = await work();
  if (answer.ok || answer.refusal.code !== 'no-guest') return answer;
  const renamed = await becomeGuest(guest.value?.name ?? suggestName());
  return renamed.ok ? work() : renamed;
}
