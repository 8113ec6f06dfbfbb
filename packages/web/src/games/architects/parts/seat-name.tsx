// Who sits at a place, and whether it is his turn.

import { Icon } from '../../../ui/icon.tsx';
import { type TableState, useTable } from '../state.ts';
import { say } from '../words/index.ts';
import css from './seat-name.module.css';

export const nameOf = ({ me, names }: TableState, seat: number): string =>
  seat === me.value ? say.words.you : (names.value[seat] ?? '');

export const isThinking = ({ table, link }: TableState, seat: number): boolean =>
  table.value?.phase.kind !== 'over' && table.value?.seat === seat && (link.owed.value[seat] ?? 0) > 0;

export function Thinking({ seat }: { readonly seat: number }) {
  const state = useTable();
  const { words } = say;
  const isKept =
    state.link.controllers.value[seat] === 'bot' && state.link.lobby.value?.seats[seat]?.kind === 'human';
  return (
    <>
      {isKept && <Icon name="bot" label={words.botKeeps} />}
      {isThinking(state, seat) && (
        <span class={css.dots} role="img" aria-label={words.thinking}>
          <i />
          <i />
          <i />
        </span>
      )}
    </>
  );
}
