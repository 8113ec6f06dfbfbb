// The games with their form in numbers.

import { architects } from '@mirabilia/architects';
import type { GameId } from '@mirabilia/games';
import type { Game, GameTypes } from '@mirabilia/kernel';
import { sevenWonders } from '@mirabilia/seven-wonders';
import { architectsActions } from './architects/actions.ts';
import { architectsFields } from './architects/observation.ts';
import { sevenWondersActions } from './seven-wonders/actions.ts';
import { sevenWondersFields } from './seven-wonders/observation.ts';
import { layoutOf, type VectorForm } from './vector-form.ts';

export interface VectorGame<T extends GameTypes> {
  readonly game: Game<T>;
  formFor(players: number): VectorForm<T>;
}

export type WithVectorGame<R> = <T extends GameTypes>(vector: VectorGame<T>) => R;

const GAMES: Readonly<Record<GameId, <R>(use: WithVectorGame<R>) => R>> = {
  'seven-wonders': (use) =>
    use({
      game: sevenWonders,
      formFor: (players) => ({
        observation: layoutOf(sevenWondersFields(players)),
        actions: sevenWondersActions(players),
      }),
    }),
  architects: (use) =>
    use({
      game: architects,
      formFor: (players) => ({
        observation: layoutOf(architectsFields(players)),
        actions: architectsActions(players),
      }),
    }),
};

export function withVectorGame<R>(id: GameId, use: WithVectorGame<R>): R {
  return GAMES[id](use);
}
