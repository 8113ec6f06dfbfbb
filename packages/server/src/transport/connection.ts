// One open socket. It checks incoming messages, passes them to the match service in order, and sends its messages. It never
// waits for a slow reader.

import type { Duplex } from 'node:stream';
import { type Refused, refuse } from '@mirabilia/kernel';
import type { Client, Guest } from '@mirabilia/match-service';
import {
  type ClientMessage,
  type Code,
  clientMessage,
  LARGEST_MESSAGE,
  PROTOCOL,
  type RateName,
  type ServerMessage,
} from '@mirabilia/protocol';
import type { RawData, WebSocket } from 'ws';
import about from '../../package.json' with { type: 'json' };
import { sanctionFacts } from '../administration/house.ts';
import { onBehalfOf } from '../on-behalf-of.ts';
import { Unavailable } from '../storage/store.ts';
import { type CountedGuess, isGuess } from './guesses.ts';
import { readJson } from './json.ts';
import { refusedMessage } from './problem.ts';
import { takeReplays } from './replays.ts';
import { holdForThisTick } from './send-queue.ts';
import type { ServerContext } from './server-context.ts';

/** WebSocket close codes of the server. */
export const CLOSE = { abuse: 1008, draining: 1012 } as const;

type Dropped = 'abuse' | 'slow-reader' | 'silent';

export interface Peer {
  readonly socket: WebSocket;
  /** What the socket writes to. */
  readonly wire: Duplex;
  readonly address: string;
  readonly guest: Guest | undefined;
}

interface PendingMessage {
  readonly message: Exclude<ClientMessage, { readonly type: 'ping' }>;
  /** Undefined if the connection can't have guessed the match. */
  readonly guessed: CountedGuess | undefined;
  /** Measures a move until its answer. */
  readonly stopTimer: (() => number) | undefined;
}

/** Messages with a rate of their own. */
const RATE_OF: { readonly [K in ClientMessage['type']]?: RateName } = {
  chat: 'chat',
  end: 'nudges',
  nudge: 'nudges',
  react: 'reactions',
  mute: 'mutes',
  silence: 'mutes',
  reactions: 'mutes',
  follow: 'mutes',
  allow: 'mutes',
};

/** Messages that others hear or see. */
const SPEAKING: readonly ClientMessage['type'][] = ['chat', 'react', 'nudge'];

/** Received messages that may wait to be admitted, until no more are read. */
const MOST_WAITING = 8;
/** Milliseconds in which a client that is dropped can read why. */
const LINGER = 500;

let lastNumber = 0;
let lastMessage: ServerMessage | undefined;
let lastText = '';

/** A message to a whole table is one object and is serialised once. */
function textOf(message: ServerMessage): string {
  if (message !== lastMessage) {
    lastText = JSON.stringify(message);
    lastMessage = message;
  }
  return lastText;
}

export class Connection implements Client {
  guest: Guest | undefined;
  readonly address: string;
  readonly #socket: WebSocket;
  readonly #wire: Duplex;
  readonly #context: ServerContext;
  readonly #key = String(++lastNumber);
  /** Messages that the match service has not answered yet. */
  readonly #pending = new Map<string, PendingMessage>();
  /** Matches that the connection has had an answer about. */
  readonly #known = new Set<string>();
  /** Resolves when all received messages were admitted. */
  #admitted = Promise.resolve();
  #waiting = 0;
  #isAlive = true;
  /** What waited to be sent at the last ping. */
  #unsent = 0;

