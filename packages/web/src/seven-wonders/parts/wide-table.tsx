// The whole table: neighbours at their edges, what lies between them, my city, my hand.

import { classes } from '../../ui/classes.ts';
import { OpenHand, openHandOf } from '../past/open-hand.tsx';
import { useTable } from '../state.ts';
import { say } from '../words/index.ts';
import { Actions } from './actions.tsx';
import { Boards } from './boards.tsx';
import { Centre } from './centre.tsx';
import { Everybody } from './everybody.tsx';
import { FarRow } from './far-row.tsx';
import { Hand } from './hand.tsx';
import { Header } from './header.tsx';
import { MyCity } from './my-city.tsx';
import { Salvage } from './salvage.tsx';
import { nameOf } from './seat-name.tsx';
import { SeatPanel } from './seat-panel.tsx';
import css from './wide-table.module.css';

export function WideTable() {
  const state = useTable();
  const { left, right, far } = state.round.value;
  const kind = state.ask.value?.kind;
  const isBoards = kind === 'draft' || kind === 'sides';
  return (
    <main class={classes(css.table, far.length > 0 && css.crowded)}>
      <Header />
      <FarRow />
      <div class={classes(css.around, state.pins.value.some((at) => far.includes(at)) && css.open)}>
        <SeatPanel at={left} />
        <Centre />
        <SeatPanel at={right} />
      </div>
      {isBoards ? (
        <div class={css.boards}>
          <Boards />
        </div>
      ) : (
        <>
          <MyCity />
          {kind === 'salvage' ? (
            <div class={css.pile}>
              <Salvage />
            </div>
          ) : (
            <Play />
          )}
        </>
      )}
    </main>
  );
}

/** My hand and what I do with it; who looks on sees everybody, or in a replay the hand of whom he follows. */
function Play() {
  const state = useTable();
  const { words } = say;
  const city = state.focus.value;
  if (state.me.value !== null) {
    return (
      <section class={css.play} aria-label={words.hand}>
        <Hand />
        <Actions />
      </section>
    );
  }
  const isOpen = openHandOf(state, city).length > 0;
  return (
    <section
      class={classes(css.play, isOpen ? css.alone : css.watching)}
      aria-label={isOpen ? words.handOf(nameOf(state, city)) : words.everybody}
    >
      {isOpen ? <OpenHand city={city} /> : <Everybody />}
    </section>
  );
}
