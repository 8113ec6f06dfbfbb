// Every kind of card, and one of them with all that is to be known of it.

import {
  CARDS,
  type Card,
  type CardEffect,
  COLOURS,
  cardFacts,
  cardOf,
  copiesIn,
  TOKENS,
  tokenBit,
  WONDERS,
} from '@mirabilia/architects';
import css from '../../../reference/lists.module.css';
import { PageLink } from '../../../reference/page-link.tsx';
import type { SheetId } from '../../../words/architects-rules/words.ts';
import { architectsRules, tableWords } from '../../../words/index.ts';
import { CardFace } from '../art/card-face.tsx';
import { names } from '../names.ts';
import { doesOf } from '../tell.ts';
import { TokenList } from './tokens.tsx';

export function Cards({ item }: { readonly item: string | undefined }) {
  const card = cardOf(item);
  return card === undefined ? <Wall cards={[...CARDS.keys()]} /> : <One card={card} />;
}

export function Wall({ cards }: { readonly cards: readonly Card[] }) {
  return (
    <div class={css.wall}>
      <p role="status" class={css.note}>
        {tableWords.value.reference.count(cards.length)}
      </p>
      {COLOURS.map((colour) => {
        const ofColour = cards.filter((card) => cardFacts(card).colour === colour);
        if (ofColour.length === 0) return null;
        return (
          <section key={colour} class={css.group}>
            <h2 class={css.groupTitle}>{names.value.colours[colour]}</h2>
            <ul class={css.faces}>
              {ofColour.map((card) => (
                <li key={card}>
                  <PageLink page={{ part: 'cards', item: cardFacts(card).id }} class={css.face}>
                    <CardFace card={card} />
                  </PageLink>
                </li>
              ))}
            </ul>
          </section>
        );
      })}
    </div>
  );
}

const SHEET: Readonly<Record<CardEffect['kind'], SheetId>> = {
  resource: 'building',
  coin: 'building',
  points: 'scoring',
  symbol: 'science',
  shields: 'battle',
};

const DECKS = [...WONDERS.map(({ id }) => id), 'central'] as const;

function One({ card }: { readonly card: Card }) {
  const { reference: words } = tableWords.value;
  const { id, effect, cats, triggers } = cardFacts(card);
  const sheets: readonly SheetId[] = [SHEET[effect.kind], ...(cats > 0 ? ['cat' as const] : [])];
  const helpers = [...TOKENS.keys()].filter((token) => triggers & tokenBit(token));
  return (
    <article class={css.one}>
      <h2>{names.value.cards[id]}</h2>
      <div class={css.beside}>
        <span class={css.large} aria-hidden="true">
          <CardFace card={card} />
        </span>
        <div class={css.group}>
          <p>{doesOf(card)}</p>
          {helpers.length > 0 && <TokenList tokens={helpers} />}
          <h3 class={css.part}>{architectsRules.value.copies}</h3>
          <ul class={css.counts}>
            {DECKS.map((deck) => (
              <li key={deck}>
                <span>{deck === 'central' ? names.value.terms.centralDeck : names.value.wonders[deck]}</span>{' '}
                <b>{copiesIn(deck)[card]}</b>
              </li>
            ))}
          </ul>
          <h3 class={css.part}>{words.explainedIn}</h3>
          <ul class={css.links}>
            {sheets.map((sheet) => (
              <li key={sheet}>
                <PageLink page={{ part: 'guide', item: sheet }}>
                  {architectsRules.value.sheets[sheet].title}
                </PageLink>
              </li>
            ))}
          </ul>
        </div>
      </div>
      <p>
        <PageLink page={{ part: 'cards' }}>{words.parts.cards}</PageLink>
      </p>
    </article>
  );
}
