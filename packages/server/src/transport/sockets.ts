// Opens sockets, keeps them, and closes them.

import { type IncomingMessage, STATUS_CODES } from 'node:http';
import type { Duplex } from 'node:stream';
import { type Refused, refuse } from '@mirabilia/kernel';
import type { Guest } from '@mirabilia/match-service';
import { type Code, LARGEST_MESSAGE, type ServerMessage } from '@mirabilia/protocol';
import { WebSocketServer } from 'ws';
import { sanctionFacts } from '../administration/house.ts';
import { CountByKey } from '../count-by-key.ts';
import { Unavailable } from '../storage/store.ts';
import { callerOf, isOwnOrigin } from './caller.ts';
import { Connection } from './connection.ts';
import { identify, SUBPROTOCOL } from './identity.ts';
import type { SettableCount } from './limits.ts';
import { problemOf, retryAfter, STATUS } from './problem.ts';
import { securityHeaders } from './security-headers.ts';
import type { ServerContext } from './server-context.ts';

export interface Sockets {
  readonly size: number;
  upgrade(request: IncomingMessage, socket: Duplex, head: Buffer): Promise<void>;
  renamed(guest: Guest): void;
  /** Disconnects a guest who has signed out. */
  drop(guest: string): void;
  /** Does the guest have an open socket in this process? */
  has(guest: string): boolean;
  /** From where the guest is connected. */
  addressesOf(guest: string): string[];
  /** Disconnects those whom the host has shut out. */
  dropBanned(): void;
  /** Tells everybody. */
  tell(message: ServerMessage): void;
  /** Tells everybody that the server is going down. */
  warn(): void;
  /** Closes all sockets; those that don't close in time are cut off. */
  close(patience: number): Promise<void>;
}

/** A message that is a little too large is refused; beyond this size the WebSocket is closed. */
const LARGEST_FRAME = 4 * LARGEST_MESSAGE;
const MOST_FRAGMENTS = 32;
/** Sockets that are left to each guest whose address has too many: a device, and one that is being replaced. */
const OWN_SOCKETS = 2;

