// Matches of Architects looked at again.

import { type Architects, architects } from '@mirabilia/architects';
import type { Moment } from '@mirabilia/kernel';
import type { Mark, Reel } from '../../replay/film.ts';
import { architectsWords, tableWords } from '../../words/index.ts';
import { momentOf } from './tell.ts';

/** Every battle, and the end. */
function marks(moments: readonly Moment<Architects>[]): readonly Mark[] {
  return moments.flatMap(({ state, events }, at): Mark[] => {
    if (state.public.table.phase.kind === 'over')
      return [{ at, sign: '★', label: () => tableWords.value.frame.over }];
    const isBattle = events.some(({ kind }) => kind === 'fought');
    return isBattle ? [{ at, sign: '⚔', label: () => architectsWords.value.story.battle }] : [];
  });
}

export const ready = architectsWords.ready;
export const reel: Reel<Architects> = {
  game: architects,
  pace: 1800,
  isSecret: false,
  caption: momentOf,
  marks,
};
