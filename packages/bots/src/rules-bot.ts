import type { Game, GameTypes } from '@mirabilia/kernel';
import type { Bot } from './bot.ts';
import { flat } from './flat.ts';
import { rules2014 } from './seven-wonders/rules-2014.ts';

/** The published player by rules, for the one game that it was published for. */
export function rulesBot<T extends GameTypes>(game: Game<T>): Bot<T> {
  if (game.id !== 'seven-wonders') throw new Error(`these rules are not for ${game.id}`);
  // cast: the id says which game it is; the compiler can't follow that the types belong to it.
  const choose = rules2014 as unknown as Bot<T>['choose'];
  return { choose, analyse: flat(game).analyse };
}
