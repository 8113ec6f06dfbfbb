// Coins fly to the neighbours who are paid, and from the bank to those who earn.

import { leftOf, rightOf, type Table } from '@mirabilia/seven-wonders';
import { keepLook, newGhost, toss } from '../../../../table/choreography/ghosts.tsx';
import { findSeen, type Spot, spotIn } from '../../../../table/choreography/places.ts';
import { SOFT, soundAt } from '../../../../table/choreography/sounds.ts';
import { EASE, type Timeline } from '../../../../table/choreography/timeline.ts';
import { Coin } from '../../art/index.ts';
import type { TableState } from '../../state.ts';
import type { Reveal } from '../presentation.ts';
import { showSpot } from './seat-spots.ts';
import { ARRIVES, LAND, thudOf } from './times.ts';

/** Milliseconds. They land when the figures of the cities change. */
const FLIGHT = 300;
const BEHIND = 40;
const SIZE = 22;
/** Of a large sum so many coins are seen, and so many of all together. */
const MOST = 3;
const MOST_OF_ALL = 12;

interface Sum {
  readonly from: Spot;
  readonly to: Spot;
  readonly city: number;
  readonly coins: number;
  /** When they are there. */
  readonly lands: number;
}

const purseOf = (city: number) => [
  `[data-city="${city}"] [data-coins]`,
  `[data-seat="${city}"] [data-coins]`,
];
const purse = (city: number): HTMLElement | undefined => findSeen(...purseOf(city));

export function payCoins(state: TableState, { acts, timeline, coinsBefore }: Reveal): void {
  const spotOfPurse = (city: number): Spot | undefined => {
    const found = purse(city);
    return found === undefined ? undefined : { ...spotIn(found.getBoundingClientRect()), width: SIZE };
  };
  const sums: Sum[] = [];
  const send = (
    from: Spot | undefined,
    to: Spot | undefined,
    { city, coins, lands = LAND }: Pick<Sum, 'city' | 'coins'> & Partial<Sum>,
  ): void => {
    if (coins > 0 && from !== undefined && to !== undefined) sums.push({ from, to, city, coins, lands });
  };
  for (const act of acts) {
    const own = spotOfPurse(act.city);
    if ('left' in act) {
      for (const [coins, payee] of [
        [act.left, leftOf(act.city, coinsBefore.length)],
        [act.right, rightOf(act.city, coinsBefore.length)],
      ] as const) {
        send(own, spotOfPurse(payee), { city: payee, coins });
      }
    }
    const bank = showSpot(state, act.city);
    // What a stage brings comes when it stands, and what my card brings when it lies there.
    const isMine = act.city === state.me.peek();
    const lands = act.kind === 'buried' ? thudOf(state.table.peek() as Table, act) : isMine ? ARRIVES : LAND;
    if (lands > LAND && act.earned > 0) keepLook(timeline, purseOf(act.city), { at: LAND, until: lands });
    const from = bank === undefined ? undefined : { ...bank, width: SIZE };
    send(from, own, { city: act.city, coins: act.earned, lands });
  }
  let flying = 0;
  for (const { from, to, city, coins, lands } of sums) {
    for (let i = 0; i < Math.min(coins, MOST) && flying < MOST_OF_ALL; i++, flying++) {
      const ghost = newGhost(timeline, <Coin />, { width: SIZE, height: SIZE });
      ghost.element.style.fontSize = `${SIZE}px`;
      const begin = lands - FLIGHT + 60 + i * BEHIND;
      const timing = { at: begin, length: FLIGHT, easing: EASE.glide };
      toss(timeline, ghost, { from: { ...from, opacity: 0 }, to: { ...to, opacity: 1 }, rise: 46 }, timing);
      timeline.animate(ghost.element, [{ opacity: 1 }, { opacity: 0 }], { at: begin + FLIGHT, length: 40 });
    }
    soundAt(timeline, lands + 40, 'coin', city === state.me.peek() ? 1 : SOFT);
    pulse(timeline, city, lands + 70);
  }
}

/** A purse that gets something is seen to get it. */
function pulse(timeline: Timeline, city: number, at: number): void {
  timeline.act(at, () => {
    const found = purse(city);
    if (found === undefined) return;
    const beat = [{ transform: 'none' }, { transform: 'scale(1.3)' }, { transform: 'none' }];
    timeline.animate(found, beat, { at, length: 200 });
  });
}
