// Stops a connection in the middle of what it has sent. Node reads pieces of 64 KB and hands on every request and every part of
// a body that is in one, thousands of them, even if the socket was destroyed with the first.

import type { IncomingMessage } from 'node:http';
import type { Socket } from 'node:net';

/** The parser of a connection: nothing public stops it. What it is told by the number is how much of the piece is its own. */
interface Parser {
  onIncoming?(request: IncomingMessage, isKept: boolean): number;
}

/** As if another protocol began here: the rest of the piece is left alone. */
const REST_IS_NOT_HTTP = 2;

const stopped = new WeakSet<Socket>();

/** For every new connection of an HTTP server. */
export function makeStoppable(socket: Socket & { parser?: Parser | null }): void {
  const { parser } = socket;
  const read = parser?.onIncoming;
  if (!parser || read === undefined) return;
  parser.onIncoming = (request, isKept) => {
    const told = read.call(parser, request, isKept);
    return socket.destroyed || stopped.has(socket) ? REST_IS_NOT_HTTP : told;
  };
}

/** Nothing more is read, not even the body of the request that is being handled. The socket can still be written to. */
export function stopReading(socket: Socket): void {
  stopped.add(socket);
  // Not at once: Node starts reading again as soon as it has the whole request.
  process.nextTick(() => socket.pause());
}
