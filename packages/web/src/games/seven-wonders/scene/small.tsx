// The table on a phone: everything that a decision needs on one screen, the actions under the thumb.

import { TURNS } from '@mirabilia/seven-wonders';
import type { ComponentChildren } from 'preact';
import { useRef } from 'preact/hooks';
import surface from '../../../table/surface.module.css';
import { classes } from '../../../ui/classes.ts';
import { lazy } from '../../../ui/lazy.tsx';
import { Waiting } from '../../../ui/waiting.tsx';
import { sevenWondersWords, tableWords } from '../../../words/index.ts';
import { Actions } from '../parts/actions.tsx';
import { CityBlock } from '../parts/city-block.tsx';
import { Hand, handOf, handShape } from '../parts/hand.tsx';
import { LastTurnStrip, SeeLastTurn } from '../parts/last-turn.tsx';
import { MarketLine } from '../parts/market-line.tsx';
import { OpenHand } from '../parts/open-hand.tsx';
import { SeatRow } from '../parts/seat-row.tsx';
import { SmallHeader } from '../parts/small-header.tsx';
import { useTable } from '../state.ts';
import { Salvage, useSalvage } from './salvage.ts';
import css from './small.module.css';

/** Loaded with the first of them. */
const MyAge = lazy(
  async () => ({ default: (await import('../parts/my-age.tsx')).MyAge }),
  () => null,
);
const Boards = lazy(async () => ({ default: (await import('../phases/boards.tsx')).Boards }), Waiting);

interface Props {
  /** Lies in the place of the cities while it is open, so that the hand stays in sight. */
  readonly drawer?: ComponentChildren;
}

export function SmallTable({ drawer }: Props) {
  const state = useTable();
  const asked = state.ask.value;
  const kind = asked?.kind;
  const isSalvage = useSalvage();
  const hasPrompt = kind === 'draft' || kind === 'sides' || isSalvage;
  const isDrawn = drawer !== undefined && state.drawer.value !== undefined;
  const hasCity = !isDrawn && (isSalvage || !hasPrompt);
  const hasSheet = !hasPrompt && state.me.value !== null && state.live !== undefined && kind !== 'over';
  const words = sevenWondersWords.value;
  // In a replay with all hands open: the hand goes with the city that is shown.
  const city = state.shown.value ?? state.focus.value;
  return (
    <main class={classes(surface.smallTable, css.table)} data-age={state.table.value?.age}>
      <SmallHeader />
      {drawer}
      {!isDrawn && <SeatRow />}
      {!isDrawn && !hasPrompt && <MarketLine />}
      {hasCity && (
        <Swipe>
          <CityBlock />
        </Swipe>
      )}
      {hasPrompt ? (
        <div class={classes(css.prompt, hasCity && css.below)}>{isSalvage ? <Salvage /> : <Boards />}</div>
      ) : (
        <>
          {!isDrawn && !hasSheet && <LastTurn />}
          {state.me.value === null ? (
            <OpenHand city={city} look={(isOpen) => classes(css.hand, !isOpen && css.watched)} />
          ) : (
            <section
              class={css.hand}
              style={handShape(asked?.kind === 'conflicts' ? TURNS : handOf(state).length)}
              aria-label={asked?.kind === 'conflicts' ? undefined : words.hand}
            >
              {asked?.kind === 'conflicts' ? <MyAge age={asked.age} /> : <Hand />}
            </section>
          )}
          {hasSheet && (
            <section class={css.sheet} aria-label={words.actions}>
              <div class={css.paper}>
                {state.picked.value === undefined && <LastTurn />}
                <Actions />
              </div>
            </section>
          )}
        </>
      )}
    </main>
  );
}

/** Where there are actions it lies on their sheet, until what is said of a card needs the room. */
const LastTurn = () => (
  <section class={css.last} aria-label={tableWords.value.frame.lastTurn}>
    <LastTurnStrip isShort />
    <SeeLastTurn class={css.again} />
  </section>
);

/** How far a finger has to go sideways to walk on to the next city, and down to see everybody. */
const FAR = 45;

/** A swipe walks round the table: to the left neighbour and on, or to the right one; pulling down shows everybody. */
function Swipe({ children }: { readonly children: ComponentChildren }) {
  const state = useTable();
  const start = useRef<{ x: number; y: number } | undefined>(undefined);
  const hasWalked = useRef(false);
  const walk = (step: number) => {
    const { self, others } = state.round.peek();
    const ring = [self, ...others];
    const at = ring.indexOf(state.shown.peek() ?? self);
    const next = ring[(at + step + ring.length) % ring.length];
    state.shown.value = next === self ? undefined : next;
  };
  return (
    <div
      class={css.swipe}
      onPointerDown={({ clientX, clientY }) => {
        start.current = { x: clientX, y: clientY };
        hasWalked.current = false;
      }}
      onPointerUp={({ clientX, clientY }) => {
        const from = start.current;
        start.current = undefined;
        if (from === undefined) return;
        const x = clientX - from.x;
        const y = clientY - from.y;
        hasWalked.current = Math.abs(x) > FAR || y > FAR;
        if (Math.abs(x) > FAR && Math.abs(x) > Math.abs(y)) walk(x > 0 ? 1 : -1);
        else if (y > FAR) state.overlay.value = { kind: 'everybody' };
      }}
      // A finger that went far meant no button under it.
      onClickCapture={(event) => {
        if (hasWalked.current) event.stopPropagation();
      }}
    >
      {children}
    </div>
  );
}
