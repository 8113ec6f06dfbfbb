// What is left in every deck, as everybody can count it: those in reach first.

import { CENTRAL, deckAt, KINDS, LEFT, RIGHT, type Table } from '@mirabilia/architects';
import { hint } from '../../../ui/hint.tsx';
import { architectsWords } from '../../../words/index.ts';
import { marksOf } from '../art/card-face.tsx';
import { titleOfDeck } from '../parts/decks.tsx';
import { useTable } from '../state.ts';
import { cardTitle, doesOf } from '../tell.ts';
import css from './decks-left.module.css';

export default function DecksLeft() {
  const state = useTable();
  const table = state.table.value as Table;
  const seat = state.focus.value;
  const near = [LEFT, CENTRAL, RIGHT].map((place) => deckAt(table, seat, place));
  const far = table.sizes.map((_, deck) => deck).filter((deck) => !near.includes(deck));
  const decks = [...new Set([...near, ...far])];
  const cards = Array.from({ length: KINDS }, (_, card) => card);
  const leftIn = (deck: number, card: number): number => table.left[deck * KINDS + card] as number;
  const titleOf = (deck: number, card: number): string =>
    architectsWords.value.counted(leftIn(deck, card), cardTitle(card));
  return (
    <div class={css.decks} data-decks-left>
      {decks.map((deck) => (
        <section key={deck} class={css.deck} data-near={near.includes(deck) || undefined}>
          <h3 class={css.title}>
            {titleOfDeck(state, deck)}{' '}
            <small>{architectsWords.value.cardsLeft(table.sizes[deck] as number)}</small>
          </h3>
          <ul class={css.cards}>
            {cards
              .filter((card) => leftIn(deck, card) > 0)
              .map((card) => (
                <li key={card} {...hint(titleOf(deck, card), doesOf(card))}>
                  <span class="sr-only">{titleOf(deck, card)}</span>
                  <span class={css.card} aria-hidden="true">
                    {marksOf(card)} <b>{leftIn(deck, card)}</b>
                  </span>
                </li>
              ))}
          </ul>
        </section>
      ))}
    </div>
  );
}
