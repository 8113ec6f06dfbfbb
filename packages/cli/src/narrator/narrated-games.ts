// The games with what is needed to tell them as plain text in a terminal.

import { architects } from '@mirabilia/architects';
import type { GameId } from '@mirabilia/games';
import type { Game, GameTypes } from '@mirabilia/kernel';
import { sevenWonders } from '@mirabilia/seven-wonders';
import { architectsNarrator } from './architects/narrator.ts';
import type { Narrator } from './narrator.ts';
import { sevenWondersNarrator } from './seven-wonders/narrator.ts';
import { ENGLISH, type Speech } from './speech.ts';

export interface NarratedGame<T extends GameTypes> {
  readonly game: Game<T>;
  readonly narrator: Narrator<T>;
}

/** Works with a game and its narrator, whatever the game's types are. */
export type WithNarratedGame<R> = <T extends GameTypes>(narrated: NarratedGame<T>) => R;

const NARRATED: Readonly<Record<GameId, <R>(use: WithNarratedGame<R>, speech: Speech) => R>> = {
  'seven-wonders': (use, speech) => use({ game: sevenWonders, narrator: sevenWondersNarrator(speech) }),
  architects: (use, speech) => use({ game: architects, narrator: architectsNarrator(speech) }),
};

export function withNarratedGame<R>(id: GameId, use: WithNarratedGame<R>, speech: Speech = ENGLISH): R {
  return NARRATED[id](use, speech);
}
