// Where somebody is in the reference of a game: a part, and what is open in it. Each place has an address.

import type { GameId } from '../games/index.ts';

export const PARTS = ['guide', 'cards', 'wonders', 'chains', 'tokens', 'decks'] as const;
export type Part = (typeof PARTS)[number];

const OF_GAME: Readonly<Record<GameId, readonly Part[]>> = {
  'seven-wonders': ['guide', 'cards', 'wonders', 'chains', 'decks'],
  architects: ['guide', 'cards', 'wonders', 'tokens', 'decks'],
};
export const partsOf = (game: GameId): readonly Part[] => OF_GAME[game];

export interface Place {
  readonly part: Part;
  /** A sheet of the guide, a card, a wonder or a token, by its id. */
  readonly item?: string | undefined;
}

export const START: Place = { part: 'guide' };

export const pathOf = (game: GameId, { part, item }: Place): string =>
  ['/rules', game, part, item].filter((piece) => piece !== undefined).join('/');

/** What stands behind the game in an address; undefined if it is no place. */
export function placeIn(game: GameId, pieces: readonly string[]): Place | undefined {
  const [wanted = START.part, item, ...rest] = pieces;
  const part = partsOf(game).find((each) => each === wanted);
  return part === undefined || rest.length > 0 ? undefined : { part, item };
}
