import { answerTasks } from '@mirabilia/server/worker-pool';
import { isProgram } from '../programs/player-id.ts';
import { newProgramPool } from '../programs/program-pool.ts';
import type { SeriesTask } from '../simulation/play-series.ts';
import { type ArenaJob, playPairings, playPairingsWithPrograms } from './arena-job.ts';

const programs = newProgramPool();

answerTasks(({ job, batch }: SeriesTask<ArenaJob>) =>
  job.lineUp.some(isProgram) ? playPairingsWithPrograms(job, batch, programs) : playPairings(job, batch),
);
