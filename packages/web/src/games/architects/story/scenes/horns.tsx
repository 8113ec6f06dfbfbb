// Horns are blown: each flies from whoever blew it to its token on the track, which turns over. The last one calls to battle.

import { type City, type Event, HORNED, type Table } from '@mirabilia/architects';
import { flash, shake, swell } from '../../../../table/choreography/effects.tsx';
import { newGhost, travel } from '../../../../table/choreography/ghosts.tsx';
import { boxOf, cityBox, findSeen, type Spot, spotIn } from '../../../../table/choreography/places.ts';
import { soundAt } from '../../../../table/choreography/sounds.ts';
import { EASE, type Timeline } from '../../../../table/choreography/timeline.ts';
import { CardFace } from '../../art/card-face.tsx';
import { Horn } from '../../art/marks.tsx';
import { heldCard, home } from './spots.ts';

type HornsBlown = Extract<Event, { kind: 'horns-blown' }>;

/** Milliseconds. */
const FLIGHT = 240;
const BEHIND = 90;
const SIZE = 34;
/** Until conflicts begin. */
const REST = 140;

const DISCARDING = 250;
const CARD = 34;

/** After a battle the horns of all cities go to the discard pile. To be called while the table still shows them. */
export function discardHorns(timeline: Timeline, { cities }: Table): void {
  const at = timeline.elapsed;
  const pile = boxOf('[data-discards]', '[data-horns]');
  if (pile === undefined || timeline.isOver) return;
  const to = { ...spotIn(pile), width: CARD / 2 };
  let isHeard = false;
  for (const [seat, city] of cities.entries()) {
    for (const card of HORNED.filter((horned) => (city as City).cards[horned] !== 0)) {
      const from = (heldCard(seat, card) ?? home(seat))?.getBoundingClientRect();
      if (from === undefined) continue;
      isHeard = true;
      const until = at + DISCARDING + 50;
      const shape = { width: CARD, height: CARD * 1.5, until };
      const ghost = newGhost(timeline, <CardFace card={card} />, shape);
      const start = { ...spotIn(from), width: CARD };
      travel(timeline, ghost, [
        { at, ...start, opacity: 1, easing: 'ease-out' },
        { at: at + 70, ...start, y: start.y - 14, width: CARD * 1.3, opacity: 1, easing: 'ease-in' },
        { at: at + DISCARDING, ...to, turn: 90, opacity: 1 },
        { at: until, ...to, turn: 90, opacity: 0 },
      ]);
    }
  }
  if (isHeard) soundAt(timeline, at, 'slide');
}

/** To be called while the table still shows the tokens as they were; `at`: when it changes. Gives when all are turned. */
export function blowHorns(timeline: Timeline, { seat, turned, showing }: HornsBlown, at: number): number {
  const there = at + FLIGHT + turned * BEHIND;
  const city = cityBox(seat);
  if (city === undefined) return at;
  timeline.act(at + 1, () => {
    const track = findSeen('[data-horns]');
    if (track === undefined || timeline.isOver) return;
    for (let i = 0; i < turned; i++) {
      const token = track.children[showing - turned + i];
      if (token !== undefined) turnToken(timeline, token, spotIn(city), at + i * BEHIND);
    }
    if (showing >= track.children.length) shake(timeline, track.closest('section') ?? undefined, there);
  });
  return there + REST;
}

function turnToken(timeline: Timeline, token: Element, from: Spot, at: number): void {
  const to = spotIn(token.getBoundingClientRect());
  // Not on the table now: there is nowhere to fly.
  if (to.width === 0) return;
  const there = at + FLIGHT;
  const ghost = newGhost(timeline, <Horn />, { width: SIZE, height: SIZE, until: there + 20 });
  ghost.element.style.fontSize = `${SIZE}px`;
  travel(timeline, ghost, [
    { at, ...from, width: 12, opacity: 0, easing: EASE.settle },
    { at: at + FLIGHT * 0.35, ...from, y: from.y - 10, width: SIZE, opacity: 1, easing: 'ease-in' },
    { at: there, ...to, opacity: 1 },
    { at: there + 20, ...to, opacity: 0 },
  ]);
  const faceDown = { opacity: 0.25, transform: 'rotateY(180deg)' };
  timeline.animate(token, [faceDown, faceDown], { at, length: FLIGHT - 40 });
  timeline.animate(token, [faceDown, { opacity: 1, transform: 'none' }], {
    at: there - 40,
    length: 160,
    easing: 'ease-out',
  });
  flash(timeline, { ...to, width: to.width * 2.2 }, there - 10);
  timeline.act(there + 120, () => swell(timeline, token, there + 120, 1.35));
}
