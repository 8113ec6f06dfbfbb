// Whether a move is allowed now, and if not, why.

import { hasName, hasPower } from './city.ts';
import { card } from './facts.ts';
import { at } from './lists.ts';
import {
  cardOfMove,
  deciderFor,
  FREE_CITY,
  holder,
  type Match,
  payOf,
  placeOf,
  salvageable,
  seventhSeat,
} from './match.ts';
import { canBuildByWonder, canChain, nextStage, type Price, paymentsFor } from './means.ts';
import { isSame, type Payment } from './payments.ts';
import { freeCityMoves, isAfterFreeCity } from './plays.ts';
import type { Move } from './record.ts';

type Complaint = string | undefined;

/** Whether the city could build the card or a stage with it, in any way. */
function isUsable(match: Match, place: number, id: string): boolean {
  const city = at(match.cities, place);
  const stage = nextStage(city);
  if (stage !== undefined && paymentsFor(match, place, stage).length > 0) return true;
  if (hasName(city, id)) return false;
  if (canChain(match, place, id) || canBuildByWonder(match, place)) return true;
  return paymentsFor(match, place, card(id)).length > 0;
}

function inWords(payment: Payment): string {
  return `${payment.left} to the left and ${payment.right} to the right`;
}

/** The payments for a move; the holder's own may be any that fits some move for the Free City, which comes first. */
function paymentsOf(match: Match, move: Move, price: Price): Payment[] {
  const place = placeOf(move);
  if (!isAfterFreeCity(match, move)) return paymentsFor(match, place, price);
  const firsts = new Map(
    freeCityMoves(match, cardOfMove(move)).map((first) => [first.do === 'build' ? first.card : '', first]),
  );
  const offered = [...firsts.values()].flatMap((first) => paymentsFor(match, place, price, first));
  return offered.filter((one, index) => offered.findIndex((other) => isSame(one, other)) === index);
}

function whyNotThisPayment(move: Move, offered: readonly Payment[]): Complaint {
  const paid = payOf(move);
  if (offered.some((offer) => isSame(offer, paid))) return undefined;
  if (offered.length === 0) return `cannot pay for it, with ${inWords(paid)} or otherwise`;
  return `pays ${inWords(paid)} where it could be ${offered.map(inWords).join(', or ')}`;
}

function whyNotPay(match: Match, move: Move, price: Price): Complaint {
  return whyNotThisPayment(move, paymentsOf(match, move, price));
}

function whyNotBuild(match: Match, move: Move): Complaint {
  const place = placeOf(move);
  const id = cardOfMove(move);
  if (hasName(at(match.cities, place), id)) return `has a structure named ${card(id).name} already`;
  if (move.free === undefined) return whyNotPay(match, move, card(id));
  const paid = payOf(move);
  if (paid.left + paid.right > 0) return 'pays for what is free';
  if (move.free === 'chain') {
    return canChain(match, place, id)
      ? undefined
      : `had no structure that makes ${id} free when the turn began`;
  }
  if (!hasPower(at(match.startOfTurn, place), 'free-build')) {
    return 'had no wonder that builds for nothing when the turn began';
  }
  return at(match.freeBuildUsed, place)
    ? 'has built for nothing by its wonder in this Age already'
    : undefined;
}

function whyNotStage(match: Match, move: Move): Complaint {
  if (move.free !== undefined) return 'cannot build a stage for nothing';
  const stage = nextStage(at(match.cities, placeOf(move)));
  return stage === undefined ? 'has built every stage already' : whyNotPay(match, move, stage);
}

function whyNotDiscard(move: Move): Complaint {
  const paid = payOf(move);
  return paid.left + paid.right > 0 || move.free !== undefined
    ? 'has nothing to pay for a discard'
    : undefined;
}

