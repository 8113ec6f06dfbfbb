// Progress tokens go to whoever takes them; the cat walks to its new owner.

import { type Event, FROM_PILE, TOKENS, type TokenId } from '@mirabilia/architects';
import { swell } from '../../../../table/choreography/effects.tsx';
import { newGhost, type Stop, travel } from '../../../../table/choreography/ghosts.tsx';
import { cityBox, findSeen, type Spot, spotIn } from '../../../../table/choreography/places.ts';
import { soundAt } from '../../../../table/choreography/sounds.ts';
import { EASE, type Timeline } from '../../../../table/choreography/timeline.ts';
import { Cat, TokenDisc } from '../../art/marks.tsx';
import { explained, tokenName } from '../../tell.ts';
import type { FilmSpan } from '../film.ts';
import { heldTokens, home, offerAt, tokenAt } from './spots.ts';
import css from './tokens.module.css';
import { keepTotal } from './total.ts';

type TokenTaken = Extract<Event, { kind: 'token-taken' }>;
type CatMoved = Extract<Event, { kind: 'cat-moved' }>;

const DISC = 44;
/** One's own is large, leaves a trail, and says what it does. */
const OWN_DISC = 96;
const TRAIL = 5;
const BEHIND = 26;
const READ = 1000;

interface Taking extends FilmSpan {
  readonly isMine: boolean;
}

export function takeToken(
  timeline: Timeline,
  { seat, token, from }: TokenTaken,
  { at, length, isMine }: Taking,
): void {
  const lands = at + length * 0.86;
  const place = from === 'pile' ? FROM_PILE : from;
  const offered = isMine ? offerAt(place) : undefined;
  const start = offered ?? spotFrom(tokenAt(place));
  const to = spotFrom(heldTokens(seat)) ?? spotFrom(home(seat));
  if (start === undefined || to === undefined) return;
  const size = isMine ? OWN_DISC : DISC;
  const width = offered?.width ?? 34;
  const stops: readonly Stop[] = [
    { at, ...start, width, opacity: 1, easing: 'ease-out' },
    { at: at + length * 0.25, x: start.x, y: start.y - 16, width: size, opacity: 1, easing: EASE.glide },
    { at: lands, ...to, width: 24, opacity: 1 },
    { at: lands + 40, ...to, width: 22, opacity: 0 },
  ];
  // What follows lies under what leads.
  for (let i = isMine ? TRAIL : 0; i >= 0; i--) {
    const late = i * BEHIND;
    const ghost = newGhost(timeline, <TokenDisc token={token} />, {
      width: size,
      height: size,
      until: lands + late + 40,
    });
    // A disc is 1.9 times as wide as its letters are high.
    ghost.element.style.fontSize = `${size / 1.9}px`;
    travel(
      timeline,
      ghost,
      stops.map((stop) => ({
        ...stop,
        at: stop.at + late,
        width: stop.width * (1 - 0.1 * i),
        opacity: (stop.opacity ?? 1) * (i === 0 ? 1 : 0.4 - 0.06 * i),
      })),
    );
  }
  if (isMine) tell(timeline, token, seat, lands);
  timeline.act(lands + 1, () => {
    swell(timeline, heldTokens(seat)?.lastElementChild ?? undefined, lands + 1, 1.4);
  });
}

const spotFrom = (element: HTMLElement | undefined): Spot | undefined =>
  element === undefined ? undefined : spotIn(element.getBoundingClientRect());

/** What it does, over one's city, for as long as it takes to read it. */
function tell(timeline: Timeline, token: TokenId, seat: number, at: number): void {
  const box = cityBox(seat);
  const number = TOKENS.findIndex(({ id }) => id === token);
  if (box === undefined || number < 0) return;
  const width = Math.min(330, box.width - 24);
  const until = at + READ;
  const text = (
    <>
      <b>{tokenName(number)}</b> {explained(number)}
    </>
  );
  const ghost = newGhost(timeline, text, { width, height: 60, look: css.told as string, until });
  const rest = { x: box.x + box.width / 2, y: box.y + box.height * 0.42, width };
  travel(timeline, ghost, [
    { at, ...rest, y: rest.y + 12, width: width * 0.9, opacity: 0, easing: EASE.settle },
    { at: at + 140, ...rest, opacity: 1 },
    { at: until - 140, ...rest, opacity: 1 },
    { at: until, ...rest, y: rest.y - 8, opacity: 0 },
  ]);
}

/** A new token lies in the row. */
export function fillRow(timeline: Timeline, place: number, at: number): void {
  timeline.act(at, () => swell(timeline, findSeen(`[data-token="${place}"]`), at, 1.2));
}

/** Milliseconds of the cat's walk, step by step; the points come when it sits. */
export const WALK = 800;
const STEPS = 5;
const CAT = 56;

/** The pawn where it sits: with a player, or on the table. */
const pawnOf = (seat: number | null): HTMLElement | undefined =>
  seat === null
    ? findSeen('[data-cat-pawn]')
    : findSeen(`[data-city="${seat}"] [data-cat-pawn]`, `[data-seat="${seat}"] [data-cat-pawn]`);

interface Walk {
  readonly at: number;
  readonly gain: number;
}

/** To be called while the table still shows where it sat; it walks when the table has changed. */
export function walkCat(timeline: Timeline, { seat, from }: CatMoved, { at, gain }: Walk): void {
  const start = pawnOf(from)?.getBoundingClientRect() ?? pawnOf(null)?.getBoundingClientRect();
  const total = keepTotal(seat);
  timeline.act(at + 1, () => {
    const pawn = pawnOf(seat);
    const end = pawn?.getBoundingClientRect() ?? cityBox(seat);
    if (start === undefined || end === undefined || timeline.isOver) return;
    const sits = at + WALK;
    const ghost = newGhost(timeline, <Cat />, { width: CAT, height: CAT, until: sits + 60 });
    ghost.element.style.fontSize = `${CAT}px`;
    const size = pawn === undefined ? 24 : Math.max(20, end.width);
    travel(timeline, ghost, steps(spotIn(start), { ...spotIn(end), width: size }, at + 1));
    for (let step = 1; step <= STEPS; step++)
      soundAt(timeline, at + (step / STEPS) * WALK - 20, 'pick', gain * STEP_GAIN);
    total?.countAt(timeline, at + 1, sits);
    if (pawn === undefined) return;
    timeline.animate(pawn, [{ opacity: 0 }, { opacity: 1 }], { at: sits, length: 30 });
    timeline.act(sits, () => swell(timeline, pawn, sits, 1.5));
  });
}

const STEP_GAIN = 0.5;

/** It leaves small, walks large, and is as large as the pawn when it sits. */
function steps(from: Spot, to: Spot, at: number): readonly Stop[] {
  const stops: Stop[] = [];
  const last = STEPS * 2;
  for (let i = 0; i <= last; i++) {
    const share = i / last;
    const isUp = i % 2 === 1;
    const width = i === 0 ? CAT / 2 : i === last ? to.width : CAT;
    stops.push({
      at: at + share * WALK,
      x: from.x + (to.x - from.x) * share,
      y: from.y + (to.y - from.y) * share - (isUp ? 22 : 0),
      width,
      turn: isUp ? (to.x > from.x ? 9 : -9) : 0,
      opacity: 1,
      easing: isUp ? 'ease-in' : 'ease-out',
    });
  }
  return [...stops, { at: at + WALK + 59, ...to, opacity: 0 }];
}
