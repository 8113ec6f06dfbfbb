// All about Architects: its rules, cards, wonders, tokens and decks. It is open on a page of its own, or beside a table.

import { type Card, cardOf, type Token, tokenOf, type Wonder, wonderOf } from '@mirabilia/architects';
import { referenceBook } from '../../../reference/book.tsx';
import { sheetEntries } from '../../../reference/search.ts';
import { architectsRules, architectsWords, tableWords } from '../../../words/index.ts';
import { names } from '../names.ts';
import { doesOf, explained } from '../tell.ts';
import { Cards, Wall } from './cards.tsx';
import { Decks } from './decks.tsx';
import { english } from './english.ts';
import { cardEntries, tokenEntries, wonderEntries } from './entries.ts';
import { Rules } from './rules.tsx';
import { TokenList, Tokens } from './tokens.tsx';
import { All, Wonders } from './wonders.tsx';

export const ready = (): Promise<unknown> =>
  Promise.all([
    names.ready(),
    architectsWords.ready(),
    tableWords.ready(),
    architectsRules.ready(),
    english.ready(),
  ]);

const known = () => ({
  names: names.value,
  english: english.words ?? names.value,
  rules: architectsRules.value,
  does: doesOf,
  explained,
});

export default referenceBook({
  Guide: Rules,
  parts: { cards: Cards, wonders: Wonders, tokens: Tokens, decks: Decks },
  sheets: () => sheetEntries(architectsRules.value.sheets),
  findable: () => [
    {
      part: 'cards',
      entries: cardEntries(known()),
      show: (ids) => <Wall cards={ids.map((id) => cardOf(id) as Card)} />,
      isTitled: true,
    },
    {
      part: 'tokens',
      entries: tokenEntries(known()),
      show: (ids) => <TokenList tokens={ids.map((id) => tokenOf(id) as Token)} />,
    },
    {
      part: 'wonders',
      entries: wonderEntries(known()),
      show: (ids) => <All wonders={ids.map((id) => wonderOf(id) as Wonder)} />,
    },
  ],
});
