// My decks and what I do with them; those who look on see everybody.

import type { ComponentChildren } from 'preact';
import surface from '../../../table/surface.module.css';
import { classes } from '../../../ui/classes.ts';
import { lazy } from '../../../ui/lazy.tsx';
import { Waiting } from '../../../ui/waiting.tsx';
import { architectsWords, tableWords } from '../../../words/index.ts';
import { Actions, Chosen } from '../parts/actions.tsx';
import { Beside } from '../parts/beside.tsx';
import { Decks } from '../parts/decks.tsx';
import { Everybody } from '../parts/everybody.tsx';
import { Follow } from '../parts/follow.tsx';
import { areTokensLaidOut } from '../parts/offers.tsx';
import { useTable } from '../state.ts';
import css from './play.module.css';

/** Loaded when it is first asked for. */
const Choices = lazy(() => import('../choices/choices.tsx'), Waiting);

export const Play = () => (useTable().replay === undefined ? <InPlay /> : <InReplay />);

function InPlay() {
  if (useTable().me.value === null) {
    return (
      <Watching>
        <Watched>
          <Everybody />
        </Watched>
      </Watching>
    );
  }
  return (
    <Mine>
      <div class={classes(surface.panel, css.sheet)}>
        <Actions />
      </div>
    </Mine>
  );
}

function InReplay() {
  const { me, isSmall } = useTable();
  if (me.value === null) {
    return (
      <Watching>
        <Beside>
          <Watched>{isSmall.value ? <Choices /> : <Everybody />}</Watched>
        </Beside>
      </Watching>
    );
  }
  return (
    <Mine>
      {!isSmall.value && (
        <div class={classes(surface.panel, css.sheet)}>
          <Chosen />
        </div>
      )}
    </Mine>
  );
}

interface Around {
  readonly children: ComponentChildren;
}

function Mine({ children }: Around) {
  const isOnlyTokens = areTokensLaidOut(useTable());
  return (
    <section
      class={css.play}
      aria-label={architectsWords.value.decks}
      data-tokens={isOnlyTokens || undefined}
    >
      <div class={css.hand}>
        <Decks />
      </div>
      {children}
    </section>
  );
}

const Watching = ({ children }: Around) => (
  <section class={css.watch} aria-label={tableWords.value.frame.everybody}>
    {children}
  </section>
);

/** What lies before those who look on. */
const Watched = ({ children }: Around) => (
  <>
    {!useTable().isSmall.value && (
      <div class={css.hand}>
        <Decks />
      </div>
    )}
    <div class={classes(surface.box, css.looking)}>
      <Follow />
      {children}
    </div>
  </>
);
