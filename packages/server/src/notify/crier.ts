// Sees whom a match waits for, a moment after something has changed there, and writes down who is to be told. Whoever looks
// at the table needs no telling.

import { createHash } from 'node:crypto';
import type { Hall, Timers, Turn } from '@mirabilia/hall';
import { guestsOf, lobbyFrom } from '@mirabilia/hall';
import type { NewJob } from '../storage/post.ts';
import type { Store } from '../storage/store.ts';
import type { Log } from '../transport/log.ts';
import type { JobBodies, JobKind } from './jobs.ts';

/** Milliseconds: a page that is loaded anew is back by then, and several quick moves are one look. */
export const MOMENT = 5000;

export interface CrierNeeds {
  readonly store: Store;
  readonly hall: Pick<Hall, 'turn' | 'isPresent'>;
  readonly timers: Timers;
  readonly clock: () => number;
  readonly log: Log;
  /** There is something to send. */
  onJobs(): void;
}

export interface Crier {
  /** Something has changed in whom a match waits for. Takes no time. */
  note(match: string): void;
  /** Looks now at all that was noted. */
  close(): Promise<void>;
}

export function newCrier({ store, hall, timers, clock, log, onJobs }: CrierNeeds): Crier {
  const noted = new Map<string, () => void>();
  const looking = new Set<Promise<void>>();
  let isClosed = false;

  function note(match: string): void {
    if (isClosed || noted.has(match)) return;
    noted.set(
      match,
      timers.after(MOMENT, () => start(match)),
    );
  }

  function start(match: string): void {
    noted.delete(match);
    const work = look(match).catch((error) =>
      log.warn({ match, err: error }, 'nobody could be told of a turn'),
    );
    looking.add(work);
    void work.finally(() => looking.delete(work));
  }

  async function look(match: string): Promise<void> {
    const row = await store.match(match);
    if (row === undefined) return;
    const [subscriptions, webhook] = await Promise.all([
      store.post.subscriptionsOf(guestsOf(lobbyFrom(row.lobby))),
      store.post.webhook(match),
    ]);
    // Nobody there wants to be told: most matches end here.
    if (subscriptions.length === 0 && webhook === undefined) return;
    const turn = await hall.turn(match);
    if (turn === undefined) return;
    const away = await absent(match, turn);
    const jobs: NewJob[] = [];
    const add = <K extends JobKind>(kind: K, to: string, body: JobBodies[K]) => {
      const id = [kind, match, body.decision, body.reason, to].join(' ');
      jobs.push({ id, kind, body: JSON.stringify(body), dueAt: clock() });
    };
    const { decision } = turn;
    const reason = turn.isLast ? 'last' : 'turn';
    for (const { guest, endpoint } of subscriptions) {
      if (away.has(guest)) add('push', shortened(endpoint), { match, decision, reason, guest, endpoint });
    }
    if (webhook !== undefined) {
      if (turn.status === 'over') add('hook', '', { match, decision, reason: 'over' });
      else if (away.size > 0) add('hook', '', { match, decision, reason });
    }
    if (jobs.length === 0) return;
    await store.post.addJobs(jobs);
    onJobs();
  }

  async function absent(match: string, { people }: Turn): Promise<ReadonlySet<string>> {
    const away = new Set<string>();
    for (const { guest } of people) if (!(await hall.isPresent(match, guest))) away.add(guest);
    return away;
  }

  return {
    note,
    close: async () => {
      isClosed = true;
      for (const [match, cancel] of [...noted]) {
        cancel();
        start(match);
      }
      await Promise.all(looking);
    },
  };
}

/** Endpoints are long, and whoever knows one could try to use it. */
const shortened = (endpoint: string): string =>
  createHash('sha256').update(endpoint).digest('base64url').slice(0, 16);
