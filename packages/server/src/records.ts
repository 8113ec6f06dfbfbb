// Imported records: each is replayed before it is stored.

import { createHash } from 'node:crypto';
import { isGameId, withGame } from '@mirabilia/games';
import {
  accept,
  checkRecord,
  type Finding,
  type Json,
  type JsonObject,
  type Result,
  refuse,
} from '@mirabilia/kernel';
import type { Code } from '@mirabilia/protocol';
import type { Store } from './storage/store.ts';

export async function importRecord(
  store: Pick<Store, 'putRecord'>,
  given: JsonObject,
): Promise<Result<{ id: string }, Code>> {
  const { game } = given;
  if (typeof game !== 'string' || !isGameId(game)) return refuse('no-such-game');
  const { findings } = withGame<{ findings: readonly Finding[] }>(game, (rules) => checkRecord(rules, given));
  const fault = findings.find(({ holds }) => !holds);
  if (fault !== undefined) {
    const { code = 'bad-record', facts = {} } = fault.refusal ?? {};
    return refuse('bad-record', { ...facts, check: fault.check, fault: code });
  }
  const text = JSON.stringify(given);
  const id = createHash('sha256').update(text).digest('hex').slice(0, 32);
  await store.putRecord(id, text);
  return accept({ id });
}

export async function keptRecordOf(store: Pick<Store, 'record'>, id: string): Promise<Result<Json, Code>> {
  const text = await store.record(id);
  return text === undefined ? refuse('no-such-record') : accept(JSON.parse(text) as Json);
}
