// Which way the hands go in this Age, as the seats lie on the screen: mine below all others, the neighbours at their
// edges, the far ones above them.

import { FREE_CITY, type Table } from '@mirabilia/seven-wonders';
import type { Round } from '../../../table/seats.ts';

/** Hands are played and passed on: not while boards are chosen, nor when all is over. */
export const isPlayed = ({ phase }: Table): boolean =>
  phase.kind !== 'draft' && phase.kind !== 'sides' && phase.kind !== 'over';

export const isToLeft = ({ age }: Table): boolean => age !== 2;

/** Two seats side by side. */
export type Between = 'left and me' | 'left and far' | 'others' | 'far and right' | 'right and me';

/** To the left means round the screen as a clock goes. */
const CLOCKWISE = {
  'left and me': 'up',
  'left and far': 'up',
  others: 'right',
  'far and right': 'down',
  'right and me': 'down',
} as const satisfies Record<Between, string>;
const BACK = { up: 'down', down: 'up', right: 'left' } as const;

export type Way = 'up' | 'down' | 'left' | 'right' | 'swap' | 'across';

/** Undefined where no hand goes. */
export function wayOf(table: Table, round: Round, between: Between): Way | undefined {
  if (!isPlayed(table)) return undefined;
  if (table.players === 2) return swapOf(round, between);
  return isToLeft(table) ? CLOCKWISE[between] : BACK[CLOCKWISE[between]];
}

/** The Free City has no hand: the two players swap theirs. */
function swapOf({ self, left, right }: Round, between: Between): Way | undefined {
  const one = between === 'others' ? left : self;
  const other = between === 'left and me' ? left : right;
  if (one === FREE_CITY || other === FREE_CITY) return undefined;
  return between === 'others' ? 'across' : 'swap';
}
