// The table on a phone: everything that a decision needs on one screen.

import type { ComponentChildren } from 'preact';
import surface from '../../../table/surface.module.css';
import { classes } from '../../../ui/classes.ts';
import { architectsWords } from '../../../words/index.ts';
import { BattlePreview, HornTrack, TokenRow } from '../parts/centre.tsx';
import { Draft } from '../parts/draft.tsx';
import { Header } from '../parts/header.tsx';
import { Seats } from '../parts/seats.tsx';
import { WonderBlock } from '../parts/wonder-block.tsx';
import { useTable } from '../state.ts';
import { Play } from './play.tsx';
import css from './small.module.css';

interface Props {
  /** Lies in the place of the cities while it is open, so that the decks stay in sight. */
  readonly drawer?: ComponentChildren;
}

export function SmallTable({ drawer }: Props) {
  const state = useTable();
  const isDrawn = drawer !== undefined && state.drawer.value !== undefined;
  const isDraft = state.table.value?.phase.kind === 'draft';
  return (
    <main class={classes(surface.smallTable, css.table)} data-decision={state.view.value?.public.decision}>
      <Header />
      {drawer}
      {!isDrawn && <Seats />}
      {!isDrawn && !isDraft && (
        <>
          <section class={css.strip} aria-label={architectsWords.value.conflict}>
            <div class={css.war}>
              <HornTrack />
              <BattlePreview />
            </div>
            <TokenRow />
          </section>
          <WonderBlock seat={state.shown.value ?? state.focus.value} />
        </>
      )}
      {isDraft ? <Draft /> : <Play />}
    </main>
  );
}
