// Everything that a seat may do now, found by trying all: what an engine offers is held against it.

import { hasName } from './city.ts';
import { card } from './facts.ts';
import { at, takeOut } from './lists.ts';
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
import { canBuildByWonder, canChain, nextStage, paymentsFor } from './means.ts';
import type { Payment } from './payments.ts';
import type { Move } from './record.ts';

/** The moves of one seat for one decision: its own, then with two players the one for the Free City. */
export type Play = readonly Move[];

type Mover = Pick<Move, 'seat' | 'for'>;

function withPay(payment: Payment): Pick<Move, 'pay'> {
  return payment.left + payment.right > 0 ? { pay: payment } : {};
}

/** Every way to build the card or a stage with it. */
function buildsWith(match: Match, mover: Mover, id: string, first?: Move): Move[] {
  const place = mover.for ?? mover.seat;
  const city = at(match.cities, place);
  const moves: Move[] = [];
  if (!hasName(city, id)) {
    for (const payment of paymentsFor(match, place, card(id), first)) {
      moves.push({ ...mover, do: 'build', card: id, ...withPay(payment) });
    }
    if (canChain(match, place, id)) moves.push({ ...mover, do: 'build', card: id, free: 'chain' });
    if (canBuildByWonder(match, place)) moves.push({ ...mover, do: 'build', card: id, free: 'wonder' });
  }
  const stage = nextStage(city);
  for (const payment of stage === undefined ? [] : paymentsFor(match, place, stage, first)) {
    moves.push({ ...mover, do: 'stage', card: id, ...withPay(payment) });
  }
  return moves;
}

function usesOf(match: Match, mover: Mover, id: string, first?: Move): Move[] {
  return [...buildsWith(match, mover, id, first), { ...mover, do: 'discard', card: id }];
}

/**
 * What the holder may do for the Free City after the choice of this card for the own city. A chain must be used,
 * and a card is discarded only where none can be used otherwise.
 */
export function freeCityMoves(match: Match, own: string): Move[] {
  const mover = { seat: holder(match), for: FREE_CITY } as const;
  const rest = [...at(match.hands, mover.seat)];
  takeOut(rest, own);
  const cards = [...new Set(rest)];
  const builds = cards.flatMap((id) => {
    const moves = buildsWith(match, mover, id);
    return canChain(match, FREE_CITY, id) ? moves.filter(({ free }) => free === 'chain') : moves;
  });
  return builds.length > 0 ? builds : cards.map((id) => ({ ...mover, do: 'discard', card: id }));
}

/** Whether the holder's own move is carried out after the Free City's. */
export function isAfterFreeCity(match: Match, { seat, for: forWhom }: Mover): boolean {
  const isHolder = match.players === 2 && seat === holder(match);
  return match.rules > 1 && match.phase === 'turn' && isHolder && forWhom === undefined;
}

/** The pairs that the holder may play; the Free City's move comes first and may begin to make what the own needs. */
function pairs(match: Match, seat: number): Play[] {
  const known = new Map<string, Move[]>();
  /** The own uses of a card depend on nothing but what the Free City builds before. */
  function ownUses(id: string, first: Move | undefined): Move[] {
    const key = `${id} ${first?.do === 'build' ? first.card : ''}`;
    const uses = known.get(key) ?? usesOf(match, { seat }, id, first);
    known.set(key, uses);
    return uses;
  }
  return [...new Set(at(match.hands, seat))].flatMap((id) =>
    freeCityMoves(match, id).flatMap((move) => {
      const first = isAfterFreeCity(match, { seat }) ? move : undefined;
      return ownUses(id, first).map((own) => [own, move]);
    }),
  );
}

function salvages(match: Match, place: number): Play[] {
  const mover = {
    seat: deciderFor(match, place),
    ...(place < match.players ? {} : { for: FREE_CITY }),
  } as Mover;
  return [null, ...new Set(salvageable(match))].map((id) => [{ ...mover, do: 'salvage', card: id }]);
}

/** The seats that have to choose now; none when the match is over. In a turn, those that have not moved yet. */
export function askedSeats(match: Match): number[] {
  switch (match.phase) {
    case 'turn':
      return [...match.hands.keys()].filter((seat) => !match.chosen.map(placeOf).includes(seat));
    case 'seventh':
      return [seventhSeat(match) as number];
    case 'salvage':
      return [deciderFor(match, match.salvager as number)];
    default:
      return [];
  }
}

/** Everything that the rules allow a seat that is asked, pointless moves included. */
export function legalPlays(match: Match, seat: number): Play[] {
  if (!askedSeats(match).includes(seat)) return [];
  if (match.phase === 'salvage') return salvages(match, match.salvager as number);
  if (match.phase === 'turn' && match.players === 2 && seat === holder(match)) return pairs(match, seat);
  const cards = [...new Set(at(match.hands, seat))];
  return cards.flatMap((id) => usesOf(match, { seat }, id)).map((move) => [move]);
}

/** Gives away coins or a power for what could be had for nothing: allowed, and pointless. */
function isWasteful(match: Match, move: Move): boolean {
  if (move.do !== 'build') return false;
  const place = placeOf(move);
  const id = cardOfMove(move);
  const { left, right } = payOf(move);
  if (move.free === undefined) return canChain(match, place, id) && left + right > 0;
  if (move.free === 'chain') return false;
  // What the Free City has just begun to make has its price, so it gives nothing for nothing.
  const costless = paymentsFor(match, place, card(id)).some((payment) => payment.left + payment.right === 0);
  return canChain(match, place, id) || (costless && card(id).coins === 0);
}

/** What is left of the plays without those that waste something. */
export function withoutWaste(match: Match, plays: readonly Play[]): Play[] {
  return plays.filter((play) => !play.some((move) => isWasteful(match, move)));
}

/** A build for nothing may be written with its chain or without; this is the one without. */
function isUntoldChain(match: Match, move: Move): boolean {
  return move.do === 'build' && move.free === undefined && canChain(match, placeOf(move), cardOfMove(move));
}

/** Everything that a seat should be offered, each play once: nothing that wastes, and a chain told as a chain. */
export function offeredPlays(match: Match, seat: number): Play[] {
  const plays = legalPlays(match, seat).filter((play) => !play.some((move) => isUntoldChain(match, move)));
  return withoutWaste(match, plays);
}
