// Everybody at a table without a browser, playing on until the table is as a test wants it.

import type { Move, SeatView } from '@mirabilia/kernel';
import {
  actionIn,
  BUILD,
  COLOURS,
  type Colour,
  cardFacts,
  cardIn,
  FREE,
  freeIn,
  type SevenWonders,
  STAGE,
} from '@mirabilia/seven-wonders';
import { type Pick, type Seat, sitDown } from './seat.ts';
import type { Seated } from './tables.ts';

export type TableView = SeatView<SevenWonders>;

/** Builds what comes first in his taste; a wonder's stages first of all, if he cares for them. The power he keeps. */
export const builder =
  (taste: readonly Colour[], { stages }: { readonly stages: boolean }): Pick =>
  (legal) => {
    const rank = (move: Move): number => {
      const action = actionIn(move);
      if (action === STAGE) return stages ? -1 : 90;
      if (action !== BUILD || freeIn(move) === FREE.wonder) return 99;
      const at = taste.indexOf(COLOURS[cardFacts(cardIn(move)).colour] as Colour);
      return at < 0 ? 50 : at;
    };
    return legal.toSorted((a, b) => rank(a) - rank(b))[0] as Move;
  };

/** All choose, again and again, until the first of them sees what the test wants to see. */
export async function playOn(
  address: string,
  { people, id }: Seated,
  { tastes, isThere }: { tastes: readonly Pick[]; isThere: (view: TableView) => boolean },
): Promise<readonly Seat[]> {
  const seats = await Promise.all(people.map((person) => sitDown(address, person, id)));
  const [first] = seats as [Seat];
  for (let view = await first.at(0); !isThere(view); view = await first.at(view.public.decision + 1)) {
    if (view.public.table.phase.kind === 'over') throw new Error('the match went by without it');
    for (const [i, seat] of seats.entries()) {
      await seat.at(view.public.decision);
      await seat.choose(tastes[i]);
    }
  }
  return seats;
}
