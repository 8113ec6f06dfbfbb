// Views that no player is ever sent: what lies on the table between one choice and the next.

import { type Architects, type City, cardOf, type Event, HORNED, type Table } from '@mirabilia/architects';
import type { View } from '@mirabilia/kernel';
import type { ToldMoment } from './film.ts';

/** A view of the past asks nothing of its viewer: any plan says that they have chosen. */
export function past(view: View<Architects>): View<Architects> {
  return view.private === undefined ? view : { ...view, private: { ...view.private, plan: [0] } };
}

type Of<K extends Event['kind']> = Extract<Event, { kind: K }>;

/**
 * What battles are fought over: the card has been taken and every horn is turned, and nothing has come of it yet. Without a
 * battle, just what the moment led to.
 */
export function fought({ before, update }: ToldMoment): View<Architects> {
  const { events, view } = update;
  if (!events.some(({ kind }) => kind === 'fought')) return past(view);
  const old = before.public.table;
  const taken = events.filter((event): event is Of<'taken'> => event.kind === 'taken');
  const blown = events.findLast((event): event is Of<'horns-blown'> => event.kind === 'horns-blown');
  const cities = view.public.table.cities.map((city, seat): City => {
    const { cards, victories } = old.cities[seat] as City;
    const withHorns = [...city.cards];
    for (const card of HORNED) withHorns[card] = cards[card] as number;
    for (const { card } of taken.filter((event) => event.seat === seat)) {
      const number = cardOf(card) as number;
      if (HORNED.includes(number)) withHorns[number] = (withHorns[number] as number) + 1;
    }
    return { ...city, cards: withHorns, victories };
  });
  const { turn, seat, phase, discards } = old;
  const turned = blown?.showing ?? old.turned;
  const table: Table = { ...view.public.table, cities, turned, discards, turn, seat, phase };
  return past({ ...view, public: { ...view.public, table } });
}
