// Who plays at this browser. The token is a cookie that the page never sees.

import { signal } from '@preact/signals';
import { api, type Guest } from './net/api.ts';
import type { Answer } from './net/http.ts';

/** Undefined while it isn't known yet, null for somebody who has no name so far. */
export const guest = signal<Guest | null | undefined>(undefined);

export async function findGuest(): Promise<void> {
  const me = await api.me();
  guest.value = me.ok ? me.value : null;
}

export async function becomeGuest(name: string): Promise<Answer<Guest>> {
  const answer = await api.becomeGuest(name);
  if (answer.ok) guest.value = answer.value;
  return answer;
}

export async function claimDevice(token: string): Promise<Answer<Guest>> {
  const answer = await api.claimDevice(token);
  if (answer.ok) guest.value = answer.value;
  return answer;
}
