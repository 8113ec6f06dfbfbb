import type { Table } from '@mirabilia/seven-wonders';
import type { Who } from '../../../table/who.ts';
import { sevenWondersWords } from '../../../words/index.ts';
import { Slip } from '../art/index.ts';
import css from './opened.module.css';

/** What was buried under each wonder, and the discard pile: who took which card away from whom. */
export function Opened({ table, who }: { readonly table: Table; readonly who: (city: number) => Who }) {
  const { score: words } = sevenWondersWords.value.story;
  if (table.opened === null) return null;
  const { buried, discards } = table.opened;
  return (
    <div class={css.opened}>
      {buried.map((cards, city) => (
        <div key={city}>
          <h3 class={css.head}>{words.buried(who(city))}</h3>
          <Cards cards={cards} />
        </div>
      ))}
      <div class={css.pile}>
        <h3 class={css.head}>{words.discards(discards.length)}</h3>
        <Cards cards={discards.toSorted((one, other) => one - other)} />
      </div>
    </div>
  );
}

function Cards({ cards }: { readonly cards: readonly number[] }) {
  if (cards.length === 0) return <p class={css.none}>{sevenWondersWords.value.story.score.none}</p>;
  return (
    <ul class={css.cards}>
      {cards.map((card, at) => (
        <li key={at}>
          <Slip card={card} />
        </li>
      ))}
    </ul>
  );
}
