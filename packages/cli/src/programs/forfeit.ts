// Matches that a program lost by a fault. The record keeps them beside the game's own result, which counts the moves that a
// bot made in its place.

import { placesOf } from '@mirabilia/bots/arena';
import { type GameTypes, isObject, type JsonObject, type Outcome, type Seat } from '@mirabilia/kernel';
import type { ProgramId } from './player-id.ts';

export interface Forfeit {
  readonly program: ProgramId;
  readonly seat: Seat;
  /** The decision that the program failed at. */
  readonly decision: number;
  /** A sentence about the program, “it …”. */
  readonly why: string;
}

/** The part of a record that tells them. */
export const forfeitsEntry = (forfeits: readonly Forfeit[]): JsonObject =>
  forfeits.length === 0
    ? {}
    : { forfeits: forfeits.map(({ seat, decision, why }) => ({ seat, decision, why })) };

/** The seats that have forfeited, from a record that can't be trusted. */
export function forfeitedIn({ forfeits }: JsonObject): ReadonlySet<Seat> {
  const listed = Array.isArray(forfeits) ? forfeits : [];
  return new Set(listed.filter(isObject).flatMap(({ seat }) => (typeof seat === 'number' ? [seat] : [])));
}

/** Who has won: a seat that has forfeited has lost, whatever its points; then the most points among the others win. */
export function winnersAfter(
  { scores, winners }: Pick<Outcome<GameTypes>, 'scores' | 'winners'>,
  forfeited: ReadonlySet<Seat>,
): readonly Seat[] {
  const left = winners.filter((seat) => !forfeited.has(seat));
  if (left.length > 0) return left;
  const others = scores.flatMap(({ total }, seat) => (forfeited.has(seat) ? [] : [{ seat, total }]));
  const best = Math.max(...others.map(({ total }) => total));
  return others.filter(({ total }) => total === best).map(({ seat }) => seat);
}

/** The part of the victory of each seat: 1, or less where it is shared, or 0. */
export const sharesOf = (seats: number, winners: readonly Seat[]): number[] =>
  Array.from({ length: seats }, (_, seat) => (winners.includes(seat) ? 1 / winners.length : 0));

/** The place of each seat, from 1. Who has forfeited is behind everybody else. */
export const placesAfter = (
  { scores, winners }: Pick<Outcome<GameTypes>, 'scores' | 'winners'>,
  forfeited: ReadonlySet<Seat>,
): number[] =>
  placesOf(
    scores.map(({ total }, seat) => (forfeited.has(seat) ? Number.NEGATIVE_INFINITY : total)),
    winnersAfter({ scores, winners }, forfeited),
  );
