// Coins fly to the neighbours who are paid, and from the bank to those who earn.

import { leftOf, rightOf } from '@mirabilia/seven-wonders';
import { newGhost, toss } from '../../../../table/choreography/ghosts.tsx';
import { findSeen, type Spot, spotIn } from '../../../../table/choreography/places.ts';
import { SOFT, soundAt } from '../../../../table/choreography/sounds.ts';
import { EASE, type Timeline } from '../../../../table/choreography/timeline.ts';
import { Coin } from '../../art/index.ts';
import type { TableState } from '../../state.ts';
import { LAND, type Reveal } from '../presentation.ts';
import { showSpot } from './seat-spots.ts';

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
}

const purse = (city: number): HTMLElement | undefined =>
  findSeen(`[data-city="${city}"] [data-coins]`, `[data-seat="${city}"] [data-coins]`);

export function payCoins(state: TableState, { acts, timeline, coinsBefore }: Reveal): void {
  const spotOfPurse = (city: number): Spot | undefined => {
    const found = purse(city);
    return found === undefined ? undefined : { ...spotIn(found.getBoundingClientRect()), width: SIZE };
  };
  const sums: Sum[] = [];
  const send = (from: Spot | undefined, to: Spot | undefined, city: number, coins: number): void => {
    if (coins > 0 && from !== undefined && to !== undefined) sums.push({ from, to, city, coins });
  };
  for (const act of acts) {
    const own = spotOfPurse(act.city);
    if ('left' in act) {
      for (const [coins, payee] of [
        [act.left, leftOf(act.city, coinsBefore.length)],
        [act.right, rightOf(act.city, coinsBefore.length)],
      ] as const) {
        send(own, spotOfPurse(payee), payee, coins);
      }
    }
    const bank = showSpot(state, act.city);
    send(bank === undefined ? undefined : { ...bank, width: SIZE }, own, act.city, act.earned);
  }
  let flying = 0;
  for (const { from, to, city, coins } of sums) {
    for (let i = 0; i < Math.min(coins, MOST) && flying < MOST_OF_ALL; i++, flying++) {
      const ghost = newGhost(timeline, <Coin />, { width: SIZE, height: SIZE });
      ghost.element.style.fontSize = `${SIZE}px`;
      const begin = LAND - FLIGHT + 60 + i * BEHIND;
      const timing = { at: begin, length: FLIGHT, easing: EASE.glide };
      toss(timeline, ghost, { from: { ...from, opacity: 0 }, to: { ...to, opacity: 1 }, rise: 46 }, timing);
      timeline.animate(ghost.element, [{ opacity: 1 }, { opacity: 0 }], { at: begin + FLIGHT, length: 40 });
    }
    soundAt(timeline, LAND + 40, 'coin', city === state.me.peek() ? 1 : SOFT);
    pulse(timeline, city);
  }
}

/** A purse that gets something is seen to get it. */
function pulse(timeline: Timeline, city: number): void {
  timeline.act(LAND + 70, () => {
    const found = purse(city);
    if (found === undefined) return;
    const beat = [{ transform: 'none' }, { transform: 'scale(1.3)' }, { transform: 'none' }];
    timeline.animate(found, beat, { at: LAND + 70, length: 200 });
  });
}
