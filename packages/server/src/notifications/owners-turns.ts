// Notifications go to addresses that guests gave, and whoever answers there may take their time. So that one guest's
// receivers don't keep everybody else's waiting, each guest has only a few deliveries under way, and after a slow one a pause.

const SECOND = 1000;
/** Deliveries of one owner under way at once; one, if an earlier one was slow. */
const MOST_OF_OWNER = 3;
/** Milliseconds until one that is over this number is looked at again. */
export const TRY_AGAIN = 5 * SECOND;
/** Milliseconds after which a delivery counts as slow. Push services and chats answer within one second. */
const SLOW = 2 * SECOND;
/** Milliseconds: the pause after a slow delivery. It doubles with each further one. */
export const FIRST_PAUSE = 60 * SECOND;
const LONGEST_PAUSE = 600 * SECOND;
/** Milliseconds after a pause until it is forgotten. */
const REMEMBERED = 3600 * SECOND;

interface Pause {
  readonly until: number;
  readonly milliseconds: number;
}

export type OwnersTurn =
  /** It may be sent. `end` says that it is done. */
  { readonly end: () => void } | { readonly notBefore: number };

export function newOwnersTurns(clock: () => number): { begin(owner: string): OwnersTurn } {
  const underWay = new Map<string, number>();
  /** The one that was slow last comes last. */
  const pauses = new Map<string, Pause>();

  function forgetOld(now: number): void {
    for (const [owner, { until }] of pauses) {
      if (until + REMEMBERED > now) return;
      pauses.delete(owner);
    }
  }

  function pause(owner: string, now: number): void {
    const before = pauses.get(owner);
    // Those that were under way together are one slow delivery.
    if (before !== undefined && before.until > now) return;
    const milliseconds =
      before === undefined ? FIRST_PAUSE : Math.min(LONGEST_PAUSE, 2 * before.milliseconds);
    pauses.delete(owner);
    pauses.set(owner, { until: now + milliseconds, milliseconds });
  }

  return {
    begin(owner) {
      const since = clock();
      forgetOld(since);
      const paused = pauses.get(owner);
      if (paused !== undefined && paused.until > since) return { notBefore: paused.until };
      const count = underWay.get(owner) ?? 0;
      if (count >= (paused === undefined ? MOST_OF_OWNER : 1)) return { notBefore: since + TRY_AGAIN };
      underWay.set(owner, count + 1);
      return {
        end: () => {
          const left = (underWay.get(owner) ?? 1) - 1;
          if (left === 0) underWay.delete(owner);
          else underWay.set(owner, left);
          const now = clock();
          if (now - since >= SLOW) pause(owner, now);
        },
      };
    },
  };
}
