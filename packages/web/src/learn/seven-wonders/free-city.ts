// A lesson about two players: the Free City lies between them, and they play for it in turn.

import {
  type Card,
  type CardId,
  cardFacts,
  cardOf,
  FREE_CITY,
  leftIn,
  rightIn,
} from '@mirabilia/seven-wonders';
import { learnWords, sevenWondersNames } from '../../words/index.ts';
import type { LessonMoment } from '../moments.ts';
import * as at from './anchors.ts';
import { colourOf, type WondersSituation } from './situation.ts';

const words = () => learnWords.value.freeCity;
const nameOf = (card: Card): string => sevenWondersNames.value.cards[cardFacts(card).name];
const rivalOf = ({ me }: WondersSituation): number => 1 - me;

const forIt = (situation: WondersSituation, is: (card: Card) => boolean) =>
  situation.isForFreeCity
    ? situation.verdicts.find(({ card, build }) => build.moves.length > 0 && is(card))
    : undefined;

export const FREE_CITY_WONDERS: readonly LessonMoment<WondersSituation>[] = [
  {
    id: 'two-choices',
    kind: 'note',
    when: ({ isForFreeCity }) =>
      isForFreeCity ? { text: () => words().twoChoices, at: [at.HAND] } : undefined,
  },
  {
    id: 'between',
    kind: 'note',
    when: ({ table, nameOf: who, me, isForFreeCity }) =>
      table.age === 1 && !isForFreeCity
        ? { text: () => words().between(who(1 - me)), at: [at.city(FREE_CITY)] }
        : undefined,
  },
  {
    id: 'arm',
    kind: 'suggest',
    when: (situation) => {
      const red = forIt(situation, (card) => colourOf(card) === 'red');
      return (
        red && {
          text: () => words().arm(nameOf(red.card), situation.nameOf(rivalOf(situation))),
          at: [at.card(red.card)],
          moves: red.build.moves,
        }
      );
    },
    done: ({ events }) =>
      events.some((event) => event.kind === 'built' && event.city === FREE_CITY && isRed(event.card)),
  },
  {
    id: 'feed',
    kind: 'suggest',
    when: (situation) => {
      const goods = forIt(situation, (card) => colourOf(card) === 'brown' || colourOf(card) === 'grey');
      return (
        goods && {
          text: () => words().feed(nameOf(goods.card)),
          at: [at.card(goods.card)],
          moves: goods.build.moves,
        }
      );
    },
  },
  {
    id: 'its-turn',
    kind: 'note',
    when: ({ table, isForFreeCity, me, nameOf: who }) =>
      table.age === 1 && table.turn >= 2 && !isForFreeCity
        ? { text: () => words().itsTurn(who(1 - me)), at: [at.city(FREE_CITY)] }
        : undefined,
  },
  {
    id: 'buy-from-it',
    kind: 'suggest',
    when: ({ table, verdicts, isForFreeCity, me }) => {
      const side = me === 0 ? 'right' : 'left';
      const found = verdicts.find(
        ({ build }) => build.moves.length > 0 && build.moves.every((move) => paid(move) > 0),
      );
      return found === undefined || isForFreeCity || table.turn < 2
        ? undefined
        : {
            text: () => words().buyFromIt(nameOf(found.card)),
            at: [at.card(found.card), at.market(side)],
            moves: found.build.moves,
          };
    },
  },
  {
    id: 'both-fight',
    kind: 'note',
    when: ({ events, me }) =>
      events.some((event) => event.kind === 'fought' && event.city === me)
        ? { text: () => words().bothFight, at: [at.CONFLICT] }
        : undefined,
  },
  {
    id: 'shut-out',
    kind: 'note',
    when: ({ table, isForFreeCity }) =>
      table.age === 2 && isForFreeCity ? { text: () => words().shutOut, at: [at.HAND] } : undefined,
  },
];

const isRed = (id: CardId): boolean => colourOf(cardOf(id) as Card) === 'red';
const paid = (move: number): number => leftIn(move) + rightIn(move);
