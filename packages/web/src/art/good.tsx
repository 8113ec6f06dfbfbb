// Goods: raw materials are round, manufactured goods six-cornered.

import { RAW, type Resource } from '@mirabilia/seven-wonders';
import type { JSX } from 'preact';
import { names } from '../games/seven-wonders/names.ts';
import { GoodToken } from './good-token.tsx';

const isRaw = (good: Resource): boolean => (RAW as readonly Resource[]).includes(good);

export const Good = ({ good }: { readonly good: Resource }): JSX.Element => (
  <GoodToken good={good} isRound={isRaw(good)} label={names.words.resources[good]} />
);