export function openSockets(context: ServerContext): Sockets {
  const { matchService, limits, limiter, log, metrics } = context;
  const connections = new Set<Connection>();
  const ofAddress = new CountByKey();
  const ofGuest = new CountByKey();
  const server = new WebSocketServer({
    noServer: true,
    clientTracking: false,
    maxPayload: LARGEST_FRAME,
    // Clients send a message in one piece, or in few.
    maxFragments: MOST_FRAGMENTS,
    perMessageDeflate: false,
    // Thousands of tiny messages come in one piece: others have their turn after each of them.
    allowSynchronousEvents: false,
    // Automatic pongs would pile up for a client that sends pings and doesn't read: the connection answers pings itself.
    autoPong: false,
    handleProtocols: (offered) => (offered.has(SUBPROTOCOL) ? SUBPROTOCOL : false),
  });
  server.on('headers', (lines, request) => {
    for (const [name, value] of Object.entries(securityHeaders(callerOf(request, context.proxies)))) {
      lines.push(`${name}: ${value}`);
    }
  });
  server.on('wsClientError', (_, socket, request) => deny(socket, request, refuse('not-a-socket')));
  const pinging = setInterval(() => {
    for (const connection of connections) connection.ping();
  }, limits.pingEvery);
  pinging.unref();
  let emptied: (() => void) | undefined;

  function deny(socket: Duplex, request: IncomingMessage, refused: Refused<Code>): void {
    metrics.messages.inc({ type: 'upgrade', outcome: refused.refusal.code });
    sendRefusal(socket, refused, callerOf(request, context.proxies));
  }

  function full(what: SettableCount, open: number): Refused<Code> | undefined {
    const most = limits.counts[what];
    return open < most ? undefined : refuse('too-many', { what, most });
  }

  /** Strangers at the same address can't keep a player out: a few sockets are left to each guest, up to as many again. */
  function tooManyOf(address: string, guest: Guest | undefined): Refused<Code> | undefined {
    const open = ofAddress.of(address);
    const own = guest === undefined ? 0 : ofGuest.of(guest.id);
    const hasOwn = guest !== undefined && own < OWN_SOCKETS;
    return full('sockets-of-address', hasOwn ? open / 2 : open) ?? full('sockets-of-guest', own);
  }

  async function mayOpen(request: IncomingMessage): Promise<Refused<Code> | { guest: Guest | undefined }> {
    const caller = callerOf(request, context.proxies);
    const { origin } = request.headers;
    if (URL.parse(request.url ?? '', 'http://any')?.pathname !== '/socket') return refuse('no-such-call');
    if (context.isDraining()) return refuse('draining');
    const identity = await identify(request.headers, context.tokens, context.store);
    const guest = identity.kind === 'guest' ? identity.guest : undefined;
    const tooMany = await limiter.take('sockets', guest?.id ?? caller.address);
    if (tooMany !== undefined) return tooMany;
    if (origin !== undefined && !isOwnOrigin(origin, caller, context)) return refuse('bad-origin');
    if (!context.door.isOpenTo(request.headers)) return refuse('password-needed');
    if (identity.kind === 'forged') return refuse('no-guest');
    const ban = context.house.sanctionOf('ban', { guest: guest?.id, address: caller.address });
    if (ban !== undefined) return refuse('banned', sanctionFacts(ban));
    return tooManyOf(caller.address, guest) ?? { guest };
  }

  return {
    get size() {
      return connections.size;
    },

    async upgrade(request, socket, head) {
      const onError = (error: Error) => log.debug({ err: error }, 'a socket failed before it was open');
      socket.on('error', onError);
      const verdict = await mayOpen(request).catch((error) => {
        if (error instanceof Unavailable) return refuse('unavailable');
        log.error({ err: error }, 'an upgrade failed');
        return refuse('internal');
      });
      if (!('guest' in verdict)) return deny(socket, request, verdict);
      if (context.isDraining()) return deny(socket, request, refuse('draining'));
      socket.off('error', onError);
      server.handleUpgrade(request, socket, head, (opened) => {
        const { address } = callerOf(request, context.proxies);
        const { guest } = verdict;
        const connection = new Connection({ socket: opened, wire: socket, address, guest }, context);
        connections.add(connection);
        ofAddress.add(address, 1);
        if (guest !== undefined) ofGuest.add(guest.id, 1);
        metrics.messages.inc({ type: 'upgrade', outcome: 'opened' });
        opened.on('close', () => {
          connections.delete(connection);
          ofAddress.add(address, -1);
          if (guest !== undefined) ofGuest.add(guest.id, -1);
          matchService.forget(connection);
          if (connections.size === 0) emptied?.();
        });
      });
    },

    has(guest) {
      for (const connection of connections) if (connection.guest?.id === guest) return true;
      return false;
    },

    renamed(guest) {
      for (const connection of connections) if (connection.guest?.id === guest.id) connection.guest = guest;
    },

    drop(guest) {
      for (const connection of connections) if (connection.guest?.id === guest) connection.terminate();
    },

    addressesOf(guest) {
      const own = [...connections].filter((connection) => connection.guest?.id === guest);
      return [...new Set(own.map(({ address }) => address))];
    },

    dropBanned() {
      for (const connection of connections) {
        const { guest, address } = connection;
        if (context.house.sanctionOf('ban', { guest: guest?.id, address }) !== undefined)
          connection.terminate();
      }
    },

    tell(message) {
      for (const connection of connections) connection.send(message);
    },

    warn() {
      for (const connection of connections) connection.send({ type: 'draining' });
    },

    async close(patience) {
      clearInterval(pinging);
      if (connections.size === 0) return;
      const empty = new Promise<void>((resolve) => {
        emptied = resolve;
      });
      for (const connection of connections) connection.close();
      const cut = setTimeout(() => {
        for (const connection of connections) connection.terminate();
      }, patience);
      await empty;
      clearTimeout(cut);
    },
  };
}

/**
 * An HTTP response on a raw connection that has left the HTTP server. The connection is cut at once or, if it `lingers`, so many
 * milliseconds later.
 */
export function sendRefusal(
  socket: Duplex,
  refused: Refused<Code>,
  { isSecure, lingers }: { readonly isSecure: boolean; readonly lingers?: number },
): void {
  if (!socket.writable) return void socket.destroy();
  const status = STATUS[refused.refusal.code];
  const body = JSON.stringify(problemOf(refused));
  const headers = {
    ...securityHeaders({ isSecure }),
    'Content-Type': 'application/json',
    'Content-Length': String(Buffer.byteLength(body)),
    'Cache-Control': 'no-store',
    Connection: 'close',
    ...retryAfter(refused),
  };
  const lines = Object.entries(headers).map(([name, value]) => `${name}: ${value}\r\n`);
  const cut = () => void socket.destroy();
  socket.once('finish', () => (lingers === undefined ? cut() : setTimeout(cut, lingers)));
  socket.end(`HTTP/1.1 ${status} ${STATUS_CODES[status]}\r\n${lines.join('')}\r\n${body}`);
}
