// Everything in the reference that can be looked up, with the words by which it is found.

import {
  CARDS,
  type Card,
  type CardId,
  TOKENS,
  type Token,
  type TokenId,
  WONDERS,
  type WonderId,
} from '@mirabilia/architects';
import type { Words as Names } from '@mirabilia/architects/i18n/words';
import { type SearchEntry, searchEntry } from '../../../reference/search.ts';
import type { ArchitectsRules as Rules } from '../../../words/architects-rules/words.ts';
import { powerOf } from './power.ts';

export interface Known {
  readonly names: Names;
  readonly english: Names;
  readonly rules: Rules;
  readonly does: (card: Card) => string;
  readonly explained: (token: Token) => string;
}

export const cardEntries = ({ names, english, does }: Known): readonly SearchEntry[] =>
  CARDS.map(({ id, colour }, card) =>
    searchEntry({ part: 'cards', item: id satisfies CardId }, names.cards[id], [
      english.cards[id],
      names.colours[colour],
      does(card),
    ]),
  );

export const wonderEntries = ({ names, english, rules }: Known): readonly SearchEntry[] =>
  WONDERS.map(({ id, effect }) =>
    searchEntry({ part: 'wonders', item: id satisfies WonderId }, names.wonders[id], [
      english.wonders[id],
      powerOf(rules, effect),
    ]),
  );

export const tokenEntries = ({ names, english, explained }: Known): readonly SearchEntry[] =>
  TOKENS.map(({ id }, token) =>
    searchEntry({ part: 'tokens', item: id satisfies TokenId }, names.tokens[id], [
      english.tokens[id],
      explained(token),
    ]),
  );
