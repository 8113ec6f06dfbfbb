// What the faults of this game share.

import type { Game, Seat, State } from '@mirabilia/kernel';
import { type Fault as FaultOf, spoilers } from '@mirabilia/kernel/testkit';
import { type City, type Holding, type SevenWonders, sevenWonders } from '../../src/index.ts';

export type Fault = FaultOf<SevenWonders>;
export type Played = State<SevenWonders>;
export const honest = sevenWonders;
export const { afterwards, telling, offering, offeringTexts } = spoilers(sevenWonders);

/** Worlds that a viewer imagines wrongly. */
export const imagining = (
  spoil: (world: { holdings: Holding[] }, viewer: Seat, own: Holding) => void,
): Game<SevenWonders> => ({
  ...honest,
  determinize: (view, rng) => {
    const world = honest.determinize(view, rng);
    const holdings = world.holdings.slice();
    spoil({ holdings }, view.viewer, view.private.holding);
    return { ...world, holdings };
  },
});

export const cityOf = (state: Played, seat: Seat): City => state.public.table.cities[seat] as City;
export const holdingOf = (state: Played, seat: Seat): Holding => state.private[seat]?.holding as Holding;
