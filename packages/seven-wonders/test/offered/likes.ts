// What random players like to do, so that situations come up that even chances hardly bring.

import { card } from '../referee/facts.ts';
import { payOf } from '../referee/match.ts';
import type { Play } from '../referee/plays.ts';
import type { Move } from '../referee/record.ts';

function makesGoods({ do: use, card: id }: Move): boolean {
  return use === 'build' && id !== null && ['brown', 'grey'].includes(card(id).colour);
}

function isPost({ do: use, card: id }: Move): boolean {
  return use === 'build' && (id === 'west-trading-post' || id === 'east-trading-post');
}

function pays(move: Move): boolean {
  return payOf(move).left + payOf(move).right > 0;
}

function isOf(move: Move | undefined, kind: (move: Move) => boolean): boolean {
  return move !== undefined && kind(move);
}

/** Groups of plays, of which one is taken by lot and then a play of it. */
export const LIKES = {
  // Rich tables ask more, so builds and purchases come up more often than by chance.
  trade: [(play) => play.some(pays), (play) => play.every((move) => move.do !== 'discard'), () => true],
  // Players who make much, and a Free City that makes little, saves its coins and gets one side cheaper.
  need: [
    ([own, freeCity]) => isOf(own, makesGoods) && !isOf(freeCity, makesGoods) && !isOf(freeCity, pays),
    ([own, freeCity]) => isOf(freeCity, isPost) || (freeCity === undefined && !isOf(own, isPost)),
  ],
  // Stages first, and goods for them: the powers of wonders come early.
  wonders: [(play) => play.some((move) => move.do === 'stage'), (play) => play.some(makesGoods)],
} as const satisfies Readonly<Record<string, readonly ((play: Play) => boolean)[]>>;
export type Like = keyof typeof LIKES;
