import { existsSync, readFileSync } from 'node:fs';
import type { Server } from 'node:http';
import { join } from 'node:path';
import { getRequestListener } from '@hono/node-server';
import { refuse } from '@mirabilia/kernel';
import type { MatchService } from '@mirabilia/match-service';
import type { ServerMessage } from '@mirabilia/protocol';
import { type House, openHouse } from '../administration/house.ts';
import { newDaily } from '../daily/daily.ts';
import { newGatherings } from '../groups/gatherings.ts';
import { newDoor } from '../instance/door.ts';
import { type Instance, USUAL_INSTANCE } from '../instance/instance.ts';
import type { Notifier } from '../notifications/open-notifier.ts';
import type { Outbound } from '../notifications/outbound.ts';
import { onBehalfOf } from '../on-behalf-of.ts';
import { newHistory } from '../profile/history.ts';
import type { LateErasures } from '../profile/late-erasures.ts';
import { newPasskeys } from '../profile/passkeys.ts';
import { KEEP_EVERYTHING, type RetentionDays } from '../profile/retention-job.ts';
import { newSeen } from '../profile/seen.ts';
import { newQuickMatch } from '../quick-match/quick-match.ts';
import { newSeed } from '../random-ids.ts';
import { newShownRatings } from '../ratings/shown-ratings.ts';
import type { Store } from '../storage/store.ts';
import { systemTimers } from '../system-time.ts';
import { startTournamentClock } from '../tournaments/tournament-clock.ts';
import { addressNames } from './address-names.ts';
import { createApp } from './app.ts';
import { newBotTables } from './bot-tables.ts';
import { callerOf } from './caller.ts';
import { newGuesses } from './guesses.ts';
import { addressOf, type ListenOptions, listen, newHttpServer } from './http-server.ts';
import { guestOfRow } from './identity.ts';
import { LIMITS, type Limits, limiterOf } from './limits.ts';
import type { ServerLog } from './log.ts';
import { createMetrics, type Metrics } from './metrics.ts';
import { oneAtATime } from './one-at-a-time.ts';
import { problemOf } from './problem.ts';
import { securityHeaders } from './security-headers.ts';
import type { ServerContext } from './server-context.ts';
import { openSockets, type Sockets } from './sockets.ts';
import { guestTokens, newKey } from './tokens.ts';

export interface ServerOptions extends ListenOptions {
  readonly store: Store;
  readonly matchService: MatchService;
  /** Without it nobody can subscribe to notifications. */
  readonly notifier?: Pick<Notifier, 'publicKey' | 'close'>;
  readonly outbound?: Pick<Outbound, 'mayCall'>;
  readonly log: ServerLog;
  readonly metrics?: Metrics;
  /** The folder of the built page; without it, its addresses say how to build it. */
  readonly staticDir?: string | undefined;
  /** The number of the operator's proxies in front, whose headers are trusted. */
  readonly trustProxy?: number | undefined;
  /** The origin by which people reach the server; otherwise headers tell it. */
  readonly publicOrigin?: string | undefined;
  /** Trusted origins besides the server's own. */
  readonly origins?: readonly string[] | undefined;
  readonly limits?: Limits | undefined;
  readonly retention?: RetentionDays | undefined;
  readonly instance?: Instance | undefined;
  readonly lateErasures?: Pick<LateErasures, 'add'> | undefined;
  readonly now?: () => number;
}

export interface RunningServer {
  /** The address for a browser on this machine. */
  readonly address: string;
  /** Drains: takes no new requests, lets matches finish writing, warns clients and disconnects them. The store stays open. */
  close(): Promise<void>;
  /** Why nobody is served, for the operator. */
  readonly trouble?: string;
}

const KEY = 'guest-token-key';
/** Milliseconds for clients to disconnect when the server shuts down. */
const PATIENCE = 1000;

