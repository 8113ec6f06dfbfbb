// The hand of the city that is looked at: in a replay with all hands open, as its player held it and what they took, or one
// that spectators are shown.

import type { SeatView } from '@mirabilia/kernel';
import type { SevenWonders } from '@mirabilia/seven-wonders';
import { computed, signal } from '@preact/signals';
import { useMemo } from 'preact/hooks';
import { useLast, useLater } from '../../../table/later.ts';
import { sevenWondersWords, tableWords } from '../../../words/index.ts';
import { askedOf } from '../logic/ask.ts';
import { TableProvider, type TableState, useTable, verdictsFor } from '../state.ts';
import { Everybody } from './everybody.tsx';
import { Hand, handShape } from './hand.tsx';
import { nameOf } from './seat-name.tsx';

type Seen = SeatView<SevenWonders>;

interface Held {
  readonly city: number;
  /** Undefined of the Free City, before the first deal, after the end, and for who only looks on. */
  readonly view: Seen | undefined;
}

/** The table of that moment as the player of a city saw it. */
function seenBy(state: TableState, { city, view }: Held): TableState {
  const ask = view === undefined ? undefined : askedOf(view, undefined);
  return {
    ...state,
    // Nobody plays from somebody else's hand.
    live: undefined,
    select: () => {},
    seatView: signal(view),
    table: signal(view?.public.table),
    ask: signal(ask),
    verdicts: signal(verdictsFor(ask)),
    focus: signal(city),
  };
}

interface Props {
  readonly city: number;
  /** Of the section that it is, with a hand or with everybody. */
  readonly look: (isOpen: boolean) => string;
}

/** What spectators see: everybody, or in such a replay a hand. A viewer who steps on quickly sees cities first. */
export function OpenHand({ city, look }: Props) {
  const state = useTable();
  const source = useMemo(() => computed<Held>(() => ({ city, view: state.openHand(city) })), [state, city]);
  const held = useLater(source);
  const cards = held.view?.private.holding.hand.length ?? 0;
  // At the end there is none; who goes back finds the last one.
  const open = useLast(held, cards > 0);
  const own = useMemo(() => seenBy(state, open), [state, open]);
  return (
    <section
      class={look(cards > 0)}
      style={handShape(cards)}
      aria-label={
        cards > 0
          ? sevenWondersWords.value.handOf(nameOf(state, held.city))
          : tableWords.value.frame.everybody
      }
    >
      {open.view !== undefined && (
        <TableProvider value={own}>
          <div style={{ display: cards > 0 ? 'contents' : 'none' }}>
            <Hand />
          </div>
        </TableProvider>
      )}
      {cards === 0 && <Everybody />}
    </section>
  );
}
