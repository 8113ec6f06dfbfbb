// What a seat chooses from: its hand with the price of each card, or why a card can't be built.

import type { Move, Seat, SeatView } from '@mirabilia/kernel';
import {
  actionIn,
  BOARD,
  boardIn,
  type City,
  type Closed,
  cardIn,
  DECLINE,
  DISCARD_COINS,
  type Goods,
  isForFreeCity,
  RESOURCES,
  type SevenWonders,
  type Table,
  type Verdict,
  verdicts,
} from '@mirabilia/seven-wonders';
import type { Speech } from '../speech.ts';
import { cityOf, paymentOf, whyFree } from './moves.ts';
import { boardName, cardName, paymentParts } from './names.ts';

export function tellChoices(speech: Speech, view: SeatView<SevenWonders>, legal: readonly Move[]): string[] {
  const { table } = view.public;
  const words = speech.words.sevenWonders;
  const first = legal[0];
  if (first === undefined) return [];
  if (table.phase.kind !== 'turn' && table.phase.kind !== 'seventh') {
    return legal.map((move) => objectOf(speech, move));
  }
  const paying = { speech, table, seat: view.viewer };
  const hand = verdicts(view);
  const width = Math.max(...hand.map(({ card }) => cardName(speech, card).length));
  const lines = hand.map(({ card, build }) => {
    const told =
      build.closed === undefined
        ? priceOf(build.moves, paying)
        : speech.labelled(words.closed, whyNot(speech, build.closed));
    return `${cardName(speech, card).padEnd(width)}  ${told}`;
  });
  const forWhom = isForFreeCity(first) ? [speech.labelled(words.forFreeCity, '').trim()] : [];
  return [...forWhom, ...lines, ...otherUses(hand, paying)];
}

/** What is chosen where only the object is in question: a board, a card of the discard pile. */
function objectOf(speech: Speech, move: Move): string {
  const action = actionIn(move);
  if (action === DECLINE) return speech.words.sevenWonders.nothing;
  return action === BOARD ? boardName(speech, boardIn(move)) : cardName(speech, cardIn(move));
}

interface PayingSeat {
  readonly speech: Speech;
  readonly table: Table;
  readonly seat: Seat;
}

function price(move: Move, { speech, table, seat }: PayingSeat): string {
  const parts = paymentParts(speech, table, cityOf(move, seat), paymentOf(move));
  return whyFree(speech, move) ?? (parts.length === 0 ? speech.words.sevenWonders.free : speech.and(parts));
}

const priceOf = (moves: readonly Move[], paying: PayingSeat): string =>
  paying.speech.or([...new Set(moves.map((move) => price(move, paying)))]);

function goodsIn({ sevenWonders, and }: Speech, goods: Goods): string {
  const named = RESOURCES.filter((good) => goods[good] !== undefined);
  return and(named.map((good) => `${goods[good]} ${sevenWonders.resources[good]}`));
}

const WHY_NOT: {
  [K in Closed['reason']]: (closed: Extract<Closed, { reason: K }>, speech: Speech) => string;
} = {
  'name-stands': (_, { words }) => words.sevenWonders.stands,
  'wonder-complete': (_, { words }) => words.sevenWonders.complete,
  'goods-missing': ({ unavailable }, speech) =>
    speech.words.sevenWonders.unsold(goodsIn(speech, unavailable)),
  'too-dear': ({ missing, price: asked, purse }, speech) => {
    const { poor, dear, coins } = speech.words.sevenWonders;
    const bought = goodsIn(speech, missing);
    return bought === '' ? poor(coins(asked), purse) : dear(bought, coins(asked), purse);
  },
  duty: (_, { words }) => words.sevenWonders.duty,
};

const whyNot = (speech: Speech, closed: Closed): string =>
  (WHY_NOT[closed.reason] as (closed: Closed, speech: Speech) => string)(closed, speech);

/** What may be done with a card besides building it: the same for every card but for the Free City's duties. */
function otherUses(hand: readonly Verdict[], paying: PayingSeat): string[] {
  const lines: string[] = [];
  const { speech } = paying;
  const { stageFor, noStage, discardTo, coins } = speech.words.sevenWonders;
  /** Undefined if it may be any card. */
  const withWhich = (use: 'stage' | 'discard'): string | undefined => {
    const usable = hand.filter((verdict) => verdict[use].closed === undefined);
    return usable.length === hand.length
      ? undefined
      : speech.or(usable.map(({ card }) => cardName(speech, card)));
  };
  const stages = hand.flatMap(({ stage }) => stage.moves);
  const [stage] = stages;
  if (stage !== undefined) {
    const city = paying.table.cities[cityOf(stage, paying.seat)] as City;
    lines.push(speech.labelled(stageFor(city.stages + 1, withWhich('stage')), priceOf(stages, paying)));
  } else {
    const [closed] = hand.flatMap(({ stage: { closed: why } }) => why ?? []);
    if (closed !== undefined) lines.push(speech.labelled(noStage, whyNot(speech, closed)));
  }
  if (hand.some(({ discard }) => discard.closed === undefined)) {
    lines.push(discardTo(withWhich('discard'), coins(DISCARD_COINS)));
  }
  return lines;
}
