// My decks and what I do with them; those who look on see everybody.

import surface from '../../../table/surface.module.css';
import { classes } from '../../../ui/classes.ts';
import { lazy } from '../../../ui/lazy.tsx';
import { Waiting } from '../../../ui/waiting.tsx';
import { architectsWords, tableWords } from '../../../words/index.ts';
import { Actions } from '../parts/actions.tsx';
import { Decks } from '../parts/decks.tsx';
import { Everybody } from '../parts/everybody.tsx';
import { Follow } from '../parts/follow.tsx';
import { Beside } from '../past/beside.tsx';
import { useTable } from '../state.ts';
import css from './play.module.css';

/** Loaded when it is first asked for. */
const Choices = lazy(() => import('../past/choices.tsx'), Waiting);

export function Play() {
  const state = useTable();
  const isReplay = state.replay !== undefined;
  return state.me.value === null ? (
    <section class={css.watch} aria-label={tableWords.value.frame.everybody}>
      {isReplay ? (
        <Beside>
          <Watch />
        </Beside>
      ) : (
        <Watch />
      )}
    </section>
  ) : (
    <section class={css.play} aria-label={architectsWords.value.decks}>
      <div class={css.hand}>
        <Decks />
      </div>
      {!(isReplay && state.isSmall.value) && (
        <div class={classes(surface.panel, css.sheet)}>
          <Actions />
        </div>
      )}
    </section>
  );
}

/** What lies before those who look on. */
function Watch() {
  const { isSmall, replay } = useTable();
  return (
    <>
      {!isSmall.value && (
        <div class={css.hand}>
          <Decks />
        </div>
      )}
      <div class={classes(surface.box, css.looking)}>
        <Follow />
        {replay !== undefined && isSmall.value ? <Choices /> : <Everybody />}
      </div>
    </>
  );
}
