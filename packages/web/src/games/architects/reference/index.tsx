// All about Architects: its rules, cards, wonders, tokens and decks. It is open on a page of its own, or beside a table.

import { Frame } from '../../../reference/frame.tsx';
import { useNavigator } from '../../../reference/navigator.ts';
import type { Part } from '../../../reference/page.ts';
import { architectsRules, architectsWords, tableWords } from '../../../words/index.ts';
import { names } from '../names.ts';
import { Cards } from './cards.tsx';
import { Decks } from './decks.tsx';
import { english } from './english.ts';
import { Found } from './found.tsx';
import { Rules } from './rules.tsx';
import { Tokens } from './tokens.tsx';
import { Wonders } from './wonders.tsx';

export const ready = (): Promise<unknown> =>
  Promise.all([
    names.ready(),
    architectsWords.ready(),
    tableWords.ready(),
    architectsRules.ready(),
    english.ready(),
  ]);

function Shown({ part, item }: { readonly part: Part; readonly item: string | undefined }) {
  switch (part) {
    case 'cards':
      return <Cards item={item} />;
    case 'wonders':
      return <Wonders item={item} />;
    case 'tokens':
      return <Tokens />;
    case 'decks':
      return <Decks />;
    default:
      return <Rules />;
  }
}

export default function Book() {
  const { page, query } = useNavigator();
  const { part, item } = page.value;
  const wanted = query.value.trim();
  return <Frame>{wanted === '' ? <Shown part={part} item={item} /> : <Found query={wanted} />}</Frame>;
}
