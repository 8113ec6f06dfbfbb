// A server on loopback for one test, and its clients. Everything started here is stopped after the test.

import { request as httpRequest, type IncomingHttpHeaders } from 'node:http';
import { connect, type Socket } from 'node:net';
import { Writable } from 'node:stream';
import type { ServerMessage } from '@mirabilia/protocol';
import { afterEach } from 'vitest';
import { WebSocket } from 'ws';
import { LIMITS, type Limits } from '../src/transport/limits.ts';
import { createLog } from '../src/transport/log.ts';
import { type RunningServer, type ServerOptions, startServer } from '../src/transport/server.ts';
import { type FakeMatchService, type FakeStore, fakeMatchService, fakeStore } from './fakes.ts';

const stops: (() => unknown)[] = [];
afterEach(async () => {
  for (const stop of stops.splice(0).reverse()) await stop();
});

export function rates(changed: Partial<Limits['rates']>): Limits {
  return { ...LIMITS, rates: { ...LIMITS.rates, ...changed } };
}

export interface Reply {
  readonly status: number;
  readonly headers: Headers;
  // biome-ignore lint/suspicious/noExplicitAny: whatever the server says; each test looks at what it wants.
  readonly body: any;
}

export interface CallOptions {
  readonly method?: string;
  readonly token?: string | undefined;
  readonly cookie?: string | undefined;
  readonly headers?: Record<string, string>;
  readonly body?: unknown;
}

export interface Running extends RunningServer {
  readonly store: FakeStore;
  readonly matchService: FakeMatchService;
  readonly logs: string[];
  readonly port: number;
  call(path: string, options?: CallOptions): Promise<Reply>;
  post(path: string, body: unknown, options?: CallOptions): Promise<Reply>;
  newGuest(name?: string): Promise<{ guest: string; token: string; cookie: string }>;
  open(options?: SocketOptions): Promise<Client>;
  raw(): Promise<Socket>;
}

type Given = Partial<Omit<ServerOptions, 'matchService' | 'store'>> & {
  matchService?: FakeMatchService;
  store?: FakeStore;
};

export async function running(given: Given = {}): Promise<Running> {
  const store = given.store ?? fakeStore();
  const matchService = given.matchService ?? fakeMatchService();
  const logs: string[] = [];
  const sink = new Writable({
    write(chunk, _, next) {
      logs.push(String(chunk));
      next();
    },
  });
  const log = createLog('trace', sink);
  const server = await startServer({ port: 0, host: '127.0.0.1', log, ...given, store, matchService });
  stops.push(() => server.close());
  const port = Number(new URL(server.address).port);

  const call = async (path: string, options: CallOptions = {}): Promise<Reply> => {
    const response = await fetch(server.address + path, {
      method: options.method ?? 'GET',
      headers: {
        ...(options.token && { Authorization: `Bearer ${options.token}` }),
        ...(options.cookie && { Cookie: options.cookie }),
        ...(options.body !== undefined && { 'Content-Type': 'application/json' }),
        ...options.headers,
      },
      ...(options.body !== undefined && {
        body: typeof options.body === 'string' ? options.body : JSON.stringify(options.body),
      }),
    });
    const text = await response.text();
    const isJson = response.headers.get('content-type')?.includes('json') === true;
    return {
      status: response.status,
      headers: response.headers,
      body: isJson && text !== '' ? JSON.parse(text) : text,
    };
  };
  const post = (path: string, body: unknown, options: CallOptions = {}) =>
    call(path, { method: 'POST', body, ...options });

  return {
    ...server,
    store,
    matchService,
    logs,
    port,
    call,
    post,
    async newGuest(name = 'Ana') {
      const { body, headers } = await post('/api/guests', { name });
      const cookie = (headers.getSetCookie()[0] ?? '').split(';')[0] ?? '';
      return { guest: body.guest, token: body.token, cookie };
    },
    open: (options) => openClient(port, options),
    raw: () =>
      new Promise((resolve) => {
        const socket = connect(port, '127.0.0.1', () => resolve(socket));
        socket.on('error', () => {});
        stops.push(() => socket.destroy());
      }),
  };
}

export interface SocketOptions {
  readonly headers?: Record<string, string>;
  readonly protocols?: string[];
  readonly path?: string;
}

export interface Client {
  readonly socket: WebSocket;
  readonly messages: ServerMessage[];
  readonly closed: Promise<number>;
  send(message: object): void;
  /** The next message of this type that was not looked at yet. */
  next<K extends ServerMessage['type']>(type: K): Promise<Extract<ServerMessage, { type: K }>>;
}

/** What the server says instead of opening a socket. */
export class NotOpened extends Error {
  readonly status: number;
  readonly headers: IncomingHttpHeaders;
  readonly body: { code: string };
  constructor(status: number, headers: IncomingHttpHeaders, body: string) {
    super(`${status} ${body}`);
    this.status = status;
    this.headers = headers;
    this.body = JSON.parse(body);
  }
}

const SOON = 15_000;

export function openClient(port: number, options: SocketOptions = {}): Promise<Client> {
  const socket = new WebSocket(
    `ws://127.0.0.1:${port}${options.path ?? '/socket'}`,
    options.protocols ?? [],
    {
      ...(options.headers && { headers: options.headers }),
    },
  );
  stops.push(() => socket.terminate());
  const messages: ServerMessage[] = [];
  const waiting = new Set<() => void>();
  let seen = 0;
  const closed = new Promise<number>((resolve) => socket.on('close', (code) => resolve(code)));
  socket.on('message', (data) => {
    messages.push(JSON.parse(String(data)));
    for (const wake of waiting) wake();
  });
  const next: Client['next'] = (type) =>
    new Promise((resolve, reject) => {
      const timer = setTimeout(() => reject(new Error(`no ${type} came`)), SOON);
      const look = () => {
        const at = messages.findIndex((message, i) => i >= seen && message.type === type);
        if (at < 0) return;
        seen = at + 1;
        clearTimeout(timer);
        waiting.delete(look);
        resolve(messages[at] as never);
      };
      waiting.add(look);
      look();
    });
  return new Promise((resolve, reject) => {
    socket.on('unexpected-response', (_, response) => {
      let text = '';
      response.setEncoding('utf8').on('data', (part) => {
        text += part;
      });
      response.on('end', () => reject(new NotOpened(response.statusCode ?? 0, response.headers, text)));
    });
    socket.on('error', reject);
    socket.on('open', () =>
      resolve({ socket, messages, closed, next, send: (message) => socket.send(JSON.stringify(message)) }),
    );
  });
}

/** A request as it is written, Host and all: `fetch` has its own ideas. */
export function plainRequest(
  port: number,
  options: { path: string; method?: string; headers?: Record<string, string>; body?: string },
): Promise<{ status: number; headers: IncomingHttpHeaders; text: string }> {
  return new Promise((resolve, reject) => {
    const { body, ...rest } = options;
    const request = httpRequest({ port, host: '127.0.0.1', agent: false, ...rest }, (response) => {
      let text = '';
      response.setEncoding('utf8').on('data', (part) => {
        text += part;
      });
      response.on('end', () =>
        resolve({ status: response.statusCode ?? 0, headers: response.headers, text }),
      );
    });
    request.on('error', reject);
    request.end(body);
  });
}

export async function until(holds: () => boolean, what: string): Promise<void> {
  const end = Date.now() + SOON;
  while (!holds()) {
    if (Date.now() > end) throw new Error(`${what} did not happen`);
    await new Promise((resolve) => setTimeout(resolve, 5));
  }
}
