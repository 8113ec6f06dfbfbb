// All about 7 Wonders: its rules, cards, wonders, chains and decks. It is open on a page of its own, or beside a table.

import { type Card, cardOf, type WonderId } from '@mirabilia/seven-wonders';
import { referenceBook } from '../../../reference/book.tsx';
import { sheetEntries } from '../../../reference/search.ts';
import { sevenWondersRules, sevenWondersWords } from '../../../words/index.ts';
import { artReady } from '../art/index.ts';
import { names } from '../names.ts';
import { Cards, Wall } from './cards.tsx';
import { Decks } from './decks.tsx';
import { english } from './english.ts';
import { cardEntries, wonderEntries } from './entries.ts';
import { ChainChart, helpReady } from './help/index.ts';
import { Rules } from './rules.tsx';
import { All, Wonders } from './wonders.tsx';

export const ready = (): Promise<unknown> => Promise.all([artReady(), helpReady(), english.ready()]);

const known = () => ({
  names: names.value,
  english: english.words ?? names.value,
  phrases: sevenWondersWords.value.art,
  rules: sevenWondersRules.value,
});

export default referenceBook({
  Guide: Rules,
  parts: { cards: Cards, wonders: Wonders, chains: () => <ChainChart />, decks: Decks },
  sheets: () => sheetEntries(sevenWondersRules.value.sheets),
  findable: () => [
    {
      part: 'cards',
      entries: cardEntries(known()),
      show: (ids) => <Wall cards={ids.map((id) => cardOf(id) as Card)} />,
      isTitled: true,
    },
    {
      part: 'wonders',
      entries: wonderEntries(known()),
      show: (ids) => <All wonders={ids as readonly WonderId[]} />,
    },
  ],
});
