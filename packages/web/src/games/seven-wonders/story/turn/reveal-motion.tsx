// Everybody's card is turned over before its player, then goes to where it belongs: into the city, under the wonder, or
// to the discard pile.

import { cardFacts } from '@mirabilia/seven-wonders';
import { type CardGhost, fly, newCardGhost, turnOver } from '../../../../table/choreography/ghosts.tsx';
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
import { LAND, type Reveal } from '../presentation.ts';
import type { Act } from '../told.ts';
import { takeLockFlight } from './lock-motion.tsx';
import { rankOf, showSpot, startSpot } from './seat-spots.ts';

/** Milliseconds. */
const COME = 200;
const TURN = 190;
const BEHIND = 45;
const GO = 260;

interface Shown {
  readonly act: Act;
  readonly ghost: CardGhost;
  readonly at: Spot;
}

/** My own card first, then around the table; far ones all at once. */
export function revealCards(state: TableState, { acts, turn, timeline }: Reveal): void {
  const { self, others } = state.round.peek();
  const flown = takeLockFlight();
  const order = [self, ...others];
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
      const ghost = newCardGhost(timeline, at.width, {
        face: act.kind === 'built' ? <CardFace card={act.card} size="hand" /> : <CardBack age={turn.age} />,
        back: <CardBack age={turn.age} />,
      });
      ghost.element.dataset.moment = `revealed ${act.city}`;
      const isMine = act.city === self;
      const lead = isMine ? (flown?.left ?? 0) : 0;
      const begin = rankOf(state, act.city) === 'far' ? BEHIND * 2 : BEHIND * place;
      const from = (isMine ? flown?.spot : undefined) ??
        startSpot(act.city) ?? { ...at, width: at.width * 0.4 };
      const isHidden = isMine && flown !== undefined ? {} : { opacity: 0 };
      fly(
        timeline,
        ghost,
        [
          { ...from, ...isHidden },
          { ...at, opacity: 1 },
        ],
        {
          at: isMine ? 0 : begin,
          length: isMine ? Math.max(COME, lead) : COME,
          easing: EASE.glide,
        },
      );
      const turns = isMine ? Math.max(lead, 60) : begin + 70;
      turnOver(timeline, ghost, 'face', { at: turns, length: TURN });
      soundAt(timeline, turns, 'flip', isMine ? 1 : SOFT);
      return [{ act, ghost, at }];
    });
  // The cities have changed by then, so each card knows where it goes.
  timeline.act(LAND, () => {
    inNextFrame(() => {
      for (const [place, one] of shown.entries())
        goHome(timeline, one, LAND + place * Math.min(30, 120 / shown.length));
    });
  });
}

function goHome(timeline: Timeline, { act, ghost, at }: Shown, begin: number): void {
  const place = act.kind === 'built' ? slipOf(act.city, cardFacts(act.card).id) : undefined;
  const to = place === undefined ? awayFor(act) : landingOn(place);
  if (to === undefined) return;
  const timing = { at: begin, length: GO, easing: EASE.glide };
  fly(timeline, ghost, [at, { ...to, opacity: place === undefined ? 0 : 1 }], timing);
  if (place === undefined) return;
  // It becomes what stands there.
  timeline.animate(ghost.element, [{ opacity: 1 }, { opacity: 0 }], { at: begin + GO - 50, length: 50 });
  timeline.animate(place, [{ opacity: 0 }, { opacity: 1 }], { at: begin + GO - 60, length: 40 });
  timeline.animate(
    place,
    [{ transform: 'scale(1.28)' }, { transform: 'scale(0.97)', offset: 0.6 }, { transform: 'none' }],
    { at: begin + GO - 20, length: 170 },
  );
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
