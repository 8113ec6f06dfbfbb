// The first match of Architects: taking a card, stages, the coin, the cat, horns and battles, sets and tokens.

import {
  actionIn,
  type Card,
  CENTRAL,
  COIN,
  cardFacts,
  NONE,
  PROGRESS,
  RESOURCE_KINDS,
  shieldsOf,
  tokenOf,
} from '@mirabilia/architects';
import type { Move } from '@mirabilia/kernel';
import { cardIn } from '../../games/architects/story/log-text.ts';
import { explained } from '../../games/architects/tell.ts';
import { architectsNames, learnWords } from '../../words/index.ts';
import type { BubbleText, LessonMoment } from '../moments.ts';
import * as at from './anchors.ts';
import {
  type ArchitectsSituation,
  bringing,
  horns,
  nextStages,
  ownEvent,
  stagesBuilt,
  topThat,
} from './situation.ts';

type Scene = LessonMoment<ArchitectsSituation>;

const words = () => learnWords.value.architects;
const nameOf = (card: Card): string => architectsNames.value.cards[cardFacts(card).id];
const note = (text: () => string, ...anchors: readonly string[]): BubbleText => ({ text, at: anchors });
const isBlue = (card: Card): boolean => cardFacts(card).points > 0;
const hasTokens = ({ city }: ArchitectsSituation): boolean => city.tokens.length > 0;

