// A turn: everybody chooses in secret, then all pay, all lay, all count. The order of seats never matters.

import type { Emit, Move, Seat, StateParts } from '@mirabilia/kernel';
import { type Card, cardFacts } from '../catalogue.ts';
import { freeCityHand, handHeld, holdsFreeCity, leftOf } from '../geometry.ts';
import { actionIn, BUILD, cardIn, DISCARD, faceOf, isForFreeCity } from '../move.ts';
import { type Buyer, buyerAt, usesOf } from '../rules/build.ts';
import { earn, lay, pay, priceOf, tell } from '../rules/carry-out.ts';
import { freeCityUses, onlyUsable, restUses } from '../rules/free-city.ts';
import { plus, together } from '../rules/supply.ts';
import type { City, Holding, SevenWonders, Table } from '../types.ts';
import { FREE_CITY, TURNS } from '../vocabulary.ts';
import { afterCards } from './end-of-turn.ts';

/** [F4] The holder of the Free City's card also chooses a card for it. */
export const stepsOfTurn = (table: Table, seat: Seat): number => (holdsFreeCity(table, seat) ? 2 : 1);

/** A city for which a card is chosen: from which cards, and what it can buy for how many coins. */
export interface Actor {
  readonly city: number;
  readonly cards: readonly Card[];
  readonly buyer: Buyer;
}

/** For which city the seat chooses next, given its plan so far; undefined if it owes no card. */
export function actorIn(
  table: Table,
  seat: Seat,
  { hand }: Holding,
  plan: readonly Move[],
): Actor | undefined {
  const { phase } = table;
  if (phase.kind === 'seventh' && phase.seat === seat && plan.length === 0) {
    return { city: seat, cards: hand, buyer: buyerAt(table, seat, phase.purse) };
  }
  if (phase.kind !== 'turn' || plan.length >= stepsOfTurn(table, seat)) return undefined;
  const [first] = plan;
  const cards = first === undefined ? hand : without(hand, cardIn(first));
  if (cityOfStep(table, seat, plan.length) !== seat) {
    return { city: FREE_CITY, cards, buyer: freeCityBuyer(table) };
  }
  const buyer = buyerAt(table, seat, coinsOf(table, seat));
  return { city: seat, cards, buyer: first === undefined ? buyer : afterFirst(table, buyer, first) };
}

/**
 * [F4] The city that a seat's card of this step is for. The Free City's card is chosen before the holder's own; by the
 * first rules it was chosen after it.
 */
export function cityOfStep(table: Table, seat: Seat, step: number): number {
  const freeCityStep = table.rules === 1 ? 1 : 0;
  return step === freeCityStep && holdsFreeCity(table, seat) ? FREE_CITY : seat;
}

/** [F7] Its holder decides from which neighbour it buys, whatever the cost. */
const freeCityBuyer = (table: Table): Buyer => ({
  ...buyerAt(table, FREE_CITY, coinsOf(table, FREE_CITY)),
  everySplit: table.rules > 1,
});

/** [F4] The holder's own card may buy what the Free City's card has just begun to make. */
function afterFirst(table: Table, buyer: Buyer, first: Move): Buyer {
  if (!isForFreeCity(first) || actionIn(first) !== BUILD) return buyer;
  const { sold } = cardFacts(cardIn(first)).effect;
  if (sold === undefined) return buyer;
  const isLeft = leftOf(table.cities.indexOf(buyer.city), table.cities.length) === FREE_CITY;
  const left = isLeft ? plus(buyer.left, sold) : buyer.left;
  const right = isLeft ? buyer.right : plus(buyer.right, sold);
  return { ...buyer, left, right, reach: together(buyer.own, left, right) };
}

/** The uses of the cards that the seat may choose from: in a turn, or as a seventh card. */
export function cardMoves(table: Table, seat: Seat, holding: Holding, plan: readonly Move[]): Move[] {
  const actor = actorIn(table, seat, holding, plan);
  if (actor === undefined) return [];
  const { city, cards, buyer } = actor;
  if (table.players > 2 || city !== FREE_CITY) {
    const kept = keptForFreeCity(table, holding, plan);
    return usesOf(kept === undefined ? cards : [kept], buyer);
  }
  return table.rules === 1 ? restUses(cards, buyer) : freeCityUses(cards, buyer);
}

