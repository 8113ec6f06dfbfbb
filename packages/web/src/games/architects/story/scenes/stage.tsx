// A stage is built: what pays for it flies into the piece, stones come down one by one, dust, and the points run to the
// total. Other players' stages are a short pulse.

import { cardOf, type Event, type StageEffect, stageFacts, type Table } from '@mirabilia/architects';
import type { JSX } from 'preact';
import { Shield } from '../../../../art/tokens.tsx';
import { dust, shake, stamp, swell } from '../../../../table/choreography/effects.tsx';
import { newGhost, travel } from '../../../../table/choreography/ghosts.tsx';
import { findSeen, type Spot, spotIn } from '../../../../table/choreography/places.ts';
import { EASE, type Timeline } from '../../../../table/choreography/timeline.ts';
import { Icon } from '../../../../ui/icon.tsx';
import { marksOf } from '../../art/card-face.tsx';
import { Emblem } from '../../art/emblem.tsx';
import { figure, heldCard, home, landingBox, pieceOf } from './spots.ts';
import { keepTotal } from './total.ts';

export type StageBuilt = Extract<Event, { kind: 'stage-built' }>;

/** Milliseconds of my own stage, from the moment at which the table has it. */
export const PAYING = 230;
const RISING = 420;
const THUD = 330;
/** Until the points have been read and are on their way: nobody else moves meanwhile. */
export const RISEN = THUD + 470;
const MOST_PAID = 4;

const factsOf = (table: Table, { seat, stage }: StageBuilt) =>
  stageFacts(table.cities[seat]?.wonder ?? 0, stage);

/** The resources leave my collection for the wonder. Gives when they are there. */
export function payStage(timeline: Timeline, { seat, paid }: StageBuilt, at: number): number {
  const wonder = findSeen(`[data-city="${seat}"] [data-piece]`)?.closest('svg') ?? home(seat);
  const to = wonder?.getBoundingClientRect();
  if (to === undefined) return at + PAYING;
  const cards = Object.entries(paid)
    .flatMap(([id, count]) =>
      Array.from({ length: count }, () => cardOf(id as Parameters<typeof cardOf>[0]) as number),
    )
    .slice(0, MOST_PAID);
  for (const [i, card] of cards.entries()) {
    const box = heldCard(seat, card)?.getBoundingClientRect() ?? landingBox(seat, card);
    if (box === undefined) continue;
    const start = spotIn(box);
    const size = 34;
    const begin = at + i * 24;
    const lands = at + PAYING - (cards.length - 1 - i) * 12;
    const ghost = newGhost(timeline, <span>{marksOf(card)}</span>, {
      width: size,
      height: size,
      until: lands + 20,
    });
    ghost.element.style.fontSize = `${size}px`;
    const end = { x: to.x + to.width / 2, y: to.y + to.height * 0.72 };
    travel(timeline, ghost, [
      { at: begin, ...start, width: 22, opacity: 0 },
      { at: begin + 20, ...start, width: 26, opacity: 1, easing: 'ease-out' },
      {
        at: begin + (lands - begin) * 0.55,
        x: start.x + (end.x - start.x) * 0.55 + (i - 1) * 14,
        y: Math.min(start.y, end.y) - 34,
        width: size * 1.1,
        turn: 20 * (i % 2 === 0 ? 1 : -1),
        opacity: 1,
        easing: 'ease-in',
      },
      { at: lands, ...end, width: 18, opacity: 1 },
      { at: lands + 20, ...end, width: 14, opacity: 0 },
    ]);
  }
  return at + PAYING;
}

/** Mine, from the moment at which the table shows it built. */
export function raiseMine(timeline: Timeline, table: Table, built: StageBuilt, at: number): void {
  const { seat, stage } = built;
  const total = keepTotal(seat);
  timeline.act(at + 1, () => {
    const piece = pieceOf(seat, stage);
    if (piece === undefined || timeline.isOver) return;
    layStones(timeline, piece, at + 1);
    const box = piece.getBoundingClientRect();
    const ground: Spot = { x: box.x + box.width / 2, y: box.bottom, width: Math.max(60, box.width) };
    const thud = at + THUD;
    dust(timeline, ground, thud, 7);
    timeline.act(thud, () => shake(timeline, home(seat), thud));
    const { points, effect } = factsOf(table, built);
    const size = Math.min(84, Math.max(48, innerWidth * 0.06));
    const to = total && { ...total.spot, width: 34 };
    const middle = { x: ground.x, y: box.y + box.height / 2 };
    const there = stamp(timeline, { text: `+${points}`, ...middle, size, to }, thud + 40);
    total?.countAt(timeline, at, there);
    if (effect !== undefined) leap(timeline, effect, seat, middle, thud + 330);
  });
}

