// The contract that every game fulfils. The kernel knows seats, plans, moves and who may see what; it knows no card.

import type { Result } from './result.ts';
import type { Rng } from './rng.ts';

/** A place at the table, numbered clockwise from 0. */
export type Seat = number;

/** A seat, or someone without a seat, who sees the public state only. */
export type Viewer = Seat | 'spectator';

/** A game packs each move into one small integer, which is cheap to list, compare and store. `Notation` spells it out. */
export type Move = number;

/** The types that a game gives to everything generic. */
export interface GameTypes {
  /** Plain data: they stand in records and lobbies. A game declares them as a `type`, which unlike an interface fits. */
  options: JsonObject & { readonly players: number };
  /** Everything that chance decides, including what it will do in the middle of the match. */
  deal: unknown;
  /** The game's part of the public state. */
  table: unknown;
  /** What one seat alone sees: its hand, and what it remembers of the cards it saw. */
  holding: unknown;
  /** What nobody sees: cards not dealt yet, the discard pile face down. */
  secret: unknown;
  /** A public fact, sent to everyone when it happens. What only one seat may know belongs in its holding instead. */
  event: { readonly kind: string };
  /** Points by category; `total` decides the match. */
  score: Readonly<Record<string, number>> & { readonly total: number };
}

/** What everyone sees: the table, and how many moves each seat still owes for the current decision. */
export interface PublicState<T extends GameTypes> {
  /** Number of the current decision. A commit names the one it answers, so a late click never plays from the next hand. */
  decision: number;
  /** Moves still owed, by seat. A seat that owes none has chosen or isn't asked. */
  readonly owed: number[];
  readonly table: T['table'];
}

/** What one seat sees as well: its plan for the current decision (replaceable until the last seat has chosen) and its holding. */
export interface PrivateState<T extends GameTypes> {
  /** Replaced, never changed in place. */
  plan: readonly Move[];
  readonly holding: T['holding'];
}

/** The part of the state that a fact is stored in decides who sees it. */
export interface State<T extends GameTypes> {
  readonly public: PublicState<T>;
  readonly private: readonly PrivateState<T>[];
  readonly secret: T['secret'];
}

/** What a viewer sees: the public part and, for a seat, its own private part. */
export interface View<T extends GameTypes> {
  readonly viewer: Viewer;
  readonly public: PublicState<T>;
  readonly private: PrivateState<T> | undefined;
}

/** The view of a seat. Legality, bots and determinize are functions of it and of nothing else. */
export interface SeatView<T extends GameTypes> extends View<T> {
  readonly viewer: Seat;
  readonly private: PrivateState<T>;
}

/** The three parts of a state without the plans: what games create and change. */
export interface StateParts<T extends GameTypes> {
  readonly table: T['table'];
  readonly holdings: readonly T['holding'][];
  readonly secret: T['secret'];
}

/** Gets every public fact when it happens. */
export type Emit<T extends GameTypes> = (event: T['event']) => void;

/** How a match ended. */
export interface Outcome<T extends GameTypes> {
  /** One entry per seat. */
  readonly scores: readonly T['score'][];
  readonly winners: readonly Seat[];
}

/** Moves as text, for records and clients without the engine. */
export interface Notation {
  make(move: Move): string;
  parse(text: string): Move | undefined;
  /** What the other players learn of the move when it is resolved. */
  face(move: Move): string;
}

/** The contract of a game. Everything in the kernel works for any game that fulfils it. */
export interface Game<T extends GameTypes> {
  readonly id: string;
  /** Raised when an old record would be refused, end differently, or show a seat something else. */
  readonly rulesVersion: number;
  /** The same game by an older version of its rules, for matches and records that began under it. */
  underRules?(version: number): Game<T> | undefined;
  readonly seats: { readonly min: number; readonly max: number };

