// The HTTP server under everything that this process answers: limits of time, turns, and what isn't a request.

import { createServer, type IncomingMessage, type Server, type ServerResponse } from 'node:http';
import type { AddressInfo, Socket } from 'node:net';
import { type Refused, refuse } from '@mirabilia/kernel';
import type { Code } from '@mirabilia/protocol';
import { onBehalfOf } from '../on-behalf-of.ts';
import { firstComeFirstServed, roundRobin } from '../thinking/round-robin.ts';
import { callerOf } from './caller.ts';
import { type ConnectionLimits, limitConnections, type TooManyConnections } from './plain-connections.ts';
import { sendRefusal } from './sockets.ts';
import { makeStoppable, stopReading } from './stop-reading.ts';

/** Milliseconds for which nothing may move on a connection that isn't a WebSocket. */
const LONGEST_STILL = 60_000;
/** Requests of one connection that have no answer yet. Browsers and proxies send one after the other. */
export const MOST_UNANSWERED = 8;
/** Milliseconds for a client to read why it is turned away: what it sent and nobody read would cut the answer off. */
const LINGER = 50;
/** Requests that are begun before sockets and timers have their turn again. */
const MOST_PER_ROUND = 4;

export interface ListenOptions {
  /** 0 takes any free one. */
  readonly port: number;
  /** All addresses of the machine by default. */
  readonly host?: string | undefined;
}

type Answer = (request: IncomingMessage, response: ServerResponse) => void;

export interface HttpServerOptions {
  /** Milliseconds in which the headers of a request have to come. */
  readonly headersWithin: number;
  /** The number of the operator's proxies in front. */
  readonly proxies: number;
  /** Bytes of the largest body that any call takes. */
  readonly largestBody: number;
  readonly connections: ConnectionLimits;
}

export function newHttpServer(
  { headersWithin, proxies, largestBody, connections }: HttpServerOptions,
  answer: Answer,
): Server {
  const answerInTurn = inTurn(proxies, answer);
  const hasTooMany = unansweredRequests();
  const onRequest: Answer = (request, response) => {
    const { socket } = request;
    // Node goes on reading what came in one piece.
    if (socket.destroyed) return;
    const refused = tooMany(socket) ?? unfit(request, largestBody);
    if (refused !== undefined) return turnAway(socket, refused);
    // The rest of a long line of requests is not even looked at.
    if (hasTooMany(socket, response)) return void socket.destroy();
    answerInTurn(request, response);
  };
  const server = createServer(
    {
      // Otherwise Node answers by itself, and such requests are counted nowhere.
      requireHostHeader: false,
      headersTimeout: headersWithin,
      requestTimeout: 30_000,
      // Node looks only every 30 seconds by itself: a slow sender would have three times as long.
      connectionsCheckingInterval: headersWithin / 2,
      // Offers of other protocols, such as h2c, are ignored.
      shouldUpgradeCallback: ({ headers }) => headers.upgrade?.toLowerCase() === 'websocket',
    },
    onRequest,
  );
  server.on('checkExpectation', onRequest);
  server.on('connection', makeStoppable);
  const tooMany: TooManyConnections = proxies === 0 ? limitConnections(server, connections) : () => undefined;
  // A client that takes nothing of its answer holds memory; sockets of the protocol have their own rule.
  server.setTimeout(LONGEST_STILL);
  server.on('clientError', (error: NodeJS.ErrnoException, socket: Socket) => {
    // Browsers open connections ahead: one would take the refusal for the answer to what it asks next.
    if (socket.bytesRead === 0) return void socket.destroy();
    const code = error.code === 'HPE_HEADER_OVERFLOW' ? 'too-large' : 'bad-message';
    sendRefusal(socket, refuse(code), { isSecure: false });
  });
  return server;
}

/** Why a request gets no answer of its own. */
function unfit(
  { headers, headersDistinct, httpVersion }: IncomingMessage,
  largest: number,
): Refused<Code> | undefined {
  const names = headersDistinct.host?.length ?? 0;
  // RFC 9112, 3.2: which of two names is meant is for nobody to guess.
  if (names > 1 || (names === 0 && httpVersion !== '1.0')) return refuse('bad-message');
  // A body without a length could be endless, and have a hundred thousand parts of one byte.
  const isBounded =
    headers['transfer-encoding'] === undefined && Number(headers['content-length'] ?? 0) <= largest;
  return isBounded ? undefined : refuse('too-large', { largest });
}

/** Says why, and reads nothing more from the connection. */
function turnAway(socket: Socket, refused: Refused<Code>): void {
  stopReading(socket);
  sendRefusal(socket, refused, { isSecure: false, lingers: LINGER });
}

/** A client that sends without waiting for answers would have hundreds made at once, and keep them in memory by not reading. */
function unansweredRequests(): (socket: Socket, response: ServerResponse) => boolean {
  const unanswered = new WeakMap<Socket, number>();
  const add = (socket: Socket, change: 1 | -1): number => {
    const count = (unanswered.get(socket) ?? 0) + change;
    unanswered.set(socket, count);
    return count;
  };
  return (socket, response) => {
    response.once('close', () => add(socket, -1));
    return add(socket, 1) > MOST_UNANSWERED;
  };
}

/** Addresses take turns, a few requests at a time: many at once delay only those of the same address. */
function inTurn(proxies: number, answer: Answer): Answer {
  interface Waiting {
    readonly request: IncomingMessage;
    readonly response: ServerResponse;
  }
  const addressOfCaller = (request: IncomingMessage): string => callerOf(request, proxies).address;
  const waiting = roundRobin<Waiting>(({ request }) => addressOfCaller(request), firstComeFirstServed);
  function round(): void {
    for (let i = 0; i < MOST_PER_ROUND; i++) {
      const next = waiting.take();
      if (next === undefined) return;
      const { request, response } = next;
      if (!request.socket.destroyed) onBehalfOf(addressOfCaller(request), () => answer(request, response));
    }
    if (waiting.size() > 0) setImmediate(round);
  }
  return (request, response) => {
    waiting.add({ request, response });
    if (waiting.size() === 1) setImmediate(round);
  };
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
