import type { Seat } from '@mirabilia/kernel';
import type { Clock } from '../match/link.ts';

export interface TimeLeft {
  /** Whole seconds of what runs: the decision's time first, then the reserve. */
  readonly seconds: number;
  /** Whole seconds that come after it. */
  readonly reserve: number;
  readonly isReserveRunning: boolean;
}

/** Mine if it runs, else that of whoever has the least. */
export function leftOnClock(clock: Clock | undefined, me: Seat | null, now: number): TimeLeft | undefined {
  if (clock === undefined) return undefined;
  const seat = me !== null && isRunning(clock, me) ? me : nextToRunOut(clock);
  const deadline = seat === undefined ? null : (clock.deadlines[seat] ?? null);
  if (seat === undefined || deadline === null) return undefined;
  const bank = clock.banks[seat] ?? 0;
  const decision = deadline - bank - now;
  if (decision > 0) return { seconds: whole(decision), reserve: whole(bank), isReserveRunning: false };
  return { seconds: whole(deadline - now), reserve: 0, isReserveRunning: bank > 0 };
}

const whole = (milliseconds: number): number => Math.max(0, Math.ceil(milliseconds / 1000));

const isRunning = ({ deadlines }: Clock, seat: Seat): boolean => (deadlines[seat] ?? null) !== null;

const nextToRunOut = ({ deadlines }: Clock): Seat | undefined =>
  deadlines
    .map((at, seat) => ({ at, seat }))
    .filter((each): each is { at: number; seat: Seat } => each.at !== null)
    .sort((a, b) => a.at - b.at)[0]?.seat;
