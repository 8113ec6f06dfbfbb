// Building from the discard pile: everything that lies in it, by colour; what can't be built is shown and closed.

import {
  actionIn,
  type Card,
  COLOURS,
  cardFacts,
  cardIn,
  DECLINE,
  effectsOf,
  SALVAGE,
  sevenWonders,
} from '@mirabilia/seven-wonders';
import surface from '../../../table/surface.module.css';
import { Button } from '../../../ui/button.tsx';
import { classes } from '../../../ui/classes.ts';
import { hint } from '../../../ui/hint.tsx';
import { sevenWondersWords } from '../../../words/index.ts';
import { CardFace, sentencesOf } from '../art/index.ts';
import { names } from '../names.ts';
import { promptOf } from '../parts/prompt.tsx';
import { useTable } from '../state.ts';
import css from './salvage.module.css';

export function Salvage() {
  const state = useTable();
  const words = sevenWondersWords.value;
  const asked = state.ask.value;
  if (asked?.kind !== 'salvage') return null;
  const pile = asked.view.private.holding.pile ?? [];
  const legal = sevenWonders.legalMoves(asked.view);
  const moveOf = (card: Card) => legal.find((move) => actionIn(move) === SALVAGE && cardIn(move) === card);
  const colour = (card: Card) => cardFacts(card).colour;
  const cards = [...new Set(pile)].toSorted(
    (a, b) =>
      Number(moveOf(b) !== undefined) - Number(moveOf(a) !== undefined) || colour(a) - colour(b) || a - b,
  );
  const picked = state.picked.value?.card;
  const move = picked === undefined ? undefined : moveOf(picked);
  const nameOf = (card: Card) => names.value.cards[cardFacts(card).name];
  return (
    <section class={classes(surface.panel, css.salvage)} aria-label={promptOf(state)}>
      <h2 class={css.prompt}>{promptOf(state)}</h2>
      <ul class={css.pile} style={{ '--kinds': COLOURS.length }}>
        {cards.map((card) => (
          <li key={card} class={classes(css.card, picked === card && css.picked)}>
            <button
              type="button"
              class={css.button}
              aria-pressed={picked === card}
              data-card={cardFacts(card).id}
              onClick={() => state.select(card)}
              {...hint(nameOf(card), sentencesOf(effectsOf(card)))}
            >
              <span class="sr-only">
                {[
                  `${nameOf(card)}.`,
                  sentencesOf(effectsOf(card)),
                  ...(moveOf(card) === undefined ? [words.whyStands] : []),
                ].join(' ')}
              </span>
              <span aria-hidden="true">
                <CardFace
                  card={card}
                  size="small"
                  isChosen={picked === card}
                  isClosed={moveOf(card) === undefined}
                />
              </span>
            </button>
          </li>
        ))}
      </ul>
      <div class={css.actions}>
        {picked !== undefined && (
          <p class={css.about}>{move === undefined ? words.whyStands : sentencesOf(effectsOf(picked))}</p>
        )}
        <Button
          size="large"
          data-decline
          onClick={() => state.lock(legal.find((each) => actionIn(each) === DECLINE))}
        >
          {words.takeNothing}
        </Button>
        <Button
          look="primary"
          size="large"
          disabled={move === undefined}
          data-salvage
          onClick={() => state.lock(move)}
        >
          {picked === undefined || move === undefined ? words.build : words.buildFree(nameOf(picked))}
        </Button>
      </div>
    </section>
  );
}
