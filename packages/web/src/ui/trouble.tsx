// What went wrong, in words, where it went wrong.

import type { Trouble } from '../net/http.ts';
import { appWords } from '../words/index.ts';
import { Icon } from './icon.tsx';
import css from './trouble.module.css';

export function TroubleLine({ code }: { readonly code: Trouble | undefined }) {
  if (code === undefined) return null;
  return (
    <p class={css.line} role="alert">
      <Icon name="warning" />
      {appWords.value.troubles[code]}
    </p>
  );
}
