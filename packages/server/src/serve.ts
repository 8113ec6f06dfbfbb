// Starts a server from its store, match service, notifier and transport, and stops them in the right order.

import { setFlagsFromString } from 'node:v8';
import type { MatchService, ServiceLimits, Thinker } from '@mirabilia/match-service';
import { newGatherings } from './groups/gatherings.ts';
import type { Notifier, NotifierNeeds } from './notifications/open-notifier.ts';
import { outboundCalls } from './notifications/outbound.ts';
import { asServer } from './on-behalf-of.ts';
import { backfillResults } from './profile/backfill-results.ts';
import { newLateErasures } from './profile/late-erasures.ts';
import { KEEP_EVERYTHING, startRetention } from './profile/retention-job.ts';
import { type Rater, startRater } from './ratings/rater.ts';
import { UnusableStore } from './storage/cannot-open.ts';
import type { Damaged } from './storage/damaged.ts';
import type { OpenStoreOptions } from './storage/open-store.ts';
import type { Store } from './storage/store.ts';
import { systemTimers } from './system-time.ts';
import { LIMITS } from './transport/limits.ts';
import type { ServerLog } from './transport/log.ts';
import { createMetrics, type Metrics } from './transport/metrics.ts';
import { type RunningServer, type ServerOptions, startServer } from './transport/server.ts';
import { serveUnusableStore } from './transport/unusable-store-server.ts';

export interface ServeOptions
  extends Pick<
    ServerOptions,
    | 'port'
    | 'host'
    | 'log'
    | 'staticDir'
    | 'trustProxy'
    | 'publicOrigin'
    | 'origins'
    | 'limits'
    | 'retention'
    | 'instance'
  > {
  /** The folder of the SQLite store. */
  readonly data: string;
  /** The address of a PostgreSQL database to use instead; any number of processes may share it. */
  readonly database?: string | undefined;
  /** Where bots think: in this process, or on workers of the same database. */
  readonly think?: 'here' | 'workers' | undefined;
  /** Adds bots of the operator to those that there are. */
  readonly withBots?: ((thinker: Thinker) => Thinker) | undefined;
  /** For tests: users may have this machine called. */
  readonly callsLoopback?: boolean | undefined;
}

export interface ServeParts {
  /** Throws CannotOpen with a sentence for the operator. */
  openStore(place: OpenStoreOptions): Promise<Store>;
  openMatchService(needs: {
    readonly store: Store;
    readonly log: ServerLog;
    readonly onTurn: (match: string) => void;
    readonly onNudge: (match: string, guest: string) => void;
    readonly metrics: Pick<Metrics, 'figures' | 'onThought' | 'onLowered' | 'watchThinking'>;
    readonly limits: ServiceLimits;
    /** The database of the workers that think, if any. */
    readonly thinkThrough: string | undefined;
    readonly withBots: ServeOptions['withBots'];
  }): Promise<MatchService>;
  openNotifier(needs: Omit<NotifierNeeds, 'timers' | 'clock'>): Promise<Notifier>;
}

/**
 * A match's state lives until the next move, usually less than a second. Under load V8 may see many states survive a
 * collection and allocate new ones in the old generation: we measured four times as much there, and twice as many full
 * collections.
 */
const keepStatesYoung = (): void => setFlagsFromString('--no-allocation-site-pretenuring');

/**
 * A store that is damaged, or isn't the one that was there, is not served: then there is a server that says so, unless it
 * can't listen.
 */
export async function serve(options: ServeOptions, parts: ServeParts): Promise<RunningServer> {
  keepStatesYoung();
  const { log, data, database } = options;
  try {
    const onDamage = ({ message, fault }: Damaged): void => log.fatal({ fault, data }, message);
    return await serveStore(await parts.openStore({ data, database, onDamage }), options, parts);
  } catch (error) {
    if (!(error instanceof UnusableStore)) throw error;
    log.fatal({ data }, error.message);
    return serveUnusableStore({ ...options, proxies: options.trustProxy ?? 0 }, error).catch(() => {
      throw error;
    });
  }
}

async function serveStore(
  store: Store,
  options: ServeOptions,
  { openMatchService, openNotifier }: ServeParts,
): Promise<RunningServer> {
  const { log, limits = LIMITS } = options;
  try {
    const metrics = createMetrics();
    measureAppends(store, metrics);
    // The match service calls the notifier, which asks the match service.
    let note = (_match: string): void => {};
    let nudge = (_match: string, _guest: string): void => {};
    const lateErasures = newLateErasures({
      store,
      timers: systemTimers,
      onFailure: (error) => log.warn({ err: error }, 'a name could not be removed from a match'),
    });
    const matchService = await openMatchService({
      store,
      log,
      metrics,
      onTurn: (match) => {
        note(match);
        lateErasures.changed(match);
      },
      // It may begin to send what waits for others.
      onNudge: (match, guest) => asServer(() => nudge(match, guest)),
      limits: { publicLobbies: limits.counts['public-lobbies'] },
      thinkThrough: options.think === 'workers' ? options.database : undefined,
      withBots: options.withBots,
    });
    metrics.watch('jobs_waiting', 'Messages to be sent and work to be done', () =>
      store.outbox.jobsWaiting(),
    );
    const outbound = outboundCalls({ loopback: options.callsLoopback });
    const notifier = await openNotifier({
      store,
      matchService,
      outbound,
      log,
      count: metrics.countNotification,
    });
    ({ note, nudge } = notifier);
    const rater = startRater({ store, timers: systemTimers, log });
    rateWhatEnds(store, rater);
    const stops = [
      backfillResults({ store, timers: systemTimers, log }),
      startRetention({
        store,
        matchService,
        lateErasures,
        ...newGatherings({ store, matchService, now: Date.now, log }),
        days: options.retention ?? KEEP_EVERYTHING,
        timers: systemTimers,
        now: Date.now,
        log,
      }),
    ];
    const stopUpkeep = async (): Promise<void> => {
      for (const stop of stops) stop();
      await rater.stop();
    };
    const server = await startServer({
      ...options,
      store,
      matchService,
      metrics,
      notifier,
      outbound,
      lateErasures,
    }).catch(async (error) => {
      await stopUpkeep();
      await notifier.close();
      // Its timers would keep the process running.
      await matchService.drain();
      throw error;
    });
    log.info({ address: server.address }, 'listening');
    void sayContents(store, log);
    return {
      address: server.address,
      async close() {
        await server.close();
        await stopUpkeep();
        await store.close();
      },
    };
  } catch (error) {
    await store.close();
    throw error;
  }
}

/** An operator who knows how many there should be sees that some are missing. */
async function sayContents(store: Store, log: ServerLog): Promise<void> {
  try {
    const { matches, lastMoveAt } = await store.contents();
    const moved =
      typeof lastMoveAt === 'number' ? `, last move at ${new Date(lastMoveAt).toISOString()}` : '';
    log.info({ matches, lastMoveAt }, `the store holds ${matches} matches${moved}`);
  } catch (error) {
    log.warn({ err: error }, 'the store’s contents could not be counted');
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

function rateWhatEnds(store: Store, rater: Rater): void {
  const append = store.append.bind(store);
  store.append = async (entries) => {
    await append(entries);
    if (entries.finished?.rated !== undefined) rater.look();
  };
}

/** Milliseconds for shutting down. */
const LONGEST_DRAIN = 10_000;

/** Shuts down in order on a signal. A second signal changes nothing: it is often the same one, sent twice. */
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
