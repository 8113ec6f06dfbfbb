// The games with all that is needed to tell them in ids. A door of its own: the server opens it, a browser needn't.

import { architects } from '@mirabilia/architects';
import type { Game, GameTypes } from '@mirabilia/kernel';
import { sevenWonders } from '@mirabilia/seven-wonders';
import type { GameId } from './index.ts';
import { architectsOpen } from './open/architects.ts';
import type { OpenForm } from './open/open-form.ts';
import { sevenWondersOpen } from './open/seven-wonders.ts';

/** A game and how it is told in ids. */
export interface OpenGame<T extends GameTypes> {
  readonly game: Game<T>;
  readonly open: OpenForm<T>;
}

/** Something done with a game and its open form, whatever the game's types are. */
export type WithOpenGame<R> = <T extends GameTypes>(open: OpenGame<T>) => R;

const OPEN: Readonly<Record<GameId, <R>(use: WithOpenGame<R>) => R>> = {
  'seven-wonders': (use) => use({ game: sevenWonders, open: sevenWondersOpen }),
  architects: (use) => use({ game: architects, open: architectsOpen }),
};

/** Hands a game and its open form over by the game's id. */
export function withOpenGame<R>(id: GameId, use: WithOpenGame<R>): R {
  return OPEN[id](use);
}

export type * from './open/open-form.ts';
