import { answerTasks } from '@mirabilia/server/worker-pool';
import type { SeriesTask } from './play-series.ts';
import { playBatch, type SimulationJob } from './simulation-job.ts';

answerTasks(({ job, batch }: SeriesTask<SimulationJob>) => playBatch(job, batch));
