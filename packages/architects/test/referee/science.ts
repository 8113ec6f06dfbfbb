// Green cards become a progress token in pairs of one symbol or as three different ones.

import { type CardId, type ScienceSymbol, SYMBOLS } from './facts.ts';
import { countOf } from './lists.ts';

export const SETS: readonly (readonly ScienceSymbol[])[] = [
  ...SYMBOLS.map((symbol) => [symbol, symbol]),
  [...SYMBOLS],
];

export function setFault(cards: readonly CardId[], spend: readonly ScienceSymbol[]): string | undefined {
  const different = new Set(spend).size;
  const isSet = (spend.length === 2 && different === 1) || (spend.length === 3 && different === 3);
  if (!isSet) return 'the green cards spent are neither 2 identical nor 3 different';
  const lacking = spend.find((symbol) => countOf(cards, symbol) < countOf(spend, symbol));
  return lacking ? `there are not enough ${lacking} cards to spend` : undefined;
}

export function hasSet(cards: readonly CardId[]): boolean {
  return SETS.some((set) => setFault(cards, set) === undefined);
}
