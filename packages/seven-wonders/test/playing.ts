// Playing on a table by notation, through the same door as everybody.

import { pending, play, type Result, refuse, type Seat, seatView } from '@mirabilia/kernel';
import { sevenWonders } from '../src/index.ts';
import { type Scored, scoreCity } from '../src/rules/score.ts';
import type { Event, Score } from '../src/types.ts';
import { type Match, phaseOf, tableOf } from './table.ts';

/** The legal moves of a seat in words; of one card only, if it is named. */
export function offers(match: Match, seat: Seat, card?: string): string[] {
  const moves = sevenWonders.legalMoves(seatView(match, seat)).map(sevenWonders.notation.make);
  return card === undefined ? moves : moves.filter((move) => move.split(' ').includes(card));
}

/** The ways in which a seat may build a card. */
export const builds = (match: Match, seat: Seat, card: string): string[] =>
  offers(match, seat, card).filter((move) => /^(free-city )?build /.test(move));

export interface Step {
  readonly state: Match;
  readonly events: readonly Event[];
}

/** Adds a move to the seat's plan, or says why not; a plan that is complete is made anew. */
export function attempt(match: Match, seat: Seat, text: string): Result<Step> {
  const move = sevenWonders.notation.parse(text);
  if (move === undefined) return refuse('no-such-move', { text });
  const { decision, owed } = match.public;
  const step = owed[seat] === 0 ? 0 : (match.private[seat]?.plan.length ?? 0);
  return play(sevenWonders, match, seat, { decision, step, move });
}

/** The code of the refusal; undefined if the move is taken. */
export function refusal(match: Match, seat: Seat, text: string): string | undefined {
  const result = attempt(match, seat, text);
  return result.ok ? undefined : result.refusal.code;
}

/** A move that has to be legal. */
export function choose(match: Match, seat: Seat, text: string): Step {
  const result = attempt(match, seat, text);
  if (result.ok) return result.value;
  throw new Error(
    `seat ${seat} may not ${text} (${result.refusal.code}), but: ${offers(match, seat).join(', ')}`,
  );
}

/**
 * What each seat does; with two players the holder names two moves, in either order. In a turn, seats that are left out
 * discard.
 */
export type Moves = Readonly<Record<Seat, string | readonly string[]>>;

export function turn(match: Match, moves: Moves): Step {
  let state = match;
  const events: Event[] = [];
  const make = (seat: Seat, text: string): void => {
    const step = choose(state, seat, text);
    state = step.state;
    events.push(...step.events);
  };
  for (const seat of pending(match)) {
    const texts = [moves[seat] ?? []].flat();
    const owed = match.public.owed[seat] as number;
    for (let step = 0; step < owed; step++) {
      const isAsked = (text: string): boolean =>
        isFreeCity(text) === isFreeCity(offers(state, seat)[0] as string);
      make(seat, (owed === 1 ? texts[0] : texts.find(isAsked)) ?? without(state, seat));
    }
  }
  return { state, events };
}

const isFreeCity = (text: string): boolean => text.startsWith('free-city ');

/** What a seat does that nobody spoke for: it discards if it may. */
function without(match: Match, seat: Seat): string {
  if (phaseOf(match) !== 'turn')
    throw new Error(`seat ${seat} has to be told what to do: ${offers(match, seat)}`);
  const moves = offers(match, seat);
  return moves.find((move) => /^(free-city )?discard /.test(move)) ?? (moves[0] as string);
}

export const playTurn = (match: Match, moves: Moves): Match => turn(match, moves).state;
export const eventsOf = (match: Match, moves: Moves): readonly Event[] => turn(match, moves).events;

/** Plays on until the moment comes, everybody making the first move on offer. */
export function playUntil(match: Match, reached: (match: Match) => boolean): Match {
  let state = match;
  while (!reached(state)) {
    const seat = pending(state)[0];
    if (seat === undefined) throw new Error('the match is over before the moment came');
    state = choose(state, seat, offers(state, seat)[0] as string).state;
  }
  return state;
}

export const playToEnd = (match: Match): Match => playUntil(match, (state) => phaseOf(state) === 'over');

export const scored = (match: Match, at: number): Scored => scoreCity(tableOf(match).cities, at);
export const scoreOf = (match: Match, at: number): Score => scored(match, at).score;