  /** Whose rates count: a guest's own, so that strangers at the same address can't use them up. */
  get #caller(): string {
    return this.guest?.id ?? this.address;
  }

  constructor({ socket, wire, address, guest }: Peer, context: ServerContext) {
    this.#socket = socket;
    this.#wire = wire;
    this.#context = context;
    this.address = address;
    this.guest = guest;
    socket.on('message', (data, isBinary) => {
      this.#isAlive = true;
      this.#inOrder(() => this.#admit(data, isBinary));
    });
    socket.on('pong', () => {
      // One that nobody asked for is no sign of life: a client that reads nothing could send it.
      if (this.#isAlive) this.#inOrder(() => this.#isOver('pong'));
      this.#isAlive = true;
    });
    socket.on('ping', (data) => this.#inOrder(() => this.#pong(data)));
    socket.on('error', (error) => context.log.debug({ err: error }, 'a socket failed'));
    this.#send({
      type: 'hello',
      protocol: PROTOCOL,
      guest: guest?.id ?? null,
      name: guest?.name ?? null,
      server: `mirabilia ${about.version}`,
      build: context.build,
    });
  }

  /** One after the other. While many wait, nothing more is read. */
  #inOrder(admit: () => Promise<unknown>): void {
    const socket = this.#socket;
    // What had come before the connection was dropped is not looked at.
    if (socket.readyState !== socket.OPEN) return;
    if (++this.#waiting > MOST_WAITING) socket.pause();
    this.#admitted = this.#admitted
      .then(() => onBehalfOf(this.address, admit))
      .catch((error) => this.#blame(error))
      .then(() => {
        this.#waiting--;
        if (this.#waiting <= MOST_WAITING && socket.isPaused && socket.readyState === socket.OPEN)
          socket.resume();
      });
  }

  /** What the match service says. */
  send(message: ServerMessage): void {
    if (this.#socket.readyState !== this.#socket.OPEN) return;
    if ('id' in message && message.id !== null) this.#answered(message.id, message);
    this.#send(message);
  }

  /** The connection's own pongs and refusals must not pass for the answer to a guess that has the same id. */
  #send(message: ServerMessage): void {
    const socket = this.#socket;
    if (socket.readyState !== socket.OPEN) return;
    if (socket.bufferedAmount > this.#context.limits.unsentBytes) this.drop('slow-reader');
    else {
      holdForThisTick(this.#wire);
      socket.send(textOf(message));
    }
  }

  /** Pings, and pongs that nobody asked for, count as messages: clients that flood them are dropped. */
  async #isOver(type: 'ping' | 'pong'): Promise<boolean> {
    if (this.#socket.readyState !== this.#socket.OPEN) return true;
    const tooMany = await this.#context.limiter.take('connection', this.#key);
    if (tooMany !== undefined) await this.#fault(null, type, tooMany);
    return tooMany !== undefined;
  }

  async #pong(data: Buffer): Promise<void> {
    const socket = this.#socket;
    this.#isAlive = true;
    if (await this.#isOver('ping')) return;
    if (socket.bufferedAmount > this.#context.limits.unsentBytes) this.drop('slow-reader');
    else socket.pong(data);
  }

  /** Sends a ping, or closes the socket if the last one was not answered or nothing was read since. */
  ping(): void {
    const unsent = this.#socket.bufferedAmount;
    const readsNothing = unsent > 0 && this.#unsent > 0 && unsent >= this.#unsent;
    this.#unsent = unsent;
    if (!this.#isAlive) this.drop('silent');
    else if (readsNothing) this.drop('slow-reader');
    else if (this.#socket.readyState === this.#socket.OPEN) this.#socket.ping();
    this.#isAlive = false;
  }

  drop(reason: Dropped): void {
    this.#context.metrics.dropped.inc({ reason });
    this.#context.log.info({ reason, address: this.address, guest: this.guest?.id }, 'dropped a socket');
    const socket = this.#socket;
    if (reason === 'abuse') {
      socket.close(CLOSE.abuse, reason);
      // Nothing more is read, not even its answer to that.
      socket.pause();
      setTimeout(() => socket.terminate(), LINGER);
    } else socket.terminate();
  }

  close(): void {
    this.#socket.close(CLOSE.draining, 'draining');
  }

  /** The client comes back by itself, and is told everything again. */
  reconnect(): void {
    this.#socket.terminate();
  }

  terminate(): void {
    this.#socket.terminate();
  }

  async #admit(data: RawData, isBinary: boolean): Promise<void> {
    if (this.#socket.readyState !== this.#socket.OPEN) return;
    const read = readMessage(data as Buffer, isBinary);
    if ('refused' in read) return this.#fault(read.id, 'unknown', read.refused);
    const { message } = read;
    const { limiter, isDraining, matchService, metrics } = this.#context;
    const tooMany =
      (await limiter.take('connection', this.#key)) ??
      (this.guest && (await limiter.take('player', this.guest.id))) ??
      (message.type === 'watch' ? await limiter.take('watches', this.#caller) : undefined);
    if (tooMany !== undefined) return this.#fault(message.id, message.type, tooMany);
    if (isDraining()) return this.#refuse(message.id, message.type, refuse('draining'));
    const muted = this.#mutedFor(message);
    if (muted !== undefined) return this.#refuse(message.id, message.type, muted);
    const tooOften = await this.#tooOften(message);
    if (tooOften !== undefined) return this.#refuse(message.id, message.type, tooOften);
    if (message.type === 'ping') {
      metrics.messages.inc({ type: 'ping', outcome: 'pong' });
      return this.#send({ type: 'pong', id: message.id });
    }
    const mayBeGuessed = !this.#known.has(message.match) && isGuess(message.match, ['no-such-match']);
    // The answer to another message with the same id must not pass for the answer to a guess.
    const earlier = this.#pending.get(message.id);
    if (earlier !== undefined && (mayBeGuessed || earlier.guessed !== undefined)) {
      return this.#fault(null, message.type, refuse('bad-message', { where: 'id', problem: 'repeated' }));
    }
    const guessed = mayBeGuessed ? await this.#context.guesses.count(message.match, this) : undefined;
    if (typeof guessed === 'object') return this.#fault(message.id, message.type, guessed);
    // After the guess is counted: what a match costs would tell that there is one.
    const tooCostly =
      message.type === 'unwatch' ? undefined : await takeReplays(this.#context, message.match, this);
    if (tooCostly !== undefined) {
      await guessed?.(tooCostly.refusal.code);
      return this.#refuse(message.id, message.type, tooCostly);
    }
    const stopTimer = message.type === 'commit' ? metrics.moves.startTimer() : undefined;
    const pending: PendingMessage = { message, guessed, stopTimer };
    this.#pending.set(message.id, pending);
    // Not awaited: messages of one tick share a transaction.
    matchService.receive(this, message).then(
      () => this.#forget(pending),
      (error) => {
        this.#forget(pending);
        if (!(error instanceof Unavailable)) this.#blame(error);
        this.#refuse(
          message.id,
          message.type,
          refuse(error instanceof Unavailable ? 'unavailable' : 'internal'),
        );
      },
    );
  }

  /** The host of the server may let somebody say nothing to others. */
  #mutedFor({ type }: ClientMessage): Refused<Code> | undefined {
    if (!SPEAKING.includes(type)) return undefined;
    const mute = this.#context.house.sanctionOf('mute', { guest: this.guest?.id, address: this.address });
    return mute && refuse('muted', sanctionFacts(mute));
  }

  /** People who are fast are refused, but not as if their client were broken. */
  async #tooOften({ type }: ClientMessage): Promise<Refused<Code> | undefined> {
    const rate = RATE_OF[type];
    return rate === undefined ? undefined : this.#context.limiter.take(rate, this.#caller);
  }

  /** Watches the answers, for metrics and to tell guessing from playing. */
  #answered(id: string, answer: ServerMessage): void {
    const pending = this.#pending.get(id);
    if (pending === undefined) return;
    this.#pending.delete(id);
    const { message, guessed, stopTimer } = pending;
    stopTimer?.();
    const outcome = answer.type === 'refused' ? answer.code : answer.type;
    this.#context.metrics.messages.inc({ type: message.type, outcome });
    if (answer.type !== 'refused') this.#known.add(message.match);
    void guessed?.(answer.type === 'refused' ? answer.code : undefined);
  }

  /** The message is done. A client that left before the answer has learned nothing from it. */
  #forget(pending: PendingMessage): void {
    const { id } = pending.message;
    if (this.#pending.get(id) !== pending) return;
    this.#pending.delete(id);
    void pending.guessed?.();
  }

  #refuse(id: string | null, type: string, refused: Refused<Code>): void {
    this.#context.metrics.messages.inc({ type, outcome: refused.refusal.code });
    this.#send(refusedMessage(id, refused));
  }

  /** A refusal that a correct client never gets. After too many the socket is closed. */
  async #fault(id: string | null, type: string, refused: Refused<Code>): Promise<void> {
    this.#refuse(id, type, refused);
    if ((await this.#context.limiter.take('faults', this.#key)) !== undefined) this.drop('abuse');
  }

  #blame(error: unknown): void {
    this.#context.log.error({ err: error }, 'a message failed');
  }
}

type Read =
  | { readonly message: ClientMessage }
  | { readonly refused: Refused<Code>; readonly id: string | null };

function readMessage(data: Buffer, isBinary: boolean): Read {
  if (isBinary) return { id: null, refused: refuse('bad-message', { problem: 'binary' }) };
  if (data.length > LARGEST_MESSAGE) {
    return { id: null, refused: refuse('too-large', { largest: LARGEST_MESSAGE }) };
  }
  const json = readJson(data.toString());
  if (json === undefined) return { id: null, refused: refuse('bad-message', { problem: 'not_json' }) };
  const read = clientMessage.safeParse(json.value);
  if (read.success) return { message: read.data };
  const [issue] = read.error.issues;
  const facts = { where: issue?.path.join('.') ?? '', problem: issue?.code ?? '' };
  return { id: idOf(json.value), refused: refuse('bad-message', facts) };
}

/** The id of an invalid message, so that its sender knows which one is refused. */
function idOf(value: unknown): string | null {
  if (typeof value !== 'object' || value === null || !('id' in value)) return null;
  return typeof value.id === 'string' && value.id.length <= 40 ? value.id : null;
}
