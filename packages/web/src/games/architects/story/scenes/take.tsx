// A card goes from its deck to whoever takes it, and the deck's next card is turned up.

import { type Card, centralDeck, type Event, type Table } from '@mirabilia/architects';
import { swell } from '../../../../table/choreography/effects.tsx';
import {
  newCardGhost,
  newGhost,
  type Stop,
  travel,
  turnOver,
} from '../../../../table/choreography/ghosts.tsx';
import { cityBox, type Spot, spotIn } from '../../../../table/choreography/places.ts';
import { EASE, type Timeline } from '../../../../table/choreography/timeline.ts';
import { architectsWords } from '../../../../words/index.ts';
import { CardBack, CardFace } from '../../art/card-face.tsx';
import type { FilmSpan } from '../film.ts';
import { cardIn } from '../log-text.ts';
import { deckBox, heldCard, landingBox, reachedDeck } from './spots.ts';

export type Taken = Extract<Event, { kind: 'taken' }>;

interface Context {
  readonly timeline: Timeline;
  readonly table: Table;
  readonly me: number | null;
  /** The viewer sees what lies on the central deck. */
  readonly central: Card;
  readonly isSmall: boolean;
  /** When the table shows what came of it. */
  readonly changes: number;
}

/** Shares of its time: lifted, before its taker for all to see, and in its place. */
const LIFTED = 0.16;
const SHOWN = 0.52;
const GOES = 0.62;
export const LANDS = 0.86;
/** Widths of a card that is shown before its taker. */
const SHOWN_WIDTH = { wide: 104, small: 64 } as const;

export function takeCard(context: Context, taken: Taken, { at, length }: FilmSpan): void {
  const { timeline, table, me, central, isSmall, changes } = context;
  const lands = at + length * LANDS;
  const from = deckBox(taken.deck);
  const card = cardIn(taken);
  const to = landingBox(taken.seat, card);
  if (from === undefined || to === undefined) return;
  const deck = reachedDeck(taken.deck);
  const isMine = taken.seat === me;
  const isHidden = taken.deck === centralDeck(table) && central < 0;
  const width = deck === undefined ? SHOWN_WIDTH[isSmall ? 'small' : 'wide'] : from.width;
  const height = deck === undefined ? width * 1.4 : from.height;
  const ghost = newCardGhost(
    timeline,
    width,
    { face: <CardFace card={card} />, back: <CardBack name={architectsWords.value.faceDown} /> },
    { height, until: lands + 40 },
  );
  const start: Spot = { ...spotIn(from), width: deck === undefined ? Math.min(width, from.width) : width };
  const before = isMine ? undefined : showSpot(context, taken.seat, width);
  travel(timeline, ghost, [
    { at, ...start, opacity: deck === undefined ? 0 : 1, easing: 'ease-out' },
    {
      at: at + length * LIFTED,
      ...start,
      y: start.y - 12,
      width: start.width * 1.05,
      turn: isMine ? -2 : 0,
      opacity: 1,
      easing: EASE.glide,
    },
    ...(before === undefined
      ? overTheTable(start, spotIn(to), at + length * SHOWN)
      : [
          { at: at + length * SHOWN, ...before, opacity: 1 },
          { at: at + length * GOES, ...before, opacity: 1, easing: 'ease-in' },
        ]),
    { at: lands, ...spotIn(to), width: Math.min(30, to.width), opacity: 1 },
    { at: lands + 40, ...spotIn(to), width: Math.min(26, to.width), opacity: 0 },
  ]);
  if (isHidden) turnOver(timeline, ghost, 'face', { at: at + length * 0.18, length: length * 0.3 });
  if (deck !== undefined) leaveDeck(context, deck, taken.deck, at);
  const there = Math.max(lands, changes) + 1;
  timeline.act(there, () => swell(timeline, heldCard(taken.seat, card), there, 1.45));
}

/** My own card needn't be shown to me: it is thrown. */
function overTheTable(from: Spot, to: Spot, at: number): readonly Stop[] {
  const top = { x: from.x + (to.x - from.x) * 0.55, y: Math.min(from.y, to.y + 60) - 30 };
  return [{ at, ...top, width: from.width * 0.72, turn: 5, opacity: 1, easing: 'ease-in' }];
}

/** Below a seat, or over a city where it is whole. */
function showSpot({ isSmall }: Context, seat: number, width: number): Spot | undefined {
  const box = cityBox(seat);
  if (box === undefined) return undefined;
  const shown = Math.min(width, SHOWN_WIDTH[isSmall ? 'small' : 'wide']);
  const x = Math.min(innerWidth - shown / 2 - 4, Math.max(shown / 2 + 4, box.x + box.width / 2));
  return { x, y: Math.min(box.bottom, box.y + box.height * 0.75), width: shown };
}

/** While its top card is away, a deck shows its back; when the table has changed the next card is turned up. */
function leaveDeck(
  { timeline, table, changes }: Context,
  deck: HTMLElement,
  number: number,
  at: number,
): void {
  const left = (table.sizes[number] as number) - 1;
  if (left < 0 || changes <= at) return;
  const away = [{ opacity: 0 }, { opacity: 0, offset: 0.99 }, { opacity: 1 }];
  timeline.animate(deck, away, { at, length: changes - at });
  if (left === 0) return;
  // Where it lies, though it may have been dragged away.
  const { x, y } = (deck.parentElement as HTMLElement).getBoundingClientRect();
  const isTurned = number !== centralDeck(table);
  const until = changes + (isTurned ? 90 : 1);
  const shape = { width: deck.offsetWidth, height: deck.offsetHeight, until };
  const cover = newGhost(timeline, <CardBack name={architectsWords.value.faceDown} />, shape);
  // Under the card that flies.
  cover.element.style.zIndex = '-1';
  const transform = `translate(${x}px, ${y}px)`;
  timeline.animate(
    cover.element,
    [
      { transform },
      { transform, offset: (changes - at) / (until - at) },
      { transform: `${transform} scaleX(${isTurned ? 0 : 1})` },
    ],
    { at, length: until - at, easing: 'linear' },
  );
  if (!isTurned) return;
  timeline.act(changes, () => {
    const turned = [
      { transform: 'scaleX(0)' },
      { transform: 'scaleX(0)', offset: 0.45 },
      { transform: 'none' },
    ];
    timeline.animate(deck, turned, { at: changes, length: 200, easing: 'ease-out' });
  });
}
