// What the faults of this game share.

import type { Game, Seat, State } from '@mirabilia/kernel';
import { type Fault as FaultOf, spoilers } from '@mirabilia/kernel/testkit';
import { type City, type Room, type SevenWonders, sevenWonders } from '../../src/index.ts';

export type Fault = FaultOf<SevenWonders>;
export type Played = State<SevenWonders>;
export const honest = sevenWonders;
export const { afterwards, telling, offering } = spoilers(sevenWonders);

/** Worlds that a viewer imagines wrongly. */
export const imagining = (
  spoil: (world: { rooms: Room[] }, viewer: Seat, own: Room) => void,
): Game<SevenWonders> => ({
  ...honest,
  determinize: (view, rng) => {
    const world = honest.determinize(view, rng);
    const rooms = world.rooms.slice();
    spoil({ rooms }, view.viewer, view.private.room);
    return { ...world, rooms };
  },
});

export const cityOf = (state: Played, seat: Seat): City => state.public.table.cities[seat] as City;
export const roomOf = (state: Played, seat: Seat): Room => state.private[seat]?.room as Room;
