// What is left of my hand goes to a neighbour, face down, and the next one comes from the other side.

import type { Age, Table } from '@mirabilia/seven-wonders';
import { fly, newCardGhost, turnOver } from '../../../../table/choreography/ghosts.tsx';
import { cityBox, type Spot, spotIn, spotOf } from '../../../../table/choreography/places.ts';
import { soundAt } from '../../../../table/choreography/sounds.ts';
import { EASE, type Timeline } from '../../../../table/choreography/timeline.ts';
import { inNextFrame } from '../../../../ui/frame.ts';
import { CardBack } from '../../art/index.ts';
import type { TableState } from '../../state.ts';
import { LAND, type Reveal } from '../presentation.ts';

/** Milliseconds. The old hand leaves before the table changes. */
const LEAVES = LAND - 60;
const OUT = 240;
const IN_AT = LAND + 230;
const IN = 250;
const BEHIND = 14;

const placesInHand = (): HTMLElement[] => [...document.querySelectorAll<HTMLElement>('[data-hand] > li')];

export function passHands(state: TableState, { timeline, passed, turn, isAgeOver }: Reveal): void {
  if (state.me.peek() === null || state.replay !== undefined) return;
  if (isAgeOver) {
    timeline.act(LEAVES, () => {
      if (!timeline.isOver) sendOff(timeline, turn.age, spotOf('[data-pile="discards"]'));
    });
  }
  if (passed === undefined || isAgeOver) return;
  const { to, from } = waysOf(state, passed);
  timeline.act(LEAVES, () => {
    if (!timeline.isOver) sendOff(timeline, turn.age, to);
  });
  soundAt(timeline, LEAVES, 'slide');
  timeline.act(LAND, () => inNextFrame(() => bringIn(timeline, from)));
}

/** While the old hand still lies there: ghosts leave in its place. */
function sendOff(timeline: Timeline, age: Age, to: Spot | undefined): void {
  for (const [i, { face, spot }] of leftInHand().entries()) {
    const ghost = newCardGhost(timeline, spot.width, { face, back: <CardBack age={age} /> });
    const at = LEAVES + i * BEHIND;
    const away = to === undefined ? { ...spot, y: spot.y + 200, width: 30 } : { ...to, width: 30 };
    const poses = [
      { ...spot, opacity: 1 },
      { ...away, opacity: 0.6 },
    ];
    fly(timeline, ghost, poses, { at, length: OUT, easing: EASE.drop });
    turnOver(timeline, ghost, 'back', { at, length: 120 });
    timeline.animate(ghost.element, [{ opacity: 1 }, { opacity: 0 }], { at: at + OUT, length: 20 });
  }
  // The next hand is drawn when the cards have landed, and seen when it comes.
  const hand = document.querySelector('[data-hand]');
  const hidden = [{ opacity: 0 }, { opacity: 0, offset: 0.999 }, { opacity: 1 }];
  if (hand !== null) timeline.animate(hand, hidden, { at: LEAVES, length: IN_AT - LEAVES, easing: 'linear' });
}

/** What isn't locked, as it looks and where it lies. */
const leftInHand = (): { readonly face: HTMLElement; readonly spot: Spot }[] =>
  placesInHand().flatMap((place) => {
    const button = place.querySelector('button');
    if (button === null || button.querySelector('[data-locked-foot]') !== null) return [];
    const face = button.cloneNode(true) as HTMLElement;
    face.removeAttribute('id');
    return [{ face, spot: spotIn(place.getBoundingClientRect()) }];
  });

function bringIn(timeline: Timeline, from: Spot | undefined): void {
  for (const [i, place] of placesInHand().entries()) {
    const spot = spotIn(place.getBoundingClientRect());
    const source = from ?? { ...spot, y: spot.y + 200 };
    const begin = {
      opacity: 0,
      transform: `translate(${source.x - spot.x}px, ${source.y - spot.y}px) scale(0.2) rotateY(-90deg)`,
    };
    const seen = { ...begin, opacity: 1, offset: 0.05 };
    timeline.animate(place, [begin, seen, { opacity: 1, transform: 'none' }], {
      at: IN_AT + i * BEHIND,
      length: IN,
      easing: EASE.glide,
    });
  }
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
