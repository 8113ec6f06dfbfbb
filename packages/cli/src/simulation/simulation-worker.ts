import { answerTasks } from '@mirabilia/server/worker-pool';
import { isProgram } from '../programs/player-id.ts';
import { newProgramPool } from '../programs/program-pool.ts';
import type { SeriesTask } from './play-series.ts';
import { playBatch, playBatchWithPrograms, type SimulationJob } from './simulation-job.ts';

const programs = newProgramPool();

answerTasks(({ job, batch }: SeriesTask<SimulationJob>) =>
  job.botIds.some(isProgram) ? playBatchWithPrograms(job, batch, programs) : playBatch(job, batch),
);
