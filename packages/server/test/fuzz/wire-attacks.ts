// Bytes that are not HTTP and frames that are not WebSocket, each on its own connection.

import { connect } from 'node:net';
import { below, pick, type Rng } from '@mirabilia/kernel';
import { randomBytes, randomText } from './junk.ts';

const OPENING =
  'GET /socket HTTP/1.1\r\nHost: x\r\nConnection: Upgrade\r\nUpgrade: websocket\r\n' +
  'Sec-WebSocket-Version: 13\r\nSec-WebSocket-Key: dGhlIHNhbXBsZSBub25jZQ==\r\n\r\n';

/** A frame with its mask, which is zero. */
function frame(first: number, payload: Buffer, length = payload.length): Buffer {
  const head =
    length < 126
      ? Buffer.from([first, 0x80 | length])
      : Buffer.from([first, 0x80 | 126, (length >> 8) & 0xff, length & 0xff]);
  return Buffer.concat([head, Buffer.alloc(4), payload]);
}

const hello = Buffer.from('{"type":"ping","id":"1"}');

const FRAMES: readonly ((rng: Rng) => Buffer)[] = [
  // Reserved bits, unknown kinds, no mask.
  (rng) => frame(0x80 | (1 << (4 + below(rng, 3))) | 1, hello),
  (rng) => frame(0x80 | (3 + below(rng, 5)), hello),
  () => Buffer.concat([Buffer.from([0x81, hello.length]), hello]),
  // A ping in pieces, and one that is too long.
  () => frame(0x09, hello),
  () => frame(0x89, Buffer.alloc(126)),
  // An end without a beginning, and a beginning within another.
  () => frame(0x80, hello),
  () => Buffer.concat([frame(0x01, hello), frame(0x01, hello)]),
  // No UTF-8, no reason to close.
  () => frame(0x81, Buffer.from([0xc3, 0x28])),
  (rng) => frame(0x88, Buffer.from([0x00, below(rng, 256)])),
  () => frame(0x88, Buffer.from([0x03])),
  // Longer than it says, longer than anything.
  () => frame(0x81, hello, 2000),
  () =>
    Buffer.concat([
      Buffer.from([0x81, 0xff, 0x7f, 0xff, 0xff, 0xff, 0xff, 0xff, 0xff, 0xff]),
      Buffer.alloc(4),
      hello,
    ]),
  // Pieces without an end, pings and pongs that nobody asked for.
  (rng) => Buffer.concat(Array.from({ length: 200 }, () => frame(0x00, randomBytes(rng, 3)))),
  () => Buffer.concat(Array.from({ length: 200 }, () => frame(0x89, Buffer.alloc(100)))),
  () => Buffer.concat(Array.from({ length: 200 }, () => frame(0x8a, Buffer.alloc(100)))),
  (rng) => randomBytes(rng, 400),
];

const REQUESTS: readonly ((rng: Rng) => string)[] = [
  (rng) => randomText(rng, 500),
  () => 'GET / HTTP/9.9\r\n\r\n',
  () => 'GET / HTTP/1.1\r\n\r\n',
  () => `GET / HTTP/1.1\r\nHost: x\r\nX: ${'x'.repeat(20_000)}\r\n\r\n`,
  () => `GET / HTTP/1.1\r\nHost: x\r\n${'X: y\r\n'.repeat(3000)}\r\n`,
  () => 'POST /api/guests HTTP/1.1\r\nHost: x\r\nContent-Length: -1\r\n\r\n',
  () => 'POST /api/guests HTTP/1.1\r\nHost: x\r\nContent-Length: 99999999999999999999\r\n\r\n',
  // Two lengths, of which two servers could believe one each.
  () =>
    'POST /api/guests HTTP/1.1\r\nHost: x\r\nContent-Length: 5\r\nTransfer-Encoding: chunked\r\n\r\n0\r\n\r\nGET /metrics HTTP/1.1\r\nHost: x\r\n\r\n',
  () =>
    'POST /api/guests HTTP/1.1\r\nHost: x\r\nContent-Type: application/json\r\nTransfer-Encoding: chunked\r\n\r\nfffffff\r\n{"name"',
  // A body that never comes.
  () =>
    'POST /api/guests HTTP/1.1\r\nHost: x\r\nContent-Type: application/json\r\nContent-Length: 10000\r\n\r\n{"na',
  () => 'GET /socket HTTP/1.1\r\nHost: x\r\nConnection: Upgrade\r\nUpgrade: websocket\r\n\r\n',
  () => 'GET /socket HTTP/1.1\r\nHost: x\r\nConnection: Upgrade\r\nUpgrade: h2c\r\n\r\n',
  () => `${OPENING}${OPENING}`,
  () => 'CONNECT evil.example:443 HTTP/1.1\r\nHost: evil.example\r\n\r\n',
  () => 'GET http://evil.example/ HTTP/1.1\r\nHost: evil.example\r\n\r\n',
  () => 'GET /api/matches HTTP/1.1\r\nHost: x\r\n\r\n'.repeat(50),
];

/** Milliseconds that the other side has to say something before the attacker goes away without a word. */
const LONGEST = 60;

/** Gives all that was answered. */
export function wireAttack(rng: Rng, port: number): Promise<string> {
  const bytes =
    below(rng, 2) === 0
      ? Buffer.concat([Buffer.from(OPENING), pick(rng, FRAMES)(rng)])
      : Buffer.from(pick(rng, REQUESTS)(rng), 'latin1');
  return new Promise((resolve) => {
    let text = '';
    const socket = connect(port, '127.0.0.1', () => socket.write(bytes));
    const alarm = setTimeout(() => socket.destroy(), LONGEST);
    socket.on('data', (part: Buffer) => {
      text += part.toString('latin1');
    });
    socket.on('error', () => {});
    socket.on('close', () => {
      clearTimeout(alarm);
      resolve(text);
    });
  });
}
