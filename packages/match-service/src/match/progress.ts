// How far a match has come: everything that its config and its log entries lead to.

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
import { firstFollowing, type HandPermissions } from './following.ts';
import type { MatchConfig } from './match-config.ts';
import type { Past } from './past-hands.ts';
import { firstTalk, type Talk } from './talk.ts';

/** How a seat's player takes part. */
export interface SeatProgress {
  readonly controller: 'player' | 'bot';
  /** Decisions in a row in which the player's time ran out. */
  readonly missed: number;
  /** What to play if the time runs out, in notation. */
  readonly preselected: { readonly decision: number; readonly move: string } | null;
  readonly clock: SeatClock;
  /** The last decision in which the player came back from a bot and got the time of a whole decision; -1 for none. */
  readonly renewedAt: number;
  /** A bot that moves for the player makes no move before. */
  readonly heldUntil: number;
  /** How often the player has chosen anew in the current decision. */
  readonly changes: number;
}

export interface Progress<T extends GameTypes> {
  /** The last entry's number. */
  readonly seq: number;
  /**
   * The number that clients are told instead. It counts only the entries that everybody learns of, because a gap would
   * reveal that somebody has preselected a move.
   */
  readonly told: number;
  /** When the last entry was written. */
  readonly at: number;
  /** When the current decision began. */
  readonly since: number;
  /** Never changed in place: views of it may still be queued for sending. */
  readonly state: State<T>;
  /** Every move that was resolved, in order. */
  readonly history: readonly Entry[];
  readonly seats: readonly SeatProgress[];
  /** How many entries each guest has written. */
  readonly written: ReadonlyMap<string, number>;
  readonly talk: Talk;
  /** Who without a seat may see whose hand. */
  readonly following: HandPermissions;
  /** The last decisions, where the table shows all hands some moves later. */
  readonly past: Past<T>;
  /** The players who have agreed to end the match without a result. */
  readonly ending: readonly Seat[];
  /** All of them have: it is over. */
  readonly isAbandoned: boolean;
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
      const seatProgress: SeatProgress = {
        controller: 'player',
        missed: 0,
        preselected: null,
        clock: allowance === undefined ? STANDING : newClock(allowance),
        renewedAt: -1,
        heldUntil: 0,
        changes: 0,
      };
      const isTimed = allowance !== undefined && kind === 'human' && (state.public.owed[seat] as number) > 0;
      return isTimed ? { ...seatProgress, clock: started(seatProgress.clock, startedAt) } : seatProgress;
    }),
    written: new Map(),
    talk: firstTalk(config),
    following: firstFollowing(config),
    past: [],
    ending: [],
    isAbandoned: false,
  };
}

export const seatProgressAt = <T extends GameTypes>({ seats }: Progress<T>, seat: Seat): SeatProgress =>
  seats[seat] as SeatProgress;

export const isOver = <T extends GameTypes>({ state, isAbandoned }: Progress<T>): boolean =>
  isAbandoned || pending(state).length === 0;

/** The seats that are to move; none once the match is over. */
export const awaited = <T extends GameTypes>(progress: Progress<T>): readonly Seat[] =>
  isOver(progress) ? [] : pending(progress.state);

/** Does a bot move for the seat now, either its own or one that stands in for the player? */
export function isMovedByBot<T extends GameTypes>(
  config: MatchConfig<T>,
  progress: Progress<T>,
  seat: Seat,
): boolean {
  return config.seats[seat]?.kind === 'bot' || seatProgressAt(progress, seat).controller === 'bot';
}

/** Does any player move for themselves? */
export const hasPlayers = <T extends GameTypes>(config: MatchConfig<T>, progress: Progress<T>): boolean =>
  config.seats.some((_, seat) => !isMovedByBot(config, progress, seat));

/** Has every player agreed who moves for themselves? */
export const haveAllAgreed = <T extends GameTypes>(config: MatchConfig<T>, progress: Progress<T>): boolean =>
  config.seats.every((_, seat) => isMovedByBot(config, progress, seat) || progress.ending.includes(seat));

/** A move that the server has to make for a seat. */
export interface Duty {
  readonly seat: Seat;
  readonly by: 'bot' | 'clock';
  readonly dueAt: number;
}

/**
 * The moves that the server has to make, now or later. No clock runs out before `grace`, so that people can come back
 * after the server was down.
 */
export function dutiesOf<T extends GameTypes>(
  config: MatchConfig<T>,
  progress: Progress<T>,
  grace: number,
): Duty[] {
  const duties: Duty[] = [];
  for (const seat of awaited(progress)) {
    if (isMovedByBot(config, progress, seat)) {
      const { heldUntil } = seatProgressAt(progress, seat);
      duties.push({ seat, by: 'bot', dueAt: Math.max(progress.since + config.botDelay, heldUntil) });
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
  const deadline = deadlineOf(seatProgressAt(progress, seat).clock);
  return deadline === null ? null : Math.max(deadline, grace);
}

/** When the server next has a move to make; null if it only waits for people. */
export function nextDuty<T extends GameTypes>(
  config: MatchConfig<T>,
  progress: Progress<T>,
  grace: number,
): number | null {
  const times = dutiesOf(config, progress, grace).map(({ dueAt }) => dueAt);
  return times.length === 0 ? null : Math.min(...times);
}
