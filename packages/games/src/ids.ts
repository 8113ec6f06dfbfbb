// The ids of all games. Code that only names games needn't load them.

export const GAME_IDS = ['seven-wonders', 'architects'] as const;
export type GameId = (typeof GAME_IDS)[number];

export function isGameId(id: string): id is GameId {
  return (GAME_IDS as readonly string[]).includes(id);
}
