// The whole table: neighbours at their edges, what lies between them, my city, my hand.

import surface from '../../../table/surface.module.css';
import { classes } from '../../../ui/classes.ts';
import { lazy } from '../../../ui/lazy.tsx';
import { Waiting } from '../../../ui/waiting.tsx';
import { sevenWondersWords } from '../../../words/index.ts';
import { Actions, Chosen } from '../parts/actions.tsx';
import { Centre } from '../parts/centre.tsx';
import { FarRow } from '../parts/far-row.tsx';
import { Hand, handOf, handShape } from '../parts/hand.tsx';
import { Header } from '../parts/header.tsx';
import { MyCity } from '../parts/my-city.tsx';
import { OpenHand } from '../parts/open-hand.tsx';
import { Passing } from '../parts/passing.tsx';
import { SeatPanel } from '../parts/seat-panel.tsx';
import { useTable } from '../state.ts';
import { Salvage, useSalvage } from './salvage.ts';
import css from './wide.module.css';

/** Loaded with the first of them. */
const MyAge = lazy(
  async () => ({ default: (await import('../parts/my-age.tsx')).MyAge }),
  () => null,
);
const Boards = lazy(async () => ({ default: (await import('../phases/boards.tsx')).Boards }), Waiting);

export function WideTable() {
  const state = useTable();
  const { left, right, far } = state.round.value;
  const kind = state.ask.value?.kind;
  const isBoards = kind === 'draft' || kind === 'sides';
  const isSalvage = useSalvage();
  return (
    <main
      class={classes(
        surface.wideTable,
        css.table,
        far.length > 0 && css.crowded,
        state.table.value?.age === 1 && css.early,
      )}
    >
      <Header />
      <FarRow />
      <div class={classes(css.around, state.pins.value.some((at) => far.includes(at)) && css.open)}>
        <SeatPanel at={left} />
        <Centre />
        <SeatPanel at={right} />
        <Passes isRing={far.length > 0} />
      </div>
      {isBoards ? (
        <div class={css.boards}>
          <Boards />
        </div>
      ) : (
        <>
          <MyCity />
          {kind === 'over' ? null : isSalvage ? (
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

/** Hands on their way to and from the neighbours: at the edge of their cities that is nearest to where they go. */
const Passes = ({ isRing }: { readonly isRing: boolean }) => (
  <>
    <Passing between="left and me" class={classes(css.ofLeft, css.below)} />
    <Passing between="right and me" class={classes(css.ofRight, css.below)} />
    {isRing ? (
      <>
        <Passing between="left and far" class={classes(css.ofLeft, css.above)} />
        <Passing between="far and right" class={classes(css.ofRight, css.above)} />
      </>
    ) : (
      <>
        <Passing between="others" class={classes(css.ofLeft, css.inwards)} />
        <Passing between="others" class={classes(css.ofRight, css.inwards)} />
      </>
    )}
  </>
);

/** My hand and what I do with it. Those who look on see everybody, or in a replay the hand that they follow. */
function Play() {
  const state = useTable();
  if (state.me.value === null) {
    return (
      <OpenHand
        city={state.focus.value}
        look={(isOpen) =>
          isOpen ? classes(css.play, css.alone) : classes(surface.box, css.play, css.watching)
        }
      />
    );
  }
  const asked = state.ask.value;
  if (asked?.kind === 'conflicts') {
    return (
      <div class={classes(css.play, css.alone)}>
        <MyAge age={asked.age} />
      </div>
    );
  }
  return (
    <section
      class={css.play}
      style={handShape(handOf(state).length)}
      aria-label={sevenWondersWords.value.hand}
    >
      <Hand />
      {state.replay === undefined ? <Actions /> : <Chosen />}
    </section>
  );
}
