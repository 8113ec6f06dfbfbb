// The ids of all games. Code that only names games needn't load them.

/** The ids of all games. */
export const GAME_IDS = ['seven-wonders', 'architects'] as const;
export type GameId = (typeof GAME_IDS)[number];

/** Is there a game with this id? */
export function isGameId(id: string): id is GameId {
  return (GAME_IDS as readonly string[]).includes(id);
}
