/** The module of the threads that play an arena's matches. */
export const ARENA_WORKER = new URL('./arena-worker.ts', import.meta.url);
