// Floods of tiny pieces: nothing is read of what was refused.

import type { Socket } from 'node:net';
import { expect, test } from 'vitest';
import { running } from './loopback-server.ts';

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
