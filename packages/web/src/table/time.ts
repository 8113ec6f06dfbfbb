import type { Seat } from '@mirabilia/kernel';
import type { Clock } from '../match/link.ts';

export interface TimeLeft {
  /** Whole seconds of what runs: the decision's time first, then the reserve. */
  readonly seconds: number;
  /** Whole seconds that come after it. */
  readonly reserve: number;
  readonly isReserveRunning: boolean;
}

/** Mine if it runs, otherwise that of the player with the least left. */
export function leftOnClock(clock: Clock | undefined, me: Seat | null, now: number): TimeLeft | undefined {
  const running = (clock?.deadlines ?? []).flatMap((deadline, seat) =>
    deadline === null ? [] : [{ seat, deadline, bank: clock?.banks[seat] ?? 0 }],
  );
  const [next] = running.toSorted((a, b) => a.deadline - b.deadline);
  const shown = running.find(({ seat }) => seat === me) ?? next;
  if (shown === undefined) return undefined;
  const { deadline, bank } = shown;
  const decision = deadline - bank - now;
  if (decision > 0) return { seconds: whole(decision), reserve: whole(bank), isReserveRunning: false };
  return { seconds: whole(deadline - now), reserve: 0, isReserveRunning: bank > 0 };
}

const whole = (milliseconds: number): number => Math.max(0, Math.ceil(milliseconds / 1000));
