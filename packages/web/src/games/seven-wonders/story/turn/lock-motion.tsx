// A card that is locked is lifted from the hand, turned face down and laid before my city. Taking it up again brings it
// back.

import { type Age, type Card, cardFacts } from '@mirabilia/seven-wonders';
import { useLayoutEffect, useRef } from 'preact/hooks';
import { type CardGhost, fly, newCardGhost, turnOver } from '../../../../table/choreography/ghosts.tsx';
import { findSeen, type Spot, spotIn } from '../../../../table/choreography/places.ts';
import { beginMotion } from '../../../../table/choreography/play.ts';
import { soundAt } from '../../../../table/choreography/sounds.ts';
import { EASE, type Timeline } from '../../../../table/choreography/timeline.ts';
import { CardBack, CardFace } from '../../art/index.ts';

const LENGTH = 240;

interface Flight {
  readonly timeline: Timeline;
  readonly ghost: CardGhost;
}
let flight: Flight | undefined;

/** A reveal takes over a card that is still on its way. `left`: what is left of it, in milliseconds at full speed. */
export function takeLockFlight(): { readonly spot: Spot; readonly left: number } | undefined {
  if (flight === undefined || flight.timeline.isOver) return undefined;
  const { timeline, ghost } = flight;
  const spot = spotIn(ghost.element.getBoundingClientRect());
  const left = Math.max(0, LENGTH - timeline.elapsed);
  timeline.skip();
  return { spot, left };
}

const cardInHand = (card: Card): HTMLElement | undefined =>
  findSeen(`[data-hand] [data-card="${cardFacts(card).id}"]`);

function carry(card: Card, age: Age, city: number, way: 'down' | 'up'): void {
  const place = cardInHand(card);
  const seat = findSeen(`[data-seat-card="${city}"]`);
  const target = way === 'down' ? seat : place;
  const table = seat === undefined ? lastSeat : spotIn(seat.getBoundingClientRect());
  if (place === undefined || target === undefined || table === undefined) return;
  lastSeat = table;
  flight?.timeline.skip();
  const timeline = beginMotion();
  if (timeline === undefined) return;
  const hand = spotIn(place.getBoundingClientRect());
  const ghost = newCardGhost(timeline, hand.width, {
    face: <CardFace card={card} size="hand" />,
    back: <CardBack age={age} />,
  });
  const timing = { at: 0, length: LENGTH, easing: EASE.glide };
  const lifted = { ...hand, y: hand.y - hand.width * 0.25, width: hand.width * 1.06 };
  const poses = [hand, lifted, table];
  fly(timeline, ghost, way === 'down' ? poses : poses.toReversed(), timing);
  turnOver(timeline, ghost, way === 'down' ? 'back' : 'face', { at: 40, length: LENGTH - 60 });
  timeline.animate(target, [{ opacity: 0 }, { opacity: 0 }], { at: 0, length: LENGTH });
  soundAt(timeline, way === 'down' ? LENGTH - 70 : 0, way === 'down' ? 'lock' : 'pick');
  flight = { timeline, ghost };
}

/** Where the locked card last lay: it is gone from the table when it is taken up again. */
let lastSeat: Spot | undefined;

interface Locked {
  readonly city: number | null;
  readonly age: Age | undefined;
  readonly decision: number | undefined;
  /** The cards that lie locked, first things first. */
  readonly cards: readonly Card[];
}

/** Watches what is locked in a hand, and moves it. */
export function useLockMotion({ city, age, decision, cards }: Locked): void {
  const before = useRef({ decision, cards });
  const key = cards.join();
  useLayoutEffect(() => {
    const { decision: then, cards: was } = before.current;
    before.current = { decision, cards };
    if (decision !== then || city === null || age === undefined) return;
    const laid = cards.find((card) => !was.includes(card));
    const taken = was.find((card) => !cards.includes(card));
    if (laid !== undefined) carry(laid, age, city, 'down');
    else if (taken !== undefined) carry(taken, age, city, 'up');
  }, [key, decision]);
}
