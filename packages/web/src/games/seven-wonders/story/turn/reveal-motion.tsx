// Everybody's card is turned over before its player, then goes to where it belongs: into the city, under the wonder, or
// to the discard pile.

import { cardFacts, type Effect, effectsOf } from '@mirabilia/seven-wonders';
import { flash, squash, swell } from '../../../../table/choreography/effects.tsx';
import {
  type CardGhost,
  fly,
  keepLook,
  newCardGhost,
  turnOver,
} from '../../../../table/choreography/ghosts.tsx';
import {
  boxOf,
  cityBox,
  findSeen,
  type Spot,
  spotIn,
  spotOf,
} from '../../../../table/choreography/places.ts';
import { SOFT, soundAt } from '../../../../table/choreography/sounds.ts';
import { EASE, type Timeline } from '../../../../table/choreography/timeline.ts';
import { inNextFrame } from '../../../../ui/frame.ts';
import { CardBack, CardFace } from '../../art/index.ts';
import type { TableState } from '../../state.ts';
import type { Reveal } from '../presentation.ts';
import type { Act, Built } from '../told.ts';
import { takeLockFlight } from './lock-motion.tsx';
import { rankOf, showSpot, startSpot } from './seat-spots.ts';
import { slam } from './slam.ts';
import { ARRIVES, GO, LAND } from './times.ts';

/** Milliseconds. */
const COME = 200;
const TURN = 190;
const BEHIND = 45;
/** The others follow a card of mine that is on its way, but they are turned over in time. */
const LATEST = 150;
/** How long what a card becomes gives way. */
const SQUASH = 120;

interface Shown {
  readonly act: Act;
  readonly ghost: CardGhost;
  readonly at: Spot;
  readonly isMine: boolean;
}

/** What in a city tells of an effect. */
const FIGURES: Partial<Record<Effect['kind'], string>> = {
  shields: '[data-shields]',
  science: '[data-science]',
  produce: '[data-goods]',
};

/** My own card first, then around the table; far ones all at once. */
export function revealCards(state: TableState, { acts, turn, timeline }: Reveal): void {
  const { self, others } = state.round.peek();
  const flown = takeLockFlight();
  const order = [self, ...others];
  const follows = flown?.up !== undefined ? Math.min(flown.left, LATEST) : 0;
  for (const act of acts) if (act.kind === 'built' && act.city === self) changeFigures(timeline, act);
  // It leaves its place, which the table shows until it has changed.
  const laid = findSeen('[data-seat-card]');
  if (laid !== undefined)
    timeline.animate(laid, [{ opacity: 0 }, { opacity: 0 }], { at: 0, length: LAND + 50 });
  const shown = acts
    .filter(({ kind }) => kind !== 'left-pile')
    .toSorted((one, other) => order.indexOf(one.city) - order.indexOf(other.city))
    .flatMap((act, place): Shown[] => {
      const at = showSpot(state, act.city);
      if (at === undefined) return [];
      const up = act.city === self ? flown?.up : undefined;
      const face = act.kind === 'built' ? act.card : up;
      const ghost = newCardGhost(timeline, at.width, {
        face: face === undefined ? <CardBack age={turn.age} /> : <CardFace card={face} size="hand" />,
        back: <CardBack age={turn.age} />,
      });
      ghost.element.dataset.moment = `revealed ${act.city}`;
      const isMine = act.city === self;
      const lead = isMine ? (flown?.left ?? 0) : 0;
      const begin = follows + (rankOf(state, act.city) === 'far' ? BEHIND * 2 : BEHIND * place);
      const from = (isMine ? flown?.spot : undefined) ??
        startSpot(act.city) ?? { ...at, width: at.width * 0.4 };
      if (up !== undefined) {
        // What isn't built is played face down.
        if (act.kind !== 'built') turnOver(timeline, ghost, 'back', { at: 0, length: Math.max(120, lead) });
        if (lead > 0) slam(timeline, ghost, from, at, lead);
        else fly(timeline, ghost, [from, at], { at: 0, length: 40 });
        return [{ act, ghost, at, isMine }];
      }
      const isHidden = isMine && flown !== undefined ? {} : { opacity: 0 };
      const timing = {
        at: isMine ? 0 : begin,
        length: isMine ? Math.max(COME, lead) : COME,
        easing: EASE.glide,
      };
      const poses = [
        { ...from, ...isHidden },
        { ...at, opacity: 1 },
      ];
      fly(timeline, ghost, poses, timing);
      const turns = isMine ? Math.max(lead, 60) : begin + 70;
      turnOver(timeline, ghost, 'face', { at: turns, length: TURN });
      soundAt(timeline, turns, 'flip', isMine ? 1 : SOFT);
      return [{ act, ghost, at, isMine }];
    });
  // The cities have changed by then, so each card knows where it goes.
  timeline.act(LAND, () => {
    inNextFrame(() => {
      for (const [place, one] of shown.entries())
        goHome(timeline, one, LAND + place * Math.min(30, 120 / shown.length));
    });
  });
}

