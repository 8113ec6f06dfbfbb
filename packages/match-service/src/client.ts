// People, and the connections over which they are told.

import type { ServerMessage } from '@mirabilia/protocol';

export interface Guest {
  readonly id: string;
  readonly name: string;
}

/** A connection that follows matches. `send` never throws and never waits. */
export interface Client {
  readonly guest: Guest | undefined;
  send(message: ServerMessage): void;
}
