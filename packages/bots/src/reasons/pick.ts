// At most two reasons are given: the largest, and a second one if it is about something else and not much smaller.

/** A reason that holds, and how much it weighs. */
export interface WeighedReason<R> {
  readonly reason: R;
  /** In points, or what comes close. */
  readonly weight: number;
  /** Two reasons of one topic say the same in other words. */
  readonly topic: string;
  /** It says why not the other move: before a choice nobody has thought of that. */
  readonly isOfOther?: true;
  /** It isn't enough by itself. */
  readonly isSecondary?: true;
}

const LEAST_PART = 0.4;

export function pickReasons<R>(
  holding: readonly WeighedReason<R>[],
  { isAfterChoice }: { readonly isAfterChoice: boolean },
): readonly R[] {
  const fitting = holding
    .filter(({ isOfOther }) => isAfterChoice || isOfOther !== true)
    .toSorted((a, b) => b.weight - a.weight);
  const first = fitting.find(({ isSecondary }) => isSecondary !== true);
  if (first === undefined) return [];
  const second = fitting.find(
    ({ topic, weight }) => topic !== first.topic && weight >= LEAST_PART * first.weight,
  );
  return second === undefined ? [first.reason] : [first.reason, second.reason];
}
