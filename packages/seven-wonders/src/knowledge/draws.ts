// With two players: which of a hand's cards came from the draw pile, and when. The hand shows them all alike.

import { pick, type Rng, type SeatView } from '@mirabilia/kernel';
import type { Card } from '../catalogue.ts';
import { freeCityHand, holderOfHand } from '../geometry.ts';
import type { SevenWonders } from '../types.ts';
import type { Age } from '../vocabulary.ts';
import { firstSlot, passedAt, slotsOfHand, turnsBegun, turnsTaken } from './slots.ts';

/** When a card may have come into the hand; turn 0 is the deal. */
interface Span {
  readonly card: Card;
  from: number;
  to: number;
}

/** The card drawn in each turn of the Age that has begun. No card is in the two-player deck twice. */
export function drawsOf(
  view: SeatView<SevenWonders>,
  cards: readonly Card[],
  { age, rng }: { age: Age; rng: Rng },
): Card[] {
  const { table } = view.public;
  const { room } = view.private;
  const hand = freeCityHand(age);
  const first = firstSlot(2, age, hand);
  const begun = turnsBegun(table, age);
  const spans: Span[] = [];
  for (let at = 0; at < slotsOfHand(table, age, hand); at++) {
    const turnOut = (at >> 1) + 1;
    spans.push({ card: cards[first + at] as Card, from: 0, to: Math.min(turnOut, begun) });
  }
  for (let turn = 1; turn <= begun; turn++) {
    if (holderOfHand({ players: 2, age, turn }, hand) !== view.viewer) continue;
    const isTaken = turn <= turnsTaken(table, age);
    const gone = (turn - 1) * 2;
    const seen = isTaken
      ? [...cards.slice(first + gone, first + gone + 2), ...passedAt(room, age, turn)]
      : room.hand;
    for (const span of spans.slice(gone)) {
      if (seen.includes(span.card)) span.to = Math.min(span.to, turn);
      else span.from = turn + 1;
    }
  }
  const draws: Card[] = [];
  // From the last draw back: each then has its full choice, and all ways are as likely.
  for (let turn = begun; turn >= 1; turn--) {
    const drawn = pick(
      rng,
      spans.filter(({ from, to }) => from <= turn && turn <= to),
    );
    spans.splice(spans.indexOf(drawn), 1);
    draws[turn - 1] = drawn.card;
  }
  return draws;
}
