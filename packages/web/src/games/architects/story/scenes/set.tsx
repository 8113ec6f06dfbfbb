// A set of green cards: they rise from my collection, meet, and flash; then there are tokens to choose from.

import { type City, SYMBOL_CARDS } from '@mirabilia/architects';
import { flash } from '../../../../table/choreography/effects.tsx';
import { newGhost, travel } from '../../../../table/choreography/ghosts.tsx';
import { type Spot, spotIn } from '../../../../table/choreography/places.ts';
import { soundAt } from '../../../../table/choreography/sounds.ts';
import type { Timeline } from '../../../../table/choreography/timeline.ts';
import { CardFace } from '../../art/card-face.tsx';
import { heldCard, home } from './spots.ts';

/** Milliseconds, from when the last card has landed. */
const RISEN = 120;
const MEET = 240;
const JOINED = 350;
const CARD = 64;

/** Two alike or three different ones, as many as lie there. */
function setIn({ cards }: City): readonly number[] {
  const pair = SYMBOL_CARDS.find((card) => (cards[card] as number) > 1);
  return pair === undefined ? SYMBOL_CARDS.filter((card) => cards[card] !== 0) : [pair, pair];
}

/** `at`: when the table shows the card that completes it. Gives when the tokens may come. */
export function joinSet(timeline: Timeline, seat: number, city: City, at: number): number {
  const cards = setIn(city);
  timeline.act(at + 1, () => {
    const box = home(seat)?.getBoundingClientRect();
    if (box === undefined || timeline.isOver) return;
    const middle = { x: box.x + box.width / 2, y: box.y + box.height * 0.45, width: CARD };
    for (const [i, card] of cards.entries()) {
      const from = heldCard(seat, card)?.getBoundingClientRect();
      if (from === undefined) continue;
      join(timeline, card, { from: spotIn(from), side: i - (cards.length - 1) / 2, middle }, at + 1);
    }
    flash(timeline, { ...middle, width: 230 }, at + MEET - 20);
    soundAt(timeline, at + MEET - 20, 'coin');
  });
  return at + JOINED;
}

interface Way {
  readonly from: Spot;
  /** Left or right of the middle, in cards. */
  readonly side: number;
  readonly middle: Spot;
}

function join(timeline: Timeline, card: number, { from, side, middle }: Way, at: number): void {
  const until = at + JOINED;
  const ghost = newGhost(timeline, <CardFace card={card} />, { width: CARD, height: CARD * 1.5, until });
  const aside = middle.x + side * CARD * 1.7;
  travel(timeline, ghost, [
    { at, ...from, opacity: 0.4, easing: 'ease-out' },
    {
      at: at + RISEN,
      x: aside,
      y: middle.y,
      width: CARD * 1.15,
      turn: side * 8,
      opacity: 1,
      easing: 'ease-in',
    },
    { at: at + MEET, ...middle, x: middle.x + side * 6, opacity: 1, easing: 'ease-out' },
    { at: until, ...middle, width: CARD * 1.5, opacity: 0 },
  ]);
}
