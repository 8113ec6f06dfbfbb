import type { ScienceSymbol } from '@mirabilia/seven-wonders';
import type { JSX } from 'preact';
import { names } from '../games/seven-wonders/names.ts';
import { ScienceToken } from './science-token.tsx';

export const Science = ({ symbol }: { readonly symbol: ScienceSymbol }): JSX.Element => (
  <ScienceToken symbol={symbol} label={names.words.symbols[symbol]} />
);
