// First-time hints of 7 Wonders in normal matches: facts that the table allows to be told, each once.

import { boardFacts, type Card, cardFacts, leftIn, POWER, rightIn } from '@mirabilia/seven-wonders';
import { learnWords, sevenWondersNames } from '../../words/index.ts';
import type { LessonMoment } from '../moments.ts';
import * as at from './anchors.ts';
import { byChain, freeStage, isFreeWay, parentOf, soldTo, type WondersSituation } from './situation.ts';

const words = () => learnWords.value.hints;
const nameOf = (card: Card): string => sevenWondersNames.value.cards[cardFacts(card).name];
const RICH = 8;

const standsAlready = ({ verdicts }: WondersSituation) =>
  verdicts.find(({ build }) => build.closed?.reason === 'name-stands');

export const WONDERS_HINTS: readonly LessonMoment<WondersSituation>[] = [
  {
    id: 'side-b',
    kind: 'note',
    when: ({ city, me, isChoosing }) =>
      isChoosing && city.board >= 0 && boardFacts(city.board).side === 'B'
        ? { text: () => words().sideB, at: [at.stages(me)] }
        : undefined,
  },
  {
    id: 'free-city-first',
    kind: 'note',
    when: ({ isForFreeCity }) =>
      isForFreeCity ? { text: () => words().freeCity, at: [at.HAND] } : undefined,
  },
  {
    id: 'power',
    kind: 'note',
    when: ({ city, table, isChoosing, me }) =>
      isChoosing && (city.powers & POWER.freeBuild) !== 0 && city.freeBuildUsed < table.age
        ? { text: () => words().freeBuild, at: [at.stages(me), at.HAND] }
        : undefined,
  },
  {
    id: 'seventh',
    kind: 'note',
    when: ({ table, me }) =>
      table.phase.kind === 'seventh' && table.phase.seat === me
        ? { text: () => words().seventh, at: [at.HAND] }
        : undefined,
  },
  {
    id: 'salvage',
    kind: 'note',
    when: ({ table, me }) =>
      table.phase.kind === 'salvage' && table.phase.seat === me
        ? { text: () => words().salvage, at: [] }
        : undefined,
  },
  {
    id: 'both-sell',
    kind: 'note',
    when: ({ verdicts, isForFreeCity }) => {
      const found = verdicts.find(
        ({ build: { moves } }) =>
          !moves.some(isFreeWay) &&
          moves.some((move) => leftIn(move) > 0 && rightIn(move) === 0) &&
          moves.some((move) => rightIn(move) > 0 && leftIn(move) === 0),
      );
      return found === undefined || isForFreeCity
        ? undefined
        : { text: () => words().bothSell(nameOf(found.card)), at: [at.card(found.card)] };
    },
  },
  {
    id: 'stands',
    kind: 'note',
    when: (situation) => {
      const found = standsAlready(situation);
      return found && { text: () => words().stands(nameOf(found.card)), at: [at.card(found.card)] };
    },
  },
  {
    id: 'lost',
    kind: 'note',
    when: ({ events, me, left, right, nameOf: who }) => {
      const fought = events.find((event) => event.kind === 'fought' && event.city === me);
      if (fought?.kind !== 'fought' || fought.age === 1) return undefined;
      const winner = fought.left < 0 ? left : fought.right < 0 ? right : undefined;
      return winner === undefined ? undefined : { text: () => words().lost(who(winner)), at: [at.CONFLICT] };
    },
  },
  {
    id: 'back',
    kind: 'note',
    when: ({ table, isChoosing }) =>
      isChoosing && table.players >= 3 && table.turn === table.players + 1
        ? { text: () => words().back, at: [at.HAND] }
        : undefined,
  },
  {
    id: 'sold',
    kind: 'note',
    when: (situation) => {
      const sale = soldTo(situation);
      return (
        sale && {
          text: () => words().sold(situation.nameOf(sale.city), sale.coins),
          at: [at.coins(situation.me)],
        }
      );
    },
  },
  {
    id: 'chain',
    kind: 'note',
    when: ({ verdicts, city, isForFreeCity }) => {
      const found = verdicts.find((verdict) => byChain(verdict) !== undefined);
      const parent = found && parentOf(city, found.card);
      if (found === undefined || parent === undefined || isForFreeCity) return undefined;
      const from = () => sevenWondersNames.value.cards[parent];
      return { text: () => words().chain(nameOf(found.card), from()), at: [at.card(found.card)] };
    },
  },
  {
    id: 'stage',
    kind: 'note',
    when: (situation) =>
      situation.city.stages === 0 && freeStage(situation).length > 0 && !situation.isForFreeCity
        ? { text: () => words().stage, at: [at.stages(situation.me)] }
        : undefined,
  },
  {
    id: 'rich',
    kind: 'note',
    when: ({ verdicts, city, isForFreeCity }) => {
      const found = verdicts.find(
        ({ build: { moves } }) =>
          moves.length > 0 && !moves.some((move) => leftIn(move) + rightIn(move) === 0),
      );
      return found === undefined || isForFreeCity || city.coins <= RICH
        ? undefined
        : { text: () => words().rich(city.coins, nameOf(found.card)), at: [at.card(found.card)] };
    },
  },
];
