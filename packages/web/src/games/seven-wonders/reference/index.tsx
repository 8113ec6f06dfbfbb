// All about 7 Wonders: its rules, cards, wonders, chains and decks. It is open on a page of its own, or beside a table.

import { Frame } from '../../../reference/frame.tsx';
import { useNavigator } from '../../../reference/navigator.ts';
import type { Part } from '../../../reference/page.ts';
import { artReady } from '../art/index.ts';
import { ChainChart, helpReady } from '../help/index.ts';
import { Cards } from './cards.tsx';
import { Decks } from './decks.tsx';
import { english } from './english.ts';
import { Found } from './found.tsx';
import { Rules } from './rules.tsx';
import { Wonders } from './wonders.tsx';

export const ready = (): Promise<unknown> => Promise.all([artReady(), helpReady(), english.ready()]);

function Shown({ part, item }: { readonly part: Part; readonly item: string | undefined }) {
  switch (part) {
    case 'cards':
      return <Cards item={item} />;
    case 'wonders':
      return <Wonders item={item} />;
    case 'chains':
      return <ChainChart />;
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