/** [F5] If the Free City discards although one card could be used in it, that card has to be the holder's own. */
function keptForFreeCity(table: Table, { hand }: Holding, plan: readonly Move[]): Card | undefined {
  const [first] = plan;
  if (first === undefined || !isForFreeCity(first) || actionIn(first) !== DISCARD) return undefined;
  return onlyUsable(hand, freeCityBuyer(table));
}

const coinsOf = (table: Table, city: number): number => (table.cities[city] as City).coins;

/** The hand less one copy of a card, as a new list: what was passed on earlier is remembered and must not change. */
export function without(hand: readonly Card[], card: Card): readonly Card[] {
  const rest = hand.slice(1);
  for (let i = 0; i < rest.length && hand[i] !== card; i++) rest[i] = hand[i] as Card;
  return rest;
}

export function resolveTurn(
  parts: StateParts<SevenWonders>,
  plans: readonly (readonly Move[])[],
  emit?: Emit<SevenWonders>,
): void {
  const { table, secret } = parts;
  const acts = takeFromHands(parts, plans);
  const purses =
    table.turn === TURNS ? acts.map((move, at) => coinsOf(table, at) - priceOf(move)) : NO_PURSES;
  for (let at = 0; at < acts.length; at++) pay(table, at, acts[at] as Move);
  const effects = acts.map((move, at) => lay(table, secret, at, move));
  for (let at = 0; at < acts.length; at++) {
    if (emit !== undefined) tell(table, at, acts[at] as Move, emit);
    earn(table, at, effects[at], emit);
    table.revealed[at] = faceOf(acts[at] as Move);
  }
  afterCards(parts, purses, emit);
}

const NO_PURSES: readonly number[] = [];

/** The chosen cards leave their hands; gives the move of each city. */
function takeFromHands(
  { table, holdings }: StateParts<SevenWonders>,
  plans: readonly (readonly Move[])[],
): Move[] {
  const acts = table.cities.map(() => -1);
  for (let seat = 0; seat < table.players; seat++) {
    const holding = holdings[seat] as Holding;
    const plan = ownFirst(plans[seat] as readonly Move[]);
    for (let step = 0; step < plan.length; step++) {
      const move = plan[step] as Move;
      const card = cardIn(move);
      holding.hand = without(holding.hand, card);
      holding.played.push(card);
      noteTaken(table, seat, move);
      acts[isForFreeCity(move) ? FREE_CITY : seat] = move;
    }
    holding.passed.push(holding.hand);
  }
  return acts;
}

/** Whatever was chosen first, the holder's own card leaves the hand first: memories count on that order. */
const ownFirst = (plan: readonly Move[]): readonly Move[] =>
  plan.length > 1 && isForFreeCity(plan[0] as Move) ? plan.toReversed() : plan;

/** Everyone sees that a card left this hand, and its face if it was built. */
export function noteTaken(table: Table, seat: Seat, move: Move): void {
  const hands = table.taken[table.age - 1] as Move[][];
  (hands[handHeld(table, seat)] as Move[]).push(faceOf(move));
}

/** [F3] With two players the holder of the Free City's card draws from the pile before he chooses. */
export function drawForFreeCity({ table, holdings, secret }: StateParts<SevenWonders>): void {
  if (table.players !== 2) return;
  const pile = secret.piles[table.age - 1] as readonly Card[];
  const drawn = pile[0] as Card;
  secret.piles[table.age - 1] = pile.slice(1);
  table.pile = pile.length - 1;
  const hand = freeCityHand(table.age);
  const holding = holdings.find((_, seat) => handHeld(table, seat) === hand) as Holding;
  holding.hand = [...holding.hand, drawn].sort((a, b) => a - b);
}
