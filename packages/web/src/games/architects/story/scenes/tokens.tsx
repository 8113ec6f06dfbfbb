// Progress tokens go to whoever takes them; the cat walks to its new owner.

import { type Event, FROM_PILE } from '@mirabilia/architects';
import { swell } from '../../../../table/choreography/effects.tsx';
import { newGhost, type Stop, travel } from '../../../../table/choreography/ghosts.tsx';
import { cityBox, findSeen, type Spot, spotIn } from '../../../../table/choreography/places.ts';
import { EASE, type Timeline } from '../../../../table/choreography/timeline.ts';
import { Cat, TokenDisc } from '../../art/marks.tsx';
import type { FilmSpan } from '../film.ts';
import { heldTokens, tokenAt } from './spots.ts';

type TokenTaken = Extract<Event, { kind: 'token-taken' }>;
type CatMoved = Extract<Event, { kind: 'cat-moved' }>;

const DISC = 44;

export function takeToken(
  timeline: Timeline,
  { seat, token, from }: TokenTaken,
  { at, length }: FilmSpan,
): void {
  const lands = at + length * 0.86;
  const start = tokenAt(from === 'pile' ? FROM_PILE : from)?.getBoundingClientRect();
  const to = heldTokens(seat)?.getBoundingClientRect() ?? cityBox(seat);
  if (start === undefined || to === undefined) return;
  const ghost = newGhost(timeline, <TokenDisc token={token} />, {
    width: DISC,
    height: DISC,
    until: lands + 40,
  });
  ghost.element.style.fontSize = `${DISC / 2}px`;
  const [a, b] = [spotIn(start), spotIn(to)];
  travel(timeline, ghost, [
    { at, ...a, width: 34, opacity: 1, easing: 'ease-out' },
    { at: at + length * 0.25, x: a.x, y: a.y - 16, width: DISC * 1.25, opacity: 1, easing: EASE.glide },
    { at: lands, ...b, width: 24, opacity: 1 },
    { at: lands + 40, ...b, width: 22, opacity: 0 },
  ]);
  timeline.act(lands + 1, () => {
    swell(timeline, heldTokens(seat)?.lastElementChild ?? undefined, lands + 1, 1.4);
  });
}

/** A new token lies in the row. */
export function fillRow(timeline: Timeline, place: number, at: number): void {
  timeline.act(at, () => swell(timeline, findSeen(`[data-token="${place}"]`), at, 1.2));
}

const WALK = 460;
const HOPS = 4;

/** The pawn where it sits: with a player, or on the table. */
const pawnOf = (seat: number | null): HTMLElement | undefined =>
  seat === null
    ? findSeen('[data-cat-pawn]')
    : findSeen(`[data-city="${seat}"] [data-cat-pawn]`, `[data-seat="${seat}"] [data-cat-pawn]`);

/** To be called while the table still shows where it sat; it walks when the table has changed. */
export function walkCat(timeline: Timeline, { seat, from }: CatMoved, at: number): void {
  const start = pawnOf(from)?.getBoundingClientRect() ?? pawnOf(null)?.getBoundingClientRect();
  timeline.act(at + 1, () => {
    const pawn = pawnOf(seat);
    const end = pawn?.getBoundingClientRect() ?? cityBox(seat);
    if (start === undefined || end === undefined || timeline.isOver) return;
    const size = 30;
    const ghost = newGhost(timeline, <Cat />, { width: size, height: size, until: at + WALK + 40 });
    ghost.element.style.fontSize = `${size}px`;
    travel(timeline, ghost, hops(spotIn(start), spotIn(end), at + 1));
    if (pawn === undefined) return;
    timeline.animate(pawn, [{ opacity: 0 }, { opacity: 1 }], { at: at + WALK, length: 30 });
    timeline.act(at + WALK, () => swell(timeline, pawn, at + WALK, 1.5));
  });
}

function hops(from: Spot, to: Spot, at: number): readonly Stop[] {
  const stops: Stop[] = [];
  for (let i = 0; i <= HOPS * 2; i++) {
    const share = i / (HOPS * 2);
    const isUp = i % 2 === 1;
    stops.push({
      at: at + share * WALK,
      x: from.x + (to.x - from.x) * share,
      y: from.y + (to.y - from.y) * share - (isUp ? 16 : 0),
      width: isUp ? 32 : 28,
      turn: isUp ? (to.x > from.x ? 8 : -8) : 0,
      opacity: 1,
      easing: isUp ? 'ease-in' : 'ease-out',
    });
  }
  return stops;
}
