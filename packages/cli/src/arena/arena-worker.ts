import { answerTasks } from '@mirabilia/server/worker-pool';
import type { SeriesTask } from '../simulation/play-series.ts';
import { type ArenaJob, playPairings } from './arena-job.ts';

answerTasks(({ job, batch }: SeriesTask<ArenaJob>) => playPairings(job, batch));
