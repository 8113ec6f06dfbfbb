// The table during a match, and how it goes on from one decision to the next.

import {
  type City,
  cityAt,
  copyCity,
  hasName,
  hasPower,
  income,
  leftOf,
  newCity,
  payTo,
  rightOf,
  shields,
  stagesOf,
} from './city.ts';
import { card } from './facts.ts';
import { at, takeOut } from './lists.ts';
import type { Payment } from './payments.ts';
import type { Deal, MatchRecord, Move, RulesVersion } from './record.ts';

export const FREE_CITY = 2;
export const TURNS = 6;
const SALE = 3;

/** `undealt`: the record does not tell the cards of the next Age. */
export type Phase = 'turn' | 'seventh' | 'salvage' | 'undealt' | 'over';

export interface Match {
  rules: RulesVersion;
  players: number;
  deals: readonly Deal[];
  /** The players' by seat, then with two players the Free City. */
  cities: City[];
  age: number;
  turn: number;
  phase: Phase;
  hands: string[][];
  pile: string[];
  discarded: string[];
  /** The moves of this turn so far; they are carried out together. */
  chosen: Move[];
  /** Discounts, chains, purses and Olympia's power are those that stood when the turn began. */
  startOfTurn: City[];
  /** What each city has paid in this turn. */
  spent: number[];
  /** Whether Olympia's free structure of this Age was built. */
  freeBuildUsed: boolean[];
  /** The city that may build from the discard pile at the end of this turn. */
  salvager: number | undefined;
}

/** The city a move is made for. */
export function placeOf(move: Move): number {
  return move.for ?? move.seat;
}

export function payOf(move: Move): Payment {
  return { left: move.pay?.left ?? 0, right: move.pay?.right ?? 0 };
}

/** Who decides for the Free City: its left neighbour begins Ages I and III, its right one Age II. */
export function holder(match: Match): number {
  return (match.age - 1 + match.turn - 1) % 2;
}

/** Who decides for the city at this place. */
export function deciderFor(match: Match, place: number): number {
  return place < match.players ? place : holder(match);
}

/** The card of a move that surely has one. */
export function cardOfMove(move: Move): string {
  if (move.card === null) throw new Error('this move has no card');
  return move.card;
}

export function startMatch(record: Pick<MatchRecord, 'rulesVersion' | 'seats' | 'setup'>): Match {
  const { rulesVersion, seats, setup } = record;
  const boards = [...seats, ...(setup.freeCity === undefined ? [] : [setup.freeCity])];
  const match: Match = {
    rules: rulesVersion,
    players: seats.length,
    deals: setup.ages,
    cities: boards.map(newCity),
    age: 0,
    turn: 0,
    phase: 'turn',
    hands: [],
    pile: [],
    discarded: [],
    chosen: [],
    startOfTurn: [],
    spent: [],
    freeBuildUsed: [],
    salvager: undefined,
  };
  beginAge(match);
  return match;
}

function beginAge(match: Match): void {
  match.age += 1;
  match.turn = 0;
  const deal = match.deals[match.age - 1];
  if (deal === undefined) {
    match.phase = 'undealt';
    return;
  }
  match.hands = deal.hands.map((hand) => [...hand]);
  match.pile = [...(deal.pile ?? [])];
  match.freeBuildUsed = match.cities.map(() => false);
  beginTurn(match);
}

function beginTurn(match: Match): void {
  match.turn += 1;
  match.phase = 'turn';
  match.chosen = [];
  match.startOfTurn = match.cities.map(copyCity);
  match.spent = match.cities.map(() => 0);
  match.salvager = undefined;
  const drawn = match.pile.shift();
  if (drawn !== undefined) at(match.hands, holder(match)).push(drawn);
}

/** The cards that may be taken from the discard pile by the city that has the right to it. */
export function salvageable(match: Match): string[] {
  if (match.salvager === undefined) return [];
  const city = at(match.cities, match.salvager);
  return match.discarded.filter((id) => !hasName(city, id));
}

