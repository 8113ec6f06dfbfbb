// The second lesson of 7 Wonders: whom to pay, what others need, science and guilds.

import {
  type Card,
  cardFacts,
  cardOf,
  effectsOf,
  leftIn,
  rightIn,
  type Table,
} from '@mirabilia/seven-wonders';
import { learnWords, sevenWondersNames } from '../../words/index.ts';
import type { LessonMoment } from '../moments.ts';
import * as at from './anchors.ts';
import {
  childrenIn,
  colourOf,
  freeStage,
  lackingFor,
  own,
  pointsOf,
  soldTo,
  type WondersSituation,
} from './situation.ts';

const words = () => learnWords.value.trade;
const nameOf = (card: Card): string => sevenWondersNames.value.cards[cardFacts(card).name];

/** Whoever gets this hand next. */
const nextHolder = ({ table, left, right }: WondersSituation): number => (table.age === 2 ? right : left);

const symbolsOf = (table: Table, city: number): number =>
  (table.cities[city]?.symbols ?? []).reduce((sum, count) => sum + count, 0);

const givesChoice = (card: Card): boolean =>
  effectsOf(card).some(
    (effect) => effect.kind === 'produce' && effect.units.some((unit) => unit.length === 2),
  );

const canBuild = ({ verdicts }: WondersSituation, is: (card: Card) => boolean) =>
  verdicts.find(({ card, build }) => build.moves.length > 0 && is(card));

export const TRADE_WONDERS: readonly LessonMoment<WondersSituation>[] = [
  {
    id: 'comes-back',
    kind: 'note',
    when: ({ table }) =>
      table.age === 1 && table.turn === 1 ? { text: () => words().comesBack, at: [at.HAND] } : undefined,
  },
  {
    id: 'two-goods',
    kind: 'suggest',
    when: (situation) => {
      const found = canBuild(situation, givesChoice);
      return (
        found && {
          text: () => words().twoGoods(nameOf(found.card)),
          at: [at.card(found.card)],
          moves: found.build.moves,
        }
      );
    },
    done: (situation) => own(situation).some(({ card }) => givesChoice(cardOf(card) as Card)),
  },
  {
    id: 'whom',
    kind: 'suggest',
    when: ({ verdicts, city, left, right, nameOf: who }) => {
      for (const { card, build } of verdicts) {
        const [good, ...more] = lackingFor(city, card);
        const toLeft = build.moves.filter((move) => leftIn(move) > 0 && rightIn(move) === 0);
        const toRight = build.moves.filter((move) => rightIn(move) > 0 && leftIn(move) === 0);
        if (good === undefined || more.length > 0 || toLeft.length === 0 || toRight.length === 0) continue;
        return {
          text: () => words().whom(nameOf(card), who(left), who(right)),
          at: [at.card(card)],
          moves: [...toLeft, ...toRight],
        };
      }
      return undefined;
    },
  },
  {
    id: 'earned',
    kind: 'note',
    when: (situation) => {
      const sale = soldTo(situation);
      return (
        sale && { text: () => words().earned(situation.nameOf(sale.city)), at: [at.coins(situation.me)] }
      );
    },
  },
  {
    id: 'green-chain',
    kind: 'suggest',
    when: (situation) => {
      const age = situation.table.age + 1;
      const isParent = (card: Card): boolean =>
        colourOf(card) === 'green' && childrenIn(card, age, 'green') !== undefined;
      const found = canBuild(situation, isParent);
      if (found === undefined) return undefined;
      const child = childrenIn(found.card, age, 'green') as Card;
      return {
        text: () => words().greenChain(nameOf(found.card), nameOf(child)),
        at: [at.card(found.card)],
        moves: found.build.moves,
      };
    },
    done: (situation) => own(situation).some(({ card }) => colourOf(cardOf(card) as Card) === 'green'),
  },
  {
    id: 'symbols',
    kind: 'note',
    when: (situation) =>
      own(situation).some(({ card }) => colourOf(cardOf(card) as Card) === 'green')
        ? { text: () => words().symbols, at: [at.science(situation.me), at.HAND] }
        : undefined,
  },
  {
    id: 'rival',
    kind: 'note',
    when: ({ table, left, right, nameOf: who }) => {
      const rival = [left, right].find((city) => symbolsOf(table, city) >= 2);
      return rival === undefined || table.turn < 2
        ? undefined
        : { text: () => words().rival(who(rival)), at: [at.city(rival)] };
    },
  },
  {
    id: 'deny',
    kind: 'suggest',
    when: (situation) => {
      const next = nextHolder(situation);
      const { table, verdicts, nameOf: who } = situation;
      const green = verdicts.find(({ card }) => colourOf(card) === 'green');
      return green === undefined || table.age === 1 || symbolsOf(table, next) < 3
        ? undefined
        : { text: () => words().deny(nameOf(green.card), who(next)), at: [at.card(green.card)] };
    },
  },
  {
    id: 'any-symbol',
    kind: 'suggest',
    when: (situation) => {
      const moves = freeStage(situation);
      return situation.city.stages === 1 && moves.length > 0
        ? { text: () => words().anySymbol, at: [at.stages(situation.me)], moves }
        : undefined;
    },
    done: ({ city }) => city.stages >= 2,
  },
  {
    id: 'forecast',
    kind: 'suggest',
    when: (situation) => {
      const found = situation.verdicts
        .filter(({ card, build }) => build.moves.length > 0 && colourOf(card) === 'purple')
        .map(({ card, build }) => ({ card, moves: build.moves, points: pointsOf(situation, card) }))
        .toSorted((one, other) => other.points - one.points)[0];
      return (
        found && {
          text: () => words().forecast(nameOf(found.card), found.points),
          at: [at.card(found.card)],
          moves: found.moves,
        }
      );
    },
    done: (situation) => own(situation).some(({ card }) => colourOf(cardOf(card) as Card) === 'purple'),
  },
];
