// What wonders and categories are called, in every game.

import type { PlayedResult } from '@mirabilia/protocol/answers';
import { GAME_IDS, type GameId, isGameId } from '../games/index.ts';
import { architectsNames, sevenWondersNames } from '../words/index.ts';

export const namesReady = () => Promise.all([sevenWondersNames.ready(), architectsNames.ready()]);

export type ResultSeat = PlayedResult['seats'][number];

/** The wonder and its side; empty in old matches without a record. */
export const boardOf = ({ board }: Pick<ResultSeat, 'board'>): string =>
  [board.wonder, board.side].filter((part) => typeof part === 'string').join(' ');

export function boardName(game: string, board: string): string {
  const [wonder = '', side] = board.split(' ');
  const { wonders } = sevenWondersNames.value;
  const known: Readonly<Record<string, string>> =
    game === 'architects'
      ? architectsNames.value.wonders
      : Object.fromEntries(Object.entries(wonders).map(([id, { city }]) => [id, city]));
  const name = known[wonder] ?? wonder;
  return side === undefined ? name : `${name} ${side}`;
}

/** Categories of the score, in the order of the sheet, without the total. */
export function categoriesOf(game: GameId): readonly (readonly [key: string, name: string])[] {
  const all: Readonly<Record<string, string>> =
    game === 'architects' ? architectsNames.value.categories : sevenWondersNames.value.categories;
  return Object.entries(all).filter(([key]) => key !== 'total' && key !== 'stages');
}

export const gameOf = (game: string): GameId => (isGameId(game) ? game : GAME_IDS[0]);
