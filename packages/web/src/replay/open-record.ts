// From a text that somebody gave to a film of its match, or to what is wrong with it.

import { accept, FORMAT, isObject, type Result, refuse, shown } from '@mirabilia/kernel';
import { GAMES, isGameId } from '../games/index.ts';
import type { Developed } from './film.ts';

/** Characters. A match has some ten thousand; a file may hold many. */
const LONGEST_TEXT = 30_000_000;
const MARK_OF_BYTE_ORDER = /^\uFEFF/;

function parsed(text: string): { readonly value: unknown } | undefined {
  try {
    return { value: JSON.parse(text) };
  } catch {
    return undefined;
  }
}

/** The records of a text: one over any number of lines, or one a line. */
export function recordsIn(text: string): Result<readonly unknown[]> {
  if (text.length > LONGEST_TEXT) return refuse('too-large');
  const clean = text.replace(MARK_OF_BYTE_ORDER, '').trim();
  if (clean === '') return refuse('no-record');
  const whole = parsed(clean);
  if (whole !== undefined) return accept([whole.value]);
  const records: unknown[] = [];
  for (const line of clean.split('\n')) {
    if (line.trim() === '') continue;
    const record = parsed(line);
    if (record === undefined) return refuse('not-json');
    records.push(record.value);
  }
  return accept(records);
}

const refused = (code: string, facts?: Readonly<Record<string, string | number>>): Developed => ({
  film: undefined,
  fault: facts === undefined ? { code } : { code, facts },
});

/** Loads the game that the record is of; only the game can read the rest. */
export async function openRecord(given: unknown): Promise<Developed> {
  if (!isObject(given) || given.format === undefined) return refused('record-not-an-object');
  const { format, game, setup, result } = given;
  if (format !== FORMAT) return refused('unknown-format', { format: shown(format) });
  if (typeof game !== 'string' || !isGameId(game)) return refused('unknown-game', { game: shown(game) });
  // What a server gives of a match that runs: it can be read, but nobody may know what was dealt.
  if (setup === undefined && result === undefined) return refused('match-not-over');
  const develop = await GAMES[game].replay();
  return develop(given);
}
