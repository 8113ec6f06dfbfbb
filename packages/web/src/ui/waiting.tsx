// Shown while something is loaded, and when that failed.

import { appWords } from '../words/index.ts';
import { Button } from './button.tsx';
import css from './waiting.module.css';

export function Waiting({ hasFailed }: { readonly hasFailed: boolean }) {
  const words = appWords.value;
  if (!hasFailed) {
    return (
      <div class={css.waiting} role="status">
        <span class={css.dial} />
        {words.loading}
      </div>
    );
  }
  return (
    <div class={css.waiting} role="alert">
      <p>{words.partMissing}</p>
      <Button look="primary" icon="refresh" onClick={() => location.reload()}>
        {words.reload}
      </Button>
    </div>
  );
}
