// Three processes on one durable PostgreSQL, which is started for it or is the one that DATABASE_URL names. The players
// of each match are spread over all three.

import { startPostgres } from '../packages/server/test/postgres-server.ts';
import { loadMeasurements, playRoundsOn } from './load.ts';
import type { Measurement } from './measure.ts';
import { type Helper, startHelper } from './processes.ts';

const PROCESSES = 3;

export async function withProcesses<R>(use: (servers: readonly Helper[]) => Promise<R>): Promise<R> {
  const postgres = await startPostgres('durable');
  try {
    const address = await postgres.newDatabase();
    return await use(Array.from({ length: PROCESSES }, () => startHelper('./server-process.ts', [address])));
  } finally {
    await postgres.stop();
  }
}

export const postgresMeasurements = (): readonly Measurement[] =>
  loadMeasurements('server/postgres', (orders) => withProcesses((servers) => playRoundsOn(servers, orders)));
