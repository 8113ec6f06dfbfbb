// A card as it lies on a deck or in front of a player.

import { type Card, type CardEffect, cardFacts } from '@mirabilia/architects';
import type { ComponentChildren, JSX } from 'preact';
import { Badge } from '../../../art/badge.tsx';
import style from '../../../art/card-face.module.css';
import colours from '../../../art/colours.module.css';
import { Coin, Laurel, Shield } from '../../../art/tokens.tsx';
import { names } from '../names.ts';
import css from './card-face.module.css';
import { Emblem } from './emblem.tsx';
import { Cat, Good, Horn, isResource, Sign } from './marks.tsx';

type Effects = {
  readonly [K in CardEffect['kind']]: (
    effect: Extract<CardEffect, { kind: K }>,
    card: Card,
  ) => readonly JSX.Element[];
};

const EFFECTS: Effects = {
  resource: (_, card) => {
    const { id } = cardFacts(card);
    return isResource(id) ? [<Good key={id} good={id} />] : [];
  },
  coin: () => [<Coin key="coin" />],
  points: ({ points, cats }) => [
    <Laurel key="points" points={points} />,
    ...Array.from({ length: cats }, (_, i) => <Cat key={i} />),
  ],
  symbol: ({ symbol }) => [<Sign key={symbol} symbol={symbol} />],
  shields: ({ shields, horns }) => [
    ...Array.from({ length: shields }, (_, i) => <Shield key={`s${i}`} />),
    ...Array.from({ length: horns }, (_, i) => <Horn key={`h${i}`} />),
  ],
};

export function marksOf(card: Card): readonly JSX.Element[] {
  const { effect } = cardFacts(card);
  // The table is exhaustive; the compiler just can't follow that kind and effect belong together.
  return (EFFECTS[effect.kind] as (effect: CardEffect, card: Card) => readonly JSX.Element[])(effect, card);
}

interface Props {
  readonly card: Card;
  /** What comes of taking it. */
  readonly foot?: ComponentChildren;
  readonly isChosen?: boolean;
}

const longestWord = (name: string) => Math.max(...name.split(/[\s-]/).map((word) => word.length));

export function CardFace({ card, foot, isChosen = false }: Props): JSX.Element {
  const { id, colour } = cardFacts(card);
  const marks = marksOf(card);
  const name = names.value.cards[id];
  return (
    <span class={`${style.card} ${css.card} ${colours[colour]}`} data-chosen={isChosen || undefined}>
      <span class={style.inner}>
        <span class={style.head}>
          <span class={style.badge}>
            <Badge colour={colour} label={names.value.colours[colour]} />
          </span>
          <span class={style.effect} style={{ '--span': Math.max(1, marks.length) * 1.1 }} aria-hidden="true">
            {marks}
          </span>
        </span>
        <span class={style.body}>
          <span class={style.picture} aria-hidden="true">
            <span class={style.emblem}>
              <Emblem of={id} />
            </span>
          </span>
          <span class={`${style.name} ${css.name}`} style={{ '--longest': longestWord(name) }}>
            {name}
          </span>
        </span>
        {foot !== undefined && <span class={style.foot}>{foot}</span>}
      </span>
    </span>
  );
}

/** The central deck's back: an engraver's rosette. */
export function CardBack({
  name,
  foot,
  isChosen = false,
}: { readonly name: string } & Omit<Props, 'card'>): JSX.Element {
  return (
    <span class={`${style.card} ${css.card} ${css.back}`} data-chosen={isChosen || undefined}>
      <span class={style.inner}>
        <span class={css.rosette} aria-hidden="true">
          <svg viewBox="-50 -50 100 100" aria-hidden="true">
            {Array.from({ length: 12 }, (_, i) => (
              <ellipse key={i} rx="40" ry="13" transform={`rotate(${i * 15})`} />
            ))}
            <circle r="9" />
          </svg>
        </span>
        <span class={css.backName}>{name}</span>
        {foot !== undefined && <span class={style.foot}>{foot}</span>}
      </span>
    </span>
  );
}