function goHome(timeline: Timeline, { act, ghost, at, isMine }: Shown, begin: number): void {
  const place = act.kind === 'built' ? slipOf(act.city, cardFacts(act.card).id) : undefined;
  const to = place === undefined ? awayFor(act) : landingOn(place);
  if (to === undefined) return;
  const there = begin + GO;
  // The page may have been slow to draw the city: it arrives in time all the same.
  const leaves = Math.min(there - 1, Math.max(begin, timeline.elapsed));
  const timing = { at: leaves, length: there - leaves, easing: EASE.drop };
  fly(timeline, ghost, [at, { ...to, opacity: place === undefined ? 0 : 1 }], timing);
  if (place === undefined) return;
  // It becomes what stands there.
  timeline.animate(ghost.element, [{ opacity: 1 }, { opacity: 0 }], { at: there - 20, length: 40 });
  timeline.animate(place, [{ opacity: 0 }, { opacity: 1 }], { at: there - 40, length: 40 });
  squash(timeline, place, there, SQUASH);
  if (!isMine) return;
  const spot = spotIn(place.getBoundingClientRect());
  flash(timeline, { ...spot, width: Math.min(150, Math.max(70, spot.width)) }, there - 20);
  const bright = [{ filter: 'brightness(1.7)' }, { filter: 'none' }];
  timeline.animate(place, bright, { at: there, length: 260 });
}

/** What my card changes is told when it lies there, not before. */
function changeFigures(timeline: Timeline, { city, card }: Built): void {
  for (const { kind } of effectsOf(card)) {
    const figure = FIGURES[kind];
    if (figure === undefined) continue;
    const places = [`[data-city="${city}"] ${figure}`];
    keepLook(timeline, places, { at: LAND, until: ARRIVES });
    timeline.act(ARRIVES, () => swell(timeline, findSeen(...places), ARRIVES, 1.25));
  }
}

/** A card is as large there as what it becomes. */
function landingOn(place: HTMLElement): Spot {
  const box = place.getBoundingClientRect();
  return { ...spotIn(box), width: Math.min(box.width, box.height * 1.4) };
}

const slipOf = (city: number, card: string): HTMLElement | undefined =>
  findSeen(`[data-city="${city}"] [data-built="${card}"]`);

/** Where a card goes that isn't seen afterwards. */
function awayFor({ kind, city }: Act): Spot | undefined {
  const aim =
    kind === 'buried'
      ? spotOf(`[data-city="${city}"] [data-wonder]`)
      : kind === 'sold'
        ? spotOf('[data-pile="discards"]')
        : undefined;
  const box = cityBox(city) ?? boxOf('main');
  const middle = aim ?? (box === undefined ? undefined : spotIn(box));
  return middle === undefined ? undefined : { ...middle, width: 26 };
}
