// What the faults of this game share.

import type { Seat, State } from '@mirabilia/kernel';
import { type Fault as FaultOf, spoilers } from '@mirabilia/kernel/testkit';
import { type Architects, architects, type City, type Event, type Holding } from '../../src/index.ts';

export type Fault = FaultOf<Architects>;
export type Played = State<Architects>;
export const honest = architects;
export const { afterwards, telling, offering, offeringTexts } = spoilers(architects);

export const cityOf = (state: Played, seat: Seat): City => state.public.table.cities[seat] as City;
export const holdingOf = (state: Played, seat: Seat): Holding => state.private[seat]?.holding as Holding;
/** The top of the central deck, which lies face down. */
export const centralTop = ({ public: { table }, secret }: Played): number =>
  secret.decks[table.players]?.at(-1) ?? -1;

/** The events of one kind. */
export const told = <K extends Event['kind']>(events: readonly Event[], kind: K) =>
  events.filter((event): event is Extract<Event, { kind: K }> => event.kind === kind);
