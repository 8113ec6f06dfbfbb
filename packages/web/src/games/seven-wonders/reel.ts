// Matches of 7 Wonders looked at again.

import type { Moment } from '@mirabilia/kernel';
import { type Age, type SevenWonders, sevenWonders, type Table, TURNS } from '@mirabilia/seven-wonders';
import type { Mark, Reel } from '../../replay/film.ts';
import { sevenWondersWords, tableWords } from '../../words/index.ts';
import { roman } from './roman.ts';

const isPlayed = ({ phase }: Table): boolean => phase.kind !== 'draft' && phase.kind !== 'sides';

/** Where an Age begins; the battles of the one before are what led there. And the end. */
function marks(moments: readonly Moment<SevenWonders>[]): readonly Mark[] {
  const found: Mark[] = [];
  moments.forEach(({ state }, at) => {
    const { table } = state.public;
    const age = found.length + 1;
    if (isPlayed(table) && table.age === age && age <= 3) {
      found.push({ at, sign: roman(age), label: () => sevenWondersWords.value.age(age as Age) });
    }
    if (table.phase.kind === 'over') found.push({ at, sign: '★', label: () => tableWords.value.frame.over });
  });
  return found;
}

function caption(table: Table): string {
  const words = sevenWondersWords.value;
  if (table.phase.kind === 'over') return tableWords.value.frame.over;
  if (!isPlayed(table)) return words.age(table.age);
  return `${words.age(table.age)} · ${words.turn(table.turn, TURNS)}`;
}

export const ready = sevenWondersWords.ready;
export const reel: Reel<SevenWonders> = { game: sevenWonders, pace: 3000, isSecret: true, caption, marks };
