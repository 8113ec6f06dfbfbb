// Rates matches that are over, one after the other. Each has been written down with the end of its match, and is rated once,
// whichever process does it: of two writers of the same number only one succeeds.

import type { Log, Timers } from '@mirabilia/match-service';
import { periodRating } from '../storage/ratings.ts';
import { Conflict, type Store } from '../storage/store.ts';
import { periodsAt } from './periods.ts';
import { MEETINGS_COUNT_FOR, type RatedMatch, rateMatch } from './rating.ts';

const AT_ONCE = 50;
/** Milliseconds after which it is looked for matches that another process has left behind. */
const LOOKS_EVERY = 60_000;

interface Needs {
  readonly store: Pick<Store, 'ratings'>;
  readonly timers: Timers;
  readonly log: Pick<Log, 'warn'>;
}

export interface Rater {
  /** A rated match is over. */
  look(): void;
  /** Resolves when nothing is under way. */
  stop(): Promise<void>;
}

export function startRater({ store: { ratings }, timers, log }: Needs): Rater {
  let working: Promise<void> | undefined;
  let isToLookAgain = false;
  let isStopped = false;
  let cancel = (): void => {};

  async function rateOne(match: RatedMatch): Promise<void> {
    const { game, endedAt } = match;
    const periods = periodsAt(endedAt);
    const known = await ratings.known(match, periods, endedAt - MEETINGS_COUNT_FOR);
    const matchesOf = (guest: string): string[] =>
      known.meetings.flatMap((meeting) => (meeting.guest === guest ? [meeting.match] : []));
    const ratingOf = (guest: string, period: string) =>
      known.ratings.find((rating) => rating.guest === guest && rating.period === period);
    const changes = rateMatch(match, {
      rating: (guest) => ratingOf(guest, 'all'),
      met: (one, other) => {
        const ofOther = new Set(matchesOf(other));
        return matchesOf(one).filter((each) => ofOther.has(each)).length;
      },
    }).filter(({ guest }) => known.guests.includes(guest));
    await ratings.keep({
      number: known.number + 1,
      match,
      changes,
      ratings: changes.flatMap((change) =>
        periods.map((period) =>
          periodRating(change, { game, period, known: ratingOf(change.guest, period) }),
        ),
      ),
    });
  }

  async function work(): Promise<void> {
    do {
      isToLookAgain = false;
      const waiting = await ratings.waiting(AT_ONCE);
      for (const match of waiting) {
        if (isStopped) return;
        try {
          await rateOne(match);
        } catch (error) {
          if (!(error instanceof Conflict)) throw error;
          // Another process rates as well: what waits now may be another match.
          isToLookAgain = true;
          break;
        }
      }
      if (waiting.length === AT_ONCE) isToLookAgain = true;
    } while (isToLookAgain && !isStopped);
  }

  function look(): void {
    isToLookAgain = true;
    if (working !== undefined || isStopped) return;
    working = work()
      .catch((error: unknown) => {
        isToLookAgain = false;
        log.warn({ err: error }, 'matches could not be rated: it is tried again');
      })
      .finally(() => {
        working = undefined;
        if (isToLookAgain) look();
      });
  }

  function lookLater(): void {
    cancel = timers.after(LOOKS_EVERY, () => {
      look();
      lookLater();
    });
  }

  look();
  lookLater();
  return {
    look,
    stop: async () => {
      isStopped = true;
      cancel();
      await working;
    },
  };
}
