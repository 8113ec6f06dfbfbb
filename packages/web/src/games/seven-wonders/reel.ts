// Matches of 7 Wonders looked at again.

import type { Moment } from '@mirabilia/kernel';
import { type Age, type SevenWonders, sevenWonders } from '@mirabilia/seven-wonders';
import type { Mark, Reel } from '../../replay/film.ts';
import { sevenWondersWords, tableWords } from '../../words/index.ts';
import { caption, isPlayed } from './caption.ts';
import { roman } from './roman.ts';

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

export const ready = sevenWondersWords.ready;
export const reel: Reel<SevenWonders> = { game: sevenWonders, pace: 3000, isSecret: true, caption, marks };
