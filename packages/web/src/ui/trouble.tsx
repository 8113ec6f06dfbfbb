// The message for an error, at the place where it happened.

import type { Failure } from '../net/http.ts';
import { troubleText } from '../words/trouble-text.ts';
import { Icon } from './icon.tsx';
import css from './trouble.module.css';

export function TroubleLine({ of: failure }: { readonly of: Failure | undefined }) {
  if (failure === undefined) return null;
  return (
    <p class={css.line} role="alert">
      <Icon name="warning" />
      {troubleText(failure)}
    </p>
  );
}
