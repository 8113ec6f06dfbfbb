// Floods of tiny pieces: nothing is read of what was refused.

import { EventEmitter } from 'node:events';
import { type AddressInfo, connect, type Socket } from 'node:net';
import { expect, onTestFinished, test, vi } from 'vitest';
import { WebSocket } from 'ws';
import { listen, MOST_UNANSWERED, newHttpServer } from '../src/transport/http-server.ts';
import { LIMITS, limiterOf } from '../src/transport/limits.ts';
import { plainRequest, rates, running } from './loopback-server.ts';

/** What came back, and whether the server took all that was sent. */
function sent(socket: Socket, text: string): Promise<{ heard: string; isTaken: boolean }> {
  let heard = '';
  let isTaken = false;
  socket.on('data', (part) => {
    heard += part;
  });
  socket.write(text, (error) => {
    isTaken = !error;
  });
  return new Promise((resolve) => socket.once('close', () => resolve({ heard, isTaken })));
}

test('a body in parts is refused, and no part of it is read', async () => {
  const { raw, call } = await running();
  const head =
    'POST /api/guests HTTP/1.1\r\nHost: a\r\nContent-Type: application/json\r\nTransfer-Encoding: chunked\r\n';
  // More than the buffers between client and server hold.
  const parts = `${'1\r\na\r\n'.repeat(4_000_000)}0\r\n\r\n`;
  const { heard, isTaken } = await sent(await raw(), `${head}Connection: close\r\n\r\n${parts}`);
  expect(heard).toMatch(/^HTTP\/1\.1 413 /);
  expect(heard).toContain('"code":"too-large"');
  expect(isTaken).toBe(false);
  expect((await call('/healthz')).status).toBe(200);
});

test('a body that is larger than any call takes is refused, and not read', async () => {
  const { raw } = await running();
  const length = 40_000_000;
  const head = `POST /api/records HTTP/1.1\r\nHost: a\r\nContent-Length: ${length}\r\nConnection: close\r\n\r\n`;
  const { heard, isTaken } = await sent(await raw(), head + 'a'.repeat(length));
  expect(heard).toMatch(/^HTTP\/1\.1 413 /);
  expect(isTaken).toBe(false);
});

test('a path that is longer than any address is refused', async () => {
  const { call } = await running();
  const html = { headers: { Accept: 'text/html' } };
  expect((await call(`/${'.'.repeat(15_000)}/`, html)).status).toBe(414);
  // Not built, but a page's address: its dots aren't those of a file.
  expect((await call(`/${'.'.repeat(4000)}/`, html)).status).toBe(503);
});

test.for([
  ['usual', 'GET / HTTP/1.1\r\nHost: a\r\n\r\n'],
  ['without a host', 'GET / HTTP/1.1\r\n\r\n'],
  ['with an expectation', 'GET / HTTP/1.1\r\nHost: a\r\nExpect: much\r\n\r\n'],
] as const)(
  'what follows the requests that a connection may send at once isn’t parsed: %s',
  async ([, one]) => {
    const options = { headersWithin: 1000, proxies: 0, largestBody: 1000 };
    const connections = { limiter: limiterOf(LIMITS), counts: LIMITS.counts };
    const server = newHttpServer({ ...options, connections }, () => {});
    let parsed = 0;
    server.on('connection', (socket: Socket & { parser?: { onIncoming(...all: unknown[]): number } }) => {
      const { parser } = socket;
      const read = parser?.onIncoming;
      if (!parser || read === undefined) return;
      parser.onIncoming = (...all) => {
        parsed++;
        return read.apply(parser, all);
      };
    });
    await listen(server, { port: 0, host: '127.0.0.1' });
    onTestFinished(() => void server.close());
    const socket = connect((server.address() as AddressInfo).port, '127.0.0.1').on('error', () => {});
    await sent(socket, one.repeat(1000));
    expect(parsed).toBeGreaterThan(0);
    expect(parsed).toBeLessThanOrEqual(MOST_UNANSWERED + 1);
  },
);