  /** Reads options from outside and completes them with defaults, or refuses them. */
  readOptions(given: unknown): Result<T['options']>;
  /** Draws everything that chance decides, before the first decision: the seed fixes it whatever is played. */
  deal(options: T['options'], rng: Rng): T['deal'];
  /** Who sits where: entry i is the player at seat i, numbered in the order in which they joined. */
  seating(deal: T['deal']): readonly number[];
  /** The state before the first decision. The same deal always gives the same state. */
  begin(options: T['options'], deal: T['deal']): StateParts<T>;

  /** How many moves the seat owes for the current decision; nobody owes any when the match is over. */
  steps(table: T['table'], seat: Seat): number;
  /** The moves that the viewer may add to their plan, in a fixed order; none if the plan is complete. */
  legalMoves(view: SeatView<T>): readonly Move[];
  /**
   * The only possible move, where everyone can see that there is no other: nobody is asked for it. It is a function of
   * the table alone: playing it for a seat whose hidden cards leave no choice would reveal those cards.
   */
  forced?(table: T['table']): { seat: Seat; move: Move } | undefined;
  /** All plans are complete: carries them out, changing the state that it is given. */
  resolve(state: State<T>, emit?: Emit<T>): void;
  outcome(table: T['table']): Outcome<T> | undefined;

  /** What somebody sees who looks at a seat's cards now: not what its player remembers. The whole holding if left out. */
  handOf?(holding: T['holding']): T['holding'];

  readonly copy: {
    table(table: T['table']): T['table'];
    holding(holding: T['holding']): T['holding'];
    secret(secret: T['secret']): T['secret'];
  };
  /** Hidden parts that fit everything the viewer knows. The kernel fills in the other seats' plans. */
  determinize(
    view: SeatView<T>,
    rng: Rng,
  ): { readonly holdings: readonly T['holding'][]; readonly secret: T['secret'] };

  readonly notation: Notation;
  readonly record: RecordFormat<T>;
}

/** A JSON value. */
export type Json =
  | null
  | boolean
  | number
  | string
  | readonly Json[]
  | { readonly [key: string]: Json | undefined };
/** A JSON object. What is undefined isn't written. */
export type JsonObject = { readonly [key: string]: Json | undefined };

/** The parts of a record from which the deal is read. */
export interface RecordParts {
  readonly setup: Json;
  readonly seats: readonly JsonObject[];
  readonly moves: readonly JsonObject[];
}

/** How a game's deal and moves are written to an open record, and read back from a file that can't be trusted. */
export interface RecordFormat<T extends GameTypes> {
  /** What a seat's entry says in addition to its name and kind. */
  seat(table: T['table'], seat: Seat): JsonObject;
  /** `seats`: the seats' entries, which tell what the players chose before the first move. */
  setup(options: T['options'], deal: T['deal'], seats: readonly JsonObject[]): JsonObject;
  readSetup(options: T['options'], parts: RecordParts): Result<T['deal']>;
  /** Moves that the seats' entries imply, and that the record's moves therefore leave out. */
  opening(
    options: T['options'],
    deal: T['deal'],
    seats: readonly JsonObject[],
  ): Result<readonly { seat: Seat; move: Move }[]>;
  /**
   * One entry of the record's moves; undefined for a move that `opening` or a later entry implies. `after` is the state
   * that it led to.
   */
  move(seat: Seat, move: Move, after: State<T>): JsonObject | undefined;
  /** The part of the entry that says what the move revealed: the result of chance, or the card that was there. */
  chance?(seat: Seat, move: Move, after: State<T>): JsonObject | undefined;
  /** The moves that an entry stands for, in order. */
  readMove(entry: JsonObject, options: T['options']): Result<{ seat: Seat; moves: readonly Move[] }>;
  /** The legal move that another tool wrote in a different but equal way, if there is one. */
  sameAs?(move: Move, legal: readonly Move[]): Move | undefined;
  /**
   * Only where a seat chooses its moves of one decision in another order than records list them: the moves of one
   * decision as they are listed, and all moves of a record as they are chosen.
   */
  readonly order?: {
    listed<M extends { readonly seat: Seat; readonly move: Move }>(moves: readonly M[]): readonly M[];
    chosen<M extends { readonly seat: Seat; readonly move: Move }>(moves: readonly M[]): readonly M[];
  };
}
