// The state of a match: the table (public), a holding per seat (private), and what is secret.

import type { Move, Seat } from '@mirabilia/kernel';
import type { Board, Card, CardId, WonderId } from './catalogue.ts';
import type { Supply } from './rules/supply.ts';
import type { Age, Category, Neighbour, RulesVersion, Side } from './vocabulary.ts';

/** What is agreed before a match. */
export type Options = {
  readonly players: number;
  /** Dealt at random, drafted by choice in seat order, or chosen by the host for each city. */
  readonly wonders: 'random' | 'draft' | readonly WonderId[];
  /** Random for each city, all of one side, chosen by each player, or chosen by the host for each city. */
  readonly sides: 'random' | Side | 'choice' | readonly Side[];
  /** Who came first sits first, or seats are drawn. */
  readonly seating: 'as-is' | 'shuffled';
};

/** What chance decides before the match begins. */
export interface Deal {
  /** seating[seat] is who sits there, by the order in which they came. */
  readonly seating: readonly number[];
  /** A board for each city; undecided ones (-1) are drafted. */
  readonly boards: readonly Board[];
  /** What may be drafted. */
  readonly offer: readonly Board[];
  readonly ages: readonly { readonly hands: readonly (readonly Card[])[]; readonly pile: readonly Card[] }[];
}

/** What lies before a city, for everyone to see. */
export interface City {
  board: Board;
  coins: number;
  /** Stages of the wonder that stand. */
  stages: number;
  /** In the order in which they were built. */
  readonly structures: Card[];
  /** The names that stand, as bits: see the catalogue. */
  readonly names: number[];
  /** Structures by colour. */
  readonly colours: number[];
  /** Science symbols by kind; the last entry counts those of choice. */
  readonly symbols: number[];
  shields: number;
  /** Production, and what of it the neighbours may buy. */
  own: Supply;
  sold: Supply;
  /** Discounts in force, and those that stand (in force from the next turn on). */
  discounts: number;
  standingDiscounts: number;
  powers: number;
  /** The last Age in which the free build was used; 0 for none. */
  freeBuildUsed: number;
  /** Conflict results, left then right for each Age: victory points, -1, or 0 for a draw. */
  readonly battles: number[];
}

/** What is asked for at present. */
export type Phase =
  /** Boards are picked in seat order from what is on offer. */
  | { readonly kind: 'draft'; readonly offer: readonly Board[] }
  /** Everybody picks a side of his own board. */
  | { readonly kind: 'sides' }
  | { readonly kind: 'turn' }
  /** This city plays its last card too, from what its purse held at the start of the turn less what the sixth cost. */
  | { readonly kind: 'seventh'; readonly seat: Seat; readonly purse: number }
  /** This seat builds from the discard pile, for its own city or for the Free City. */
  | { readonly kind: 'salvage'; readonly seat: Seat; readonly city: number }
  | { readonly kind: 'over' };

/** What everybody sees. */
export interface Table {
  /** The version of the rules that this match is played by. */
  readonly rules: RulesVersion;
  readonly players: number;
  age: Age;
  /** 1 to 6. */
  turn: number;
  phase: Phase;
  /** The players' cities; with two players the Free City is the third. */
  readonly cities: City[];
  /** Cards in the discard pile. */
  discards: number;
  /** Cards in the draw pile of the two-player game. */
  pile: number;
  /** Which city may still build from the discard pile this turn; -1 for none. */
  salvageDue: number;
  /** What each city did in its last turn, as the others saw it. */
  readonly revealed: Move[];
  /** For each Age and each hand (named after the seat it was dealt to): what was taken from it, in order, as a face. */
  readonly taken: Move[][][];
  /** What was built from the discard pile, and how many cards had been discarded by then. */
  readonly salvaged: { readonly card: Card; readonly after: number }[];
  /** When the match is over: the cards under each wonder, and the discard pile. */
  opened: { readonly buried: readonly (readonly Card[])[]; readonly discards: readonly Card[] } | null;
}

/** What one seat alone knows. */
export interface Holding {
  /** In the order of the catalogue. */
  hand: readonly Card[];
  /** Each card that this seat put down, in order; with two players those for the Free City too. */
  readonly played: Card[];
  /** The hand that this seat passed on, turn by turn: what a player who remembers would know. */
  readonly passed: (readonly Card[])[];
  /** The faces in the discard pile while this seat may build from it. */
  pile: readonly Card[] | null;
  /** Piles looked through before: the faces, and how many cards had been discarded by then. */
  readonly looked: { readonly cards: readonly Card[]; readonly after: number }[];
}

/** What nobody sees. */
export interface Secret {
  /** For each Age still to come and the current one: the hands as dealt. */
  readonly hands: readonly (readonly (readonly Card[])[])[];
  /** The draw piles of the two-player game, top first. */
  readonly piles: (readonly Card[])[];
  /** In the order in which they came to the pile. */
  readonly discards: Card[];
  /** The cards under each city's wonder. */
  readonly buried: Card[][];
}

/** A public fact, as it is told when it happens. */
export type Event =
  | { readonly kind: 'board-chosen'; readonly city: number; readonly wonder: WonderId; readonly side: Side }
  | { readonly kind: 'age-began'; readonly age: Age }
  | {
      readonly kind: 'built';
      readonly city: number;
      readonly card: CardId;
      readonly left: number;
      readonly right: number;
      readonly bank: number;
      readonly free: 'no' | 'chain' | 'wonder' | 'salvage';
    }
  | {
      readonly kind: 'stage-built';
      readonly city: number;
      readonly stage: number;
      readonly left: number;
      readonly right: number;
    }
  | { readonly kind: 'discarded'; readonly city: number }
  | { readonly kind: 'earned'; readonly city: number; readonly coins: number }
  | { readonly kind: 'salvage-declined'; readonly city: number }
  /** The discard pile was looked through and held nothing that may be built. */
  | { readonly kind: 'salvage-void'; readonly city: number }
  | { readonly kind: 'hands-passed'; readonly to: Neighbour }
  | { readonly kind: 'leftovers-discarded'; readonly cards: number }
  | {
      readonly kind: 'fought';
      readonly age: Age;
      readonly city: number;
      readonly left: number;
      readonly right: number;
    }
  | { readonly kind: 'ended' };

/** A city's points by category, and in all. */
export type Score = Readonly<Record<Category | 'total', number>>;

/** The types of 7 Wonders, for everything generic in the kernel. */
export interface SevenWonders {
  options: Options;
  deal: Deal;
  table: Table;
  holding: Holding;
  secret: Secret;
  event: Event;
  score: Score;
}