/** The Free City must build if it can, and must build a chained card by its chain. */
function whyNotForFreeCity(match: Match, move: Move): Complaint {
  const id = cardOfMove(move);
  if (canChain(match, FREE_CITY, id) && !(move.do === 'build' && move.free === 'chain')) {
    return `must build ${id} by its chain for the Free City`;
  }
  if (move.do !== 'discard') return undefined;
  // The holder's own card has left the hand already: these are the cards left to the Free City.
  const usable = at(match.hands, move.seat).find((other) => isUsable(match, FREE_CITY, other));
  return usable === undefined ? undefined : `may not discard for the Free City, which could use ${usable}`;
}

/** The holder's own card was paid for before it was known what the Free City's card would make. */
function whyNotBesideOwn(match: Match, move: Move): Complaint {
  const own = match.chosen.find(({ seat, for: forWhom }) => seat === move.seat && forWhom === undefined);
  if (own === undefined || !isAfterFreeCity(match, own)) return undefined;
  if (own.do === 'discard' || own.free !== undefined) return undefined;
  const price = own.do === 'stage' ? nextStage(at(match.cities, own.seat)) : card(cardOfMove(own));
  if (price === undefined) return undefined;
  const complaint = whyNotThisPayment(own, paymentsFor(match, own.seat, price, move));
  return complaint === undefined
    ? undefined
    : `may not choose this for the Free City: its own ${own.card} then ${complaint}`;
}

function whyNotUse(match: Match, move: Move): Complaint {
  if (move.do === 'salvage' || move.card === null) return 'has no right to salvage now';
  if (!at(match.hands, move.seat).includes(move.card)) return `does not hold ${move.card}`;
  const duty = move.for === FREE_CITY ? whyNotForFreeCity(match, move) : undefined;
  if (duty !== undefined) return duty;
  const wrong =
    move.do === 'build'
      ? whyNotBuild(match, move)
      : move.do === 'stage'
        ? whyNotStage(match, move)
        : whyNotDiscard(move);
  return wrong ?? (move.for === FREE_CITY ? whyNotBesideOwn(match, move) : undefined);
}

function whyNotNow(match: Match, move: Move): Complaint {
  const place = placeOf(move);
  const hasMoved = (other: number) => match.chosen.some((chosen) => placeOf(chosen) === other);
  if (move.for === FREE_CITY) {
    if (match.players !== 2) return 'moves for a Free City, which is there with two players only';
    if (move.seat !== holder(match)) return 'does not hold the Free City in this turn';
    if (!hasMoved(move.seat)) return 'must choose for itself before it chooses for the Free City';
  }
  return hasMoved(place) ? 'has moved in this turn already' : undefined;
}

function whyNotSalvage(match: Match, move: Move): Complaint {
  const { salvager } = match;
  if (salvager === undefined) throw new Error('nobody may salvage');
  const decider = deciderFor(match, salvager);
  if (move.do !== 'salvage' || move.seat !== decider || placeOf(move) !== salvager) {
    const forWhom = salvager === decider ? '' : ' for the Free City';
    return `is not to move: seat ${decider} is to salvage${forWhom}`;
  }
  if (whyNotDiscard(move) !== undefined) return 'has nothing to pay for a salvage';
  if (move.card === null || salvageable(match).includes(move.card)) return undefined;
  if (!match.discarded.includes(move.card))
    return `cannot salvage ${move.card}, which is not in the discard pile`;
  return `has a structure named ${card(move.card).name} already`;
}

/** What is wrong with this move at this moment, told of the seat that makes it. */
export function complaintAbout(match: Match, move: Move): Complaint {
  switch (match.phase) {
    case 'turn':
      return whyNotNow(match, move) ?? whyNotUse(match, move);
    case 'seventh':
      if (move.seat !== seventhSeat(match) || move.for !== undefined) {
        return `is not to move: seat ${seventhSeat(match)} is to play its seventh card`;
      }
      return whyNotUse(match, move);
    case 'salvage':
      return whyNotSalvage(match, move);
    case 'undealt':
      return `moves in Age ${match.age}, whose cards the record does not tell`;
    case 'over':
      return 'moves after the end of the match';
  }
}
