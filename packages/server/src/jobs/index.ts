export { answerTo } from '@mirabilia/match-service/thinking';
export { openPostgresJobQueue } from '../storage/postgres-job-queue.ts';
export { ARENA_MATCH, THOUGHT } from './job-kinds.ts';
export type * from './job-queue.ts';
export { type JobRunner, newJobRunner } from './job-runner.ts';
