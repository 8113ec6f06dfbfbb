// Small signs of the table: resources, symbols, the cat, horns, what a stage costs, progress tokens.

import {
  type CostRule,
  RESOURCES,
  type Resource,
  type ScienceSymbol,
  type TokenId,
} from '@mirabilia/architects';
import type { JSX } from 'preact';
import { GoodToken } from '../../../art/good.tsx';
import { Icon } from '../../../art/icon.tsx';
import { ScienceToken } from '../../../art/science.tsx';
import { classes } from '../../../ui/classes.ts';
import { architectsWords } from '../../../words/index.ts';
import { names } from '../names.ts';
import { Emblem } from './emblem.tsx';
import css from './marks.module.css';

/** What comes out of the ground is round, what is made is six-cornered. */
const IS_ROUND: Readonly<Record<Resource, boolean>> = {
  wood: true,
  stone: true,
  clay: true,
  papyrus: false,
  glass: false,
};

export const Good = ({ good }: { readonly good: Resource }): JSX.Element => (
  <GoodToken good={good} isRound={IS_ROUND[good]} label={names.value.cards[good]} />
);

export const Sign = ({ symbol }: { readonly symbol: ScienceSymbol }): JSX.Element => (
  <ScienceToken symbol={symbol} label={names.value.cards[symbol]} />
);

export const Cat = (): JSX.Element => (
  <span class={css.cat}>
    <Emblem of="civic2cat" label={names.value.terms.catPawn} />
  </span>
);

/** The cat itself, where it sits. */
export const CatPawn = (): JSX.Element => (
  <span class={css.cat} data-cat-pawn>
    <Cat />
  </span>
);

/** A war horn, its bell to the right. */
export const Horn = (): JSX.Element => (
  <Icon label={names.value.terms.horn} class={css.horn}>
    <path d="M1.6 13.2c5.6 2.1 11-.3 13.4-6.4L17.6 1.4 22.8 13l-5.6 1.5C13.3 20.2 6.700 21.6 1.2 17.800Z" />
    <path class={css.hornLine} d="M17.600 1.4 22.8 13M6.200 14.200l.6 5.2M11.300 12.300l1.900 4.800" />
  </Icon>
);

const SHAPES = [
  'M1 1h10v10H1Z',
  'M6 .6a5.4 5.4 0 1 1 0 10.8A5.4 5.4 0 0 1 6 .6Z',
  'M6 .5 11.8 11H.2Z',
  'm6 0 6 6-6 6-6-6Z',
];

/** So many tiles, all alike or each of another shape. */
export function CostMark({ count, rule }: { readonly count: number; readonly rule: CostRule }): JSX.Element {
  return (
    <span class={css.cost}>
      <Icon
        label={architectsWords.value.cost(count, rule)}
        viewBox={`0 0 ${count * 14} 12`}
        class={classes(css.tiles, css[`tiles${count}`])}
      >
        {Array.from({ length: count }, (_, i) => (
          <path
            key={i}
            transform={`translate(${i * 14 + 1} 0)`}
            d={SHAPES[rule === 'identical' ? 0 : i % SHAPES.length] as string}
          />
        ))}
      </Icon>
      <b aria-hidden="true">{rule === 'identical' ? '=' : '≠'}</b>
    </span>
  );
}

/** A token as it lies in the row or beside a wonder. */
export function TokenDisc({ token }: { readonly token: TokenId }): JSX.Element {
  return (
    <span class={css.disc}>
      <Emblem of={token} label={names.value.tokens[token]} />
    </span>
  );
}

/** The back of the pile. */
export function TokenBack({ label }: { readonly label: string }): JSX.Element {
  return (
    <span class={classes(css.disc, css.back)} role="img" aria-label={label}>
      ?
    </span>
  );
}

export const isResource = (id: string): id is Resource => (RESOURCES as readonly string[]).includes(id);
