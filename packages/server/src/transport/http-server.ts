// The HTTP server under everything that this process answers: limits of time, and what isn't a request.

import { createServer, type IncomingMessage, type Server, type ServerResponse } from 'node:http';
import type { AddressInfo } from 'node:net';
import { refuse } from '@mirabilia/kernel';
import { sendRefusal } from './sockets.ts';

/** Milliseconds for which nothing may move on a connection that isn't a WebSocket. */
const LONGEST_STILL = 60_000;

export interface ListenOptions {
  /** 0 takes any free one. */
  readonly port: number;
  /** All addresses of the machine by default. */
  readonly host?: string | undefined;
}

/** `headersWithin`: milliseconds in which the headers of a request have to come. */
export function newHttpServer(
  headersWithin: number,
  answer: (request: IncomingMessage, response: ServerResponse) => void,
): Server {
  const server = createServer(
    {
      headersTimeout: headersWithin,
      requestTimeout: 30_000,
      // Node looks only every 30 seconds by itself: a slow sender would have three times as long.
      connectionsCheckingInterval: headersWithin / 2,
      // Offers of other protocols, such as h2c, are ignored.
      shouldUpgradeCallback: ({ headers }) => headers.upgrade?.toLowerCase() === 'websocket',
    },
    (request, response) => {
      // RFC 9112, 3.2: which of two names is meant is for nobody to guess.
      if ((request.headersDistinct.host?.length ?? 0) > 1) {
        sendRefusal(request.socket, refuse('bad-message'), { isSecure: false });
        return;
      }
      answer(request, response);
    },
  );
  // A client that takes nothing of its answer holds memory; sockets of the protocol have their own rule.
  server.setTimeout(LONGEST_STILL);
  server.on('clientError', (error: NodeJS.ErrnoException, socket) => {
    const code = error.code === 'HPE_HEADER_OVERFLOW' ? 'too-large' : 'bad-message';
    sendRefusal(socket, refuse(code), { isSecure: false });
  });
  return server;
}

export function listen(server: Server, { port, host }: ListenOptions): Promise<void> {
  return new Promise((resolve, reject) => {
    server.once('error', reject);
    server.listen(port, host, () => {
      server.off('error', reject);
      resolve();
    });
  });
}

const EVERYWHERE = ['0.0.0.0', '::', ''];

/** The address for a browser on this machine. */
export function addressOf(server: Server, host = ''): string {
  const { port } = server.address() as AddressInfo;
  const name = EVERYWHERE.includes(host) ? 'localhost' : host;
  return `http://${name.includes(':') ? `[${name}]` : name}:${port}`;
}
