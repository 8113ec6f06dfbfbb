// The games with what is needed to tell them as plain text in a terminal.

import { architects } from '@mirabilia/architects';
import type { GameId } from '@mirabilia/games';
import type { Game, GameTypes } from '@mirabilia/kernel';
import { sevenWonders } from '@mirabilia/seven-wonders';
import { architectsNarrator } from './architects/narrator.ts';
import type { Narrator } from './narrator.ts';
import { sevenWondersNarrator } from './seven-wonders/narrator.ts';

export interface NarratedGame<T extends GameTypes> {
  readonly game: Game<T>;
  readonly narrator: Narrator<T>;
}

/** Works with a game and its narrator, whatever the game's types are. */
export type WithNarratedGame<R> = <T extends GameTypes>(narrated: NarratedGame<T>) => R;

const NARRATED: Readonly<Record<GameId, <R>(use: WithNarratedGame<R>) => R>> = {
  'seven-wonders': (use) => use({ game: sevenWonders, narrator: sevenWondersNarrator }),
  architects: (use) => use({ game: architects, narrator: architectsNarrator }),
};

export function withNarratedGame<R>(id: GameId, use: WithNarratedGame<R>): R {
  return NARRATED[id](use);
}
