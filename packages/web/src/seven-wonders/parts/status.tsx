// For whom the table waits, in the header; and in the page's title, for those who look elsewhere.

import { FREE_CITY } from '@mirabilia/seven-wonders';
import { type Tone, useAsked } from '../../table/attention.ts';
import { classes } from '../../ui/classes.ts';
import { Icon } from '../../ui/icon.tsx';
import { type TableState, useTable } from '../state.ts';
import { say } from '../words/index.ts';
import { promptOf, waitedFor } from './prompt.tsx';
import { nameOf, readinessOf } from './seat-name.tsx';
import css from './status.module.css';

export function statusOf(state: TableState): { readonly tone: Tone; readonly text: string } {
  const { words } = say;
  const kind = state.ask.value?.kind;
  if (kind === 'over') return { tone: 'calm', text: words.over };
  if (state.allWait.value) return { tone: 'urgent', text: words.allWait };
  if (kind !== 'wait' && kind !== 'locked') return { tone: 'asked', text: words.yourTurn };
  return { tone: 'calm', text: words.waitingFor(waitedFor(state)) };
}

export function Status() {
  const state = useTable();
  const { tone, text } = statusOf(state);
  const players = state.table.value?.players ?? 0;
  return (
    <span class={css.status}>
      <span class={classes(css.line, css[tone])} data-status={tone}>
        {tone === 'urgent' && <Icon name="bell" />}
        {text}
      </span>
      {players > FREE_CITY && (
        <span class={css.seats}>
          {state.round.value.others.map((seat) => (
            <span key={seat} class={css.seat} data-ready={readinessOf(state, seat)}>
              {readinessOf(state, seat) === 'ready' && <Icon name="check" label={say.words.ready} />}
              <span class={css.name} data-shortens>
                {nameOf(state, seat)}
              </span>
            </span>
          ))}
        </span>
      )}
    </span>
  );
}

/** The page's title, the notification and what a screen reader hears follow what is asked. */
export function useAttention(state: TableState): void {
  useAsked(
    () => ({ ...statusOf(state), prompt: promptOf(state) }),
    () => state.view.peek()?.public.decision ?? -1,
  );
}
