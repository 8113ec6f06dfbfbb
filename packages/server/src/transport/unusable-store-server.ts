// Answers for a server whose store can't be used: it lives, it isn't ready, and everybody is told so. The store is left alone.

import type { IncomingMessage, ServerResponse } from 'node:http';
import { refuse } from '@mirabilia/kernel';
import type { UnusableStore } from '../storage/cannot-open.ts';
import { callerOf } from './caller.ts';
import { addressOf, type ListenOptions, listen, newHttpServer } from './http-server.ts';
import { LIMITS, limiterOf } from './limits.ts';
import { problemOf, STATUS } from './problem.ts';
import { securityHeaders } from './security-headers.ts';
import type { RunningServer } from './server.ts';
import { sendRefusal } from './sockets.ts';

/** Anybody may read it, so it names neither folder nor contents: the log does. */
const SENTENCE =
  'The store is damaged, or isn’t the one that was there, so nothing is served. Look at it with “mirabilia doctor”, ' +
  'put back a backup with “mirabilia restore FILE --force”, and start the server again.';

const REFUSED = refuse('unavailable');
const PROBLEM = JSON.stringify({ ...problemOf(REFUSED), sentence: SENTENCE });
const JSON_TYPE = 'application/json; charset=utf-8';

/** Throws what `listen` throws. */
export async function serveUnusableStore(
  { proxies, ...options }: ListenOptions & { readonly proxies: number },
  { message: trouble }: UnusableStore,
): Promise<RunningServer> {
  const limits = {
    headersWithin: LIMITS.headersWithin,
    proxies,
    largestBody: LIMITS.recordBytes,
    connections: { limiter: limiterOf(LIMITS), counts: LIMITS.counts },
  };
  const server = newHttpServer(limits, (request, response) => {
    response.setHeaders(new Map(Object.entries(securityHeaders(callerOf(request, proxies)))));
    response.setHeader('Cache-Control', 'no-store');
    // What is sent along is not read.
    response.setHeader('Connection', 'close');
    answer(request, response);
  });
  server.on('upgrade', (request, socket) => sendRefusal(socket, REFUSED, callerOf(request, proxies)));
  await listen(server, options);
  return {
    address: addressOf(server, options.host),
    trouble,
    close: () =>
      new Promise((resolve) => {
        server.close(() => resolve());
        server.closeAllConnections();
      }),
  };
}

function answer(request: IncomingMessage, response: ServerResponse): void {
  if (request.method === 'GET' && request.url === '/healthz') {
    response.setHeader('Content-Type', JSON_TYPE).end(JSON.stringify({ alive: true }));
    return;
  }
  const isPage = request.headers.accept?.includes('text/html') === true;
  response.statusCode = STATUS.unavailable;
  response.setHeader('Content-Type', isPage ? 'text/plain; charset=utf-8' : JSON_TYPE);
  response.end(isPage ? `${SENTENCE}\n` : PROBLEM);
}
