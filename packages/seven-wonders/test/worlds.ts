// Helpers for tests on determinized worlds: random matches that keep what was decided, and the proof that a world
// could have happened, by playing it from its own deal with the very moves of the real match.

import {
  advance,
  apply,
  type Entry,
  type Match,
  type Move,
  open,
  pending,
  pick,
  type Rng,
  rngFrom,
  type State,
  seatView,
  startMatch,
} from '@mirabilia/kernel';
import { expect } from 'vitest';
import { freeCityHand, freeCityHolder, handHeld } from '../src/geometry.ts';
import {
  type Card,
  cardFacts,
  type Deal,
  type Options,
  type Room,
  type SevenWonders,
  sevenWonders,
  type Table,
} from '../src/index.ts';
import { actionIn, declineMove, forFreeCity, isForFreeCity, STAGE, salvageMove } from '../src/move.ts';
import { type Age, FREE_CITY, TURNS } from '../src/vocabulary.ts';

type World = State<SevenWonders>;

export interface Decided {
  readonly kind: string;
  readonly moves: readonly Entry[];
}

export interface Played {
  readonly match: Match<SevenWonders>;
  readonly decided: Decided[];
}

export const optionsOf = (given: Partial<Options> & { players: number }): Options => {
  const read = sevenWonders.readOptions(given);
  if (!read.ok) throw new Error(read.refusal.code);
  return read.value;
};

/** Half of the time a stage, if there is one to build: so wonders rise and the discard pile is searched. */
export function lively(legal: readonly Move[], rng: Rng): Move {
  const stages = legal.filter((move) => actionIn(move) === STAGE);
  return stages.length > 0 && pick(rng, [true, false]) ? pick(rng, stages) : pick(rng, legal);
}

/** Plays a match at random; `at` is called before every single commit, and when it is over. */
export function playRandomly(options: Options, seed: string, at: (played: Played) => void): void {
  const match = startMatch(sevenWonders, options, seed);
  const rng = rngFrom(seed, 'moves');
  const decided: Decided[] = [];
  for (;;) {
    at({ match, decided });
    const asked = pending(match.state);
    if (asked.length === 0) return;
    const seat = pick(rng, asked);
    const { kind } = match.state.public.table.phase;
    const from = match.history.length;
    if (advance(match, seat, lively(sevenWonders.legalMoves(seatView(match.state, seat)), rng))) {
      decided.push({ kind, moves: match.history.slice(from) });
    }
  }
}

export function playOn(world: World, rng: Rng): void {
  for (let asked = pending(world); asked.length > 0; asked = pending(world)) {
    const seat = asked[0] as number;
    apply(sevenWonders, world, seat, pick(rng, sevenWonders.legalMoves(seatView(world, seat))));
  }
}

export function less(cards: readonly Card[], others: readonly Card[]): Card[] {
  const rest = cards.slice();
  for (const card of others) {
    const at = rest.indexOf(card);
    if (at >= 0) rest.splice(at, 1);
  }
  return rest;
}

/** With two players: the draw piles as they must have lain, going by what the holders of the growing hand remember. */
function pilesAsDealt(world: World): (readonly Card[])[] {
  const { table } = world.public;
  const rooms = world.private.map(({ room }) => room);
  const told = rooms.map(() => 0);
  return ([1, 2, 3] as const).map((age) => {
    const left = world.secret.piles[age - 1] as readonly Card[];
    if (age > table.taken.length) return left;
    const draws: Card[] = [];
    let before = world.secret.hands[age - 1]?.[freeCityHand(age)] as readonly Card[];
    for (let turn = 1; turn <= (age < table.age ? TURNS : table.turn); turn++) {
      const holder = freeCityHolder({ players: 2, age, turn });
      const { hand, passed, played } = rooms[holder] as Room;
      const isTaken = age < table.age || turn < table.turn || table.phase.kind !== 'turn';
      const taken = played.slice(told[holder], (told[holder] as number) + 2);
      const after = passed[(age - 1) * TURNS + turn - 1] as readonly Card[];
      const drawn = less(isTaken ? [...taken, ...after] : hand, before);
      expect(drawn, `drawn in turn ${turn} of Age ${age}`).toHaveLength(1);
      draws.push(drawn[0] as Card);
      before = after;
      if (isTaken)
        for (const seat of told.keys()) told[seat] = (told[seat] as number) + (seat === holder ? 2 : 1);
    }
    for (const seat of told.keys())
      if (playedSeventh(table, age, seat)) told[seat] = (told[seat] as number) + 1;
    return [...draws, ...(left.length + draws.length === 7 ? left : lastOfPile(world, age, draws))];
  });
}

