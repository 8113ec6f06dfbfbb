// A series that many machines play through a database's job queue. This process works as well, so that the series makes
// progress without other machines.

import { createHash } from 'node:crypto';
import { ARENA_MATCH, type JobResult, newJobRunner, openPostgresJobQueue } from '@mirabilia/server/jobs';
import { newJobPool } from '../jobs/job-pool.ts';
import type { MatchRange } from '../simulation/play-series.ts';
import type { ArenaJob, PlayedMatch } from './arena-job.ts';
import { readPlayed } from './played-json.ts';

/** Matches that are offered ahead: enough to keep many machines busy. */
const AHEAD = 200;

export interface SharedRange extends MatchRange {
  /** Threads of this process. */
  readonly workers: number;
  readonly database: string;
}

/** The same series gives the same ids: results of an interrupted run are found by the next. */
function namesOf(job: ArenaJob): (index: number) => string {
  const series = createHash('sha256').update(JSON.stringify(job)).digest('base64url').slice(0, 22);
  return (index) => `arena:${series}:${index}`;
}

export async function* playShared(
  job: ArenaJob,
  { from, to, workers, database }: SharedRange,
): AsyncGenerator<readonly PlayedMatch[]> {
  const nameOf = namesOf(job);
  const queue = await openPostgresJobQueue(database);
  const runner = newJobRunner({ queue, kinds: [ARENA_MATCH], pool: newJobPool(workers), workers });
  const results = new Map<string, JobResult>();
  const open = new Set<string>();
  let offered = from;
  let hasChanged = Promise.withResolvers<void>();
  queue.onChange(() => hasChanged.resolve());
  try {
    for (let given = from; given < to; given++) {
      const until = Math.min(to, given + AHEAD);
      const fresh = Array.from({ length: until - offered }, (_, i) => offered + i);
      // Several at a time: each offer is a query.
      if (fresh.length >= AHEAD / 4 || until === to) {
        await queue.offer(
          fresh.map((index) => ({
            id: nameOf(index),
            kind: ARENA_MATCH,
            body: JSON.stringify({ job, index }),
          })),
        );
        for (const index of fresh) open.add(nameOf(index));
        offered = until;
      }
      const name = nameOf(given);
      while (!results.has(name)) {
        hasChanged = Promise.withResolvers<void>();
        for (const [id, result] of await queue.collect([...open])) {
          results.set(id, result);
          open.delete(id);
        }
        if (!results.has(name)) await hasChanged.promise;
      }
      const result = results.get(name) as JobResult;
      results.delete(name);
      if ('failure' in result) throw new Error(`A match could not be played: ${result.failure}.`);
      yield [readPlayed(result.value)];
    }
  } finally {
    await runner.close();
    // Nobody needs them any more.
    await queue.withdraw([...open]).catch(() => undefined);
    await queue.close();
  }
}
