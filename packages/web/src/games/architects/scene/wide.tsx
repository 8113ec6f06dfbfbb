// The whole table: the others above, my wonder beside the middle, my decks below.

import surface from '../../../table/surface.module.css';
import { classes } from '../../../ui/classes.ts';
import { Centre } from '../parts/centre.tsx';
import { Draft } from '../parts/draft.tsx';
import { Header } from '../parts/header.tsx';
import { Seats } from '../parts/seats.tsx';
import { WonderBlock } from '../parts/wonder-block.tsx';
import { useTable } from '../state.ts';
import { Play } from './play.tsx';
import css from './wide.module.css';

export function WideTable() {
  const state = useTable();
  return (
    <main
      class={classes(surface.wideTable, css.table)}
      data-decision={state.view.value?.public.decision}
      data-watched={state.me.value === null || undefined}
      data-replay={state.replay !== undefined || undefined}
    >
      <Header />
      <Seats />
      {state.table.value?.phase.kind === 'draft' ? (
        <Draft />
      ) : (
        <>
          <WonderBlock seat={state.focus.value} isStacked={state.me.value !== null} />
          <Centre />
          <Play />
        </>
      )}
    </main>
  );
}
