import { boardFacts, type City } from '@mirabilia/seven-wonders';
import { names } from '../names.ts';
import { useTable } from '../state.ts';
import css from './board-name.module.css';

/** The wonder's city and side; a press tells all about it. */
export function BoardName({ city }: { readonly city: City }) {
  const { overlay } = useTable();
  if (city.board < 0) return null;
  const { wonder, side } = boardFacts(city.board);
  return (
    <button
      type="button"
      class={css.name}
      title={names.value.wonders[wonder].name}
      onClick={() => {
        overlay.value = { kind: 'wonder', board: city.board, built: city.stages };
      }}
    >
      {names.value.wonders[wonder].city} · {side}
    </button>
  );
}
