// The first match of 7 Wonders: what a card does, paying, buying, the wonder, chains, conflicts, guilds.

import { type Card, cardFacts, cardOf, leftIn, rightIn, stageEffectsOf } from '@mirabilia/seven-wonders';
import { learnWords, sevenWondersNames } from '../../words/index.ts';
import type { BubbleText, LessonMoment } from '../moments.ts';
import * as at from './anchors.ts';
import {
  bought,
  boughtFor,
  byChain,
  childrenIn,
  colourOf,
  freeStage,
  goodsOf,
  isFreeWay,
  lackingFor,
  own,
  ownStage,
  parentOf,
  pointsOf,
  soldTo,
  verdictOn,
  type WondersSituation,
  withOwnGoods,
} from './situation.ts';

type Wonders = LessonMoment<WondersSituation>;

const words = () => learnWords.value.wonders;
const nameOf = (card: Card): string => sevenWondersNames.value.cards[cardFacts(card).name];
const FIRST_CARD = cardOf('stone-pit') as Card;
const POSTS = ['east-trading-post', 'west-trading-post'] as const;
const CHOICES = ['caravansery', 'forum'] as const;
/** Two symbols of a kind are worth more than one each: from then on green cards are worth a word. */
const hasSymbols = ({ city }: WondersSituation): boolean => city.symbols.some((count) => count > 0);
const hasSet = ({ city }: WondersSituation): boolean => city.symbols.slice(0, 3).every((count) => count > 0);

const note = (text: () => string, ...anchors: readonly string[]): BubbleText => ({ text, at: anchors });

/** Hands that come back were held by the learner three turns ago, with three players. */
const isBack = ({ table }: WondersSituation): boolean => table.turn === table.players + 1;

/** A red card that beats a neighbour whom the learner doesn't beat now. */
function winning(situation: WondersSituation) {
  const { verdicts, city, table, left, right } = situation;
  for (const { card, build } of verdicts) {
    const { shields } = cardFacts(card).effect;
    if (shields === 0 || build.moves.length === 0) continue;
    for (const next of [left, right]) {
      const theirs = table.cities[next]?.shields ?? 0;
      if (city.shields <= theirs && city.shields + shields > theirs)
        return { card, next, at: at.conflictAt(next === left ? 'left' : 'right'), moves: build.moves };
    }
  }
  return undefined;
}

