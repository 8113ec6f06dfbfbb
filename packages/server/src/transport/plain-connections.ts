// Connections that aren't WebSockets: how many an address may have open, and how fast it may open more. Behind a proxy all of
// them are the proxy's, so nothing is counted there.

import type { Server } from 'node:http';
import type { Socket } from 'node:net';
import { type Refused, refuse } from '@mirabilia/kernel';
import type { Code } from '@mirabilia/protocol';
import { CountByKey } from '../count-by-key.ts';
import { networkOf } from './caller.ts';
import type { Limiter, Limits } from './limits.ts';

export interface ConnectionLimits {
  readonly limiter: Limiter;
  readonly counts: Pick<Limits['counts'], 'connections-of-address'>;
}

/** Milliseconds for a connection that is one too many to ask for something and hear why it gets nothing. */
const SAYS_SOON = 1000;

/** Why a connection is one too many. WebSockets have limits of their own, so they may still be opened on it. */
export type TooManyConnections = (socket: Socket) => Refused<Code> | undefined;

export function limitConnections(server: Server, { limiter, counts }: ConnectionLimits): TooManyConnections {
  const what = 'connections-of-address';
  const most = counts[what];
  const open = new CountByKey();
  const refusals = new WeakMap<Socket, Refused<Code>>();
  const releases = new WeakMap<object, () => void>();

  function turnDown(socket: Socket, refused: Refused<Code>): void {
    refusals.set(socket, refused);
    socket.setTimeout(SAYS_SOON);
  }
  server.on('connection', (socket) => {
    const address = networkOf(socket.remoteAddress);
    if (open.of(address) >= most) turnDown(socket, refuse('too-many', { what, most }));
    open.add(address, 1);
    const release = () => {
      if (releases.delete(socket)) open.add(address, -1);
    };
    releases.set(socket, release);
    socket.once('close', release);
    // It is known before the first request is read.
    void limiter.take('connections', address).then((tooMany) => {
      if (tooMany !== undefined) turnDown(socket, tooMany);
    });
  });
  server.on('upgrade', (_, socket) => releases.get(socket)?.());
  return (socket) => refusals.get(socket);
}
