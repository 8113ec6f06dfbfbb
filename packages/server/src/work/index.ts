export { answerTo } from '@mirabilia/match-service/thinking';
export { openPostgresWork } from '../storage/postgres-work.ts';
export { type Crew, type Hand, newCrew } from './crew.ts';
export { ARENA_MATCH, THOUGHT } from './kinds.ts';
export type * from './queue.ts';
