// What was looked for: sheets of the rules, wonders, tokens, cards.

import { type Card, cardOf, type Token, tokenOf, type Wonder, wonderOf } from '@mirabilia/architects';
import css from '../../../reference/lists.module.css';
import { PageLink } from '../../../reference/page-link.tsx';
import { found, type SearchEntry } from '../../../reference/search.ts';
import { architectsRules, tableWords } from '../../../words/index.ts';
import { names } from '../names.ts';
import { explained } from '../tell.ts';
import { Wall } from './cards.tsx';
import { english } from './english.ts';
import { cardEntries, sheetEntries, tokenEntries, wonderEntries } from './entries.ts';
import { TokenList } from './tokens.tsx';
import { All } from './wonders.tsx';

const itemOf = ({ page }: SearchEntry) => page.item as string;

export function Found({ query }: { readonly query: string }) {
  const { reference: words } = tableWords.value;
  const known = {
    names: names.value,
    english: english.words ?? names.value,
    rules: architectsRules.value,
    explained,
  };
  const sheets = found(sheetEntries(known), query);
  const wonders = found(wonderEntries(known), query);
  const tokens = found(tokenEntries(known), query);
  const cards = found(cardEntries(known), query);
  if (sheets.length + wonders.length + tokens.length + cards.length === 0) {
    return <p role="status">{words.nothing(query)}</p>;
  }
  return (
    <div class={css.wall}>
      {cards.length > 0 && <Wall cards={cards.map((each) => cardOf(itemOf(each)) as Card)} />}
      {tokens.length > 0 && (
        <section class={css.group}>
          <h2 class={css.groupTitle}>{words.parts.tokens}</h2>
          <TokenList tokens={tokens.map((each) => tokenOf(itemOf(each)) as Token)} />
        </section>
      )}
      {wonders.length > 0 && (
        <section class={css.group}>
          <h2 class={css.groupTitle}>{words.parts.wonders}</h2>
          <All wonders={wonders.map((each) => wonderOf(itemOf(each)) as Wonder)} />
        </section>
      )}
      {sheets.length > 0 && (
        <section class={css.group}>
          <h2 class={css.groupTitle}>{words.parts.guide}</h2>
          <ul class={css.links}>
            {sheets.map(({ page, title }) => (
              <li key={page.item}>
                <PageLink page={page}>{title}</PageLink>
              </li>
            ))}
          </ul>
        </section>
      )}
    </div>
  );
}
