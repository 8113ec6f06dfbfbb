// Everything that the server knows of a guest, for themselves.

import { isObject, type Json, type JsonObject } from '@mirabilia/kernel';
import type { Guest } from '@mirabilia/match-service';
import type { Store } from '../storage/store.ts';
import { playedResult } from './history.ts';

type Needs = Pick<
  Store,
  | 'guest'
  | 'profiles'
  | 'results'
  | 'retention'
  | 'administration'
  | 'match'
  | 'entries'
  | 'outbox'
  | 'dailyAttempts'
>;

const AT_ONCE = 200;

export async function exportOf({ id }: Guest, store: Needs): Promise<JsonObject> {
  const [row, passkeys, hasRecovery, push, dailyAttempts] = await Promise.all([
    store.guest(id),
    store.profiles.passkeysOf(id),
    store.profiles.hasRecovery(id),
    store.outbox.subscriptionsOf([id]),
    store.dailyAttempts.allOf(id),
  ]);
  return plain({
    format: 'mirabilia-profile/1',
    guest: row ?? { id },
    passkeys: passkeys.map(({ id: key, label, createdAt, usedAt }) => ({
      id: key,
      label,
      createdAt,
      usedAt,
    })),
    hasRecovery,
    notifications: push.map(({ endpoint, language, createdAt }) => ({ endpoint, language, createdAt })),
    dailyAttempts,
    reports: (await store.administration.reportsOf(id)).filter(({ reporter }) => reporter === id),
    results: await resultsOf(id, store),
    matches: await matchesOf(id, store),
  });
}

async function resultsOf(guest: string, { results }: Needs): Promise<object[]> {
  const all = [];
  for (;;) {
    const page = await results.list({ guest, limit: AT_ONCE, before: all.at(-1) });
    all.push(...page);
    if (page.length < AT_ONCE) return all.map(playedResult);
  }
}

/** Where the guest has a seat: when it was, and what they wrote there. The moves are in the records, which anybody may have. */
async function matchesOf(guest: string, store: Needs): Promise<object[]> {
  const all = [];
  for (const match of await store.retention.matchesOf(guest)) {
    const row = await store.match(match);
    if (row === undefined) continue;
    const { game, status, createdAt, host } = row;
    const said = (await store.entries(match, 0)).flatMap(({ at, body }) =>
      body.kind === 'chat' && body.guest === guest ? [{ at, text: body.text }] : [],
    );
    all.push({ match, game, status, createdAt, isHost: host === guest, chat: said });
  }
  return all;
}

/** Without what is undefined. */
function plain(value: object): JsonObject {
  const json = JSON.parse(JSON.stringify(value)) as Json;
  return isObject(json) ? json : {};
}
