// The cards and tokens in front of a seat, each kind with how many.

import { type City, tokenBit, tokenFacts } from '@mirabilia/architects';
import { hint } from '../../../ui/hint.tsx';
import { architectsWords } from '../../../words/index.ts';
import { marksOf } from '../art/card-face.tsx';
import { TokenDisc } from '../art/marks.tsx';
import { heldIn } from '../logic/city.ts';
import { useTable } from '../state.ts';
import { cardTitle, doesOf, explained, tokenName } from '../tell.ts';
import css from './goods.module.css';

export function Goods({ city, label }: { readonly city: City; readonly label: string }) {
  const held = heldIn(city);
  if (held.length === 0)
    return (
      <p class={css.none} data-goods>
        {architectsWords.value.noCards}
      </p>
    );
  return (
    <ul class={css.goods} aria-label={label} data-goods>
      {held.map(({ card, count }) => (
        <li
          key={card}
          class={css.good}
          data-held={card}
          {...hint(architectsWords.value.counted(count, cardTitle(card)), doesOf(card))}
        >
          <span class="sr-only">{architectsWords.value.counted(count, cardTitle(card))}</span>
          <span class={css.marks} aria-hidden="true">
            {marksOf(card)}
          </span>
          {count > 1 && <b aria-hidden="true">{count}</b>}
        </li>
      ))}
    </ul>
  );
}

export function Tokens({ city, label }: { readonly city: City; readonly label: string }) {
  const state = useTable();
  const table = state.table.value;
  if (city.tokens.length === 0) return null;
  const isTurn = table !== undefined && table.cities[table.seat] === city;
  return (
    <ul class={css.tokens} aria-label={label} data-tokens>
      {city.tokens.map((token, at) => {
        const isUsed = isTurn && (table.spent & tokenBit(token)) !== 0;
        return (
          <li key={at} data-used={isUsed || undefined} {...hint(tokenName(token), explained(token))}>
            <TokenDisc token={tokenFacts(token).id} />
            {isUsed && <span class="sr-only">{architectsWords.value.used}</span>}
          </li>
        );
      })}
    </ul>
  );
}
