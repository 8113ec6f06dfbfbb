// Imported records: each is replayed before it is stored, and written anew, so that nothing else is stored with it.

import { createHash } from 'node:crypto';
import { isGameId, withGame } from '@mirabilia/games';
import {
  accept,
  checkRecord,
  type Finding,
  type Game,
  type GameTypes,
  type Json,
  type JsonObject,
  type MatchRecord,
  type Result,
  readChance,
  readRecord,
  recordOf,
  refuse,
  replayInto,
  type Sitter,
  startFrom,
} from '@mirabilia/kernel';
import { type Code, cutName } from '@mirabilia/protocol';
import type { Store } from './storage/store.ts';

/** A record that holds, as it is kept. */
export interface CheckedRecord {
  readonly id: string;
  readonly text: string;
  readonly record: MatchRecord;
}

export async function importRecord(
  store: Pick<Store, 'putRecord'>,
  given: JsonObject,
): Promise<Result<{ id: string }, Code>> {
  const checked = checkedRecord(given);
  if (!checked.ok) return checked;
  const { id, text } = checked.value;
  await store.putRecord(id, text);
  return accept({ id });
}

export function checkedRecord(given: JsonObject): Result<CheckedRecord, Code> {
  const { game } = given;
  if (typeof game !== 'string' || !isGameId(game)) return refuse('no-such-game');
  const { findings } = withGame<{ findings: readonly Finding[] }>(game, (rules) => checkRecord(rules, given));
  const fault = findings.find(({ holds }) => !holds);
  if (fault !== undefined) {
    const { code = 'bad-record', facts = {} } = fault.refusal ?? {};
    return refuse('bad-record', { ...facts, check: fault.check, fault: code });
  }
  const record = withGame<MatchRecord | undefined>(game, (rules) => writtenAnew(rules, given));
  if (record === undefined) return refuse('bad-record');
  const text = JSON.stringify(record);
  const id = createHash('sha256').update(text).digest('hex').slice(0, 32);
  return accept({ id, text, record });
}

/** The same match as this server would have written it. Names are cut, and fields that no reader knows are gone. */
function writtenAnew<T extends GameTypes>(rules: Game<T>, given: JsonObject): MatchRecord | undefined {
  const read = readRecord(rules, given);
  if (!read.ok) return undefined;
  const match = startFrom(read.value.game, read.value);
  if (replayInto(match, read.value) !== undefined) return undefined;
  const chance = readChance(given.chance, read.value.seats.length);
  return {
    ...recordOf(match, read.value.seats.map(sitterOf)),
    ...(chance.ok ? { chance: chance.value } : {}),
  };
}

/** The bots of other servers and of experiments have names of their own. */
const KNOWN_KIND = /^(?:human|bot:[a-z0-9-]{1,32})$/;

const sitterOf = ({ name, kind }: JsonObject): Sitter => ({
  name: cutName(String(name)),
  kind: KNOWN_KIND.test(String(kind)) ? String(kind) : 'bot:unknown',
});

export async function keptRecordOf(store: Pick<Store, 'record'>, id: string): Promise<Result<Json, Code>> {
  const text = await store.record(id);
  return text === undefined ? refuse('no-such-record') : accept(JSON.parse(text) as Json);
}
