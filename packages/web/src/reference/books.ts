import { GAMES } from '../games/index.ts';
import { lazyByGame } from '../games/lazy-by-game.ts';

/** The reference of each game, loaded when it is first opened. */
export const BOOKS = lazyByGame((id) => GAMES[id].reference.book());
