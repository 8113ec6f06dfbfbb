// What each deck is made of.

import { CARDS, cardsOf, copiesIn, WONDERS } from '@mirabilia/architects';
import css from '../../../reference/lists.module.css';
import { PageLink } from '../../../reference/page-link.tsx';
import { architectsRules, tableWords } from '../../../words/index.ts';
import { names } from '../names.ts';
import { CardSigns } from './signs.tsx';

const DECKS = [...WONDERS.map(({ id }) => id), 'central'] as const;

export function Decks() {
  const { reference: words } = tableWords.value;
  return (
    <table class={css.deck}>
      <caption>{architectsRules.value.copies}</caption>
      <thead>
        <tr>
          <th scope="col">{words.card}</th>
          {DECKS.map((deck) => (
            <th key={deck} scope="col">
              {deck === 'central' ? (
                <span class={css.upright}>{architectsRules.value.decks.central}</span>
              ) : (
                <PageLink page={{ part: 'wonders', item: deck }} class={css.upright}>
                  {names.value.wonders[deck]}
                </PageLink>
              )}
            </th>
          ))}
        </tr>
      </thead>
      <tbody>
        {CARDS.map(({ id }, card) => (
          <tr key={id}>
            <th scope="row">
              <PageLink page={{ part: 'cards', item: id }} class={css.link}>
                <CardSigns card={card} />
                <span class={css.spelled}>{names.value.cards[id]}</span>
              </PageLink>
            </th>
            {DECKS.map((deck) => (
              <td key={deck}>{copiesIn(deck)[card] || <span class={css.none}>–</span>}</td>
            ))}
          </tr>
        ))}
      </tbody>
      <tfoot>
        <tr>
          <th scope="row">{words.total}</th>
          {DECKS.map((deck) => (
            <td key={deck}>{cardsOf(copiesIn(deck)).length}</td>
          ))}
        </tr>
      </tfoot>
    </table>
  );
}