export async function startServer(options: ServerOptions): Promise<RunningServer> {
  const { store, matchService, log, limits = LIMITS, instance = USUAL_INSTANCE, now = Date.now } = options;
  const metrics = options.metrics ?? createMetrics();
  let isDraining = false;
  const limiter = limiterOf(limits);
  const ofGuest = oneAtATime<Awaited<ReturnType<MatchService['matchesOf']>>>();
  const key = await store.setting(KEY, newKey);
  const house = await openHouse({
    store,
    timers: systemTimers,
    now,
    onFailure: (error) => log.warn({ err: error }, 'what the host has decided could not be read'),
  });
  const gatherings = newGatherings({ store, matchService, now, log });
  const context: ServerContext = {
    store,
    matchService,
    instance,
    house,
    door: newDoor(instance.password, key),
    log,
    metrics,
    pushKey: options.notifier?.publicKey ?? null,
    mayCall: options.outbound?.mayCall ?? (() => false),
    limits,
    limiter,
    guesses: newGuesses({ limiter, matchService }),
    daily: newDaily({ store, matchService, now, newSecret: newSeed }),
    matchesOf: (guest) => ofGuest(guest.id, () => matchService.matchesOf(guest)),
    ...gatherings,
    history: newHistory({ store, now }),
    ratings: newShownRatings({ store, now }),
    quickMatch: newQuickMatch({ store, matchService, timers: systemTimers, now, log }),
    passkeys: newPasskeys({ store, now }),
    botTables: newBotTables({ store, matchService, limits: limits.counts, now }),
    tokens: guestTokens(key, now),
    addressName: addressNames(key),
    proxies: options.trustProxy ?? 0,
    publicOrigin: options.publicOrigin,
    origins: options.origins ?? [],
    staticDir: options.staticDir,
    build: options.staticDir === undefined ? null : buildIn(options.staticDir),
    now,
    isDraining: () => isDraining,
    renamed: (guest) => sockets.renamed(guest),
    seen: newSeen(store, now),
    retention: options.retention ?? KEEP_EVERYTHING,
    lateErasures: options.lateErasures ?? { add: () => {} },
    signedOut: (guest) => sockets.drop(guest),
    addressesOf: (guest) => sockets.addressesOf(guest),
  };
  const sockets = openSockets(context);
  let told = noticeOf(house);
  house.onChange(() => {
    sockets.dropBanned();
    const notice = noticeOf(house);
    if (JSON.stringify(notice) === JSON.stringify(told)) return;
    told = notice;
    sockets.tell(notice);
  });
  // A guest may have changed their name through another process.
  store.cluster?.listen(async (news) => {
    if (news.kind !== 'guest' || !sockets.has(news.guest)) return;
    const row = await store.guest(news.guest).catch(() => undefined);
    if (row !== undefined) sockets.renamed(guestOfRow(row));
  });
  metrics.watch('connections', 'Open sockets', () => sockets.size);
  metrics.watch('rooms', 'Matches that are played or watched', () => matchService.figures.liveMatches);
  metrics.watch(
    'idle_matches',
    'Matches in memory that nobody watches',
    () => matchService.figures.idleMatches,
  );
  metrics.watch('members', 'Connections that follow a match', () => matchService.figures.clients);
  const server = listener(context, sockets);
  try {
    await listen(server, options);
  } catch (error) {
    house.stop();
    await sockets.close(0);
    metrics.close();
    throw error;
  }

  const stopTournaments = startTournamentClock({
    timers: systemTimers,
    run: gatherings.tournaments.run,
    onFailure: (error) => log.warn({ err: error }, 'tournaments could not be continued'),
  });

  let closing: Promise<void> | undefined;
  const close = async () => {
    isDraining = true;
    house.stop();
    const closed = new Promise((resolve) => server.close(resolve));
    sockets.warn();
    await stopTournaments();
    await options.notifier?.close();
    await matchService.drain();
    await sockets.close(PATIENCE);
    // Connections that were busy when the server stopped listening have their answers by now.
    server.closeIdleConnections();
    const cut = setTimeout(() => server.closeAllConnections(), PATIENCE);
    await closed;
    clearTimeout(cut);
    metrics.close();
  };
  return {
    address: addressOf(server, options.host),
    close: () => {
      closing ??= close();
      return closing;
    },
  };
}

const noticeOf = (house: House): ServerMessage & { readonly type: 'announcement' } => ({
  type: 'announcement',
  text: house.announcement()?.text ?? '',
  isClosed: house.isClosed(),
});

/** The id of a built page, from its `build.json`. */
function buildIn(folder: string): string | null {
  const file = join(folder, 'build.json');
  return existsSync(file) ? (JSON.parse(readFileSync(file, 'utf8')) as { build: string }).build : null;
}

function listener(context: ServerContext, sockets: Sockets): Server {
  const answer = getRequestListener(createApp(context).fetch, {
    // Not even a request: for example, an invalid Host header.
    errorHandler: () => Response.json(problemOf(refuse('bad-message')), { status: 400 }),
  });
  const { proxies, limits } = context;
  const options = {
    headersWithin: limits.headersWithin,
    proxies,
    largestBody: limits.recordBytes,
    connections: { limiter: context.limiter, counts: limits.counts },
  };
  const server = newHttpServer(options, (request, response) => {
    const headers = securityHeaders(callerOf(request, proxies));
    for (const [name, value] of Object.entries(headers)) response.setHeader(name, value);
    if (context.isDraining()) response.setHeader('Connection', 'close');
    void answer(request, response);
  });
  server.on('upgrade', (request, socket, head) => {
    void onBehalfOf(callerOf(request, proxies).address, () => sockets.upgrade(request, socket, head));
  });
  return server;
}
