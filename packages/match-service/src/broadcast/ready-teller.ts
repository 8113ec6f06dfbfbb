// Tells everybody who has chosen. Players may change their minds as fast as they can click, and hundreds may watch: beyond
// a few messages in a second, others are told together of what happens. The player's own devices always know at once.

import type { GameTypes, Seat } from '@mirabilia/kernel';
import type { Timers } from '../environment.ts';
import { type Subscribers, tellAll } from './tell.ts';
import { readyMessage, type Telling } from './views.ts';

/** As many as there may be players: usually each is told at once. */
const MOST_PER_SECOND = 8;
const SECOND = 1000;

export interface ReadyTeller {
  /** These seats have chosen. */
  tell(seats: readonly Seat[]): void;
  /** A decision is resolved: everybody is sent a view. */
  resolved(): void;
}

interface Needs<T extends GameTypes> {
  readonly subscribers: Subscribers;
  readonly timers: Timers;
  readonly clock: () => number;
  /** The match as it is now. */
  telling(): Telling<T>;
}

export function newReadyTeller<T extends GameTypes>(needs: Needs<T>): ReadyTeller {
  const { subscribers, timers, clock, telling } = needs;
  let sentAt: number[] = [];
  let cancel: (() => void) | undefined;

  function forget(): void {
    cancel?.();
    cancel = undefined;
  }

  function send(): void {
    forget();
    sentAt.push(clock());
    tellAll(subscribers, readyMessage(telling()));
  }

  return {
    tell: (seats) => {
      const now = clock();
      // The clock may have been set back.
      sentAt = sentAt.filter((at) => at <= now && now - at < SECOND);
      const [oldest] = sentAt;
      if (sentAt.length < MOST_PER_SECOND || oldest === undefined) {
        send();
        return;
      }
      cancel ??= timers.after(oldest + SECOND - now, send);
      const message = readyMessage(telling());
      for (const { client, seat } of subscribers.values()) {
        if (seat !== null && seats.includes(seat)) client.send(message);
      }
    },
    resolved: () => {
      forget();
      sentAt = [];
    },
  };
}
