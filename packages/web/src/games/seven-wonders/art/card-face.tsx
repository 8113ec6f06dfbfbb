// A card as it lies in a hand. Everything on it is measured by the card's own width, so that it is the same picture
// on a small phone and on a large screen.

import { type Card, COLOURS, type Colour, cardFacts, costOf, effectsOf } from '@mirabilia/seven-wonders';
import type { ComponentChildren, JSX } from 'preact';
import style from '../../../art/card-face.module.css';
import colours from '../../../art/colours.module.css';
import { sevenWondersWords } from '../../../words/index.ts';
import { names } from '../names.ts';
import { childrenOf } from './chains.ts';
import { Cost, tokensIn } from './cost.tsx';
import { Effects } from './effects.tsx';
import { widthOf } from './effects-width.ts';
import { Emblem } from './emblem.tsx';
import { ColourBadge, Link } from './symbols.tsx';

interface Props {
  readonly card: Card;
  readonly size: 'hand' | 'small' | 'large';
  /** The verdict strip. */
  readonly foot?: ComponentChildren;
  /** Can't be built now. */
  readonly isClosed?: boolean;
  readonly isChosen?: boolean;
}

export const colourOf = (card: Card): Colour => COLOURS[cardFacts(card).colour] as Colour;

/** The longest word decides how large a name can be written. */
const longestWord = (name: string) => Math.max(...name.split(/[\s-]/).map((word) => word.length));

export function CardFace({ card, size, foot, isClosed = false, isChosen = false }: Props): JSX.Element {
  const { name } = cardFacts(card);
  const title = names.value.cards[name];
  const colour = colourOf(card);
  const cost = costOf(card);
  const later = childrenOf(card);
  return (
    <span
      class={`${style.card} ${style[size]} ${colours[colour]}`}
      data-closed={isClosed || undefined}
      data-chosen={isChosen || undefined}
    >
      <span class={style.inner}>
        <span class={style.head}>
          <span class={style.badge}>
            <ColourBadge colour={colour} />
          </span>
          <span class={style.effect} style={{ '--span': widthOf(effectsOf(card)) }}>
            <Effects effects={effectsOf(card)} />
          </span>
        </span>
        <span class={style.body}>
          <span class={style.picture}>
            {tokensIn(cost) > 0 && (
              <span class={style.cost} data-many={tokensIn(cost) > 4 || undefined}>
                <span class="sr-only">{sevenWondersWords.value.art.cost} </span>
                <Cost cost={cost} />
              </span>
            )}
            <span class={style.emblem}>
              <Emblem card={name} />
            </span>
          </span>
          <span class={style.name} style={{ '--longest': longestWord(title) }}>
            {title}
          </span>
          {later.length > 0 && (
            <span class={style.later}>
              <Link />
              <span class="sr-only">{sevenWondersWords.value.art.makesFree} </span>
              {later.map((child) => (
                <span key={child} class={style.child}>
                  <Emblem card={child} />
                  <span class={style.childName}>{names.value.cards[child]}</span>
                </span>
              ))}
            </span>
          )}
        </span>
        {foot !== undefined && <span class={style.foot}>{foot}</span>}
      </span>
    </span>
  );
}
