// Goods, scientific symbols, colours and chains of 7 Wonders, named for screen readers.

import { type Colour, RAW, type Resource, type ScienceSymbol } from '@mirabilia/seven-wonders';
import type { JSX } from 'preact';
import { Badge } from '../../../art/badge.tsx';
import { GoodToken } from '../../../art/good.tsx';
import { Icon } from '../../../art/icon.tsx';
import { ScienceToken } from '../../../art/science.tsx';
import { names } from '../names.ts';

const isRaw = (good: Resource): boolean => (RAW as readonly Resource[]).includes(good);

/** Raw materials are round, manufactured goods six-cornered. */
export const Good = ({ good }: { readonly good: Resource }): JSX.Element => (
  <GoodToken good={good} isRound={isRaw(good)} label={names.value.resources[good]} />
);

export const Science = ({ symbol }: { readonly symbol: ScienceSymbol }): JSX.Element => (
  <ScienceToken symbol={symbol} label={names.value.symbols[symbol]} />
);

export const ColourBadge = ({ colour }: { readonly colour: Colour }): JSX.Element => (
  <Badge colour={colour} label={names.value.colours[colour]} />
);

/** Two links of a chain: what stands makes another one free. */
export const Link = (): JSX.Element => (
  <Icon>
    <path
      fill="none"
      stroke="currentColor"
      stroke-width="2.4"
      stroke-linecap="round"
      d="M10 14a4.5 4.5 0 0 0 6.400.4l3.200-3.200a4.5 4.5 0 0 0-6.400-6.400L11.700 6.300M14 10a4.5 4.5 0 0 0-6.400-.4l-3.200 3.200a4.5 4.5 0 0 0 6.400 6.400l1.5-1.5"
    />
  </Icon>
);
