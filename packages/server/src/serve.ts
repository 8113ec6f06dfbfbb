// Puts a store, a match service and the transport together, and takes them apart again in the right order.

import { setFlagsFromString } from 'node:v8';
import type { Figures, MatchService } from '@mirabilia/match-service';
import type { Notifier, NotifierNeeds } from './notifications/open-notifier.ts';
import { outboundCalls } from './notifications/outbound.ts';
import type { Store } from './storage/store.ts';
import type { ServerLog } from './transport/log.ts';
import { createMetrics, type Metrics } from './transport/metrics.ts';
import { type RunningServer, type ServerOptions, startServer } from './transport/server.ts';

export interface ServeOptions
  extends Pick<ServerOptions, 'port' | 'host' | 'log' | 'staticDir' | 'trustProxy' | 'origins' | 'limits'> {
  /** The folder that holds everything. */
  readonly data: string;
  /** The address of a PostgreSQL that holds everything instead: then any number of processes serve together. */
  readonly database?: string | undefined;
  /** Where bots think: in this process, or with those who work for the same database. */
  readonly think?: 'here' | 'workers' | undefined;
  /** For tests: people may have this machine called. */
  readonly callsLoopback?: boolean | undefined;
}

export interface ServeParts {
  /** Throws, with a sentence, what keeps the folder or the database from being used. */
  openStore(place: Pick<ServeOptions, 'data' | 'database'>): Promise<Store>;
  openMatchService(needs: {
    readonly store: Store;
    readonly log: ServerLog;
    readonly onTurn: (match: string) => void;
    readonly figures: Figures;
    /** A bot of this level has thought for so long. */
    readonly onThought: (level: string, seconds: number) => void;
    /** The address of a database through which others are asked to think. */
    readonly thinkThrough: string | undefined;
  }): Promise<MatchService>;
  openNotifier(needs: Omit<NotifierNeeds, 'timers' | 'clock'>): Promise<Notifier>;
}

/**
 * A state of a match lives until the next move, most of them under a second. Under load V8 may see many survive a
 * collection, conclude that all do, and make them where only a full collection finds them: four times as much was made
 * there, and full collections came twice as often.
 */
const keepStatesYoung = (): void => setFlagsFromString('--no-allocation-site-pretenuring');

export async function serve(
  options: ServeOptions,
  { openStore, openMatchService, openNotifier }: ServeParts,
): Promise<RunningServer> {
  keepStatesYoung();
  const { log } = options;
  const store = await openStore(options);
  try {
    const metrics = createMetrics();
    measureAppends(store, metrics);
    // The match service calls the notifier, which asks the match service.
    let note = (_match: string): void => {};
    const { figures, onThought } = metrics;
    const matchService = await openMatchService({
      store,
      log,
      figures,
      onThought,
      onTurn: (match) => note(match),
      thinkThrough: options.think === 'workers' ? options.database : undefined,
    });
    metrics.watch('jobs_waiting', 'Messages to be sent and work to be done', () =>
      store.outbox.jobsWaiting(),
    );
    const outbound = outboundCalls({ loopback: options.callsLoopback });
    const notifier = await openNotifier({ store, matchService, outbound, log, count: metrics.countTold });
    note = notifier.note;
    const server = await startServer({ ...options, store, matchService, metrics, notifier, outbound }).catch(
      async (error) => {
        await notifier.close();
        throw error;
      },
    );
    log.info({ address: server.address }, 'listening');
    return {
      address: server.address,
      async close() {
        await server.close();
        await store.close();
      },
    };
  } catch (error) {
    await store.close();
    throw error;
  }
}

function measureAppends(store: Store, { commits }: Metrics): void {
  const append = store.append.bind(store);
  store.append = async (entries) => {
    const end = commits.startTimer();
    await append(entries);
    end();
  };
}

/** Milliseconds for going down; whatever hangs by then is not worth waiting for. */
const LONGEST_DRAIN = 10_000;

/** Goes down in order when the process is asked to end. A second signal changes nothing: it is often the same one. */
export function drainOnSignal({ close }: RunningServer, log: ServerLog): void {
  let isLeaving = false;
  const leave = async (signal: string) => {
    if (isLeaving) return;
    isLeaving = true;
    log.info({ signal }, 'draining');
    setTimeout(() => {
      log.error('draining took too long');
      process.exit(1);
    }, LONGEST_DRAIN).unref();
    try {
      await close();
      log.info('drained');
      process.exit(0);
    } catch (error) {
      log.fatal({ err: error }, 'draining failed');
      process.exit(1);
    }
  };
  for (const signal of ['SIGINT', 'SIGTERM', 'SIGHUP'] as const) process.on(signal, () => void leave(signal));
}
