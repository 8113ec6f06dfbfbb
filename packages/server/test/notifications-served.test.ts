// From a browser's subscription to its push messages, over real HTTP, with one server or two.

import { TIME_FOR_PROCESSES } from '@mirabilia/kernel/testkit';
import { afterAll, afterEach, beforeAll, expect, test, vi } from 'vitest';
import { WebSocket } from 'ws';
import { PARTS } from '../src/parts.ts';
import { serve } from '../src/serve.ts';
import { createLog } from '../src/transport/log.ts';
import { call } from './api-call.ts';
import { type PostgresServer, startPostgres } from './postgres-server.ts';
import { newBrowser, startReceiver } from './push-receiver.ts';
import { newFolders } from './temporary-folders.ts';

vi.setConfig({ testTimeout: TIME_FOR_PROCESSES });

const newFolder = newFolders();
const closing: (() => unknown)[] = [];
afterEach(async () => {
  for (const close of closing.splice(0).reverse()) await close();
});
let postgres: PostgresServer;
beforeAll(async () => {
  postgres = await startPostgres();
});
afterAll(() => postgres.stop());

async function aServer(place: { data: string; database?: string }, callsLoopback = true): Promise<string> {
  const log = createLog('silent');
  const server = await serve({ port: 0, host: '127.0.0.1', log, callsLoopback, ...place }, PARTS);
  closing.push(server.close);
  return server.address;
}

async function aGuest(address: string, name: string): Promise<string> {
  return (await call(address, '/api/guests', { body: { name } })).token as string;
}

test('a subscriber is notified of their turn, and again when everyone else has chosen', async () => {
  const address = await aServer({ data: newFolder() });
  const receiver = await startReceiver();
  const [ana, bo] = [await aGuest(address, 'Ana'), await aGuest(address, 'Bo')];
  const { key } = (await (await fetch(`${address}/api/push`)).json()) as { key: string };
  const browser = newBrowser();
  const wish = { endpoint: `${receiver.address}/bo`, keys: browser.keys, language: 'es' };
  await call(address, '/api/push/subscribe', { body: wish, token: bo });
  const seats = {
    game: 'seven-wonders',
    seats: ['open', 'open', 'bot:easy'],
    pace: { kind: 'days', hours: 24 },
  };
  const { id = '', code } = await call(address, '/api/matches', { body: seats, token: ana });
  await call(address, `/api/matches/${id}/join`, { token: bo });

  const socket = new WebSocket(address.replace('http', 'ws').concat('/socket'), {
    headers: { Authorization: `Bearer ${ana}` },
  });
  closing.push(() => socket.terminate());
  let isFree = false;
  socket.on('message', (data: Buffer) => {
    const { type, decision, legal } = JSON.parse(data.toString());
    if (type === 'hello') socket.send(JSON.stringify({ type: 'watch', id: 'w', match: id, form: 'open' }));
    if (type !== 'view' || legal.length === 0) return;
    const move = () => {
      if (!isFree) setTimeout(move, 50);
      else
        socket.send(
          JSON.stringify({
            type: 'commit',
            id: `c${decision}`,
            match: id,
            decision,
            step: 0,
            move: legal[0],
          }),
        );
    };
    move();
  });
  await call(address, `/api/matches/${id}/start`, { token: ana });
  const titles = () => receiver.received.map(({ body }) => JSON.parse(browser.decrypt(body)).title);
  await expect.poll(titles).toEqual(['Te toca']);
  const [first] = receiver.received;
  expect(JSON.parse(browser.decrypt(first?.body as Buffer))).toEqual({
    title: 'Te toca',
    body: '7 Wonders con Ana',
    path: `/m/${code}`,
    tag: id,
  });
  expect(first?.headers.authorization).toContain(`k=${key}`);
  isFree = true;
  await expect.poll(titles).toEqual(['Te toca', 'Todos te esperan']);
  await call(address, '/api/push/unsubscribe', { body: { endpoint: wish.endpoint }, token: bo });
});

test('addresses in the operator’s network and invalid keys are refused', async () => {
  const address = await aServer({ data: newFolder() }, false);
  const token = await aGuest(address, 'Ana');
  const { keys } = newBrowser();
  const refusal = (body: object) => call(address, '/api/push/subscribe', { body, token }).catch(String);
  for (const endpoint of ['http://127.0.0.1:1/x', 'https://192.168.0.1/x', 'http://push.example.net/', 'x']) {
    expect(await refusal({ endpoint, keys })).toMatch(/bad-endpoint/);
  }
  const endpoint = 'https://push.example.net/x';
  expect(await refusal({ endpoint, keys: { ...keys, p256dh: 'abc' } })).toMatch(/bad-endpoint/);
  expect(await refusal({ endpoint, keys })).toEqual({});
});

test('of two processes on one database exactly one sends a notification', async () => {
  const database = await postgres.newDatabase();
  const one = await aServer({ data: '', database });
  const other = await aServer({ data: '', database });
  const receiver = await startReceiver();
  const ana = await aGuest(one, 'Ana');
  const bo = await aGuest(other, 'Bo');
  const wish = { endpoint: `${receiver.address}/bo`, keys: newBrowser().keys };
  await call(one, '/api/push/subscribe', { body: wish, token: bo });
  const MATCHES = 8;
  for (let i = 0; i < MATCHES; i++) {
    const here = i % 2 === 0 ? one : other;
    const body = { game: 'seven-wonders', seats: ['open', 'open'] };
    const { id } = await call(here, '/api/matches', { body, token: ana });
    await call(other, `/api/matches/${id}/join`, { token: bo });
    await call(here, `/api/matches/${id}/start`, { token: ana });
  }
  await expect.poll(() => receiver.received.length).toBe(MATCHES);
  // Long enough for a second one.
  await new Promise((resolve) => setTimeout(resolve, 6000));
  expect(receiver.received).toHaveLength(MATCHES);
});
