// The server under load: as `mirabilia serve` runs it, but one address may be everybody. It tells its parent where it
// is, and what it has used whenever it is asked.

import { createLog, drainOnSignal, PARTS, serve, WITHOUT_RATES } from '@mirabilia/server';

export interface Usage {
  /** Seconds of processor time since the start. */
  readonly cpu: number;
}

export interface Memory {
  readonly residentMb: number;
  /** What is in use after a collection. */
  readonly heapMb: number;
}

export type ServerReport = { readonly address: string } | Usage | Memory;

const tell = (report: ServerReport): void => void process.send?.(report);

function usage(): Usage {
  const { user, system } = process.cpuUsage();
  return { cpu: (user + system) / 1e6 };
}

/**
 * Not for a process whose latency is measured next: after a collection that was asked for, the next one comes soon, and in
 * all processes that were asked together at the same moment.
 */
function memory(): Memory {
  const residentMb = process.memoryUsage.rss() / 1e6;
  globalThis.gc?.();
  return { residentMb, heapMb: process.memoryUsage().heapUsed / 1e6 };
}

/** A folder, or the address of a database. */
const [, , place = ''] = process.argv;
const where = place.startsWith('postgres:') ? { data: '', database: place } : { data: place };
const log = createLog('warn');
const server = await serve({ port: 0, host: '127.0.0.1', ...where, log, limits: WITHOUT_RATES }, PARTS);
drainOnSignal(server, log);
process.on('message', (question: 'usage' | 'memory') => tell(question === 'memory' ? memory() : usage()));
tell({ address: server.address });
