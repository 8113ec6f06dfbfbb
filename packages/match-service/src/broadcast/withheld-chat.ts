// What somebody said is kept from those who don't hear them, and made up for if they do again: only that, and a few messages
// at a time, because a table may have hundreds of watchers.

import type { Timers } from '../environment.ts';
import { type At, isHeard, type Said } from './chat.ts';
import type { Subscriber, Subscribers } from './tell.ts';

/** A live match remembers so much of its chat. */
export const LONGEST_CHAT = 100;
const MOST_AT_ONCE = 50;
/** Milliseconds, in which others are served. */
const PAUSE = 20;

export function tellSaid(
  at: At,
  { client, withheld }: Pick<Subscriber, 'client' | 'withheld'>,
  { guest, message }: Said,
): void {
  if (isHeard(at, guest, client.guest?.id)) {
    client.send(message);
    return;
  }
  withheld.add(message.seq);
  const [oldest] = withheld;
  if (withheld.size > LONGEST_CHAT && oldest !== undefined) withheld.delete(oldest);
}

interface Needs {
  readonly subscribers: Subscribers;
  readonly timers: Timers;
  now(): At;
  /** The last of the chat. */
  chat(): readonly Said[];
}

/** Called when somebody may be heard again. */
export function newMakingUp({ subscribers, timers, now, chat }: Needs): () => void {
  let isPausing = false;

  function goOn(): void {
    isPausing = false;
    const at = now();
    const listeners = [...subscribers.values()].filter(({ withheld }) => withheld.size > 0);
    let sent = 0;
    // A message goes to all before the next: it is serialised once.
    for (const { guest, message } of chat()) {
      for (const { client, withheld } of listeners) {
        if (!withheld.has(message.seq) || !isHeard(at, guest, client.guest?.id)) continue;
        if (sent === MOST_AT_ONCE) {
          isPausing = true;
          timers.after(PAUSE, goOn);
          return;
        }
        sent++;
        withheld.delete(message.seq);
        client.send(message);
      }
    }
  }

  return () => {
    if (!isPausing) goOn();
  };
}
