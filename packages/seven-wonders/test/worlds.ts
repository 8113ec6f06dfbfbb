// Helpers for tests on determinized worlds: random matches that keep what was decided, and the proof that a world
// could have happened, by playing it from its own deal with the very moves of the real match.

import {
  advance,
  apply,
  below,
  type Entry,
  listed,
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
  type Holding,
  type Options,
  type SevenWonders,
  sevenWonders,
  type Table,
} from '../src/index.ts';
import { publicHistoryOf } from '../src/knowledge/public-history.ts';
import {
  actionIn,
  BUILD,
  DECLINE,
  DISCARD,
  declineMove,
  forFreeCity,
  isForFreeCity,
  SALVAGE,
  STAGE,
} from '../src/move.ts';
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

/** Half of the time a stage, if there is one to build, and half of the time no salvage: both are rare otherwise. */
export function lively(legal: readonly Move[], rng: Rng): Move {
  const rare = legal.filter((move) => actionIn(move) === STAGE || actionIn(move) === DECLINE);
  return pick(rng, rare.length > 0 && pick(rng, [true, false]) ? rare : legal);
}

/** Builds a structure if it can, now and then a stage, and hardly ever discards: the pile stays small. */
export function thrifty(legal: readonly Move[], rng: Rng): Move {
  const wanted = [BUILD, STAGE, SALVAGE];
  if (below(rng, 3) === 0) wanted.unshift(STAGE, DECLINE);
  for (const action of wanted) {
    const moves = legal.filter((move) => actionIn(move) === action);
    if (moves.length > 0) return pick(rng, moves);
  }
  return pick(rng, legal);
}

/** Plays a match by chance; `at` is called before every single commit, and when it is over. */
export function playRandomly(
  options: Options,
  { seed, choose = lively }: { seed: string; choose?: typeof lively },
  at: (played: Played) => void,
): void {
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
    if (advance(match, seat, choose(sevenWonders.legalMoves(seatView(match.state, seat)), rng))) {
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
  const holdings = world.private.map(({ holding }) => holding);
  const told = holdings.map(() => 0);
  return ([1, 2, 3] as const).map((age) => {
    const left = world.secret.piles[age - 1] as readonly Card[];
    if (age > table.taken.length) return left;
    const draws: Card[] = [];
    let before = world.secret.hands[age - 1]?.[freeCityHand(age)] as readonly Card[];
    for (let turn = 1; turn <= (age < table.age ? TURNS : table.turn); turn++) {
      const holder = freeCityHolder({ players: 2, age, turn });
      const { hand, passed, played } = holdings[holder] as Holding;
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

/**
 * Plays a world's own deal with the decisions of the real match, the hidden cards replaced by the world's. That a pile
 * was found to hold nothing, or that all it held was declined, isn't kept on the table: a world may have the other.
 */
export function reenact({ match, decided }: Played, world: World, deal: Deal): World {
  const state = open(sevenWonders, sevenWonders.begin(match.options, deal));
  const { table } = state.public;
  const told = world.private.map(() => 0);
  const nextOf = (seat: number): Card => {
    const at = told[seat] as number;
    told[seat] = at + 1;
    return world.private[seat]?.holding.played[at] as Card;
  };
  const commit = ({ seat, move }: Entry): void => {
    // What the Free City can't build, and so what its holder had to keep, would follow from its discards; worlds don't go
    // into that.
    const [first] = state.private[seat]?.plan ?? [];
    const isAfterDiscard = first !== undefined && isForFreeCity(first) && actionIn(first) === DISCARD;
    if (!isForFreeCity(move) && !isAfterDiscard) {
      expect(sevenWonders.legalMoves(seatView(state, seat))).toContain(move);
    }
    apply(sevenWonders, state, seat, move);
  };
  const decline = (): void => {
    if (table.phase.kind !== 'salvage') return;
    const { seat, city } = table.phase;
    const isFreeCity = table.players === 2 && city === FREE_CITY;
    commit({ seat, move: isFreeCity ? forFreeCity(declineMove()) : declineMove() });
  };

  for (const { kind, moves } of decided) {
    if (kind === 'salvage' && table.phase.kind !== 'salvage') {
      expect(moves.map(({ move }) => actionIn(move))).toEqual([DECLINE]);
      continue;
    }
    if (kind !== 'salvage') decline();
    const isCard = kind === 'turn' || kind === 'seventh';
    // Memories list a seat's cards as records do: its own before the Free City's.
    const cards = new Map(
      listed(sevenWonders, moves).map((entry) => [entry, isCard ? nextOf(entry.seat) : -1]),
    );
    for (const entry of moves) {
      const { seat, move } = entry;
      commit({ seat, move: isCard ? (move & ~CARD_BITS) | ((cards.get(entry) as Card) << 3) : move });
    }
  }
  if (world.public.table.phase.kind !== 'salvage') decline();
  return state;
}

/**
 * The holdings without what the others saw of a pile that was looked through twice with nothing built in between: the
 * table doesn't tell which look was used, and so how many cards the later one still found.
 */
export function holdingsToCompare(world: World, viewer: number): Holding[] {
  const { looks } = publicHistoryOf(seatView(world, viewer));
  const isDoubtful = (after: number): boolean =>
    looks.some((look, i) => {
      const next = looks[i + 1];
      return look.after === after && next?.after === after && next.built === look.built;
    });
  return world.private.map(({ holding }, seat) => ({
    ...holding,
    looked: seat === viewer ? holding.looked : holding.looked.filter(({ after }) => !isDoubtful(after)),
  }));
}