/** Whose seventh card is still to be played: Babylon B's, never the Free City's, which has none. */
export function seventhSeat(match: Match): number | undefined {
  const seat = match.cities
    .slice(0, match.players)
    .findIndex((city, place) => hasPower(city, 'seventh-card') && at(match.hands, place).length > 0);
  return seat < 0 ? undefined : seat;
}

/** Carries out a move that was judged right. */
export function play(match: Match, move: Move): void {
  if (match.phase === 'turn') {
    takeOut(at(match.hands, move.seat), cardOfMove(move));
    match.chosen.push(move);
    if (match.chosen.length < match.cities.length) return;
    carryOut(match, match.chosen);
    match.phase = 'seventh';
    if (match.turn < TURNS || seventhSeat(match) === undefined) endOfPlays(match);
  } else if (match.phase === 'seventh') {
    takeOut(at(match.hands, move.seat), cardOfMove(move));
    carryOut(match, [move]);
    endOfPlays(match);
  } else if (match.phase === 'salvage') {
    if (move.card !== null) salvage(match, placeOf(move), move.card);
    endTurn(match);
  } else throw new Error(`nothing can be played: ${match.phase}`);
}

/** Everybody pays, then all cards are laid, then coins come in, counted on what lies there by then. */
function carryOut(match: Match, moves: readonly Move[]): void {
  const { cities } = match;
  for (const move of moves) {
    const place = placeOf(move);
    const payment = payOf(move);
    const toBank = move.do === 'build' && move.free === undefined ? card(cardOfMove(move)).coins : 0;
    const price = payment.left + payment.right + toBank;
    match.spent[place] = at(match.spent, place) + price;
    at(cities, place).coins -= price;
    payTo(cities, place, payment);
  }
  const gains = moves.map((move) => lay(match, move));
  gains.forEach((gained, index) => {
    const place = placeOf(at(moves, index));
    at(cities, place).coins += gained === 'sale' ? SALE : income(gained, cities, place);
  });
}

/** Lays the card of a move and gives the effects that begin with it. */
function lay(match: Match, move: Move) {
  const place = placeOf(move);
  const city = at(match.cities, place);
  const id = cardOfMove(move);
  if (move.do === 'discard') {
    match.discarded.push(id);
    return 'sale';
  }
  if (move.do === 'stage') {
    const stage = at(stagesOf(city), city.stages);
    city.stages += 1;
    if (stage.effects.some((effect) => effect.kind === 'power' && effect.power === 'salvage')) {
      match.salvager = place;
    }
    return stage.effects;
  }
  city.structures.push(id);
  if (move.free === 'wonder') match.freeBuildUsed[place] = true;
  return card(id).effects;
}

/** All cards of the turn are played: the left-over ones join the discard pile, which may then be searched. */
function endOfPlays(match: Match): void {
  if (match.turn === TURNS) {
    match.discarded.push(...match.hands.flat(), ...match.pile);
    match.hands = match.hands.map(() => []);
    match.pile = [];
  }
  if (salvageable(match).length > 0) match.phase = 'salvage';
  else endTurn(match);
}

function salvage(match: Match, place: number, id: string): void {
  const city = at(match.cities, place);
  takeOut(match.discarded, id);
  city.structures.push(id);
  city.coins += income(card(id).effects, match.cities, place);
}

function endTurn(match: Match): void {
  if (match.turn < TURNS) {
    passHands(match);
    beginTurn(match);
    return;
  }
  settleConflicts(match.cities, match.age);
  if (match.age < 3) beginAge(match);
  else match.phase = 'over';
}

function passHands(match: Match): void {
  const giver = match.age === 2 ? leftOf : rightOf;
  match.hands = match.hands.map((_, seat) => at(match.hands, giver(seat, match.players)));
}

/** More shields than a neighbour give 1, 3 or 5 by Age, fewer always -1, as many nothing. */
export function settleConflicts(cities: readonly City[], age: number): void {
  cities.forEach((city, place) => {
    for (const where of ['left', 'right'] as const) {
      const lead = shields(city) - shields(cityAt(cities, place, where));
      if (lead > 0) city.tokens.push(2 * age - 1);
      if (lead < 0) city.tokens.push(-1);
    }
  });
}
