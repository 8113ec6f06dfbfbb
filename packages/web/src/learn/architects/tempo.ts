// The second lesson of Architects: what to take first, what to leave, and when to finish.

import {
  type Card,
  COIN,
  cardFacts,
  completedBy,
  NONE,
  RESOURCE_KINDS,
  scoreOf,
} from '@mirabilia/architects';
import { architectsNames, learnWords } from '../../words/index.ts';
import type { LessonMoment } from '../moments.ts';
import * as at from './anchors.ts';
import { type ArchitectsSituation, nextStages, stagesBuilt, topThat } from './situation.ts';

const words = () => learnWords.value.tempo;
const nameOf = (card: Card): string => architectsNames.value.cards[cardFacts(card).id];

/** How far the learner is ahead of the best of the others. */
function lead({ table, me }: ArchitectsSituation): number {
  const points = table.cities.map((_, seat) => scoreOf(table, seat).total);
  return (points[me] as number) - Math.max(...points.filter((_, seat) => seat !== me));
}

export const TEMPO_ARCHITECTS: readonly LessonMoment<ArchitectsSituation>[] = [
  {
    id: 'race',
    kind: 'note',
    when: ({ round, me, isChoosing }) =>
      round === 1 && isChoosing ? { text: () => words().race, at: [at.stages(me)] } : undefined,
  },
  {
    id: 'other-kind',
    kind: 'suggest',
    when: (situation) => {
      const { city } = situation;
      const held = city.cards.slice(0, RESOURCE_KINDS);
      const isDifferent = nextStages(city).some(({ rule }) => rule === 'different');
      if (!isDifferent || held.every((count) => count === 0)) return undefined;
      const found = topThat(situation, (card) => card < RESOURCE_KINDS && held[card] === 0);
      return (
        found && {
          text: () => words().otherKind(nameOf(found.card)),
          at: [at.deck(found.deck)],
          moves: [found.move],
        }
      );
    },
  },
  {
    id: 'shared-deck',
    kind: 'note',
    when: ({ round, isChoosing, me, left, nameOf: who }) =>
      round >= 2 && isChoosing ? { text: () => words().sharedDeck(who(left)), at: [at.deck(me)] } : undefined,
  },
  {
    id: 'effect',
    kind: 'note',
    when: ({ city, me, isChoosing }) =>
      isChoosing && city.stages !== 0 && nextStages(city).some(({ effect }) => effect !== undefined)
        ? { text: () => words().effect, at: [at.stages(me)] }
        : undefined,
  },
  {
    id: 'keep-coin',
    kind: 'note',
    when: ({ city, isChoosing, me }) =>
      isChoosing &&
      (city.cards[COIN] as number) > 0 &&
      nextStages(city).some(({ rule }) => rule === 'identical')
        ? { text: () => words().keepCoin, at: [at.stages(me)] }
        : undefined,
  },
  {
    id: 'deny',
    kind: 'suggest',
    when: (situation) => {
      const { table, me, left, right, reach, nameOf: who } = situation;
      // The own deck is also the left neighbour's, the right one the right neighbour's own.
      const users = new Map([
        [me, left],
        [right, right],
      ]);
      for (const { deck, card, move } of reach) {
        const rival = users.get(deck);
        if (rival === undefined || card === NONE) continue;
        if (completedBy(table, rival, card).stages.length === 0) continue;
        return {
          text: () => words().deny(who(rival), nameOf(card)),
          at: [at.deck(deck), at.seat(rival)],
          moves: [move],
        };
      }
      return undefined;
    },
  },
  {
    id: 'finish',
    kind: 'note',
    when: (situation) => {
      const { city, me, isChoosing } = situation;
      if (!isChoosing || stagesBuilt(city) !== 4) return undefined;
      const ahead = lead(situation);
      return { text: () => (ahead > 0 ? words().finish(ahead) : words().hold(-ahead)), at: [at.stages(me)] };
    },
  },
  {
    id: 'hurry',
    kind: 'note',
    when: ({ table, me, isChoosing, nameOf: who }) => {
      const near = table.cities.findIndex((city, seat) => seat !== me && stagesBuilt(city) === 4);
      return near < 0 || !isChoosing
        ? undefined
        : { text: () => words().hurry(who(near)), at: [at.seat(near)] };
    },
  },
];
