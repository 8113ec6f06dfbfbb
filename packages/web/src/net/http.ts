// Calls to the server. A refusal is a value, with a code that the page has words for.

import { accept, type Refusal, type Result, refuse } from '@mirabilia/kernel';
import type { Code } from '@mirabilia/protocol';
import { signal } from '@preact/signals';

/**
 * Codes of the server, what can go wrong on the way there, and what a browser says of the matches that it keeps by itself.
 */
export type Trouble = Code | 'unreachable' | 'open-elsewhere' | 'not-kept';

/** Why something didn't work: the facts say more, such as what the server limits. */
export type Failure = Refusal<Trouble>;

/** The server asks for a password that this device has not told. */
export const isLocked = signal(false);

/** Those who run the server have shut this person out; `until` is 0 where it is for ever. */
export const ban = signal<{ readonly reason: string; readonly until: number } | undefined>(undefined);

/** Milliseconds after which a server that says nothing counts as unreachable. */
const PATIENCE = 15_000;

export async function call<T>(
  method: 'GET' | 'POST',
  path: string,
  body?: unknown,
): Promise<Result<T, Trouble>> {
  const headers: Record<string, string> = { Accept: 'application/json', 'X-Mirabilia': '1' };
  if (method === 'POST') headers['Content-Type'] = 'application/json';
  try {
    const response = await fetch(path, {
      method,
      headers,
      body: method === 'POST' ? JSON.stringify(body ?? {}) : null,
      signal: AbortSignal.timeout(PATIENCE),
    });
    const told = await response.json();
    if (response.ok) return accept(told as T);
    if (told.code === 'password-needed') isLocked.value = true;
    if (told.code === 'banned') ban.value = { reason: '', until: 0, ...told.facts };
    return refuse((told.code as Code | undefined) ?? 'internal', told.facts);
  } catch {
    // No network, no answer in time, or an answer that isn't ours.
    return refuse('unreachable');
  }
}
