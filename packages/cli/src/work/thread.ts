// A thread that does what it is told, one thing after the other.

import { parentPort } from 'node:worker_threads';
import { ARENA_MATCH, answerTo, type Job, type JobResult, THOUGHT } from '@mirabilia/server/jobs';
import { type ArenaJob, playPairing } from '../arena/arena-job.ts';
import { playedJson } from '../arena/played-json.ts';

const DO: Readonly<Record<string, (body: never) => unknown>> = {
  [ARENA_MATCH]: ({ job, index }: { job: ArenaJob; index: number }) => playedJson(playPairing(job, index)),
  [THOUGHT]: (question: Parameters<typeof answerTo>[0]) => answerTo(question, () => performance.now()),
};

function resultOf({ kind, body }: Job): JobResult {
  try {
    const work = DO[kind];
    if (work === undefined) throw new Error(`nobody here can do “${kind}”`);
    return { value: work(JSON.parse(body) as never) };
  } catch (error) {
    return { failure: error instanceof Error ? error.message : String(error) };
  }
}

parentPort?.on('message', (work: Job) => parentPort?.postMessage(resultOf(work)));
