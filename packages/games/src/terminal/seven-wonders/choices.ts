// What a seat chooses from: its hand with the price of each card, or why a card can't be built.

import type { Move, Seat, SeatView } from '@mirabilia/kernel';
import {
  actionIn,
  BOARD,
  BUILD,
  boardIn,
  type Card,
  type City,
  cardFacts,
  cardIn,
  DECLINE,
  DISCARD,
  DISCARD_COINS,
  FREE,
  freeIn,
  isForFreeCity,
  type SevenWonders,
  STAGE,
  type Table,
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
  const cards = cardsToChoose(view);
  const width = Math.max(...cards.map((card) => cardName(card).length));
  const lines = cards.map((card) => {
    const price = buildPrice(card, legal, { table, seat: view.viewer });
    return `${cardName(card).padEnd(width)}  ${price}`;
  });
  const forWhom = isForFreeCity(first) ? [`for the ${en.terms.freeCity}:`] : [];
  return [...forWhom, ...lines, ...otherUses(cards, legal, { table, seat: view.viewer })];
}

/** What is chosen where only the object is in question: a board, a card of the discard pile. */
function objectOf(move: Move): string {
  const action = actionIn(move);
  if (action === DECLINE) return 'nothing';
  return action === BOARD ? boardName(boardIn(move)) : cardName(cardIn(move));
}

/** The hand, without the card that is planned already (with two players a second one follows), equal cards once. */
function cardsToChoose({ private: { plan, room } }: SeatView<SevenWonders>): Card[] {
  const hand = room.hand.slice();
  for (const move of plan) hand.splice(hand.indexOf(cardIn(move)), 1);
  return [...new Set(hand)];
}

interface Place {
  readonly table: Table;
  readonly seat: Seat;
}

function price(move: Move, { table, seat }: Place): string {
  if (freeIn(move) === FREE.chain) return 'free by a chain';
  if (freeIn(move) === FREE.wonder) return 'free by the wonder’s power';
  const parts = paymentParts(table, cityOf(move, seat), paymentOf(move));
  return parts.length === 0 ? 'free' : parts.join(' and ');
}

function buildPrice(card: Card, legal: readonly Move[], place: Place): string {
  const builds = legal.filter((move) => actionIn(move) === BUILD && cardIn(move) === card);
  if (builds.length > 0) return builds.map((move) => price(move, place)).join(', or ');
  const city = place.table.cities[cityOf(legal[0] as Move, place.seat)] as City;
  const { name } = cardFacts(card);
  return city.structures.some((other) => cardFacts(other).name === name)
    ? 'can’t be built: it stands already'
    : 'can’t be built: not enough goods and coins';
}

/** What may be done with a card besides building it: the same for every card but for the Free City's duties. */
function otherUses(cards: readonly Card[], legal: readonly Move[], place: Place): string[] {
  const lines: string[] = [];
  const withWhich = (moves: readonly Move[]): string => {
    const usable = cards.filter((card) => moves.some((move) => cardIn(move) === card));
    return usable.length === cards.length ? 'any card' : usable.map(cardName).join(' or ');
  };
  const stages = legal.filter((move) => actionIn(move) === STAGE);
  if (stages.length > 0) {
    const city = place.table.cities[cityOf(stages[0] as Move, place.seat)] as City;
    const ways = new Set(stages.map((move) => price(move, place)));
    lines.push(
      `stage ${city.stages + 1} of the wonder with ${withWhich(stages)}: ${[...ways].join(', or ')}`,
    );
  }
  const discards = legal.filter((move) => actionIn(move) === DISCARD);
  if (discards.length > 0) lines.push(`discard ${withWhich(discards)}: earns ${coins(DISCARD_COINS)}`);
  return lines;
}
