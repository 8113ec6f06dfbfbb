// The progress tokens and what each does.

import { type Token, tokenFacts } from '@mirabilia/architects';
import css from '../../../reference/lists.module.css';
import { architectsWords } from '../../../words/index.ts';
import { TokenDisc } from '../art/marks.tsx';
import { ALL_KINDS, explained, tokenName } from '../tell.ts';

export const Tokens = () => (
  <div class={css.wall}>
    <h2 class={css.groupTitle}>{architectsWords.value.tokensOnTable}</h2>
    <TokenList tokens={ALL_KINDS} />
  </div>
);

export function TokenList({ tokens }: { readonly tokens: readonly Token[] }) {
  return (
    <dl class={css.tokens}>
      {tokens.map((token) => {
        const { id, copies } = tokenFacts(token);
        return (
          <div key={token} class={css.token} data-item={id} tabIndex={-1}>
            <span class={css.disc} aria-hidden="true">
              <TokenDisc token={id} />
            </span>
            <dt>{copies > 1 ? architectsWords.value.counted(copies, tokenName(token)) : tokenName(token)}</dt>
            <dd>{explained(token)}</dd>
          </div>
        );
      })}
    </dl>
  );
}
