// When a match's row wakes it. It may wake the match too early, never too late: so the row is written only where it has
// to be. Null: the row doesn't wake the match.

export const isDue = (wakeAt: number | null, now: number): boolean => wakeAt !== null && wakeAt <= now;

const isTooLate = (wakeAt: number | null, next: number | null): boolean =>
  next !== null && (wakeAt === null || next < wakeAt);

/** What the row has to say if the next duty is due at `next`; undefined if it may stay as it is. */
export function newWakeup(
  wakeAt: number | null,
  next: number | null,
  now: number,
): number | null | undefined {
  return next !== wakeAt && (isDue(wakeAt, now) || isTooLate(wakeAt, next)) ? next : undefined;
}

/**
 * The latest time that the row may say, where other processes may have written it. Every writer keeps it from waking the
 * match later than `next`, the next duty of the entries before its own.
 */
export function latestWakeup(wakeAt: number | null, next: number | null, now: number): number | null {
  if (isDue(wakeAt, now) || wakeAt === null) return wakeAt;
  return next === null ? null : Math.max(wakeAt, next);
}

/** Would the row wake the match at a wrong time? What is due still is left as it is: it wakes the match again. */
export function isWrong(wakeAt: number | null, next: number | null, now: number): boolean {
  return !isDue(next, now) && (isDue(wakeAt, now) || isTooLate(wakeAt, next));
}
