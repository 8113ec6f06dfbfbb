// What the hands will bring a city, as numbers: which of the cards that are coming it could pay for now, and what they
// would be worth at once. All hands are known in a world that a search has drawn.

import type { State } from '@mirabilia/kernel';
import {
  CARDS,
  type Card,
  CHOICE_SYMBOL,
  type City,
  COLOURS,
  cardFacts,
  leftOf,
  rightOf,
  type SevenWonders,
  type Table,
  TURNS,
  VICTORY_POINTS,
} from '@mirabilia/seven-wonders';
import {
  type Buyer,
  bestSymbols,
  buyerAt,
  findWays,
  isChained,
  sciencePoints,
  stands,
  tallied,
} from '@mirabilia/seven-wonders/rules';
import { type Features, put } from '../net.ts';
import { INPUTS as CITY_INPUTS, NAME_OF } from './features.ts';

const MOST_SEATS = 7;
/** A city looks at the hand that it holds and at the two that come next. */
const HANDS = 3;

let size = CITY_INPUTS;
const block = (length: number): number => {
  size += length;
  return size - length;
};
const PAYABLE = block(HANDS * CARDS.length);
const PAYABLE_COLOURS = block(HANDS * COLOURS.length);
const MISSING_COLOURS = block(HANDS * COLOURS.length);
const GAINS = block(HANDS * 3);
/** The best gain in a hand after those who hold it first took what they like best. */
const LEFT_OVER = block(HANDS);
const FURTHER = block(COLOURS.length);
export const INPUTS = size;

/** Whose hand a seat will hold after so many turns. */
const holderNow = ({ age, players }: Table, seat: number, turns: number): number =>
  age === 2 ? (seat + turns) % players : (seat - turns + players * turns) % players;

const handOf = (state: State<SevenWonders>, seat: number): readonly Card[] =>
  (state.private[seat] as State<SevenWonders>['private'][number]).holding.hand;

function isPayable(buyer: Buyer, card: Card): boolean {
  const facts = cardFacts(card);
  if (facts.isFree || buyer.canBuildFree || isChained(buyer.city, facts)) return true;
  return facts.coins <= buyer.purse && findWays(facts.demand, buyer, buyer.purse - facts.coins) > 0;
}

const symbolsThen: number[] = [];
const pointsOfSymbols = (symbols: readonly number[]): number =>
  symbols[CHOICE_SYMBOL] === 0 ? sciencePoints(symbols) : sciencePoints(bestSymbols(symbols));

function scienceGain({ symbols }: City, symbol: number): number {
  for (let at = 0; at < symbols.length; at++) symbolsThen[at] = symbols[at] as number;
  symbolsThen[symbol] = (symbolsThen[symbol] as number) + 1;
  return pointsOfSymbols(symbolsThen) - pointsOfSymbols(symbols);
}

/** Points of the coming conflict with one neighbour. */
const conflictPoints = (over: number, points: number): number => (over > 0 ? points : over < 0 ? -1 : 0);

function conflictGain(table: Table, at: number, shields: number): number {
  const { cities, age } = table;
  const own = (cities[at] as City).shields;
  const points = VICTORY_POINTS[age] as number;
  let gain = 0;
  for (const other of [leftOf(at, cities.length), rightOf(at, cities.length)]) {
    const over = own - (cities[other] as City).shields;
    gain += conflictPoints(over + shields, points) - conflictPoints(over, points);
  }
  return gain;
}

/** The points that a card would bring if the match ended with this Age as things are. */
function gainOf(table: Table, at: number, card: Card): number {
  const { effect } = cardFacts(card);
  let gain = effect.points;
  if (effect.pointsPer !== undefined) gain += tallied(table.cities, at, effect.pointsPer);
  if (effect.symbol >= 0) gain += scienceGain(table.cities[at] as City, effect.symbol);
  if (effect.shields > 0) gain += conflictGain(table, at, effect.shields);
  return gain;
}

/** The card that each seat would take from its own hand for its points at once; -1 if it can pay for none. */
const favourites = new Int32Array(MOST_SEATS);

function findFavourites(state: State<SevenWonders>): void {
  const { table } = state.public;
  for (let seat = 0; seat < table.players; seat++) {
    const buyer = buyerAt(table, seat, (table.cities[seat] as City).coins);
    let best = -1;
    let most = 0;
    for (const card of handOf(state, seat)) {
      if (stands(buyer.city, cardFacts(card))) continue;
      const gain = gainOf(table, seat, card);
      if (gain <= most || !isPayable(buyer, card)) continue;
      most = gain;
      best = card;
    }
    favourites[seat] = best;
  }
}

function describeHand(features: Features, state: State<SevenWonders>, seat: number, turns: number): void {
  const { table } = state.public;
  const holder = holderNow(table, seat, turns);
  const taken = turns === 0 ? -1 : (favourites[holder] as number);
  const buyer = buyerAt(table, seat, (table.cities[seat] as City).coins);
  const hand = handOf(state, holder);
  let best = 0;
  let second = 0;
  let leftOver = 0;
  let missed = 0;
  let last = -1;
  for (let i = 0; i < hand.length; i++) {
    const card = hand[i] as Card;
    const facts = cardFacts(card);
    if (card === last || stands(buyer.city, facts)) continue;
    last = card;
    const gain = gainOf(table, seat, card);
    if (!isPayable(buyer, card)) {
      put(features, MISSING_COLOURS + turns * COLOURS.length + facts.colour, 0.5);
      if (gain > missed) missed = gain;
      continue;
    }
    put(features, PAYABLE + turns * CARDS.length + (NAME_OF[card] as number), 1);
    put(features, PAYABLE_COLOURS + turns * COLOURS.length + facts.colour, 0.5);
    if (gain > best) {
      second = best;
      best = gain;
    } else if (gain > second) second = gain;
    if (gain > leftOver && card !== taken) leftOver = gain;
  }
  put(features, GAINS + turns * 3, best / 10);
  put(features, GAINS + turns * 3 + 1, second / 10);
  put(features, GAINS + turns * 3 + 2, missed / 10);
  put(features, LEFT_OVER + turns, leftOver / 10);
}

/** Adds the inputs of the draft for each seat in turn, after those of its city. */
export function eachDraft(state: State<SevenWonders>, fill: (seat: number) => Features): void {
  const { table } = state.public;
  findFavourites(state);
  const hands = Math.min(HANDS, table.players, TURNS + 1 - table.turn);
  for (let seat = 0; seat < table.players; seat++) {
    const features = fill(seat);
    for (let turns = 0; turns < hands; turns++) describeHand(features, state, seat, turns);
    for (let turns = HANDS; turns < Math.min(table.players, TURNS + 1 - table.turn); turns++)
      for (const card of handOf(state, holderNow(table, seat, turns)))
        put(features, FURTHER + cardFacts(card).colour, 0.1);
  }
}
