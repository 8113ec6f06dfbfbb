// What stays the same from the start of a match to its end.

import type { OpenGame } from '@mirabilia/games/open';
import type { Chance, GameTypes, Seed } from '@mirabilia/kernel';
import type { Social } from '@mirabilia/protocol';
import { chanceOf } from '../lobby/chance.ts';
import type { Lobby, Removed, Silenced, StoredSeat } from '../lobby/lobby.ts';
import type { MatchRow } from '../store.ts';
import { type Allowance, allowanceOf } from './clocks.ts';

export interface MatchConfig<T extends GameTypes> extends OpenGame<T> {
  readonly match: string;
  readonly options: T['options'];
  readonly seed: Seed;
  /** What the seed was drawn from; undefined in matches from before there were secrets. */
  readonly chance: Chance | undefined;
  readonly seats: readonly StoredSeat[];
  /** Undefined where no clock runs. */
  readonly allowance: Allowance | undefined;
  readonly botDelay: number;
  readonly fixedChance: boolean;
  readonly startedAt: number;
  /** The guest who hosts it: may silence people, and shares the bots' time with other hosts. */
  readonly host: string;
  /** May people without a seat write in the chat, as long as the host doesn't change it? */
  readonly spectatorChat: boolean;
  readonly social: Social;
  /** It counts for ratings. */
  readonly rated: boolean;
  readonly removed: readonly Removed[];
  /** Who may say nothing from the beginning. */
  readonly silenced: readonly Silenced[];
  /** The same deal is still played elsewhere: its seed is told to nobody. */
  readonly isSealed: boolean;
}

/** The config of a match that has started. */
export function matchConfigOf<T extends GameTypes>(
  { game, open }: OpenGame<T>,
  { id, seed, host }: Pick<MatchRow, 'id' | 'seed' | 'host'>,
  lobby: Lobby,
): MatchConfig<T> {
  const {
    options: agreed,
    seats,
    pace,
    botDelay,
    fixedChance,
    startedAt,
    spectatorChat,
    social,
    rated,
    removed,
    silenced,
    tournament,
  } = lobby;
  const options = game.readOptions(agreed);
  if (!options.ok || seed === null || startedAt === null) throw new Error(`match ${id} has no config`);
  return {
    game,
    open,
    match: id,
    options: options.value,
    seed,
    chance: chanceOf(lobby),
    seats,
    allowance: allowanceOf(pace),
    botDelay,
    fixedChance,
    startedAt,
    host,
    spectatorChat,
    social,
    rated,
    removed,
    silenced,
    isSealed: tournament?.sealed === true,
  };
}
