// Who sits at a place, and whether it is their turn.

import { PersonSign, ThinkingDots } from '../../../table/seat-signs.tsx';
import { tableWords } from '../../../words/index.ts';
import { type TableState, useTable } from '../state.ts';
import css from './seat-name.module.css';

export const nameOf = ({ you, names }: TableState, seat: number): string =>
  seat === you.value ? tableWords.value.frame.you : (names.value[seat] ?? '');

export const isThinking = ({ table, link }: TableState, seat: number): boolean =>
  table.value?.phase.kind !== 'over' && table.value?.seat === seat && (link.owed.value[seat] ?? 0) > 0;

export function Thinking({ seat }: { readonly seat: number }) {
  const state = useTable();
  return (
    <>
      <PersonSign link={state.live} seat={seat} />
      {/* Of myself it would say that I am typing: the header says that it is my turn. */}
      {isThinking(state, seat) && seat !== state.me.value && (
        <ThinkingDots label={tableWords.value.frame.thinking} class={css.dots} />
      )}
    </>
  );
}
