// When a moment of a match is, in words.

import { type Table, TURNS } from '@mirabilia/seven-wonders';
import { sevenWondersWords, tableWords } from '../../words/index.ts';

export const isPlayed = ({ phase }: Table): boolean => phase.kind !== 'draft' && phase.kind !== 'sides';

export function caption(table: Table): string {
  const words = sevenWondersWords.value;
  if (table.phase.kind === 'over') return tableWords.value.frame.over;
  if (!isPlayed(table)) return words.age(table.age);
  return `${words.age(table.age)} · ${words.turn(table.turn, TURNS)}`;
}
