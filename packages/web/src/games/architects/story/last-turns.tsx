// What all players did in their last turn, until the next one: from left to right as it happened.

import type { Table } from '@mirabilia/architects';
import { SeatEmblem } from '../../../table/seat-emblem.tsx';
import { hint } from '../../../ui/hint.tsx';
import { architectsWords } from '../../../words/index.ts';
import { nameOf } from '../parts/seat-name.tsx';
import { useTable } from '../state.ts';
import { chronicleOf, turnsIn } from './chronicle.ts';
import css from './last-turns.module.css';
import { sentenceOf, whoIn } from './log-text.ts';
import { BRIEF, markOf } from './mark.tsx';

export function LastTurns() {
  const state = useTable();
  const table = state.table.value as Table;
  const who = whoIn(state);
  const turns = turnsIn(chronicleOf(state).heard.value)
    .filter(({ seat, heard }) => seat !== undefined && heard.some(({ kind }) => BRIEF.includes(kind)))
    .slice(-table.players);
  if (turns.length === 0) return <p class={css.none}>{architectsWords.value.story.nothingYet}</p>;
  return (
    <ol class={css.turns} data-last-round>
      {turns.map(({ turn, seat = 0, heard }) => {
        // Of a battle, what came of it for whoever the table is seen from.
        const told = heard.filter((one) =>
          one.kind === 'fought' ? one.seat === state.focus.value : BRIEF.includes(one.kind),
        );
        return (
          <li key={turn} class={css.turn} {...hint(...told.map((one) => sentenceOf(one, { table, who })))}>
            <SeatEmblem seat={seat} />
            <b>{nameOf(state, seat)}</b>
            {told.map((one, at) => (
              <span key={at} class={css.mark}>
                {markOf(one)}
              </span>
            ))}
          </li>
        );
      })}
    </ol>
  );
}
