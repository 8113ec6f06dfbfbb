// Everything in the reference that can be looked up, with the words by which it is found.

import {
  BOARDS,
  CARDS,
  type Card,
  type CardId,
  COLOURS,
  type Colour,
  type Effect,
  effectsOf,
  stageEffectsOf,
  WONDERS,
  type WonderId,
} from '@mirabilia/seven-wonders';
import type { Words as Names } from '@mirabilia/seven-wonders/i18n/words';
import { labelled } from '../../../i18n/language.ts';
import { type SearchEntry, searchEntry } from '../../../reference/search.ts';
import type { ArtWords as Phrases } from '../../../words/seven-wonders/words.ts';
import type { SevenWondersRules as Rules } from '../../../words/seven-wonders-rules/words.ts';

export interface Known {
  readonly names: Names;
  readonly english: Names;
  readonly phrases: Phrases;
  readonly rules: Rules;
}

const said = ({ phrases }: Known, effects: readonly Effect[]): readonly string[] =>
  effects.map((effect) => (phrases.effects[effect.kind] as (effect: Effect) => string)(effect));

export const cardEntries = (known: Known): readonly SearchEntry[] =>
  CARDS.map(({ id, name, colour }, card: Card) =>
    searchEntry({ part: 'cards', item: id satisfies CardId }, known.names.cards[name], [
      known.english.cards[name],
      known.names.colours[COLOURS[colour] as Colour],
      ...said(known, effectsOf(card)),
    ]),
  );

const stagesOf = (wonder: WonderId): readonly Effect[] =>
  BOARDS.flatMap((board, at) =>
    board.wonder === wonder ? board.stages.flatMap((_, stage) => stageEffectsOf(at, stage)) : [],
  );

export const wonderEntries = (known: Known): readonly SearchEntry[] =>
  WONDERS.map((wonder) => {
    const { city, name } = known.names.wonders[wonder];
    const other = known.english.wonders[wonder];
    return searchEntry({ part: 'wonders', item: wonder }, labelled(city, name), [
      other.city,
      other.name,
      ...said(known, stagesOf(wonder)),
    ]);
  });
