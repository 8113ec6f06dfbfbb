import { boardFacts, type City, FREE_CITY } from '@mirabilia/seven-wonders';
import { hint } from '../../../ui/hint.tsx';
import { sevenWondersWords } from '../../../words/index.ts';
import { names } from '../names.ts';
import { shownTable } from '../shown.ts';
import { type TableState, useTable } from '../state.ts';
import css from './board-name.module.css';

/** While everybody chooses a side in secret, a board lies there on either; the Free City's was drawn before. */
export function isSideOpen(state: TableState, city: City): boolean {
  const { phase, players, cities } = shownTable(state);
  return phase.kind === 'sides' && !(players === FREE_CITY && cities[FREE_CITY] === city);
}

/** Opens all there is to know about a city's wonder. */
export const tellOfWonder = (state: TableState, city: City): void => {
  const { board, stages } = city;
  state.overlay.value = { kind: 'wonder', board, built: stages, isSideOpen: isSideOpen(state, city) };
};

/** The wonder's city and side; a press tells all about it. */
export function BoardName({ city }: { readonly city: City }) {
  const state = useTable();
  if (city.board < 0) return null;
  const isOpen = isSideOpen(state, city);
  const { wonder, side } = boardFacts(city.board);
  return (
    <button
      type="button"
      class={css.name}
      onClick={() => tellOfWonder(state, city)}
      {...hint(names.value.wonders[wonder].name, isOpen ? sevenWondersWords.value.sideOpen : undefined)}
    >
      {names.value.wonders[wonder].city} · {isOpen ? '?' : side}
    </button>
  );
}