export const FIRST_ARCHITECTS: readonly Scene[] = [
  {
    id: 'take',
    kind: 'must',
    isAboutPicked: true,
    when: ({ table, isChoosing, reach, picked }) => {
      const seen = reach.filter(({ place }) => place !== CENTRAL);
      if (table.turn !== 1 || table.phase.kind !== 'free-take' || !isChoosing || seen.length < 2)
        return undefined;
      const decks = seen.map(({ deck }) => at.deck(deck));
      const [one, other] = seen.map(({ card }) => card) as [Card, Card];
      return {
        text: () => words().take(nameOf(one), nameOf(other)),
        at: picked === undefined ? decks : [at.GO],
        allows: [...decks, at.GO],
        keys: '13',
        moves: seen.map(({ move }) => move),
      };
    },
    done: ({ table }) => table.turn > 1,
  },
  {
    id: 'decks',
    kind: 'note',
    when: ({ round, isChoosing, table, right, nameOf: who }) =>
      round === 2 && isChoosing ? note(() => words().decks(who(right)), at.deck(table.players)) : undefined,
  },
  {
    id: 'stage-1',
    kind: 'suggest',
    when: (situation) => {
      const found = bringing(situation, 'stage-due');
      if (found === undefined || situation.city.stages !== 0 || found.card === NONE) return undefined;
      const { card, deck, move } = found;
      return {
        text: () => words().stageOne(nameOf(card)),
        at: [at.deck(deck), at.stages(situation.me)],
        moves: [move],
      };
    },
    done: ({ city }) => city.stages !== 0,
  },
  {
    id: 'forced',
    kind: 'note',
    when: (situation) => {
      const built = ownEvent(situation, 'stage-built');
      const next = nextStages(situation.city)[0];
      if (built === undefined || next === undefined || stagesBuilt(situation.city) !== 1) return undefined;
      return note(() => words().forced, at.stages(situation.me));
    },
  },
  {
    id: 'coin',
    kind: 'suggest',
    when: (situation) => {
      const coin = topThat(situation, (card) => card === COIN);
      return coin && { text: () => words().coin, at: [at.deck(coin.deck)], moves: [coin.move] };
    },
    done: ({ city }) => (city.cards[COIN] as number) > 0,
  },
  {
    // It may come from a deck that nobody sees, and be spent at once.
    id: 'coin-taken',
    kind: 'note',
    when: (situation, taught) => {
      const taken = ownEvent(situation, 'taken');
      return taken !== undefined && cardIn(taken) === COIN && !('coin' in taught.shown)
        ? note(() => words().coin, at.stages(situation.me))
        : undefined;
    },
  },
  {
    id: 'same',
    kind: 'note',
    when: ({ city, isChoosing, me }) => {
      const next = nextStages(city).find(({ rule }) => rule === 'identical');
      const kinds = city.cards.slice(0, RESOURCE_KINDS).filter((count) => count > 0).length;
      return next === undefined || kinds < 2 || !isChoosing
        ? undefined
        : note(() => words().same(next.count), at.stages(me));
    },
  },
  {
    id: 'cat',
    kind: 'suggest',
    when: (situation) => {
      const cat = topThat(situation, (card) => cardFacts(card).cats > 0);
      return cat && { text: () => words().cat, at: [at.deck(cat.deck)], moves: [cat.move] };
    },
    done: ({ table, me }) => table.cat === me,
  },
  {
    id: 'blue',
    kind: 'suggest',
    when: (situation) => {
      const blue = topThat(situation, (card) => isBlue(card) && cardFacts(card).cats === 0);
      return blue === undefined || situation.round < 3
        ? undefined
        : {
            text: () => words().blue(cardFacts(blue.card).points),
            at: [at.deck(blue.deck)],
            moves: [blue.move],
          };
    },
    done: (situation) => {
      const taken = ownEvent(situation, 'taken');
      return taken !== undefined && isBlue(cardIn(taken));
    },
  },
  {
    id: 'peek',
    kind: 'note',
    when: ({ table, view, me, isChoosing }) =>
      table.cat === me && isChoosing && view.private.holding.central !== NONE
        ? note(() => words().peek, at.deck(table.players))
        : undefined,
  },
  {
    id: 'lost-cat',
    kind: 'note',
    when: ({ events, me, table: { cat }, nameOf: who }) => {
      const isLost = events.some((event) => event.kind === 'cat-moved' && event.from === me);
      // It may have gone on: whoever has it now took it, too.
      return isLost && cat !== me && cat !== NONE
        ? note(() => words().lostCat(who(cat)), at.seat(cat))
        : undefined;
    },
  },
  {
    id: 'battle',
    kind: 'note',
    when: ({ events }) =>
      events.some(({ kind }) => kind === 'fought') ? note(() => words().battle, at.BATTLE) : undefined,
  },
  {
    id: 'horn',
    kind: 'note',
    when: (situation) => {
      const { table } = situation;
      const horn = topThat(situation, (card) => horns(card) > 0);
      if ((horn === undefined && table.turned === 0) || choosingToken(situation).length > 0) return undefined;
      return note(() => words().horn(table.conflict), at.HORNS, ...(horn ? [at.deck(horn.deck)] : []));
    },
  },
  {
    id: 'near',
    kind: 'note',
    when: ({ table, left, right, nameOf: who, city, isChoosing }, taught) => {
      if (table.turned !== table.conflict - 1 || !isChoosing || !('horn' in taught.shown)) return undefined;
      const against = [left, right].map((seat) => ({
        name: who(seat),
        shields: shieldsOf(table.cities[seat] as typeof city),
      }));
      return note(() => words().near(shieldsOf(city), against), at.BATTLE, at.HORNS);
    },
  },
  {
    id: 'token',
    kind: 'must',
    isAboutPicked: true,
    when: (situation) => {
      const { legal, picked } = situation;
      const moves = choosingToken(situation);
      if (moves.length === 0 || hasTokens(situation) || moves.length < legal.length) return undefined;
      // One is chosen: its own words are to be read now.
      if (picked !== undefined) return undefined;
      return {
        text: () => words().token,
        // Those with words, where they are.
        at: [at.OFFERS],
        allows: [at.TOKENS, '[data-actions]'],
        moves,
      };
    },
    done: hasTokens,
  },
  {
    id: 'green-seen',
    kind: 'note',
    when: (situation, taught) => {
      const green = topThat(situation, (card) => cardFacts(card).colour === 'green');
      return green === undefined || hasTokens(situation) || 'green' in taught.shown
        ? undefined
        : note(() => words().green, at.deck(green.deck));
    },
  },
  {
    id: 'green',
    kind: 'suggest',
    when: (situation) => {
      const set = bringing(situation, 'set-due');
      return set === undefined || hasTokens(situation)
        ? undefined
        : { text: () => words().green, at: [at.deck(set.deck)], moves: [set.move] };
    },
    done: hasTokens,
  },
  {
    id: 'power',
    kind: 'note',
    when: (situation) => {
      const taken = ownEvent(situation, 'token-taken');
      const token = taken && tokenOf(taken.token);
      if (taken === undefined || token === undefined) return undefined;
      return note(
        () => words().power(architectsNames.value.tokens[taken.token], explained(token)),
        at.TOKENS,
      );
    },
  },
  {
    id: 'effect',
    kind: 'note',
    when: ({ events, me, nameOf: who }) => {
      const used = events.find(
        (event) => event.kind === 'taken' && event.why === 'wonder' && event.seat !== me,
      );
      return used?.kind === 'taken'
        ? note(() => words().effect(who(used.seat)), at.seat(used.seat))
        : undefined;
    },
  },
  {
    id: 'last-1',
    kind: 'note',
    when: ({ table, me, nameOf: who, isChoosing }) => {
      const near = table.cities.findIndex((city) => stagesBuilt(city) === 4);
      if (near < 0 || !isChoosing) return undefined;
      return note(() => (near === me ? words().lastOneMine : words().lastOne(who(near))), seatOf(near, me));
    },
  },
];

const seatOf = (near: number, me: number): string => (near === me ? at.stages(me) : at.seat(near));

/** The moves that choose a progress token. */
const choosingToken = ({ legal }: ArchitectsSituation): readonly Move[] =>
  legal.filter((move) => actionIn(move) === PROGRESS);
