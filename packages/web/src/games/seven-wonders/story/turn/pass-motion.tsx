// What is left of my hand goes to a neighbour, face down, and the next one comes from the other side.

import type { Table } from '@mirabilia/seven-wonders';
import { type CardGhost, fly, newCardGhost, turnOver } from '../../../../table/choreography/ghosts.tsx';
import { cityBox, type Spot, spotIn } from '../../../../table/choreography/places.ts';
import { soundAt } from '../../../../table/choreography/sounds.ts';
import { EASE } from '../../../../table/choreography/timeline.ts';
import { inNextFrame } from '../../../../ui/frame.ts';
import { CardBack } from '../../art/index.ts';
import type { TableState } from '../../state.ts';
import { LAND, type Reveal } from '../presentation.ts';

/** Milliseconds. */
const OUT = 240;
const IN_AT = LAND + 230;
const IN = 250;
const BEHIND = 14;

const placesInHand = (): HTMLElement[] => [...document.querySelectorAll<HTMLElement>('[data-hand] > li')];

/** Before the page has drawn the next hand: the old one lies there as ghosts until it goes. */
export function passHands(state: TableState, { timeline, passed, turn }: Reveal): void {
  if (passed === undefined || state.me.peek() === null || state.replay !== undefined) return;
  const { to, from } = waysOf(state, passed);
  const left = placesInHand().flatMap((place): { ghost: CardGhost; spot: Spot }[] => {
    const button = place.querySelector('button');
    if (button === null || button.querySelector('[data-locked-foot]') !== null) return [];
    const spot = spotIn(place.getBoundingClientRect());
    const face = button.cloneNode(true) as HTMLElement;
    face.removeAttribute('id');
    const ghost = newCardGhost(timeline, spot.width, { face, back: <CardBack age={turn.age} /> });
    return [{ ghost, spot }];
  });
  left.forEach(({ ghost, spot }, place) => {
    const at = LAND - 40 + place * BEHIND;
    const away = to === undefined ? { ...spot, y: spot.y + 200, width: 30 } : { ...to, width: 30 };
    fly(
      timeline,
      ghost,
      [
        { ...spot, opacity: 1 },
        { ...away, opacity: 0.6 },
      ],
      {
        at,
        length: OUT,
        easing: EASE.drop,
      },
    );
    turnOver(timeline, ghost, 'back', { at: at - 30, length: 120 });
    timeline.animate(ghost.element, [{ opacity: 1 }, { opacity: 0 }], { at: at + OUT, length: 20 });
  });
  soundAt(timeline, LAND - 40, 'slide');
  // The next hand is drawn at once, and seen when it comes.
  const hand = document.querySelector('[data-hand]');
  const hidden = [{ opacity: 0 }, { opacity: 0, offset: 0.999 }, { opacity: 1 }];
  if (hand !== null) timeline.animate(hand, hidden, { at: 0, length: IN_AT, easing: 'linear' });
  inNextFrame(() => {
    placesInHand().forEach((place, at) => {
      const spot = spotIn(place.getBoundingClientRect());
      const source = from ?? { ...spot, y: spot.y + 200 };
      const begin = {
        opacity: 0,
        transform: `translate(${source.x - spot.x}px, ${source.y - spot.y}px) scale(0.2) rotateY(-90deg)`,
      };
      const seen = { ...begin, opacity: 1, offset: 0.05 };
      timeline.animate(place, [begin, seen, { opacity: 1, transform: 'none' }], {
        at: IN_AT + at * BEHIND,
        length: IN,
        easing: EASE.glide,
      });
    });
  });
}

/** To whom my hand goes and from whom the next one comes, as they sit around the screen. */
function waysOf({ round, table, me }: TableState, passed: 'left' | 'right') {
  const { left, right } = round.peek();
  const spot = (city: number): Spot | undefined => {
    const box = cityBox(city);
    return box === undefined ? undefined : spotIn(box);
  };
  // Two players swap their hands; the Free City has none.
  if ((table.peek() as Table).players === 2) {
    const other = spot(1 - (me.peek() ?? 0));
    return { to: other, from: other };
  }
  return passed === 'left' ? { to: spot(left), from: spot(right) } : { to: spot(right), from: spot(left) };
}