/** What is told in Age I, in the order in which it is told. */
const AGE_I: readonly Wonders[] = [
  {
    id: 'pick',
    kind: 'must',
    when: ({ decision, isChoosing, picked, verdicts }) =>
      decision === 0 && isChoosing && picked !== FIRST_CARD
        ? {
            text: () => words().pick(nameOf(FIRST_CARD)),
            at: [at.card(FIRST_CARD)],
            moves: verdictOn(verdicts, FIRST_CARD)?.build.moves ?? [],
          }
        : undefined,
    done: ({ decision }) => decision > 0,
  },
  {
    id: 'build',
    kind: 'must',
    when: ({ decision, isChoosing, picked }) =>
      decision === 0 && isChoosing && picked === FIRST_CARD
        ? { text: () => words().build, at: [at.use('build')], keys: 'b' }
        : undefined,
    done: ({ decision }) => decision > 0,
  },
  {
    id: 'pass',
    kind: 'note',
    when: ({ table, left, right, nameOf: who }) =>
      table.age === 1 && table.turn === 2
        ? note(() => words().pass(who(left), who(right)), at.PASSING)
        : undefined,
  },
  {
    id: 'sold',
    kind: 'note',
    isNews: true,
    when: (situation) => {
      const sale = soldTo(situation);
      if (sale === undefined) return undefined;
      const { city, coins } = sale;
      return note(() => words().sold(situation.nameOf(city), coins), at.coins(situation.me));
    },
  },
  {
    id: 'own-goods',
    kind: 'suggest',
    when: ({ verdicts }) => {
      for (const verdict of verdicts) {
        const move = withOwnGoods(verdict);
        if (move === undefined) continue;
        const { card } = verdict;
        const goods = goodsOf(card);
        return { text: () => words().ownGoods(nameOf(card), goods), at: [at.card(card)], moves: [move] };
      }
      return undefined;
    },
    done: (situation) =>
      own(situation).some(
        ({ card, left, right, free }) =>
          free === 'no' && left + right === 0 && goodsOf(cardOf(card) as Card).length > 0,
      ),
  },
  {
    id: 'buy',
    kind: 'suggest',
    when: ({ verdicts, city, left, right, nameOf: who }) => {
      for (const verdict of verdicts) {
        const { card } = verdict;
        const moves = boughtFor(verdict, 2);
        const [good, ...more] = lackingFor(city, card);
        if (verdict.build.moves.some(isFreeWay) || moves.length === 0) continue;
        if (good === undefined || more.length > 0) continue;
        const sides = { left: moves.some(paysLeft), right: moves.some(paysRight) };
        const names = { left: who(left), right: who(right) };
        return {
          text: () =>
            sides.left && sides.right
              ? words().buyOfBoth(nameOf(card), good, names.left, names.right)
              : words().buy(nameOf(card), good, sides.left ? names.left : names.right),
          at: [at.card(card), at.market(sides.left ? 'left' : 'right')],
          moves,
        };
      }
      return undefined;
    },
    done: (situation) => bought(situation).left + bought(situation).right > 0,
  },
  {
    id: 'bought',
    kind: 'note',
    when: (situation) => {
      const { left, right } = bought(situation);
      if (left + right === 0) return undefined;
      const seller = situation.nameOf(left > 0 ? situation.left : situation.right);
      return note(() => words().bought(seller), at.coins(situation.me));
    },
  },
  {
    id: 'stage',
    kind: ({ table }) => (table.age === 1 && table.turn === 4 ? 'must' : 'suggest'),
    when: (situation) => {
      const { table, city, picked, me } = situation;
      const moves = freeStage(situation);
      if (city.stages > 0 || moves.length === 0 || (table.age === 1 && table.turn < 3)) return undefined;
      const isPicked = picked !== undefined;
      return {
        text: () => (isPicked ? words().stageWith : words().stage),
        at: isPicked ? [at.use('stage')] : [at.HAND, at.stages(me)],
        allows: [at.HAND, at.use('stage')],
        focus: isPicked ? at.use('stage') : at.HAND,
        keys: '12345678w',
        moves,
      };
    },
    done: (situation) => ownStage(situation) !== undefined,
    isAboutPicked: true,
  },
  {
    id: 'stage-won',
    kind: 'note',
    when: (situation) => {
      const points = stagePoints(situation, 0);
      return ownStage(situation) === undefined || situation.city.stages !== 1
        ? undefined
        : note(() => words().stageWon(points), at.stages(situation.me));
    },
  },
  {
    id: 'back',
    kind: 'note',
    when: (situation) => (isBack(situation) ? note(() => words().back, at.HAND) : undefined),
  },
  {
    id: 'red',
    kind: 'suggest',
    when: ({ verdicts, city, table }) => {
      const red = verdicts.find(({ card, build }) => colourOf(card) === 'red' && build.moves.length > 0);
      return red === undefined || city.shields > 0 || (table.age === 1 && table.turn < 3)
        ? undefined
        : note(() => words().red, at.card(red.card), at.CONFLICT);
    },
    done: ({ city }) => city.shields > 0,
  },
  {
    id: 'grey',
    kind: 'note',
    isAboutPicked: true,
    when: ({ picked }) =>
      picked !== undefined && colourOf(picked) === 'grey'
        ? note(() => words().grey, at.card(picked))
        : undefined,
  },
  {
    id: 'post',
    kind: 'suggest',
    when: ({ verdicts, left, right, nameOf: who }, taught) => {
      const post = verdicts.find(({ card }) => isOneOf(POSTS, card));
      if (post === undefined || !('buy' in taught.done)) return undefined;
      // East sells at the right.
      const side = cardFacts(post.card).id === 'east-trading-post' ? right : left;
      return note(() => words().post(nameOf(post.card), who(side)), at.card(post.card));
    },
  },
  {
    id: 'stuck',
    kind: 'suggest',
    when: ({ verdicts }) =>
      verdicts.length > 0 &&
      verdicts.every(({ build, stage }) => build.moves.length + stage.moves.length === 0)
        ? note(() => words().stuck, at.HAND)
        : undefined,
  },
  {
    id: 'dear',
    kind: 'note',
    isAboutPicked: true,
    when: ({ verdicts, picked }) => {
      const closed = picked === undefined ? undefined : verdictOn(verdicts, picked)?.build.closed;
      if (picked === undefined || closed === undefined) return undefined;
      if (closed.reason === 'too-dear') {
        return note(() => words().tooDear(closed.price - closed.purse), at.card(picked));
      }
      return closed.reason === 'goods-missing'
        ? note(() => words().notForSale(closed.unavailable), at.card(picked))
        : undefined;
    },
  },
  {
    id: 'battle-comes',
    kind: 'note',
    when: ({ table, isChoosing }) =>
      table.age === 1 && table.turn === 5 && isChoosing
        ? note(() => words().battleComes, at.CONFLICT)
        : undefined,
  },
  {
    id: 'last',
    kind: 'note',
    when: ({ table, isChoosing }) =>
      table.age === 1 && table.turn === 6 && isChoosing ? note(() => words().last, at.HAND) : undefined,
  },
];

