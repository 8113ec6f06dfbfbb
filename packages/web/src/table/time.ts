import type { Seat } from '@mirabilia/kernel';
import type { Clock } from '../match/link.ts';

/** Whole seconds until time runs out: mine if it runs, else the shortest that does. */
export function leftOnClock(clock: Clock | undefined, me: Seat | null, now: number): number | undefined {
  const running = (clock?.deadlines ?? []).filter((at): at is number => at !== null);
  const mine = me === null ? null : (clock?.deadlines[me] ?? null);
  const deadline = mine ?? (running.length > 0 ? Math.min(...running) : undefined);
  return deadline === undefined ? undefined : Math.max(0, Math.ceil((deadline - now) / 1000));
}
