import { boardFacts, type City, type SevenWonders } from '@mirabilia/seven-wonders';
import type { Trait } from '../narrator.ts';
import type { Speech } from '../speech.ts';
import { cardName } from './names.ts';

export const traitsIn = (speech: Speech): readonly Trait<SevenWonders>[] => [
  { title: 'Side', of: ({ cities }, seat) => [boardFacts((cities[seat] as City).board).side] },
  { title: 'Number of stages', of: ({ cities }, seat) => [String((cities[seat] as City).stages)] },
  // A city holds no structure twice.
  {
    title: 'Card built',
    of: ({ cities }, seat) => (cities[seat] as City).structures.map((card) => cardName(speech, card)),
  },
];