/** What is told of conflicts, and in the Ages after the first. */
const LATER: readonly Wonders[] = [
  {
    id: 'fought',
    kind: 'note',
    when: ({ events, me, left, right, nameOf: who }) => {
      const fought = events.find((event) => event.kind === 'fought' && event.city === me);
      if (fought?.kind !== 'fought') return undefined;
      const sides = [
        { name: who(left), points: fought.left },
        { name: who(right), points: fought.right },
      ].toSorted((one, other) => other.points - one.points);
      return note(() => words().fought(sides), at.CONFLICT);
    },
  },
  {
    id: 'chain',
    kind: 'suggest',
    when: ({ verdicts, city }) => {
      for (const verdict of verdicts) {
        const { card } = verdict;
        const move = byChain(verdict);
        const parent = parentOf(city, card);
        if (move === undefined || parent === undefined) continue;
        const from = () => sevenWondersNames.value.cards[parent];
        return { text: () => words().chain(nameOf(card), from()), at: [at.card(card)], moves: [move] };
      }
      return undefined;
    },
    done: (situation) => own(situation).some(({ free }) => free === 'chain'),
  },
  {
    id: 'age-2',
    kind: 'note',
    when: ({ table }) =>
      table.age === 2 && table.turn <= 2 ? note(() => words().ageII, at.PASSING) : undefined,
  },
  {
    id: 'chain-none',
    kind: 'note',
    when: ({ verdicts, table }, taught) => {
      const parent = verdicts.find(
        ({ card, build }) => build.moves.length > 0 && childrenIn(card, 3) !== undefined,
      );
      return table.age === 2 && table.turn >= 3 && !('chain' in taught.shown) && parent !== undefined
        ? note(() => words().chainNone(nameOf(parent.card)), at.card(parent.card))
        : undefined;
    },
  },
  {
    id: 'science',
    kind: 'suggest',
    when: (situation) => {
      const { verdicts, table, me } = situation;
      const green = verdicts.find(({ card, build }) => colourOf(card) === 'green' && build.moves.length > 0);
      return green === undefined ||
        (table.age === 1 && table.turn < 2) ||
        (!hasSymbols(situation) && table.turn < 2)
        ? undefined
        : note(
            () => (hasSymbols(situation) ? learnWords.value.trade.symbols : words().science),
            at.card(green.card),
            at.science(me),
          );
    },
  },
  {
    id: 'set',
    kind: 'note',
    when: (situation) =>
      hasSet(situation) && own(situation).some(({ card }) => colourOf(cardOf(card) as Card) === 'green')
        ? note(() => words().set, at.science(situation.me))
        : undefined,
  },
  {
    id: 'choice',
    kind: 'suggest',
    when: ({ verdicts }) => {
      const both = verdicts.find(({ card, build }) => isOneOf(CHOICES, card) && build.moves.length > 0);
      const isRaw = both !== undefined && cardFacts(both.card).id === 'caravansery';
      return both && note(() => words().choice(nameOf(both.card), isRaw), at.card(both.card));
    },
  },
  {
    id: 'stage-2',
    kind: 'suggest',
    when: (situation) => {
      const { table, city, me } = situation;
      const moves = freeStage(situation);
      if (table.age === 1 || table.turn < 2 || city.stages === 0 || moves.length === 0) return undefined;
      const points = stagePoints(situation, city.stages);
      const stage = city.stages + 1;
      return { text: () => words().stageReady(stage, points), at: [at.stages(me)], moves };
    },
    done: ({ city }) => city.stages > 2,
  },
  {
    id: 'shield-2',
    kind: 'suggest',
    when: (situation) => {
      const { table, nameOf: who } = situation;
      const win = table.age === 2 && table.turn >= 4 ? winning(situation) : undefined;
      return (
        win && {
          text: () => words().shieldII(nameOf(win.card), who(win.next)),
          at: [at.card(win.card), win.at],
          moves: win.moves,
        }
      );
    },
  },
  {
    id: 'age-3',
    kind: 'note',
    when: ({ table }) =>
      table.age === 3 && table.turn === 1 ? note(() => words().ageIII, at.HAND) : undefined,
  },
  {
    id: 'guild',
    kind: 'suggest',
    when: (situation) => {
      const guilds = situation.verdicts.flatMap(({ card, build }) =>
        colourOf(card) === 'purple' && build.moves.length > 0
          ? [{ card, points: pointsOf(situation, card), moves: build.moves }]
          : [],
      );
      const [best] = guilds.toSorted((one, other) => other.points - one.points);
      return (
        best && {
          text: () => words().guild(nameOf(best.card), best.points),
          at: [at.card(best.card)],
          moves: best.moves,
        }
      );
    },
  },
  {
    id: 'shield-3',
    kind: 'suggest',
    when: (situation) => {
      const { table, nameOf: who } = situation;
      const win = table.age === 3 && table.turn >= 3 ? winning(situation) : undefined;
      return (
        win && {
          text: () => words().shieldIII(nameOf(win.card), who(win.next)),
          at: [at.card(win.card), win.at],
          moves: win.moves,
        }
      );
    },
  },
  {
    id: 'money',
    kind: 'note',
    when: ({ table, city, me }) =>
      table.age === 3 && table.turn >= 3 && city.coins > 0
        ? note(() => words().money, at.coins(me))
        : undefined,
  },
];

export const FIRST_WONDERS: readonly Wonders[] = [...AGE_I, ...LATER];

const paysLeft = (move: number): boolean => leftIn(move) > 0;
const paysRight = (move: number): boolean => rightIn(move) > 0;
const isOneOf = (ids: readonly string[], card: Card): boolean => ids.includes(cardFacts(card).id);

function stagePoints({ city }: WondersSituation, stage: number): number {
  return stageEffectsOf(city.board, stage).reduce(
    (sum, effect) => sum + (effect.kind === 'points' ? effect.points : 0),
    0,
  );
}
