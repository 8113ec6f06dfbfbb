// A page of a game's reference: a part, and the item that is open in it. Each page has an address.

import { GAMES, type GameId } from '../games/index.ts';

const PARTS = ['guide', 'cards', 'wonders', 'chains', 'tokens', 'decks'] as const;
export type Part = (typeof PARTS)[number];

export const partsOf = (game: GameId): readonly Part[] => GAMES[game].reference.parts;

export interface ReferencePage {
  readonly part: Part;
  /** A sheet of the guide, a card, a wonder or a token, by its id. */
  readonly item?: string | undefined;
}

export const START_PAGE: ReferencePage = { part: 'guide' };

export const referencePath = (game: GameId, { part, item }: ReferencePage): string =>
  ['/rules', game, part, item].filter((piece) => piece !== undefined).join('/');

/** The page for the pieces of an address after the game; undefined if there is no such page. */
export function pageIn(game: GameId, pieces: readonly string[]): ReferencePage | undefined {
  const [wanted = START_PAGE.part, item, ...rest] = pieces;
  const part = partsOf(game).find((each) => each === wanted);
  return part === undefined || rest.length > 0 ? undefined : { part, item };
}
