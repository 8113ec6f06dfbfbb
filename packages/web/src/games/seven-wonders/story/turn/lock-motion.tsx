// A card that is locked is lifted from the hand, turned face down and laid before my city. Taking it up again brings it
// back. Whoever is the last to choose lays it face up: it is turned over at once.

import { type Age, type Card, cardFacts } from '@mirabilia/seven-wonders';
import { useLayoutEffect, useRef } from 'preact/hooks';
import { squash } from '../../../../table/choreography/effects.tsx';
import { type CardGhost, fly, newCardGhost, turnOver } from '../../../../table/choreography/ghosts.tsx';
import { findSeen, type Spot, spotIn } from '../../../../table/choreography/places.ts';
import { beginMotion } from '../../../../table/choreography/play.ts';
import { soundAt } from '../../../../table/choreography/sounds.ts';
import { EASE, type Timeline } from '../../../../table/choreography/timeline.ts';
import { CardBack, CardFace } from '../../art/index.ts';
import { slam } from './slam.ts';

/** Milliseconds. */
const LENGTH = 240;
const SQUASH = 60;
/** A card that lies face up waits so long for the others to be turned over. */
const WAIT = 1500;

interface Flight {
  readonly timeline: Timeline;
  readonly ghost: CardGhost;
  /** The card that lies face up. */
  readonly up: Card | undefined;
}
let flight: Flight | undefined;

/** A card that a reveal takes over. */
export interface Flown {
  readonly spot: Spot;
  /** What is left of its way, in milliseconds at full speed. */
  readonly left: number;
  /** The card that lies face up. */
  readonly up: Card | undefined;
}

export function takeLockFlight(): Flown | undefined {
  if (flight === undefined || flight.timeline.isOver) return undefined;
  const { timeline, ghost, up } = flight;
  const spot = spotIn(ghost.element.getBoundingClientRect());
  const left = Math.max(0, LENGTH - timeline.elapsed);
  timeline.skip();
  return { spot, left, up };
}

const cardInHand = (card: Card): HTMLElement | undefined =>
  findSeen(`[data-hand] [data-card="${cardFacts(card).id}"]`);

interface Carried {
  readonly card: Card;
  readonly age: Age;
  readonly city: number;
}

function carry({ card, age, city }: Carried, way: 'down' | 'up', shown?: Spot): void {
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
  const ghost = newCardGhost(timeline, shown?.width ?? hand.width, {
    face: <CardFace card={card} size="hand" />,
    back: <CardBack age={age} />,
  });
  flight = { timeline, ghost, up: shown === undefined ? undefined : card };
  const hide = (length: number) =>
    timeline.animate(target, [{ opacity: 0 }, { opacity: 0 }], { at: 0, length });
  if (shown !== undefined) {
    slam(timeline, ghost, hand, shown, LENGTH);
    hide(WAIT);
    return;
  }
  const timing = { at: 0, length: LENGTH, easing: EASE.glide };
  const lifted = { ...hand, y: hand.y - hand.width * 0.25, width: hand.width * 1.06 };
  const poses = [hand, lifted, table];
  fly(timeline, ghost, way === 'down' ? poses : poses.toReversed(), timing);
  turnOver(timeline, ghost, way === 'down' ? 'back' : 'face', { at: 40, length: LENGTH - 60 });
  hide(way === 'down' ? LENGTH + SQUASH : LENGTH);
  if (way === 'down') squash(timeline, ghost.turning, LENGTH, SQUASH);
  soundAt(timeline, way === 'down' ? LENGTH - 70 : 0, way === 'down' ? 'lock' : 'pick');
}

/** Where the locked card last lay: it is gone from the table when it is taken up again. */
let lastSeat: Spot | undefined;

interface Locked {
  readonly city: number | null;
  readonly age: Age | undefined;
  readonly decision: number | undefined;
  /** The cards that lie locked, first things first. */
  readonly cards: readonly Card[];
  /** Where my card is turned over at once, if everyone else has chosen. */
  readonly shown: () => Spot | undefined;
}

/** Watches what is locked in a hand, and moves it. */
export function useLockMotion({ city, age, decision, cards, shown }: Locked): void {
  const before = useRef({ decision, cards });
  const key = cards.join();
  useLayoutEffect(() => {
    const { decision: then, cards: was } = before.current;
    before.current = { decision, cards };
    if (decision !== then || city === null || age === undefined) return;
    const laid = cards.find((card) => !was.includes(card));
    const taken = was.find((card) => !cards.includes(card));
    if (laid !== undefined) carry({ card: laid, age, city }, 'down', shown());
    else if (taken !== undefined) carry({ card: taken, age, city }, 'up');
  }, [key, decision]);
}