const answerOf = (port: number) => plainRequest(port, { path: '/healthz' });

test('an address opens only so many connections in a while; its WebSockets are counted apart', async () => {
  const { port, open, newGuest } = await running({
    limits: rates({ connections: { times: 5, seconds: 600 } }),
  });
  const { token } = await newGuest();
  const told: number[] = [];
  for (let i = 0; i < 6; i++) told.push((await answerOf(port)).status);
  expect(told).toEqual([200, 200, 200, 200, 429, 429]);
  const { headers, text } = await answerOf(port);
  expect(Number(headers['retry-after'])).toBeGreaterThan(500);
  expect(JSON.parse(text)).toMatchObject({ code: 'too-many', facts: { what: 'connections' } });
  const client = await open({ protocols: ['mirabilia.1', `mirabilia.token.${token}`] });
  expect((await client.next('hello')).guest).not.toBeNull();
});

test('an address has only so many connections open, and WebSockets are none of them', async () => {
  const limits = { ...LIMITS, counts: { ...LIMITS.counts, 'connections-of-address': 3 } };
  const { port, open, raw } = await running({ limits });
  for (let i = 0; i < 3; i++) await open();
  const held = [await raw(), await raw(), await raw()];
  const refused = await answerOf(port);
  expect(refused.status).toBe(429);
  expect(JSON.parse(refused.text).facts).toEqual({ what: 'connections-of-address', most: 3 });
  for (const socket of held) socket.destroy();
  await expect.poll(async () => (await answerOf(port)).status).toBe(200);
});

test('behind a proxy connections are not counted: all of them are the proxy’s', async () => {
  const limits = rates({ connections: { times: 1, seconds: 600 } });
  const { port } = await running({ limits, trustProxy: 1 });
  for (let i = 0; i < 3; i++) expect((await answerOf(port)).status).toBe(200);
});

/** An empty message of a client: of text, with a mask of zeros. */
const TINY = Buffer.from([0x81, 0x80, 0, 0, 0, 0]);

/** Opens a WebSocket by hand: its owner sends what it likes and never answers. */
async function openedByHand(raw: () => Promise<Socket>): Promise<Socket> {
  const socket = await raw();
  const opened = new Promise((resolve) => socket.once('data', resolve));
  socket.write(
    'GET /socket HTTP/1.1\r\nHost: a\r\nConnection: Upgrade\r\nUpgrade: websocket\r\n' +
      'Sec-WebSocket-Version: 13\r\nSec-WebSocket-Key: dGhlIHNhbXBsZSBub25jZQ==\r\n\r\n',
  );
  await opened;
  return socket;
}

test('others have their turn between the messages of one piece', async () => {
  let turn = 0;
  let timer = setImmediate(function next() {
    turn++;
    timer = setImmediate(next);
  });
  onTestFinished(() => clearImmediate(timer));
  const turns: number[] = [];
  const emit = vi.spyOn(WebSocket.prototype, 'emit').mockImplementation(function (this: WebSocket, ...event) {
    if (event[0] === 'message') turns.push(turn);
    return EventEmitter.prototype.emit.apply(this, event);
  });
  onTestFinished(() => emit.mockRestore());
  const { raw } = await running();
  const socket = await openedByHand(raw);
  socket.write(Buffer.concat(Array.from({ length: 50 }, () => TINY)));
  await expect.poll(() => turns.length).toBe(50);
  expect(new Set(turns).size).toBeGreaterThan(40);
});

test('a client that goes on after it was dropped is cut off, whether it answers or not', async () => {
  const { raw } = await running();
  const socket = await openedByHand(raw);
  const flood = Buffer.concat(Array.from({ length: 10_000 }, () => TINY));
  const start = performance.now();
  const closed = new Promise((resolve) => socket.once('close', resolve));
  socket.resume();
  for (let i = 0; i < 100; i++) socket.write(flood);
  await closed;
  expect(performance.now() - start).toBeLessThan(15_000);
});
