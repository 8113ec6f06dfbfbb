// Reads logs. Requests of many live matches share one query.

import type { Connections, Prepared } from './postgres-connection.ts';
import type { LogEntry } from './store.ts';
import { logEntry } from './tables.ts';

const READ: Prepared = {
  name: 'read',
  text: `
    select place, seq, at, body
    from unnest($1::text[], $2::int[]) with ordinality as wanted (match_id, after, place)
    cross join lateral (
      select seq, at, body from entries
      where entries.match_id = wanted.match_id and seq > after
      order by seq
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
}

/** Logs per query: whole logs may be long. */
const MOST_AT_ONCE = 200;

export function newEntryReader(
  connections: Connections,
): (match: string, afterSeq: number) => Promise<LogEntry[]> {
  let waiting: Waiting[] = [];
  let isWorking = false;

  async function work(): Promise<void> {
    isWorking = true;
    await new Promise((resolve) => setImmediate(resolve));
    while (waiting.length > 0) {
      const batch = waiting.slice(0, MOST_AT_ONCE);
      waiting = waiting.slice(MOST_AT_ONCE);
      await read(batch);
    }
    isWorking = false;
  }

  async function read(batch: readonly Waiting[]): Promise<void> {
    try {
      const values = [batch.map(({ match }) => match), batch.map(({ afterSeq }) => afterSeq)];
      const logs: LogEntry[][] = batch.map(() => []);
      for (const found of await connections.ask<Found>(READ, values)) {
        logs[found.place - 1]?.push(logEntry(found));
      }
      batch.forEach(({ resolve }, place) => void resolve(logs[place] as LogEntry[]));
    } catch (error) {
      for (const { reject } of batch) reject(error);
    }
  }

  return (match, afterSeq) => {
    const waits = { match, afterSeq, ...Promise.withResolvers<LogEntry[]>() };
    waiting.push(waits);
    if (!isWorking) void work();
    return waits.promise;
  };
}
