// The one list of games. Nothing outside this package knows a game by name.

import { architects } from '@mirabilia/architects';
import type { Game, GameTypes } from '@mirabilia/kernel';
import { sevenWonders } from '@mirabilia/seven-wonders';
import type { GameId } from './ids.ts';

export * from './ids.ts';

/** Something done with a game, whatever its types are. */
export type WithGame<R> = <T extends GameTypes>(game: Game<T>) => R;

// Games of different types stand in one list as functions that hand themselves over: nothing is cast and no type is
// lost, because what uses a game has to work for every game.
const GAMES: Readonly<Record<GameId, <R>(use: WithGame<R>) => R>> = {
  'seven-wonders': (use) => use(sevenWonders),
  architects: (use) => use(architects),
};

/** Hands a game over by its id, with its types. */
export function withGame<R>(id: GameId, use: WithGame<R>): R {
  return GAMES[id](use);
}
