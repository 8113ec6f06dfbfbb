import type { ComponentType } from 'preact';
import { lazy } from '../ui/lazy.tsx';
import { Waiting } from '../ui/waiting.tsx';
import type { Loaded } from './game-ui.ts';
import { GAME_IDS, type GameId } from './index.ts';

/** A part of each game's page, loaded when it is first shown. */
export function lazyByGame<Props extends object>(
  load: (id: GameId) => Promise<Loaded<Props>>,
): Readonly<Record<GameId, ComponentType<Props>>> {
  const parts = GAME_IDS.map((id) => [id, lazy(() => load(id), Waiting)]);
  return Object.fromEntries(parts);
}
