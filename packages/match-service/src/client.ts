// Guests, and the connections over which they send and receive.

import type { Emblem, ServerMessage } from '@mirabilia/protocol';

export interface Guest {
  readonly id: string;
  readonly name: string;
  /** The arms that they have chosen. */
  readonly emblem?: Emblem | null;
  /** Stands for the network address that they come from, where it is known. */
  readonly address?: string;
}

/** A connection. `send` never throws and never waits. */
export interface Client {
  readonly guest: Guest | undefined;
  send(message: ServerMessage): void;
  /** Comes back by itself and is told everything again, because what it was told has changed. */
  reconnect?(): void;
}
