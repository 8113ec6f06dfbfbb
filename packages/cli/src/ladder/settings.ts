// ladder.json: what a ladder plays. Bots may be added; nothing else changes once it has begun.

import { mkdirSync, readFileSync, statSync } from 'node:fs';
import { join } from 'node:path';
import { type GameId, isGameId } from '@mirabilia/games';
import { accept, isObject } from '@mirabilia/kernel';
import { type CommandResult, failed } from '../command-result.ts';
import { openReplacement } from '../files/replacement.ts';
import { isPlayerId, type PlayerId } from '../programs/player-id.ts';
import { reasonOf } from '../words/files.ts';

export interface LadderSettings {
  readonly game: GameId;
  /** As given on the command line; the game has accepted them. */
  readonly options: Readonly<Record<string, unknown>> & { readonly players: number };
  /** The name of the series: the nth deal follows from it and n alone. */
  readonly series: string;
  /** In the order in which they came. */
  readonly bots: readonly PlayerId[];
}

const FORMAT = 'mirabilia-ladder/1';
const settingsIn = (folder: string): string => join(folder, 'ladder.json');
export const matchesIn = (folder: string): string => join(folder, 'matches.jsonl');
export const pageIn = (folder: string): string => join(folder, 'ladder.html');

/** Undefined where there is no ladder yet. */
export function readSettings(folder: string): CommandResult<LadderSettings | undefined> {
  const path = settingsIn(folder);
  if (statSync(path, { throwIfNoEntry: false }) === undefined) return accept(undefined);
  try {
    const given: unknown = JSON.parse(readFileSync(path, 'utf8'));
    const settings = settingsFrom(given);
    return settings === undefined ? failed(`“${path}” is no ladder.`) : accept(settings);
  } catch (error) {
    return failed(
      `Can’t read “${path}”: ${error instanceof SyntaxError ? 'it is not JSON' : reasonOf(error)}.`,
    );
  }
}

function settingsFrom(given: unknown): LadderSettings | undefined {
  if (!isObject(given) || given.format !== FORMAT) return undefined;
  const { game, options, series, bots } = given;
  if (typeof game !== 'string' || !isGameId(game) || typeof series !== 'string') return undefined;
  if (!isObject(options) || typeof options.players !== 'number' || !Array.isArray(bots)) return undefined;
  const ids = bots.filter((id): id is PlayerId => typeof id === 'string' && isPlayerId(id));
  if (ids.length !== bots.length) return undefined;
  return { game, options: { ...options, players: options.players }, series, bots: ids };
}

export function writeSettings(folder: string, settings: LadderSettings): CommandResult<void> {
  try {
    mkdirSync(folder, { recursive: true });
  } catch (error) {
    return failed(`Can’t make “${folder}”: ${reasonOf(error)}.`);
  }
  const file = openReplacement(settingsIn(folder));
  if (!file.ok) return file;
  const written = file.value.write(`${JSON.stringify({ format: FORMAT, ...settings }, undefined, 2)}\n`);
  return written.ok ? file.value.commit() : written;
}
