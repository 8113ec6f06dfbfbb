import type { Game, GameTypes } from './game.ts';

/** The game by the given version of its rules; undefined if this engine doesn't know that version. */
export const byRules = <T extends GameTypes>(game: Game<T>, version: number): Game<T> | undefined =>
  version === game.rulesVersion ? game : game.underRules?.(version);
