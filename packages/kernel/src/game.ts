// The contract that every game obeys. The kernel knows seats, rooms, plans and moves; it knows no card.

import type { Result } from './result.ts';
import type { Rng } from './rng.ts';

/** A place at the table, numbered clockwise from 0. */
export type Seat = number;

/** A seat, or somebody who has none and sees the public room only. */
export type Viewer = Seat | 'spectator';

/** A game packs each move into one small integer: cheap to list, compare and keep. Notation gives it words. */
export type Move = number;

export interface GameTypes {
  options: { readonly players: number };
  /** Everything that chance decides, what it is to do in the middle of the match included. */
  deal: unknown;
  /** The public room. */
  table: unknown;
  /** One seat's private room. */
  room: unknown;
  /** What nobody sees. */
  secret: unknown;
  /** A public fact, told when it happens. Whatever only one seat may know stands in its room instead. */
  event: { readonly kind: string };
  /** Points by category; `total` is what decides. */
  score: Readonly<Record<string, number>> & { readonly total: number };
}

/** What all can see: the table, and how many moves each seat still owes for the current decision. */
export interface Public<T extends GameTypes> {
  /** Numbers the decisions. A commit names the one it answers, so a late click never plays from the next hand. */
  decision: number;
  /** Moves still owed, by seat. A seat that owes none is ready, or isn't asked. */
  readonly owed: number[];
  readonly table: T['table'];
}

/** What one seat can see besides: its plan for the current decision (replaceable until the last is in) and its room. */
export interface Private<T extends GameTypes> {
  /** Replaced, never changed in place. */
  plan: readonly Move[];
  readonly room: T['room'];
}

/** Three rooms. The room that a fact lives in decides who sees it. */
export interface State<T extends GameTypes> {
  readonly public: Public<T>;
  readonly private: readonly Private<T>[];
  readonly secret: T['secret'];
}

export interface View<T extends GameTypes> {
  readonly viewer: Viewer;
  readonly public: Public<T>;
  readonly private: Private<T> | undefined;
}

/** The view of somebody who sits at the table: what legality, bots and determinize are functions of. */
export interface SeatView<T extends GameTypes> extends View<T> {
  readonly viewer: Seat;
  readonly private: Private<T>;
}

export interface Rooms<T extends GameTypes> {
  readonly table: T['table'];
  readonly rooms: readonly T['room'][];
  readonly secret: T['secret'];
}

export type Emit<T extends GameTypes> = (event: T['event']) => void;

export interface Outcome<T extends GameTypes> {
  /** One entry a seat. */
  readonly scores: readonly T['score'][];
  readonly winners: readonly Seat[];
}

export interface Notation {
  make(move: Move): string;
  parse(text: string): Move | undefined;
  /** What the others learn of the move when it is resolved. */
  face(move: Move): string;
}

export interface Game<T extends GameTypes> {
  readonly id: string;
  /** Raised when an old record could replay differently. */
  readonly rulesVersion: number;
  readonly seats: { readonly min: number; readonly max: number };

  /** Options as they come from outside, completed with defaults, or why not. */
  readOptions(given: unknown): Result<T['options']>;
  /** All that chance gives. It is drawn before the first decision, so that the seed fixes it whatever is played. */
  deal(options: T['options'], rng: Rng): T['deal'];
  /** Who sits where, by the order in which they came: entry i is who sits at seat i. */
  seating(deal: T['deal']): readonly number[];
  /** The rooms as they stand before the first decision. The same deal always gives the same rooms. */
  begin(options: T['options'], deal: T['deal']): Rooms<T>;

  /** How many moves the seat owes for the current decision; nobody owes any when the match is over. */
  steps(table: T['table'], seat: Seat): number;
  /** The moves that the viewer may add to his plan, in a fixed order; none if his plan is complete. */
  legalMoves(view: SeatView<T>): readonly Move[];
  /**
   * The one move there is, where everybody can see that there is no other: it need not be asked for. It is a function
   * of the table alone, because playing a move for a seat whose private room leaves no choice would tell what is in it.
   */
  forced?(table: T['table']): { seat: Seat; move: Move } | undefined;
  /** All plans are complete: carries them out on the state it is given. */
  resolve(state: State<T>, emit?: Emit<T>): void;
  outcome(table: T['table']): Outcome<T> | undefined;

  readonly copy: {
    table(table: T['table']): T['table'];
    room(room: T['room']): T['room'];
    secret(secret: T['secret']): T['secret'];
  };
  /** The hidden rooms of a world that the viewer can't tell from the real one. Plans of others are the kernel's affair. */
  determinize(
    view: SeatView<T>,
    rng: Rng,
  ): { readonly rooms: readonly T['room'][]; readonly secret: T['secret'] };

  readonly notation: Notation;
  readonly record: RecordDoor<T>;
}

export type Json =
  | null
  | boolean
  | number
  | string
  | readonly Json[]
  | { readonly [key: string]: Json | undefined };
export type JsonObject = { readonly [key: string]: Json | undefined };

/** The parts of a record that a deal is read from. */
export interface Told {
  readonly setup: Json;
  readonly seats: readonly JsonObject[];
  readonly moves: readonly JsonObject[];
}

/** How a game's chance and moves are written in the open record, and read back from a file that nobody vouches for. */
export interface RecordDoor<T extends GameTypes> {
  /** What a seat's entry says besides its name and kind. */
  seat(table: T['table'], seat: Seat): JsonObject;
  setup(options: T['options'], deal: T['deal']): JsonObject;
  readSetup(options: T['options'], told: Told): Result<T['deal']>;
  /** Moves that the seats' entries imply and that therefore don't stand among the record's moves. */
  opening(options: T['options'], seats: readonly JsonObject[]): Result<readonly { seat: Seat; move: Move }[]>;
  /**
   * One entry of the record's moves; undefined for a move that `opening` or a later entry gives back. `after` is the
   * state that it led to.
   */
  move(seat: Seat, move: Move, after: State<T>): JsonObject | undefined;
  /** The part of the entry that tells what came of the move: what chance did, or what lay there. */
  chance?(seat: Seat, move: Move, after: State<T>): JsonObject | undefined;
  /** The decisions that an entry stands for, in order. */
  readMove(entry: JsonObject, options: T['options']): Result<{ seat: Seat; moves: readonly Move[] }>;
  /** The legal move that another tool wrote down in other words, if there is one. */
  sameAs?(move: Move, legal: readonly Move[]): Move | undefined;
}
