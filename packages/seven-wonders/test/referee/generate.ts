// Random matches by the referee's own reading of the rules: a second, slow engine.

import { card, WONDERS } from './facts.ts';
import { canBuildByWonder, canChain, complaintAbout, nextStage, paymentsFor } from './judge.ts';
import { at } from './lists.ts';
import {
  FREE_CITY,
  holder,
  type Match,
  placeOf,
  play,
  salvageable,
  seventhSeat,
  startMatch,
} from './match.ts';
import type { Payment } from './payments.ts';
import type { Board, Deal, MatchRecord, Move } from './record.ts';
import { scores, winners } from './scorer.ts';
import { AGES, deckOf, GUILDS, guildCount, HAND_SIZE } from './setup.ts';

type Random = (below: number) => number;

/** A small generator of whole numbers (mulberry32); any seed will do. */
function randomFrom(seed: number): Random {
  let state = seed >>> 0;
  return (below) => {
    state = (state + 0x6d2b79f5) >>> 0;
    let mixed = Math.imul(state ^ (state >>> 15), state | 1);
    mixed ^= mixed + Math.imul(mixed ^ (mixed >>> 7), mixed | 61);
    return Math.floor((((mixed ^ (mixed >>> 14)) >>> 0) / 2 ** 32) * below);
  };
}

function shuffled<T>(items: readonly T[], random: Random): T[] {
  const rest = [...items];
  const mixed: T[] = [];
  while (rest.length > 0) mixed.push(...rest.splice(random(rest.length), 1));
  return mixed;
}

function pick<T>(items: readonly T[], random: Random): T {
  return at(items, random(items.length));
}

function deal(age: number, players: number, random: Random): Deal {
  const guilds = age === 3 ? shuffled(GUILDS, random).slice(0, guildCount(players)) : [];
  const cards = shuffled([...deckOf(age, players), ...guilds], random);
  const hand = (place: number) => cards.slice(place * HAND_SIZE, (place + 1) * HAND_SIZE);
  const hands = Array.from({ length: players }, (_, seat) => hand(seat));
  return players === 2 ? { hands, pile: hand(2) } : { hands };
}

function withPay(payment: Payment): Pick<Move, 'pay'> {
  return payment.left + payment.right > 0 ? { pay: payment } : {};
}

/** Everything that might be done with a card for a city; what is not allowed is sorted out afterwards. */
function usesOf(match: Match, mover: Pick<Move, 'seat' | 'for'>, id: string): Move[] {
  const place = mover.for ?? mover.seat;
  const stage = nextStage(at(match.cities, place));
  const stagePayments = stage === undefined ? [] : paymentsFor(match, place, stage);
  const buildPayments = paymentsFor(match, place, card(id));
  return [
    ...buildPayments.map((pay): Move => ({ ...mover, do: 'build', card: id, ...withPay(pay) })),
    ...(canChain(match, place, id) ? [{ ...mover, do: 'build', card: id, free: 'chain' } as const] : []),
    ...(canBuildByWonder(match, place) ? [{ ...mover, do: 'build', card: id, free: 'wonder' } as const] : []),
    ...stagePayments.map((pay): Move => ({ ...mover, do: 'stage', card: id, ...withPay(pay) })),
    { ...mover, do: 'discard', card: id },
  ];
}

/** Who may move next: in a turn all who have not, the Free City only after its holder. */
function movers(match: Match): Pick<Move, 'seat' | 'for'>[] {
  if (match.phase === 'seventh') return [{ seat: seventhSeat(match) ?? 0 }];
  const moved = match.chosen.map(placeOf);
  const seats = match.hands.map((_, seat) => seat).filter((seat) => !moved.includes(seat));
  const freeCity = match.players === 2 && moved.includes(holder(match)) && !moved.includes(FREE_CITY);
  return [
    ...seats.map((seat) => ({ seat })),
    ...(freeCity ? [{ seat: holder(match), for: FREE_CITY } as const] : []),
  ];
}

/** Gives away coins or a power for what could be had for nothing: allowed, and pointless. */
function isWasteful(match: Match, move: Move): boolean {
  if (move.do !== 'build' || move.card === null) return false;
  const place = placeOf(move);
  const chained = canChain(match, place, move.card);
  const costless = paymentsFor(match, place, card(move.card)).some(({ left, right }) => left + right === 0);
  if (move.free === 'wonder') return chained || (costless && card(move.card).coins === 0);
  return chained && move.free === undefined && (move.pay?.left ?? 0) + (move.pay?.right ?? 0) > 0;
}

/** All moves that one of those who may move next can make. */
export function legalMoves(match: Match, random: Random): Move[] {
  if (match.phase === 'salvage') {
    const place = match.salvager ?? 0;
    const mover =
      place < match.players ? { seat: place } : ({ seat: holder(match), for: FREE_CITY } as const);
    const choices = [null, ...new Set(salvageable(match))];
    return choices.map((id) => ({ ...mover, do: 'salvage', card: id }));
  }
  const mover = pick(movers(match), random);
  const cards = [...new Set(at(match.hands, mover.seat))];
  return cards
    .flatMap((id) => usesOf(match, mover, id))
    .filter((move) => complaintAbout(match, move) === undefined);
}

/** A whole random match: the same seed gives the same one. Without `waste` no pointless move is made. */
export function generate(players: number, seed: number, { waste } = { waste: true }): MatchRecord {
  const random = randomFrom(seed);
  const boards = shuffled(WONDERS, random).map(
    (wonder): Board => ({ wonder: wonder.id, side: random(2) === 0 ? 'A' : 'B' }),
  );
  const setup = {
    ages: AGES.map((age) => deal(age, players, random)),
    ...(players === 2 ? { freeCity: at(boards, FREE_CITY) } : {}),
  };
  const seats = boards
    .slice(0, players)
    .map((board, seat) => ({ name: `Player ${seat}`, kind: 'bot:random', ...board }));
  const match = startMatch({ seats, setup });
  const moves: Move[] = [];
  while (match.phase !== 'over') {
    const choices = legalMoves(match, random).filter((move) => waste || !isWasteful(match, move));
    const move = pick(choices, random);
    play(match, move);
    moves.push(move);
  }
  const results = scores(match.cities, players);
  return {
    format: 'mirabilia/1',
    game: 'seven-wonders',
    rulesVersion: 1,
    options: {},
    seed: (seed >>> 0).toString(16).padStart(8, '0'),
    seats,
    setup,
    moves,
    result: { scores: results, winners: winners(match.cities, results) },
  };
}
