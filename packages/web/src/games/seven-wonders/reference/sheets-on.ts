// Which sheets of the rules explain a card.

import { type Card, chainOf, type Effect, effectsOf } from '@mirabilia/seven-wonders';
import type { SheetId } from '../../../words/seven-wonders-rules/words.ts';
import { childrenOf } from '../art/chains.ts';

const SHEET: Readonly<Record<Effect['kind'], SheetId>> = {
  produce: 'building',
  points: 'scoring',
  shields: 'military',
  science: 'science',
  coins: 'building',
  'coins-per': 'building',
  'points-per': 'scoring',
  discount: 'trade',
  'free-build': 'wonders',
  'seventh-card': 'ageEnd',
  salvage: 'wonders',
  'copy-guild': 'wonders',
};

export function sheetsOn(card: Card): readonly SheetId[] {
  const isChained = chainOf(card).length > 0 || childrenOf(card).length > 0;
  return [
    ...new Set([
      ...effectsOf(card).map(({ kind }) => SHEET[kind]),
      ...(isChained ? ['chains' as const] : []),
    ]),
  ];
}
