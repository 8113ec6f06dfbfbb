// Reads logs. Requests of many live matches share one query, and those of different addresses take turns.

import { currentCaller } from '../on-behalf-of.ts';
import { firstComeFirstServed, roundRobin } from '../thinking/round-robin.ts';
import type { Connections, Prepared } from './postgres-connection.ts';
import type { LogEntry } from './store.ts';
import { logEntry } from './tables.ts';

const READ: Prepared = {
  name: 'read',
  text: `
    select place, seq, at, body
    from unnest($1::text[], $2::int[], $3::int[]) with ordinality as wanted (match_id, after, most, place)
    cross join lateral (
      select seq, at, body from entries
      where entries.match_id = wanted.match_id and seq > after
      order by seq
      limit most
    ) as found
    order by place, seq`,
};

interface Found {
  readonly place: number;
  readonly seq: number;
  readonly at: number;
  readonly body: string;
}

interface Waiting extends PromiseWithResolvers<LogEntry[]> {
  readonly match: string;
  readonly afterSeq: number;
  /** Null for all. */
  readonly most: number | null;
  readonly caller: string;
}

/** Logs per query: what comes back together is read without a pause. */
const MOST_AT_ONCE = 40;

export function newEntryReader(
  connections: Connections,
): (match: string, afterSeq: number, most?: number) => Promise<LogEntry[]> {
  const waiting = roundRobin<Waiting>(({ caller }) => caller, firstComeFirstServed);
  let isWorking = false;

  async function work(): Promise<void> {
    isWorking = true;
    await new Promise((resolve) => setImmediate(resolve));
    while (waiting.size() > 0) await read(nextBatch());
    isWorking = false;
  }

  function nextBatch(): Waiting[] {
    const batch: Waiting[] = [];
    while (batch.length < MOST_AT_ONCE) {
      const next = waiting.take();
      if (next === undefined) break;
      batch.push(next);
    }
    return batch;
  }

  async function read(batch: readonly Waiting[]): Promise<void> {
    try {
      const values = [
        batch.map(({ match }) => match),
        batch.map(({ afterSeq }) => afterSeq),
        batch.map(({ most }) => most),
      ];
      const logs: LogEntry[][] = batch.map(() => []);
      for (const found of await connections.ask<Found>(READ, values)) {
        logs[found.place - 1]?.push(logEntry(found));
      }
      batch.forEach(({ resolve }, place) => void resolve(logs[place] as LogEntry[]));
    } catch (error) {
      for (const { reject } of batch) reject(error);
    }
  }

  return (match, afterSeq, most) => {
    const caller = currentCaller();
    const waits = { match, afterSeq, most: most ?? null, caller, ...Promise.withResolvers<LogEntry[]>() };
    waiting.add(waits);
    if (!isWorking) void work();
    return waits.promise;
  };
}
