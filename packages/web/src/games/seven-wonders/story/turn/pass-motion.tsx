// What is left of my hand goes to a neighbour, face down, and the next one comes from the other side.

import type { Age, Table } from '@mirabilia/seven-wonders';
import { fly, newCardGhost, turnOver } from '../../../../table/choreography/ghosts.tsx';
import {
  boxOf,
  cityBox,
  findSeen,
  type Spot,
  spotIn,
  spotOf,
} from '../../../../table/choreography/places.ts';
import { soundAt } from '../../../../table/choreography/sounds.ts';
import { EASE, type Timeline } from '../../../../table/choreography/timeline.ts';
import { inNextFrame } from '../../../../ui/frame.ts';
import { CardBack } from '../../art/index.ts';
import type { TableState } from '../../state.ts';
import type { Reveal } from '../presentation.ts';
import { PASS } from './times.ts';

/** Milliseconds. */
const OUT = 170;
/** From the leaving of the old hand until the new one comes. */
const AFTER = 170;
const IN = 200;
const BEHIND = 8;

const placesInHand = (): HTMLElement[] => [...document.querySelectorAll<HTMLElement>('[data-hand] > li')];

export function passHands(state: TableState, { timeline, passed, turn, leaves, isAgeOver }: Reveal): void {
  if (state.me.peek() === null || state.replay !== undefined) return;
  if (isAgeOver) {
    timeline.act(leaves, () => {
      if (!timeline.isOver) sendOff(timeline, turn.age, leaves, spotOf('[data-pile="discards"]'));
    });
  }
  if (passed === undefined || isAgeOver) return;
  const { to, from } = waysOf(state, passed);
  timeline.act(leaves, () => {
    if (!timeline.isOver) sendOff(timeline, turn.age, leaves, to);
  });
  soundAt(timeline, leaves, 'slide');
  const gliding = () => (timeline.isOver ? [] : GLIDES.map((name) => boxOf(name)));
  let before: readonly (DOMRect | undefined)[] = [];
  timeline.act(leaves + PASS - 1, () => {
    before = gliding();
  });
  timeline.act(leaves + PASS, () =>
    inNextFrame(() => {
      for (const [at, old] of before.entries()) glide(timeline, GLIDES[at] as string, old, leaves + PASS);
      bringIn(timeline, from, leaves + AFTER);
    }),
  );
}

/** A hand of fewer cards may leave my city more room: what is looked at in it doesn't jump to its new size. */
const GLIDES = ['[data-small] [data-city] [data-wonder]'] as const;
const GLIDE = 200;

function glide(timeline: Timeline, name: string, old: DOMRect | undefined, at: number): void {
  const element = findSeen(name);
  if (timeline.isOver || element === undefined || old === undefined) return;
  const box = element.getBoundingClientRect();
  const [x, y] = [old.x - box.x, old.y - box.y];
  const [wide, high] = [old.width / box.width, old.height / box.height];
  if (Math.abs(x) + Math.abs(y) < 1 && Math.abs(high - 1) < 0.01) return;
  const was = { transformOrigin: '0 0', transform: `translate(${x}px, ${y}px) scale(${wide}, ${high})` };
  timeline.animate(element, [was, { transformOrigin: '0 0', transform: 'none' }], {
    at,
    length: GLIDE,
    easing: EASE.glide,
  });
}

/** While the old hand still lies there: ghosts leave in its place. */
function sendOff(timeline: Timeline, age: Age, leaves: number, to: Spot | undefined): void {
  for (const [i, { face, spot }] of leftInHand().entries()) {
    const ghost = newCardGhost(timeline, spot.width, { face, back: <CardBack age={age} /> });
    const at = leaves + i * BEHIND;
    const away = to === undefined ? { ...spot, y: spot.y + 200, width: 30 } : { ...to, width: 30 };
    const poses = [
      { ...spot, opacity: 1 },
      { ...away, opacity: 0.6 },
    ];
    fly(timeline, ghost, poses, { at, length: OUT, easing: EASE.drop });
    turnOver(timeline, ghost, 'back', { at, length: 120 });
    timeline.animate(ghost.element, [{ opacity: 1 }, { opacity: 0 }], { at: at + OUT, length: 20 });
  }
  // The next hand is drawn at once, and seen when it comes.
  const hand = document.querySelector('[data-hand]');
  const hidden = [{ opacity: 0 }, { opacity: 0, offset: 0.999 }, { opacity: 1 }];
  if (hand !== null) timeline.animate(hand, hidden, { at: leaves, length: AFTER, easing: 'linear' });
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

function bringIn(timeline: Timeline, from: Spot | undefined, begin: number): void {
  for (const [i, place] of placesInHand().entries()) {
    const spot = spotIn(place.getBoundingClientRect());
    const source = from ?? { ...spot, y: spot.y + 200 };
    const away = {
      opacity: 0,
      transform: `translate(${source.x - spot.x}px, ${source.y - spot.y}px) scale(0.2) rotateY(-90deg)`,
    };
    const seen = { ...away, opacity: 1, offset: 0.05 };
    timeline.animate(place, [away, seen, { opacity: 1, transform: 'none' }], {
      at: begin + i * BEHIND,
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
