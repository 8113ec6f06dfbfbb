// With two players: which of a hand's cards came from the draw pile, and when. The hand shows them all alike.

import { pick, type Rng, type SeatView } from '@mirabilia/kernel';
import type { Card } from '../catalogue.ts';
import { freeCityHand, holderOfHand } from '../geometry.ts';
import type { SevenWonders } from '../types.ts';
import type { Age } from '../vocabulary.ts';
import { firstSlot, passedAt, slotsOfHand, turnsBegun, turnsTaken } from './slots.ts';

interface Arrival {
  readonly card: Card;
  /** The last turn in which the card can have come into the hand: it left it then, or the viewer saw it there. */
  latest: number;
}

/** The card drawn in each turn of the Age that has begun. No card is in the two-player deck twice. */
export function drawsOf(
  view: SeatView<SevenWonders>,
  cards: readonly Card[],
  { age, rng }: { age: Age; rng: Rng },
): Card[] {
  const { table } = view.public;
  const { holding } = view.private;
  const hand = freeCityHand(age);
  const first = firstSlot(2, age, hand);
  const begun = turnsBegun(table, age);
  const arrivals: Arrival[] = [];
  for (let at = 0; at < slotsOfHand(table, age, hand); at++) {
    const turnOut = Math.floor(at / 2) + 1;
    arrivals.push({ card: cards[first + at] as Card, latest: Math.min(turnOut, begun) });
  }
  for (let turn = 1; turn <= begun; turn++) {
    if (holderOfHand({ players: 2, age, turn }, hand) !== view.viewer) continue;
    const gone = (turn - 1) * 2;
    const taken = cards.slice(first + gone, first + gone + 2);
    const seen = turn <= turnsTaken(table, age) ? taken.concat(passedAt(holding, age, turn)) : holding.hand;
    for (const arrival of arrivals) {
      if (seen.includes(arrival.card)) arrival.latest = Math.min(arrival.latest, turn);
    }
  }
  // From the last draw back: then what can have come so late is just what must have, and all ways are as likely.
  const draws: Card[] = [];
  for (let turn = begun; turn >= 1; turn--) {
    const late = arrivals.filter(({ latest }) => latest >= turn);
    const drawn = pick(rng, late);
    arrivals.splice(arrivals.indexOf(drawn), 1);
    draws[turn - 1] = drawn.card;
  }
  return draws;
}
