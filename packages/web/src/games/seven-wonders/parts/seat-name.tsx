// Who sits at a place, and whether they are ready.

import { FREE_CITY } from '@mirabilia/seven-wonders';
import { SeatEmblem } from '../../../table/seat-emblem.tsx';
import { PersonSign, ThinkingDots } from '../../../table/seat-signs.tsx';
import { Icon } from '../../../ui/icon.tsx';
import { sevenWondersWords, tableWords } from '../../../words/index.ts';
import { names } from '../names.ts';
import { type TableState, useTable } from '../state.ts';
import { presentationOf } from '../story/index.ts';
import { lockedFor } from './locked.ts';
import css from './seat-name.module.css';

const isFreeCity = ({ table }: Pick<TableState, 'table'>, city: number): boolean =>
  table.value?.players === FREE_CITY && city === FREE_CITY;

/** The arms of a city's player; the Free City has none. */
export const CityEmblem = ({ city }: { readonly city: number }) =>
  isFreeCity(useTable(), city) ? null : <SeatEmblem seat={city} />;

export function nameOf(state: TableState, city: number): string {
  const { you, names: people } = state;
  if (city === you.value) return tableWords.value.frame.you;
  if (isFreeCity(state, city)) return names.value.terms.freeCity;
  return people.value[city] ?? '';
}

export type Readiness = 'ready' | 'thinking' | 'idle';

export function readinessOf(state: TableState, seat: number): Readiness {
  const { view, replay } = state;
  const owed = presentationOf(state).owed.value[seat];
  if (owed === undefined || replay !== undefined || view.value?.public.table.phase.kind === 'over')
    return 'idle';
  // Of the viewer's two cards one is locked: their own city waits for nothing.
  const isLocked = seat === state.me.value && lockedFor(state, seat) !== undefined;
  if (owed > 0 && !isLocked) return 'thinking';
  // In a turn everybody was asked; in other phases those who owe nothing just look on.
  const { kind } = view.value?.public.table.phase ?? { kind: 'over' };
  return kind === 'turn' || kind === 'sides' ? 'ready' : 'idle';
}

export function Ready({ seat, isShort = false }: { readonly seat: number; readonly isShort?: boolean }) {
  const state = useTable();
  const readiness = readinessOf(state, seat);
  const words = sevenWondersWords.value;
  return (
    <span class={css.ready} data-ready={readiness}>
      <PersonSign link={state.live} seat={seat} />
      {readiness === 'ready' && <Icon name="check" {...(isShort ? { label: words.ready } : {})} />}
      {readiness === 'thinking' && <ThinkingDots label={tableWords.value.frame.thinking} />}
      {!isShort && readiness === 'ready' && words.ready}
      {!isShort && readiness === 'thinking' && (
        <span aria-hidden="true">{tableWords.value.frame.thinking}</span>
      )}
    </span>
  );
}
