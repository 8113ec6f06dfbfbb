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
  FREE,
  freeIn,
  type Goods,
  isForFreeCity,
  RESOURCES,
  type SevenWonders,
  type Table,
  type Verdict,
  verdicts,
} from '@mirabilia/seven-wonders';
import { en } from '@mirabilia/seven-wonders/i18n/en';
import { cityOf, paymentOf } from './moves.ts';
import { boardName, cardName, coins, paymentParts } from './words.ts';

export function tellChoices(view: SeatView<SevenWonders>, legal: readonly Move[]): string[] {
  const { table } = view.public;
  const first = legal[0];
  if (first === undefined) return [];
  if (table.phase.kind !== 'turn' && table.phase.kind !== 'seventh') {
    return legal.map(objectOf);
  }
  const paying = { table, seat: view.viewer };
  const hand = verdicts(view);
  const width = Math.max(...hand.map(({ card }) => cardName(card).length));
  const lines = hand.map(({ card, build }) => {
    const told =
      build.closed === undefined ? priceOf(build.moves, paying) : `can’t be built: ${whyNot(build.closed)}`;
    return `${cardName(card).padEnd(width)}  ${told}`;
  });
  const forWhom = isForFreeCity(first) ? [`for the ${en.terms.freeCity}:`] : [];
  return [...forWhom, ...lines, ...otherUses(hand, paying)];
}

/** What is chosen where only the object is in question: a board, a card of the discard pile. */
function objectOf(move: Move): string {
  const action = actionIn(move);
  if (action === DECLINE) return 'nothing';
  return action === BOARD ? boardName(boardIn(move)) : cardName(cardIn(move));
}

interface PayingSeat {
  readonly table: Table;
  readonly seat: Seat;
}

function price(move: Move, { table, seat }: PayingSeat): string {
  if (freeIn(move) === FREE.chain) return 'free by a chain';
  if (freeIn(move) === FREE.wonder) return 'free by the wonder’s power';
  const parts = paymentParts(table, cityOf(move, seat), paymentOf(move));
  return parts.length === 0 ? 'free' : parts.join(' and ');
}

const priceOf = (moves: readonly Move[], paying: PayingSeat): string =>
  [...new Set(moves.map((move) => price(move, paying)))].join(', or ');

function goodsIn(goods: Goods): string {
  const named = RESOURCES.filter((good) => goods[good] !== undefined);
  return named.map((good) => `${goods[good]} ${en.resources[good].toLowerCase()}`).join(' and ');
}

const WHY_NOT: { [K in Closed['reason']]: (closed: Extract<Closed, { reason: K }>) => string } = {
  'name-stands': () => 'it stands already',
  'wonder-complete': () => 'the wonder is complete',
  'goods-missing': ({ unavailable }) => `nobody sells ${goodsIn(unavailable)}`,
  'too-dear': ({ missing, price: asked, purse }) => {
    const bought = goodsIn(missing);
    return `${bought === '' ? 'it costs' : `${bought} would cost`} ${coins(asked)}, there ${purse === 1 ? 'is' : 'are'} ${purse}`;
  },
  duty: () => 'another use comes first',
};

const whyNot = (closed: Closed): string => (WHY_NOT[closed.reason] as (closed: Closed) => string)(closed);

/** What may be done with a card besides building it: the same for every card but for the Free City's duties. */
function otherUses(hand: readonly Verdict[], paying: PayingSeat): string[] {
  const lines: string[] = [];
  const withWhich = (use: 'stage' | 'discard'): string => {
    const usable = hand.filter((verdict) => verdict[use].closed === undefined);
    return usable.length === hand.length ? 'any card' : usable.map(({ card }) => cardName(card)).join(' or ');
  };
  const stages = hand.flatMap(({ stage }) => stage.moves);
  const [stage] = stages;
  if (stage !== undefined) {
    const city = paying.table.cities[cityOf(stage, paying.seat)] as City;
    lines.push(
      `stage ${city.stages + 1} of the wonder with ${withWhich('stage')}: ${priceOf(stages, paying)}`,
    );
  } else {
    const [closed] = hand.flatMap(({ stage: { closed: why } }) => why ?? []);
    if (closed !== undefined) lines.push(`no stage of the wonder: ${whyNot(closed)}`);
  }
  if (hand.some(({ discard }) => discard.closed === undefined)) {
    lines.push(`discard ${withWhich('discard')}: earns ${coins(DISCARD_COINS)}`);
  }
  return lines;
}
