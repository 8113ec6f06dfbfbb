// How far a match has come: all that its terms and its log entries lead to.

import {
  dealFrom,
  type Entry,
  type GameTypes,
  open,
  pending,
  type Seat,
  type State,
} from '@mirabilia/kernel';
import { deadlineOf, newClock, type SeatClock, started } from './clocks.ts';
import type { MatchConfig } from './match-config.ts';

/** How a seat's player takes part. */
export interface Attendance {
  readonly controller: 'player' | 'bot';
  /** Decisions in a row in which his time ran out. */
  readonly missed: number;
  /** What the clock shall play for him, in notation. */
  readonly preselected: { readonly decision: number; readonly move: string } | null;
  readonly clock: SeatClock;
}

export interface Progress<T extends GameTypes> {
  /** The last entry's number. */
  readonly seq: number;
  /**
   * The number that clients are told instead: it counts the entries that everybody learns of. A gap where somebody
   * preselects would tell the others that he did.
   */
  readonly told: number;
  /** When the last entry was written. */
  readonly at: number;
  /** When the current decision began. */
  readonly since: number;
  /** Never changed in place: views of it may still be on their way. */
  readonly state: State<T>;
  /** Every move that was resolved, in order. */
  readonly history: readonly Entry[];
  readonly seats: readonly Attendance[];
  /** Entries that each seat's player asked for, and after them those of all who have no seat. */
  readonly written: readonly number[];
  /** Guests who want no chat. */
  readonly muted: readonly string[];
}

const STANDING: SeatClock = { left: 0, bank: 0, since: null };

export function firstProgress<T extends GameTypes>(config: MatchConfig<T>): Progress<T> {
  const { game, options, seed, seats, allowance, startedAt } = config;
  const state = open(game, game.begin(options, dealFrom(game, options, seed)));
  return {
    seq: 0,
    told: 0,
    at: startedAt,
    since: startedAt,
    state,
    history: [],
    seats: seats.map(({ kind }, seat) => {
      const attendance: Attendance = {
        controller: 'player',
        missed: 0,
        preselected: null,
        clock: allowance === undefined ? STANDING : newClock(allowance),
      };
      const isTimed = allowance !== undefined && kind === 'human' && (state.public.owed[seat] as number) > 0;
      return isTimed ? { ...attendance, clock: started(attendance.clock, startedAt) } : attendance;
    }),
    written: [...seats.map(() => 0), 0],
    muted: [],
  };
}

export const attendanceAt = <T extends GameTypes>({ seats }: Progress<T>, seat: Seat): Attendance =>
  seats[seat] as Attendance;

export const isOver = <T extends GameTypes>({ state }: Progress<T>): boolean => pending(state).length === 0;

/** Does a bot move for the seat now: one that sits there, or one that keeps it? */
export function isMovedByBot<T extends GameTypes>(
  config: MatchConfig<T>,
  progress: Progress<T>,
  seat: Seat,
): boolean {
  return config.seats[seat]?.kind === 'bot' || attendanceAt(progress, seat).controller === 'bot';
}

/** Something that the server has to do for a seat that owes a move. */
export interface Duty {
  readonly seat: Seat;
  readonly by: 'bot' | 'clock';
  readonly dueAt: number;
}

/**
 * What the server has to do for the seats, now or later. `grace`: no clock runs out before this time. A server that
 * was down lets people come back first.
 */
export function dutiesOf<T extends GameTypes>(
  config: MatchConfig<T>,
  progress: Progress<T>,
  grace: number,
): Duty[] {
  const duties: Duty[] = [];
  for (const seat of pending(progress.state)) {
    if (isMovedByBot(config, progress, seat)) {
      duties.push({ seat, by: 'bot', dueAt: progress.since + config.botDelay });
      continue;
    }
    const deadline = deadlineAt(progress, seat, grace);
    if (deadline !== null) duties.push({ seat, by: 'clock', dueAt: deadline });
  }
  return duties;
}

export function deadlineAt<T extends GameTypes>(
  progress: Progress<T>,
  seat: Seat,
  grace: number,
): number | null {
  const deadline = deadlineOf(attendanceAt(progress, seat).clock);
  return deadline === null ? null : Math.max(deadline, grace);
}

/** When the server next has something to do; null if it only waits for people. */
export function nextDuty<T extends GameTypes>(
  config: MatchConfig<T>,
  progress: Progress<T>,
  grace: number,
): number | null {
  const times = dutiesOf(config, progress, grace).map(({ dueAt }) => dueAt);
  return times.length === 0 ? null : Math.min(...times);
}
