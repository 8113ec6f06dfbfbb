// The state of a match: the table (public), a holding per seat (private), and what is secret.

import type { Seat } from '@mirabilia/kernel';
import type { Card, CardId, Token, TokenId, Wonder, WonderId } from './catalogue.ts';
import type { Category, DeckPosition } from './vocabulary.ts';

/** What is agreed before a match. */
export type Options = {
  readonly players: number;
  /** Dealt at random, chosen by the players in turn, or chosen by the host for each seat. */
  readonly wonders: 'random' | 'draft' | readonly WonderId[];
  /** Who begins: drawn, or a seat. */
  readonly first: 'random' | Seat;
  /** Who came first sits first, or seats are drawn. */
  readonly seating: 'as-is' | 'shuffled';
};

/** Index into the table's decks: a seat's own (its left) deck has the seat's number, the central one comes last. */
export type Deck = number;

/** An order of the places 0 to 24, top first: a deck of n cards uses the places below n, in this order. */
export type Shuffle = readonly number[];

/** A shuffled deck for each wonder that can be chosen, from the bottom to the top. */
export type Boxes = readonly (readonly Card[])[];

/** What chance decides before the match begins. */
export interface Deal {
  /** seating[seat] is who sits there, by the order in which they came. */
  readonly seating: readonly number[];
  readonly first: Seat;
  /** NONE for each seat if the players choose. */
  readonly wonders: readonly Wonder[];
  /** Every deck from the bottom to the top; the central one last. Empty for a seat without a wonder. */
  readonly decks: readonly (readonly Card[])[];
  /** The deck of every wonder, if the players choose; else none. */
  readonly boxes: Boxes;
  /** The progress tokens from the bottom of the pile to its top, those of the row on top of it. */
  readonly tokens: readonly Token[];
  /** The shuffles that wonders in play may call for, in the order in which they will be used. */
  readonly shuffles: readonly Shuffle[];
}

/** What lies before a seat, for everyone to see. */
export interface City {
  /** NONE until the seat has chosen. */
  wonder: Wonder;
  /** The stages that stand, as bits. */
  stages: number;
  /** How many of each card lie here. */
  readonly cards: number[];
  /** In the order in which they were taken. */
  readonly tokens: Token[];
  /** The tokens held, as bits. */
  powers: number;
  /** Military victory tokens. */
  victories: number;
}

/** What is asked for at present. */
export type Phase =
  /** The seat chooses a wonder among those that nobody has. */
  | { readonly kind: 'draft'; readonly offer: readonly Wonder[] }
  /** The free choice among three tops. */
  | { readonly kind: 'free-take' }
  /** Everything that is open, in the order that the seat likes. */
  | { readonly kind: 'act' }
  /** The wonder gives so many cards, each from another of these decks (as bits). */
  | { readonly kind: 'bonus'; readonly decks: number; readonly takes: number }
  /** The wonder gives a progress token. */
  | { readonly kind: 'gift' }
  /** The wonder lets the seat look into its left or right deck: which? */
  | { readonly kind: 'look' }
  /** The seat holds the top cards of this deck and keeps one. */
  | { readonly kind: 'dig'; readonly place: number }
  | { readonly kind: 'over' };

/** What everybody sees. */
export interface Table {
  readonly players: number;
  /** Counts the turns from 1; while wonders are chosen the first is still to come. */
  turn: number;
  /** Whose turn it is, to choose a wonder or to play. */
  seat: Seat;
  phase: Phase;
  readonly cities: City[];
  /** Cards left, by deck. */
  readonly sizes: number[];
  /** The face-up card of each wonder deck. The central deck lies face down. */
  readonly tops: Card[];
  /** How many of each card are left in each deck, as everybody can count: KINDS numbers a deck. */
  readonly left: number[];
  /** How many of each card were discarded. */
  readonly discards: number[];
  /** The face-up progress tokens, by place. */
  readonly row: Token[];
  /** Progress tokens in the pile. */
  pile: number;
  /** Who has the cat; NONE for nobody. */
  cat: Seat;
  /** The seats that know the central deck's top card, as bits. */
  knowers: number;
  /** Conflict tokens, and how many of them show their battle side. */
  readonly conflict: number;
  turned: number;
  /** Tokens that offer an extra card this turn, and tokens that are used up for this turn, as bits. */
  open: number;
  spent: number;
  /** Shuffles used so far. */
  shuffled: number;
}

/** What one seat alone knows. */
export interface Holding {
  /** The central deck's top card, if this seat looked at it and it still lies there. */
  central: Card;
  /** The cards that the seat may choose from while it digs, top first. */
  found: readonly Card[] | null;
}

/** What nobody sees. */
export interface Secret {
  /** Every deck from the bottom to the top. */
  readonly decks: Card[][];
  /** The token pile, bottom to top. */
  readonly tokens: Token[];
  readonly shuffles: readonly Shuffle[];
  /** The decks that the wonders would bring, while they are chosen; none later. */
  boxes: Boxes;
}

/** Where a card came from, as its taker sees it: a deck in his reach, or a far one, named after its owner. */
export type DeckName = DeckPosition | { readonly of: Seat };
/** What a card was taken for. */
export type Why = 'turn' | 'wonder' | TokenId;

/** A public fact, as it is told when it happens. */
export type Event =
  | { readonly kind: 'wonder-chosen'; readonly seat: Seat; readonly wonder: WonderId }
  | { readonly kind: 'turn-began'; readonly seat: Seat; readonly turn: number }
  /** The cat's holder looked at the central deck's top card. */
  | { readonly kind: 'peeked'; readonly seat: Seat }
  | {
      readonly kind: 'taken';
      readonly seat: Seat;
      readonly deck: Deck;
      readonly card: CardId;
      readonly why: Why;
    }
  /** A wonder deck's new top; null when it is empty. */
  | { readonly kind: 'turned-up'; readonly deck: Deck; readonly card: CardId | null }
  | { readonly kind: 'cat-moved'; readonly seat: Seat; readonly from: Seat | null }
  | { readonly kind: 'horns-blown'; readonly seat: Seat; readonly turned: number; readonly showing: number }
  | { readonly kind: 'declined'; readonly seat: Seat; readonly token: TokenId }
  | { readonly kind: 'passed'; readonly seat: Seat }
  | {
      readonly kind: 'stage-built';
      readonly seat: Seat;
      readonly stage: number;
      readonly paid: Readonly<Partial<Record<CardId, number>>>;
      readonly using: readonly TokenId[];
    }
  /** A wonder's effect that could not happen. */
  | { readonly kind: 'effect-lost'; readonly seat: Seat }
  | {
      readonly kind: 'token-taken';
      readonly seat: Seat;
      readonly token: TokenId;
      readonly from: number | 'pile';
      readonly spent: readonly CardId[];
    }
  | { readonly kind: 'row-filled'; readonly place: number; readonly token: TokenId }
  | { readonly kind: 'looked'; readonly seat: Seat; readonly deck: Deck; readonly cards: number }
  | { readonly kind: 'shuffled'; readonly deck: Deck }
  | {
      readonly kind: 'fought';
      readonly seat: Seat;
      readonly shields: number;
      readonly victories: number;
      /** Cards with horns that the seat discards. */
      readonly discarded: number;
    }
  | { readonly kind: 'ended' };

/** `stages` is how many stand: it breaks ties. */
export type Score = Readonly<Record<Category | 'total' | 'stages', number>>;

/** The types of 7 Wonders Architects, for everything generic in the kernel. */
export interface Architects {
  options: Options;
  deal: Deal;
  table: Table;
  holding: Holding;
  secret: Secret;
  event: Event;
  score: Score;
}
