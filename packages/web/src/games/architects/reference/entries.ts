// Everything in the reference that can be looked up, with the words by which it is found.

import {
  CARDS,
  type CardEffect,
  type CardId,
  TOKENS,
  type Token,
  type TokenId,
  WONDERS,
  type WonderId,
} from '@mirabilia/architects';
import type { Words as Names } from '@mirabilia/architects/i18n/words';
import { type Entry, entry } from '../../../reference/search.ts';
import { powerOf } from './power.ts';
import type { Words as Rules, SheetId } from './words/words.ts';

export interface Known {
  readonly names: Names;
  readonly english: Names;
  readonly rules: Rules;
  readonly explained: (token: Token) => string;
}

export const useOf = ({ uses }: Rules, effect: CardEffect): string =>
  (uses[effect.kind] as (effect: CardEffect) => string)(effect);

export const sheetEntries = ({ rules }: Known): readonly Entry[] =>
  Object.entries(rules.sheets).map(([id, { title, text }]) =>
    entry({ part: 'guide', item: id satisfies string as SheetId }, title, text),
  );

export const cardEntries = ({ names, english, rules }: Known): readonly Entry[] =>
  CARDS.map(({ id, colour, effect }) =>
    entry({ part: 'cards', item: id satisfies CardId }, names.cards[id], [
      english.cards[id],
      names.colours[colour],
      useOf(rules, effect),
    ]),
  );

export const wonderEntries = ({ names, english, rules }: Known): readonly Entry[] =>
  WONDERS.map(({ id, effect }) =>
    entry({ part: 'wonders', item: id satisfies WonderId }, names.wonders[id], [
      english.wonders[id],
      powerOf(rules, effect),
    ]),
  );

export const tokenEntries = ({ names, english, explained }: Known): readonly Entry[] =>
  TOKENS.map(({ id }, token) =>
    entry({ part: 'tokens', item: id satisfies TokenId }, names.tokens[id], [
      english.tokens[id],
      explained(token),
    ]),
  );
