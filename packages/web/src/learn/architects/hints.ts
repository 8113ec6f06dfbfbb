// First-time hints of Architects in normal matches: facts that the table allows to be told, each once.

import { actionIn, DECLINE, PAIR, PROGRESS, STAGE, setIn, stageIn, TRIPLE } from '@mirabilia/architects';
import { learnWords } from '../../words/index.ts';
import type { LessonMoment } from '../moments.ts';
import * as at from './anchors.ts';
import { type ArchitectsSituation, bringing } from './situation.ts';

const words = () => learnWords.value.hints;

export const ARCHITECTS_HINTS: readonly LessonMoment<ArchitectsSituation>[] = [
  {
    id: 'two-stages',
    kind: 'note',
    when: ({ legal, me }) => {
      const stages = new Set(legal.filter((move) => actionIn(move) === STAGE).map(stageIn));
      return stages.size > 1 ? { text: () => words().twoStages, at: [at.stages(me)] } : undefined;
    },
  },
  {
    id: 'two-sets',
    kind: 'note',
    when: ({ legal }) => {
      const sets = new Set(legal.filter((move) => actionIn(move) === PROGRESS).map(setIn));
      const hasPair = [...sets].some((set) => set >= PAIR && set < TRIPLE);
      return hasPair && sets.has(TRIPLE) ? { text: () => words().twoSets, at: [at.TOKENS] } : undefined;
    },
  },
  {
    id: 'extra-card',
    kind: 'note',
    when: ({ legal }) =>
      legal.some((move) => actionIn(move) === DECLINE)
        ? { text: () => words().extraCard, at: [at.DECKS] }
        : undefined,
  },
  {
    id: 'empty-deck',
    kind: 'note',
    when: ({ table, me, right, isChoosing, nameOf: who }) =>
      isChoosing && table.sizes[me] === 0
        ? { text: () => words().emptyDeck(who(right)), at: [at.deck(me)] }
        : undefined,
  },
  {
    id: 'battle-due',
    kind: 'note',
    when: (situation) => {
      const due = bringing(situation, 'battle');
      return due && { text: () => words().battleDue, at: [at.deck(due.deck), at.HORNS] };
    },
  },
  {
    id: 'stage-due',
    kind: 'note',
    when: (situation) => {
      const due = bringing(situation, 'stage-due');
      return due && { text: () => words().stageDue, at: [at.deck(due.deck)] };
    },
  },
];
