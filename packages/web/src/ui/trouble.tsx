// The message for an error, at the place where it happened.

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