/** Stones come down one after the other, the lowest first. */
function layStones(timeline: Timeline, piece: Element, at: number): void {
  for (const animation of piece.getAnimations()) animation.cancel();
  const stones = [...piece.querySelectorAll<SVGGraphicsElement>('path, rect, circle, ellipse, use')];
  const bottomOf = (stone: SVGGraphicsElement): number => {
    const { y, height } = stone.getBBox();
    return y + height;
  };
  const order = stones.toSorted((one, other) => bottomOf(other) - bottomOf(one));
  const step = (RISING - 190) / Math.max(1, order.length - 1);
  for (const [i, stone] of order.entries()) {
    // What has a transform of its own keeps it.
    const isFree = stone.closest('[transform]') === null || !piece.contains(stone.closest('[transform]'));
    const lifted = isFree ? { transform: 'translateY(-16px)' } : {};
    const down = isFree ? { transform: 'translateY(0)' } : {};
    timeline.animate(
      stone,
      [
        { opacity: 0, ...lifted },
        { opacity: 1, offset: 0.4 },
        { opacity: 1, ...down },
      ],
      {
        at: at + i * step,
        length: 190,
        easing: EASE.drop,
      },
    );
  }
}

const LEAPS: Readonly<Record<StageEffect['kind'], () => JSX.Element>> = {
  take: () => <Icon name="cards" />,
  gift: () => <Emblem of="science" />,
  dig: () => <Icon name="eye" />,
  shields: () => <Shield />,
};

/** What the effect of a stage concerns. */
const concerned = (kind: StageEffect['kind'], seat: number): HTMLElement | undefined => {
  if (kind === 'shields') return figure(seat, 'shields');
  return kind === 'gift' ? findSeen('[data-token-row]') : findSeen('[data-decks]');
};

function leap(
  timeline: Timeline,
  { kind }: StageEffect,
  seat: number,
  from: { readonly x: number; readonly y: number },
  at: number,
): void {
  const aim = concerned(kind, seat);
  if (aim === undefined) return;
  const to = spotIn(aim.getBoundingClientRect());
  const size = 46;
  const ghost = newGhost(timeline, LEAPS[kind](), { width: size, height: size, until: at + 440 });
  ghost.element.style.fontSize = `${size}px`;
  travel(timeline, ghost, [
    { at, ...from, width: 4, opacity: 0, easing: EASE.settle },
    { at: at + 130, ...from, y: from.y - 8, width: size, opacity: 1, easing: 'ease-out' },
    {
      at: at + 260,
      x: (from.x + to.x) / 2,
      y: Math.min(from.y, to.y) - 50,
      width: size * 1.1,
      opacity: 1,
      easing: 'ease-in',
    },
    { at: at + 400, x: to.x, y: to.y, width: 26, opacity: 1 },
    { at: at + 440, x: to.x, y: to.y, width: 22, opacity: 0 },
  ]);
  timeline.act(at + 400, () => swell(timeline, aim, at + 400, kind === 'shields' ? 1.5 : 1.04));
}

/** Somebody else's: the points come up over their wonder. */
export function raiseTheirs(timeline: Timeline, table: Table, built: StageBuilt, at: number): void {
  timeline.act(at + 1, () => {
    const piece = pieceOf(built.seat, built.stage);
    const box = (piece ?? home(built.seat))?.getBoundingClientRect();
    if (box === undefined || timeline.isOver) return;
    const ground = { x: box.x + box.width / 2, y: box.bottom, width: Math.max(30, Math.min(90, box.width)) };
    dust(timeline, ground, at + 40, 3);
    const size = Math.min(40, Math.max(28, innerWidth * 0.03));
    const { points } = factsOf(table, built);
    stamp(timeline, { text: `+${points}`, x: ground.x, y: box.y + box.height / 2, size }, at + 60);
  });
}
