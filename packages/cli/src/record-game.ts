import { type GameId, isGameId } from '@mirabilia/games';
import { accept, FORMAT, isObject, type Result, refuse } from '@mirabilia/kernel';

/** The game of a record: it has to be known before the game itself can read the rest. */
export function gameOfRecord(given: unknown): Result<GameId> {
  if (!isObject(given) || given.format === undefined) return refuse('record-not-an-object');
  if (given.format !== FORMAT) return refuse('unknown-format', { format: shown(given.format) });
  if (typeof given.game !== 'string' || !isGameId(given.game)) {
    return refuse('unknown-game', { game: shown(given.game) });
  }
  return accept(given.game);
}

const shown = (value: unknown): string =>
  typeof value === 'string' ? value : (JSON.stringify(value) ?? 'nothing');
