// The first hand of a match is dealt before those who are there at its beginning, once.

import type { Table } from '@mirabilia/seven-wonders';
import { historyOf, lastTurn } from './history.ts';

const KEY = 'mirabilia.dealt';

/** In this tab: whoever loads the page again has seen it. Without a store to remember it in, nobody sees it. */
function isNew(match: string): boolean {
  try {
    if (sessionStorage.getItem(KEY) === match) return false;
    sessionStorage.setItem(KEY, match);
    return true;
  } catch {
    return false;
  }
}

export const isFirstDeal = (table: Table, match: string): boolean =>
  table.phase.kind === 'turn' && table.age === 1 && lastTurn(historyOf(table)) === undefined && isNew(match);
