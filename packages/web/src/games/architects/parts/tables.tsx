// The table as it is laid: wide, or on a phone with everything that a decision needs on one screen.

import type { ComponentChildren } from 'preact';
import { Beside } from '../past/beside.tsx';
import { Choices } from '../past/index.ts';
import { useTable } from '../state.ts';
import { say } from '../words/index.ts';
import { Actions } from './actions.tsx';
import { BattlePreview, Centre, HornTrack, TokenRow } from './centre.tsx';
import { Decks } from './decks.tsx';
import { Everybody } from './everybody.tsx';
import { Follow } from './follow.tsx';
import { Header } from './header.tsx';
import { Seats } from './seats.tsx';
import css from './tables.module.css';
import { WonderBlock } from './wonder-block.tsx';

interface Props {
  /** Lies in the place of the cities while it is open, so that the decks stay in sight. */
  readonly drawer?: ComponentChildren;
}

export const Tables = ({ drawer }: Props) =>
  useTable().isSmall.value ? <Small drawer={drawer} /> : <Wide />;

function Play() {
  const state = useTable();
  const isPast = state.link.past !== undefined;
  return state.me.value === null ? (
    <section class={css.watch} aria-label={say.words.everybody}>
      {isPast ? (
        <Beside>
          <Watch />
        </Beside>
      ) : (
        <Watch />
      )}
    </section>
  ) : (
    <section class={css.play} aria-label={say.words.decks}>
      <div class={css.hand}>
        <Decks />
      </div>
      {!(isPast && state.isSmall.value) && (
        <div class={css.sheet}>
          <Actions />
        </div>
      )}
    </section>
  );
}

/** What lies before who looks on. */
function Watch() {
  const { isSmall, link } = useTable();
  return (
    <>
      {!isSmall.value && (
        <div class={css.hand}>
          <Decks />
        </div>
      )}
      <div class={css.looking}>
        <Follow />
        {link.past !== undefined && isSmall.value ? <Choices /> : <Everybody />}
      </div>
    </>
  );
}

function Wide() {
  const state = useTable();
  return (
    <main class={css.wide} data-decision={state.view.value?.public.decision}>
      <Header />
      <Seats />
      <WonderBlock seat={state.focus.value} />
      <Centre />
      <Play />
    </main>
  );
}

function Small({ drawer }: Props) {
  const state = useTable();
  const isDrawn = drawer !== undefined && state.drawer.value !== undefined;
  return (
    <main class={css.small} data-decision={state.view.value?.public.decision}>
      <Header />
      {drawer}
      {!isDrawn && (
        <>
          <Seats />
          <section class={css.strip} aria-label={say.words.conflict}>
            <div class={css.war}>
              <HornTrack />
              <BattlePreview />
            </div>
            <TokenRow />
          </section>
          <WonderBlock seat={state.shown.value ?? state.focus.value} />
        </>
      )}
      <Play />
    </main>
  );
}
