// A lesson about sides B, with Ephesos: its stages bring coins, and coins bring stages.

import { boardFacts, stageEffectsOf } from '@mirabilia/seven-wonders';
import { learnWords } from '../../words/index.ts';
import type { LessonMoment } from '../moments.ts';
import * as at from './anchors.ts';
import { ownStage, type WondersSituation } from './situation.ts';

const words = () => learnWords.value.sideB;

function stageGains({ city }: WondersSituation, stage: number) {
  const gains = { points: 0, coins: 0 };
  for (const effect of stageEffectsOf(city.board, stage)) {
    if (effect.kind === 'points') gains.points += effect.points;
    if (effect.kind === 'coins') gains.coins += effect.coins;
  }
  return gains;
}

export const SIDE_B_WONDERS: readonly LessonMoment<WondersSituation>[] = [
  {
    id: 'other-side',
    kind: 'note',
    when: ({ table, me }) =>
      table.age === 1 && table.turn === 1
        ? { text: () => words().otherSide, at: [at.stages(me)] }
        : undefined,
  },
  {
    id: 'coin-stage',
    kind: 'suggest',
    when: (situation) => {
      const { city, me, verdicts } = situation;
      const moves = verdicts.flatMap(({ stage }) => stage.moves);
      if (moves.length === 0 || city.stages >= boardFacts(city.board).stages.length) return undefined;
      const { points, coins } = stageGains(situation, city.stages);
      const stage = city.stages + 1;
      return { text: () => words().coinStage(stage, points, coins), at: [at.stages(me)], moves };
    },
    done: (situation) => ownStage(situation) !== undefined,
  },
  {
    id: 'spend',
    kind: 'note',
    when: (situation) =>
      ownStage(situation) !== undefined && situation.city.stages === 1
        ? { text: () => words().spend(stageGains(situation, 0).coins), at: [at.coins(situation.me)] }
        : undefined,
  },
  {
    id: 'four',
    kind: 'note',
    when: ({ table, left, nameOf: who }) =>
      table.age === 1 && table.turn === 3
        ? { text: () => words().four(who(left)), at: [at.city(left)] }
        : undefined,
  },
  {
    id: 'seventh',
    kind: 'note',
    when: ({ table, right, nameOf: who }) =>
      table.age === 1 && table.turn === 6
        ? { text: () => words().seventh(who(right)), at: [at.city(right)] }
        : undefined,
  },
  {
    id: 'last-stage',
    kind: 'note',
    when: ({ city, me }) =>
      city.stages === 2 ? { text: () => words().lastStage, at: [at.stages(me)] } : undefined,
  },
  {
    id: 'used-up',
    kind: 'note',
    when: ({ table }) =>
      table.age === 2 && table.turn === 1 ? { text: () => words().usedUp, at: [at.HAND] } : undefined,
  },
  {
    id: 'complete',
    kind: 'note',
    when: ({ city, me }) =>
      city.stages === boardFacts(city.board).stages.length
        ? { text: () => words().complete, at: [at.stages(me)] }
        : undefined,
  },
];
