// Everything that the server knows of a guest, for themselves.

import { isObject, type Json, type JsonObject } from '@mirabilia/kernel';
import { type Guest, logPages } from '@mirabilia/match-service';
import { groupOf } from '../groups/group.ts';
import { allMatchesOf } from '../storage/retention.ts';
import type { Store } from '../storage/store.ts';
import { tournamentOf } from '../tournaments/tournament.ts';
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
  | 'gatherings'
  | 'ratings'
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
    ...(await gatheringsOf(id, store)),
    ratings: await ratingsOf(id, store),
    reports: (await store.administration.reportsOf(id)).filter(({ reporter }) => reporter === id),
    results: await resultsOf(id, store),
    matches: await matchesOf(id, store),
  });
}

/** The documents as they are, but of other people only that they are there. */
async function gatheringsOf(guest: string, { gatherings }: Needs): Promise<object> {
  const [tournaments, groups] = await Promise.all([
    gatherings.of(guest, 'tournament', AT_ONCE),
    gatherings.of(guest, 'group', AT_ONCE),
  ]);
  return {
    tournaments: tournaments.map((row) => {
      const { name, host, status, players } = tournamentOf(row);
      const own = players.find((player) => player.guest === guest);
      return { id: row.id, name, status, isHost: host === guest, you: own, createdAt: row.createdAt };
    }),
    groups: groups.map((row) => {
      const { name, owner, members } = groupOf(row);
      const own = members.find((member) => member.guest === guest);
      return { id: row.id, name, isOwner: owner === guest, you: own, createdAt: row.createdAt };
    }),
  };
}

/** In every game: what it is, and every match that changed it. */
async function ratingsOf(guest: string, { ratings }: Needs): Promise<object[]> {
  const kept = await ratings.of([guest]);
  return Promise.all(
    kept.map(async ({ guest: _, period: __, ...rating }) => ({
      ...rating,
      changes: await ratings.changesOf(guest, rating.game, Number.MAX_SAFE_INTEGER),
    })),
  );
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
  for await (const match of allMatchesOf(store.retention, guest)) {
    const row = await store.match(match);
    if (row === undefined) continue;
    const { game, status, createdAt, host } = row;
    const chat = await saidBy(guest, match, store);
    all.push({ match, game, status, createdAt, isHost: host === guest, chat });
  }
  return all;
}

async function saidBy(guest: string, match: string, store: Pick<Store, 'entries'>): Promise<object[]> {
  const said: object[] = [];
  for await (const page of logPages({ store }, match)) {
    for (const { at, body } of page) {
      if (body.kind === 'chat' && body.guest === guest) said.push({ at, text: body.text });
    }
  }
  return said;
}

/** Without what is undefined. */
function plain(value: object): JsonObject {
  const json = JSON.parse(JSON.stringify(value)) as Json;
  return isObject(json) ? json : {};
}
