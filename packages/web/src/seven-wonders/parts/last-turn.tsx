// What every city did last, until the next reveal.

import { actionIn, BUILD, cardFacts, cardIn, FACE_DOWN, STAGE, type Table } from '@mirabilia/seven-wonders';
import { Chip, Coin, Stage } from '../../art/index.ts';
import { classes } from '../../ui/classes.ts';
import { names } from '../names.ts';
import { useTable } from '../state.ts';
import { say } from '../words/index.ts';
import css from './last-turn.module.css';
import { nameOf } from './seat-name.tsx';

/** `isShort` leaves the words out. */
export function LastTurnStrip({ isShort = false }: { readonly isShort?: boolean }) {
  const state = useTable();
  const table = state.table.value as Table;
  const { words } = say;
  const { others, self } = state.round.value;
  // In table order, as one sits: the left neighbour first, then round to oneself in the middle of the sentence.
  const order = [...others, self];
  if (table.revealed.every((move) => move < 0)) return <p class={css.none}>{words.nothingYet}</p>;
  return (
    <ul class={classes(css.strip, isShort && css.short)}>
      {order.map((at) => {
        const move = table.revealed[at] ?? -1;
        const isBuilt = move >= 0 && actionIn(move) === BUILD && cardIn(move) !== FACE_DOWN;
        const did =
          move < 0
            ? '–'
            : isBuilt
              ? names.words.cards[cardFacts(cardIn(move)).name]
              : actionIn(move) === STAGE
                ? words.didStage
                : words.didSell;
        return (
          <li key={at} class={css.deed} title={`${nameOf(state, at)}: ${did}`}>
            <span class={css.mark} aria-hidden="true">
              {isBuilt ? (
                <Chip card={cardIn(move)} />
              ) : move >= 0 && actionIn(move) === STAGE ? (
                <Stage built />
              ) : (
                <Coin amount={3} />
              )}
            </span>
            <span class={css.words}>
              <b class={css.name}>{nameOf(state, at)}</b> <span class={css.did}>{did}</span>
            </span>
          </li>
        );
      })}
    </ul>
  );
}
