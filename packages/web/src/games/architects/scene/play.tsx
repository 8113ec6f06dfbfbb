// My decks and what I do with them; those who look on see everybody.

import { Actions } from '../parts/actions.tsx';
import { Decks } from '../parts/decks.tsx';
import { Everybody } from '../parts/everybody.tsx';
import { Follow } from '../parts/follow.tsx';
import { Beside } from '../past/beside.tsx';
import { Choices } from '../past/index.ts';
import { useTable } from '../state.ts';
import { say } from '../words/index.ts';
import css from './play.module.css';

export function Play() {
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

/** What lies before those who look on. */
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
