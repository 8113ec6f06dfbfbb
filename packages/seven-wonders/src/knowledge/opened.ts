// When the match is over the pile lies open, in order. Only where the salvaged cards had lain in it remains hidden.

import type { Rng } from '@mirabilia/kernel';
import type { Card } from '../catalogue.ts';
import { assign, type CardKnowledge, fits } from './knowledge.ts';
import { drawByWeight } from './matching.ts';
import type { DiscardTrace } from './pile.ts';
import type { Slot } from './slots.ts';

/**
 * Counts the ways to put the salvaged cards back between the others and draws one of them; false if this attempt
 * failed. The state of the count is the place reached and, as bits, which cards are back.
 */
export function layOpened(
  known: CardKnowledge,
  opened: readonly Card[],
  { salvaged, rng }: { salvaged: readonly DiscardTrace[]; rng: Rng },
): boolean {
  const { discards } = known;
  const isBack = (back: number, i: number): boolean => ((back >> i) & 1) === 1;
  const canLie = (at: number, card: Card | undefined): boolean =>
    card !== undefined && fits(known, discards[at] as Slot, card);
  const backCount = (back: number): number => salvaged.filter((_, i) => isBack(back, i)).length;

  /** The card that comes next at this place by each choice: the pile's own, or one of those put back. */
  const choices = (at: number, back: number): (Card | undefined)[] => {
    const next = opened[at - backCount(back)];
    // Of equal cards the first in the pile is the one that was taken out.
    const own = salvaged.some(({ card }, i) => card === next && !isBack(back, i)) ? undefined : next;
    const others = salvaged.map(({ card, from, to }, i) =>
      !isBack(back, i) && from <= at && at < to ? card : undefined,
    );
    return [own, ...others].map((card) => (canLie(at, card) ? card : undefined));
  };
  const after = (back: number, choice: number): number => (choice === 0 ? back : back | (1 << (choice - 1)));

  const counted = new Map<number, number>();
  const ways = (at: number, back: number): number => {
    if (at === discards.length) return backCount(back) === salvaged.length ? 1 : 0;
    const key = (at << salvaged.length) | back;
    const before = counted.get(key);
    if (before !== undefined) return before;
    const count = weigh(at, back).reduce((sum, weight) => sum + weight, 0);
    counted.set(key, count);
    return count;
  };
  const weigh = (at: number, back: number): number[] =>
    choices(at, back).map((card, choice) => (card === undefined ? 0 : ways(at + 1, after(back, choice))));

  // The whole way is drawn before anything is settled: what fits changes with it.
  const path: Card[] = [];
  let back = 0;
  for (let at = 0; at < discards.length; at++) {
    const choice = drawByWeight(weigh(at, back), rng);
    if (choice < 0) return false;
    path.push(choices(at, back)[choice] as Card);
    back = after(back, choice);
  }
  return path.every((card, at) => assign(known, discards[at] as Slot, card));
}
