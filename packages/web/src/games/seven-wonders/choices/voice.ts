// How the coach names moves and says reasons in 7 Wonders.

import type { SevenWondersReason } from '@mirabilia/bots/reasons';
import { saySevenWonders } from '@mirabilia/bots/say';
import { ideaOf } from '@mirabilia/bots/seven-wonders/idea';
import { andIn, type Move } from '@mirabilia/kernel';
import {
  actionIn,
  BOARD,
  boardFacts,
  boardIn,
  cardFacts,
  cardIn,
  cardOf,
  DECLINE,
  DISCARD,
  STAGE,
} from '@mirabilia/seven-wonders';
import type { CoachVoice } from '../../../coach/said.ts';
import { language } from '../../../i18n/language.ts';
import { reasonWords } from '../../../words/index.ts';
import { names } from '../names.ts';
import { nameOf } from '../parts/seat-name.tsx';
import { roman } from '../roman.ts';
import type { TableState } from '../state.ts';
import type { Seen } from './seat-choices.ts';

function labelOf(view: Seen, move: Move): string {
  const { moves } = reasonWords.value;
  const { cards, wonders } = names.value;
  const action = actionIn(move);
  if (action === BOARD) {
    const { wonder, side } = boardFacts(boardIn(move));
    return `${wonders[wonder].city} ${side}`;
  }
  if (action === DECLINE) return moves.nothing;
  if (action === STAGE) return moves.stage((view.public.table.cities[view.viewer]?.stages ?? 0) + 1);
  const card = cards[cardFacts(cardIn(move)).name];
  return action === DISCARD ? moves.discard(card) : card;
}

export const voiceOf = (state: TableState, view: Seen): CoachVoice => ({
  ideaOf,
  label: (move) => labelOf(view, move),
  reason: (reason) => {
    const { cards, resources, symbols, categories } = names.value;
    return saySevenWonders(
      reasonWords.value,
      {
        card: (card) => cards[cardFacts(cardOf(card) as number).name],
        structure: (name) => cards[name],
        good: (good) => resources[good],
        symbol: (symbol) => symbols[symbol],
        category: (category) => categories[category],
        city: (city) => nameOf(state, city),
        age: roman,
        and: andIn(language.value),
      },
      reason as SevenWondersReason,
    );
  },
});

export const category = (id: string): string => names.value.categories[id as 'science'];
