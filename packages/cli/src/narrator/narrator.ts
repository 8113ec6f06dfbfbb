import type { CoachReason } from '@mirabilia/bots/reasons';
import type { GameTypes, Move, Refusal, Seat, SeatView, View } from '@mirabilia/kernel';
import type { Look, NamesByLook } from './looks.ts';

/** What a sentence is about: the table and the names of its players. */
export interface NarrationContext<T extends GameTypes> {
  readonly table: T['table'];
  readonly names: readonly string[];
}

export type Sentence = (facts: NonNullable<Refusal['facts']>) => string;

/** Something that a seat had or did in a match, for statistics: the cards that it built, for instance. */
export interface Trait<T extends GameTypes> {
  readonly title: string;
  /** Its values for the seat, without duplicates; the match is over. */
  of(table: T['table'], seat: Seat): readonly string[];
}

/** Tells a game as plain text, in one language. It is given views and public facts, never a state: what is hidden stays hidden. */
export interface Narrator<T extends GameTypes> {
  /** The game's name. */
  readonly title: string;
  /** The columns of the score sheet; the total follows them. */
  readonly categories: readonly { readonly key: string; readonly title: string; readonly look: Look }[];
  /** Names of cards, for colours on a terminal. */
  readonly cards: NamesByLook;
  /** What the seat plays with, for statistics: its wonder. */
  label(table: T['table'], seat: Seat): string;
  /** What else statistics can be asked for. */
  readonly traits: readonly Trait<T>[];
  /** The current chapter, and the step in it. */
  moment(table: T['table']): { readonly chapter: string; readonly step: string };
  /** The viewer's choices with prices, one per line. */
  choices(view: SeatView<T>, legal: readonly Move[]): readonly string[];
  /** A chosen move, as the end of a sentence that begins with the player's name. */
  move(move: Move, seat: Seat, context: NarrationContext<T>): string;
  /** Why a move is better than another one, as a sentence. */
  reason(reason: CoachReason, context: NarrationContext<T>): string;
  /** An event as a sentence. */
  event(event: T['event'], context: NarrationContext<T>): string;
  /** A picture of the table in symbols, as the viewer sees it. */
  picture(view: View<T>, names: readonly string[]): readonly string[];
  /** Refusals that only this game has. */
  readonly refusals: Readonly<Record<string, Sentence>>;
}
