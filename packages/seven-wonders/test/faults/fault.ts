// How the game is spoilt: by a few lines around the honest one.

import type { Emit, Game, Move, Seat, State } from '@mirabilia/kernel';
import type { Law } from '@mirabilia/kernel/testkit';
import {
  type City,
  type Event,
  type Options,
  type Room,
  type SevenWonders,
  sevenWonders,
} from '../../src/index.ts';

export type Played = State<SevenWonders>;
export type Spoilt = Game<SevenWonders>;
export const honest = sevenWonders;

/** The game with something done to the state after every decision. */
export const afterwards = (spoil: (state: Played, plans: readonly (readonly Move[])[]) => void): Spoilt => ({
  ...honest,
  resolve: (state, emit) => {
    const plans = state.private.map(({ plan }) => plan.slice());
    honest.resolve(state, emit);
    spoil(state, plans);
  },
});

/** The game with other events. */
export const telling = (spoil: (event: Event, state: Played) => Event): Spoilt => ({
  ...honest,
  resolve: (state, emit) => {
    const tell: Emit<SevenWonders> | undefined = emit && ((event) => emit(spoil(event, state)));
    honest.resolve(state, tell);
  },
});

export const offering = (
  spoil: (...given: [...Parameters<Spoilt['legalMoves']>, readonly Move[]]) => readonly Move[],
) => ({
  ...honest,
  legalMoves: (view: Parameters<Spoilt['legalMoves']>[0]) => spoil(view, honest.legalMoves(view)),
});

export const imagining = (spoil: (world: { rooms: Room[] }, viewer: Seat, own: Room) => void): Spoilt => ({
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

export interface Fault {
  readonly fault: string;
  readonly law: Law;
  /** A new one for each test: some faults remember. */
  readonly spoil: () => Spoilt;
  readonly options?: Partial<Options>;
  readonly every?: number;
}
