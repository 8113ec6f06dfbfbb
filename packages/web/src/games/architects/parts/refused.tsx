import { appWords, tableWords } from '../../../words/index.ts';
import { useTable } from '../state.ts';
import css from './actions.module.css';

/** Why the last move was not taken. */
export function Refused() {
  const refused = useTable().refused.value;
  if (refused === undefined) return null;
  return (
    <p class={css.refused} role="alert">
      {refused.code === 'unreachable'
        ? appWords.value.troubles[refused.code]
        : tableWords.value.frame.refused}
    </p>
  );
}
