import type { SevenWondersReason } from '@mirabilia/bots/reasons';
import { saySevenWonders } from '@mirabilia/bots/say';
import { cardOf, type Table } from '@mirabilia/seven-wonders';
import type { Speech } from '../speech.ts';
import { cardName, cityName } from './names.ts';

export function tellReason(speech: Speech, reason: SevenWondersReason, table: Table): string {
  const { cards, resources, symbols, categories } = speech.sevenWonders;
  const names = {
    card: (card: string) => cardName(speech, cardOf(card) as number),
    structure: (name: keyof typeof cards) => cards[name],
    good: (good: keyof typeof resources) => resources[good],
    symbol: (symbol: keyof typeof symbols) => symbols[symbol],
    category: (category: keyof typeof categories) => categories[category],
    city: (city: number) => cityName(speech, table, city),
    age: (age: number) => 'I'.repeat(age),
    and: speech.and,
  };
  return saySevenWonders(speech.reasons, names, reason);
}
