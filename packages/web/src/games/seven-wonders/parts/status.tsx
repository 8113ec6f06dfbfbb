// For whom the table waits, in the header; and in the page's title, for those who look elsewhere.

import { FREE_CITY } from '@mirabilia/seven-wonders';
import { useFit } from '../../../table/fit.ts';
import { askedStatus, statusIn, type Status as TableStatus } from '../../../table/status.ts';
import { classes } from '../../../ui/classes.ts';
import { Icon } from '../../../ui/icon.tsx';
import { sevenWondersWords } from '../../../words/index.ts';
import { type TableState, useTable } from '../state.ts';
import { waiting } from './prompt.tsx';
import { nameOf, readinessOf } from './seat-name.tsx';
import css from './status.module.css';

export const statusOf = (state: TableState): TableStatus =>
  statusIn(state, () => {
    const kind = state.ask.value?.kind;
    if (kind === 'conflicts') return { tone: 'calm', text: '' };
    if (kind !== 'wait' && kind !== 'locked') return askedStatus(state);
    return waiting(state);
  });

export function Status() {
  const state = useTable();
  const { tone, text } = statusOf(state);
  const players = state.table.value?.players ?? 0;
  // The title beside it says that it is over.
  if (state.table.value?.phase.kind === 'over') return <span class={css.status} />;
  return (
    <span class={css.status}>
      <span class={classes(css.line, css[tone])} data-status={tone}>
        {tone === 'urgent' && <Icon name="bell" />}
        {text}
      </span>
      {players > FREE_CITY && state.live !== undefined && <Others />}
    </span>
  );
}

/** Who is ready, by name; where there is no room for all the names, it stands beside the cities alone. */
function Others() {
  const state = useTable();
  const others = state.round.value.others.map((seat) => ({
    seat,
    name: nameOf(state, seat),
    ready: readinessOf(state, seat),
  }));
  const { ref, level } = useFit<HTMLSpanElement>(2, JSON.stringify(others));
  return (
    <span ref={ref} class={css.seats}>
      {level === 0 &&
        others.map(({ seat, name, ready }) => (
          <span key={seat} class={css.seat} data-ready={ready}>
            {ready === 'ready' && <Icon name="check" label={sevenWondersWords.value.ready} />}
            <span class={css.name} data-shortens title={name}>
              {name}
            </span>
          </span>
        ))}
    </span>
  );
}
