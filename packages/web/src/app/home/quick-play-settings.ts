// What was last played against bots, so that the next match is one click away.

import { effect, signal } from '@preact/signals';
import { GAME_IDS, GAMES, type GameId, isGameId, isLevel, type Level } from '../../games/index.ts';
import { AUTO, type BotStrength, botsFor } from '../matched-level.ts';

export interface QuickPlaySettings {
  readonly game: GameId;
  readonly players: number;
  readonly level: BotStrength;
}

const KEY = 'mirabilia.quick';
const USUAL: QuickPlaySettings = { game: GAME_IDS[0], players: 3, level: 'medium' };

const among = (players: number, game: GameId): number =>
  Math.min(Math.max(players, GAMES[game].players.min), GAMES[game].players.max);

/** Each valid part of the stored text is taken; the others get their defaults. */
export function readQuickPlay(text: string | null): QuickPlaySettings {
  let kept: Partial<Record<keyof QuickPlaySettings, unknown>> = {};
  try {
    kept = Object(JSON.parse(text ?? '{}'));
  } catch {
    // Not our text: start with the defaults.
  }
  const game = typeof kept.game === 'string' && isGameId(kept.game) ? kept.game : USUAL.game;
  const players = Number.isInteger(kept.players) ? (kept.players as number) : USUAL.players;
  const level = isLevel(kept.level) || kept.level === AUTO ? kept.level : USUAL.level;
  return { game, players: among(players, game), level };
}

function load(): QuickPlaySettings {
  try {
    return readQuickPlay(localStorage.getItem(KEY));
  } catch {
    return USUAL;
  }
}

export const quickPlay = signal<QuickPlaySettings>(load());

/** Changes a part, and fits the number of players to the game. */
export function changeQuickPlay(change: Partial<QuickPlaySettings>): void {
  const next = { ...quickPlay.value, ...change };
  quickPlay.value = { ...next, players: among(next.players, next.game) };
}

/** The bots of the next match. */
export const nextBots = ({ game, players, level }: QuickPlaySettings = quickPlay.value): Level[] =>
  botsFor(game, level, players - 1);

effect(() => {
  try {
    localStorage.setItem(KEY, JSON.stringify(quickPlay.value));
  } catch {
    // Full or forbidden: remembered as long as the page lasts.
  }
});
