// Records that somebody brings along: each is replayed before it is kept.

import { createHash } from 'node:crypto';
import { isGameId, withGame } from '@mirabilia/games';
import { checkRecord, type Finding, type Json, type JsonObject } from '@mirabilia/kernel';
import type { Answer } from '@mirabilia/match-service';
import type { Store } from './storage/store.ts';

export async function importRecord(
  store: Pick<Store, 'putRecord'>,
  given: JsonObject,
): Promise<Answer<{ id: string }>> {
  const { game } = given;
  if (typeof game !== 'string' || !isGameId(game)) return { ok: false, code: 'no-such-game' };
  const { findings } = withGame<{ findings: readonly Finding[] }>(game, (rules) => checkRecord(rules, given));
  const fault = findings.find(({ holds }) => !holds);
  if (fault !== undefined) {
    const { code = 'bad-record', facts = {} } = fault.refusal ?? {};
    return { ok: false, code: 'bad-record', facts: { ...facts, check: fault.check, fault: code } };
  }
  const text = JSON.stringify(given);
  const id = createHash('sha256').update(text).digest('hex').slice(0, 32);
  await store.putRecord(id, text);
  return { ok: true, value: { id } };
}

export async function keptRecordOf(store: Pick<Store, 'record'>, id: string): Promise<Answer<Json>> {
  const text = await store.record(id);
  return text === undefined
    ? { ok: false, code: 'no-such-record' }
    : { ok: true, value: JSON.parse(text) as Json };
}
