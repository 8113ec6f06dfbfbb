// A thread of `mirabilia worker` and of shared arenas: does jobs of the queue.

import { ARENA_MATCH, answerTo, type Job, THOUGHT } from '@mirabilia/server/jobs';
import { answerTasks } from '@mirabilia/server/worker-pool';
import { type ArenaJob, playPairing } from '../arena/arena-job.ts';
import { playedJson } from '../arena/played-json.ts';

const DO: Readonly<Record<string, (body: never) => unknown>> = {
  [ARENA_MATCH]: ({ job, index }: { job: ArenaJob; index: number }) => playedJson(playPairing(job, index)),
  [THOUGHT]: (question: Parameters<typeof answerTo>[0]) => answerTo(question, () => performance.now()),
};

answerTasks(({ kind, body }: Job) => {
  const work = DO[kind];
  if (work === undefined) throw new Error(`nobody here can do “${kind}”`);
  return work(JSON.parse(body) as never);
});
