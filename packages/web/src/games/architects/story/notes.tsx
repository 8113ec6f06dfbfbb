import { NONE, type Table } from '@mirabilia/architects';
import css from '../../../table/end/score.module.css';
import type { Who } from '../../../table/who.ts';
import { architectsWords, tableWords } from '../../../words/index.ts';
import { finisherOf } from '../logic/standings.ts';
import { tokenName } from '../tell.ts';

/** How the match came to its end, and who has what that the sheet only counts. */
export function Notes({ table, who }: { readonly table: Table; readonly who: (seat: number) => Who }) {
  const { story } = architectsWords.value;
  const { list } = tableWords.value.frame;
  const finisher = finisherOf(table);
  const lines = [
    finisher === undefined ? story.ranOut : story.finished(who(finisher)),
    table.cat === NONE ? story.catNobody : story.catAt(who(table.cat)),
    ...table.cities.flatMap(({ tokens }, seat) =>
      tokens.length === 0 ? [] : [story.tokensOf(who(seat), list(tokens.map(tokenName)))],
    ),
  ];
  return (
    <ul class={css.notes}>
      {lines.map((line, at) => (
        <li key={at}>{line}</li>
      ))}
    </ul>
  );
}