function playedSeventh(table: Table, age: Age, seat: number): boolean {
  const hand = handHeld({ players: 2, age, turn: TURNS }, seat);
  const taken = table.taken[age - 1]?.[hand] ?? [];
  return taken.length > (hand === freeCityHand(age) ? 2 * TURNS : TURNS);
}

/** When the Age is over its pile's last card lies among the discards: it is the one that no hand explains. */
function lastOfPile({ public: { table }, secret }: World, age: Age, draws: readonly Card[]): Card[] {
  const out = [
    ...table.cities.flatMap(({ structures }) => structures),
    ...secret.buried.flat(),
    ...secret.discards,
  ].filter((card) => cardFacts(card).age === age);
  return less(out, [...(secret.hands[age - 1] as readonly (readonly Card[])[]).flat(), ...draws]);
}

/** The deal that the world would have come from. */
export function dealOf({ match }: Played, world: World): Deal {
  const piles = world.public.table.players === 2 ? pilesAsDealt(world) : [];
  return { ...match.deal, ages: world.secret.hands.map((hands, i) => ({ hands, pile: piles[i] ?? [] })) };
}

const CARD_BITS = 127 << 3;

/** Plays a world's own deal with the decisions of the real match, the hidden cards replaced by the world's. */
export function reenact({ match, decided }: Played, world: World, deal: Deal): World {
  const state = open(sevenWonders, sevenWonders.begin(match.options, deal));
  const { table } = state.public;
  const played = world.private.map(() => 0);

  const commit = (seat: number, move: Move): void => {
    const legal = sevenWonders.legalMoves(seatView(state, seat));
    // What the Free City can't build follows from its discards; worlds don't go into that.
    if (!isForFreeCity(move)) expect(legal).toContain(move);
    apply(sevenWonders, state, seat, move);
  };
  // Which of two looks at one pile was used, and whether a pile held nothing or all was declined, isn't kept on the
  // table: the world has its own way of it, told by how many cards were gone at each look.
  const goneAtLook = world.private
    .flatMap(({ room }) => room.looked.map(({ cards, after }) => ({ after, gone: after - cards.length })))
    .sort((a, b) => a.after - b.after || a.gone - b.gone)
    .map(({ gone }) => gone);
  let looks = 0;
  const salvage = (): void => {
    if (table.phase.kind !== 'salvage') return;
    const goneAfter = goneAtLook[++looks] ?? world.public.table.salvaged.length;
    const next = world.public.table.salvaged[table.salvaged.length];
    const isUsed = next !== undefined && goneAfter > table.salvaged.length;
    const move = isUsed ? salvageMove(next.card) : declineMove();
    const isFreeCity = table.players === 2 && table.phase.city === FREE_CITY;
    commit(table.phase.seat, isFreeCity ? forFreeCity(move) : move);
  };
  for (const { kind, moves } of decided) {
    if (kind === 'salvage') continue;
    salvage();
    for (const { seat, move } of moves) {
      if (kind !== 'turn' && kind !== 'seventh') commit(seat, move);
      else {
        const at = played[seat] as number;
        played[seat] = at + 1;
        commit(seat, (move & ~CARD_BITS) | ((world.private[seat]?.room.played[at] as Card) << 3));
      }
    }
  }
  if (world.public.table.phase.kind !== 'salvage') salvage();
  return state;
}
