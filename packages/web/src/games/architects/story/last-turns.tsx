// What all players did in their last turn, until the next one: from left to right as it happened.

import type { Table } from '@mirabilia/architects';
import { SeatEmblem } from '../../../table/seat-emblem.tsx';
import { classes } from '../../../ui/classes.ts';
import { hint } from '../../../ui/hint.tsx';
import { architectsWords } from '../../../words/index.ts';
import { nameOf } from '../parts/seat-name.tsx';
import { useTable } from '../state.ts';
import { chronicleOf, turnsIn } from './chronicle.ts';
import css from './last-turns.module.css';
import { sentenceOf, whoIn } from './log-text.ts';
import { BRIEF, markOf } from './mark.tsx';

/** `isLarge`: a tile for each player, where nothing else is to be seen. */
export function LastTurns({ isLarge = false }: { readonly isLarge?: boolean }) {
  const state = useTable();
  const table = state.table.value as Table;
  const who = whoIn(state);
  const turns = turnsIn(chronicleOf(state).heard.value)
    .filter(({ seat, heard }) => seat !== undefined && heard.some(({ kind }) => BRIEF.includes(kind)))
    .slice(-table.players);
  const { players } = table;
  const fromMe = (seat = 0): number => (seat - state.focus.value + players) % players;
  // Tiles keep their places, however far the round has come.
  const laid = isLarge ? turns.toSorted((one, other) => fromMe(one.seat) - fromMe(other.seat)) : turns;
  const begun = turns.find(({ seat }) => seat === state.focus.value)?.turn ?? 0;
  if (turns.length === 0) return <p class={css.none}>{architectsWords.value.story.nothingYet}</p>;
  return (
    <ol class={classes(css.turns, isLarge && css.tiles)} data-last-round>
      {laid.map(({ turn, seat = 0, heard }) => {
        // Of a battle, what came of it for whoever the table is seen from.
        const told = heard.filter((one) =>
          one.kind === 'fought' ? one.seat === state.focus.value : BRIEF.includes(one.kind),
        );
        return (
          <li
            key={isLarge ? seat : turn}
            class={css.turn}
            data-old={turn < begun || undefined}
            {...hint(...told.map((one) => sentenceOf(one, { table, who })))}
          >
            <span class={css.who}>
              <SeatEmblem seat={seat} />
              <b class={css.name} data-shortens title={nameOf(state, seat)}>
                {nameOf(state, seat)}
              </b>
            </span>
            <span key={turn} class={css.marks}>
              {told.map((one, at) => (
                <span key={at} class={css.mark}>
                  {markOf(one)}
                </span>
              ))}
            </span>
          </li>
        );
      })}
    </ol>
  );
}
