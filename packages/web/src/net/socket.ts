// A socket that comes back by itself. What was sent and not answered is sent again: the server knows each message by
// its id and carries it out once.

import { type Result, refuse } from '@mirabilia/kernel';
import type { ClientMessage, ServerMessage } from '@mirabilia/protocol';
import type { Trouble } from './http.ts';

type Distributed<M> = M extends { id: string } ? Omit<M, 'id'> : never;
export type Outgoing = Distributed<ClientMessage>;

interface Waiting {
  readonly text: string;
  resolve(answer: Result<void, Trouble>): void;
}

export interface SocketEvents {
  heard(message: ServerMessage): void;
  /** A connection stands. What is sent now goes before what is still unanswered. */
  opened(): void;
  lost(attempt: number): void;
}

/**
 * Milliseconds before the next attempts; the last one stays. A server that starts again is back within seconds: for half a
 * minute nobody waits much longer than it takes.
 */
const DELAYS = [0, 300, 600, ...Array<number>(20).fill(1000), 2000, 4000, 8000];
/** A connection that says nothing for so long is asked for a sign of life, and given up if there is none. */
const SILENCE = 20_000;
const LAST_CHANCE = 6000;
/** Nothing at all is heard for so long after something was sent: the connection is dead. */
const ANSWERS_WITHIN = 5000;
/** What the server can't store now is asked again after so long. */
const ASKS_AGAIN = 1500;

export class LastingSocket {
  readonly #url: string;
  readonly #events: SocketEvents;
  readonly #waiting = new Map<string, Waiting>();
  #socket: WebSocket | undefined;
  #attempt = 0;
  #count = 0;
  readonly #name = crypto.getRandomValues(new Uint32Array(2)).join('-');
  #timer: ReturnType<typeof setTimeout> | undefined;
  #watch: ReturnType<typeof setTimeout> | undefined;
  #isExpecting = false;
  #isClosed = false;

  constructor(url: string, events: SocketEvents) {
    this.#url = url;
    this.#events = events;
    addEventListener('online', this.#hurry);
    addEventListener('offline', this.#doubt);
    document.addEventListener('visibilitychange', this.#hurry);
    this.#connect();
  }

  /** Answered when it is carried out, or refused; after a lost connection it is asked again. */
  send(message: Outgoing): Promise<Result<void, Trouble>> {
    const id = `${this.#name}-${this.#count++}`;
    const text = JSON.stringify({ ...message, id });
    return new Promise((resolve) => {
      this.#waiting.set(id, { text, resolve });
      this.#put(text);
      this.#expect();
    });
  }

  /** Reconnects, perhaps as another guest: the server knows a connection's guest from its first call. */
  renew(): void {
    this.#drop();
    this.#connect();
  }

  close(): void {
    this.#isClosed = true;
    removeEventListener('online', this.#hurry);
    removeEventListener('offline', this.#doubt);
    document.removeEventListener('visibilitychange', this.#hurry);
    this.#drop();
    for (const { resolve } of this.#waiting.values()) resolve(refuse('unreachable'));
    this.#waiting.clear();
  }

  #put(text: string): void {
    if (this.#socket?.readyState === WebSocket.OPEN) this.#socket.send(text);
  }

  #connect(): void {
    clearTimeout(this.#timer);
    const socket = new WebSocket(this.#url, 'mirabilia.1');
    this.#socket = socket;
    socket.onopen = () => {
      this.#attempt = 0;
      const unanswered = [...this.#waiting.values()];
      this.#events.opened();
      for (const { text } of unanswered) this.#put(text);
      this.#listen();
    };
    socket.onmessage = ({ data }) => {
      this.#listen();
      this.#hear(JSON.parse(data) as ServerMessage);
    };
    socket.onclose = () => {
      if (this.#socket === socket) this.#retry();
    };
  }

  #hear(message: ServerMessage): void {
    this.#events.heard(message);
    if (!('id' in message) || message.id === null) return;
    const waiting = this.#waiting.get(message.id);
    if (waiting === undefined) return;
    // A server that goes down carried nothing out: the next one will.
    if (message.type === 'refused' && message.code === 'draining') return;
    // Nor did one whose storage is out of order, or it can't say: under the same id it is carried out once.
    if (message.type === 'refused' && message.code === 'unavailable') {
      setTimeout(() => this.#waiting.has(message.id as string) && this.#put(waiting.text), ASKS_AGAIN);
      return;
    }
    this.#waiting.delete(message.id);
    if (message.type !== 'refused') waiting.resolve({ ok: true, value: undefined });
    else waiting.resolve(refuse(message.code, (message.facts ?? {}) as Record<string, string | number>));
  }

  #listen(): void {
    this.#isExpecting = false;
    clearTimeout(this.#watch);
    this.#watch = setTimeout(() => {
      this.#put(JSON.stringify({ type: 'ping', id: `${this.#name}-life` }));
      this.#watch = setTimeout(() => this.renew(), LAST_CHANCE);
    }, SILENCE);
  }

  /** Who has sent something shall know soon whether it arrived. */
  #expect(): void {
    // Sending more doesn't put it off.
    if (this.#isExpecting || this.#socket?.readyState !== WebSocket.OPEN) return;
    this.#isExpecting = true;
    clearTimeout(this.#watch);
    this.#watch = setTimeout(() => this.#retry(), ANSWERS_WITHIN);
  }

  #retry(): void {
    this.#drop();
    if (this.#isClosed) return;
    const delay = DELAYS[Math.min(this.#attempt, DELAYS.length - 1)] as number;
    this.#attempt++;
    this.#events.lost(this.#attempt);
    // Not all at once: a server that restarts has many to welcome.
    this.#timer = setTimeout(() => this.#connect(), delay * (0.75 + Math.random() / 2));
  }

  /** Somebody is back at the page, or the network is: no reason to wait any longer. */
  readonly #hurry = () => {
    const isDown = this.#socket === undefined || this.#socket.readyState > WebSocket.OPEN;
    if (isDown && !document.hidden && !this.#isClosed) this.#connect();
  };

  /** The network is said to be gone. A new connection shows whether it is: the server may be on this very device. */
  readonly #doubt = () => {
    if (!this.#isClosed) this.#retry();
  };

  #drop(): void {
    clearTimeout(this.#timer);
    clearTimeout(this.#watch);
    this.#isExpecting = false;
    const socket = this.#socket;
    this.#socket = undefined;
    if (socket === undefined) return;
    socket.onopen = null;
    socket.onmessage = null;
    socket.onclose = null;
    socket.close();
  }
}
