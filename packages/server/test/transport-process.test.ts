// The server as a process, with the example client as another.

import { type ChildProcess, spawn } from 'node:child_process';
import { readFileSync } from 'node:fs';
import { fileURLToPath } from 'node:url';
import { TIME_FOR_PROCESSES } from '@mirabilia/kernel/testkit';
import { afterEach, expect, test, vi } from 'vitest';
import { PARTS } from '../src/parts.ts';
import { serve } from '../src/serve.ts';
import { createLog } from '../src/transport/log.ts';
import { fakeMatchService, fakeStore } from './fakes.ts';
import { openClient, running } from './loopback-server.ts';

vi.setConfig({ testTimeout: TIME_FOR_PROCESSES });

const SERVING = fileURLToPath(new URL('./fake-serve-process.ts', import.meta.url));
const EXAMPLE = fileURLToPath(new URL('../../../examples/bot.mjs', import.meta.url));

const children: ChildProcess[] = [];
afterEach(() => {
  for (const child of children.splice(0)) child.kill('SIGKILL');
});

function start(...args: string[]) {
  const child = spawn(process.execPath, args, { stdio: ['ignore', 'pipe', 'pipe'] });
  children.push(child);
  const text = { out: '', err: '' };
  child.stdout.setEncoding('utf8').on('data', (part) => {
    text.out += part;
  });
  child.stderr.setEncoding('utf8').on('data', (part) => {
    text.err += part;
  });
  const ended = new Promise<number | null>((resolve) => child.on('close', resolve));
  const firstLine = new Promise<string>((resolve, reject) => {
    child.stdout.on('data', () => text.out.includes('\n') && resolve(text.out.split('\n')[0] as string));
    child.on('close', () => reject(new Error(text.err)));
  });
  firstLine.catch(() => {});
  return { child, text, ended, firstLine };
}

test.for(['SIGTERM', 'SIGINT'] as const)('%s drains, closes the store and ends well', async (signal) => {
  const { child, text, ended, firstLine } = start(SERVING);
  const address = new URL(await firstLine);
  const client = await openClient(Number(address.port));
  expect(await (await fetch(new URL('/metrics', address))).text()).toContain(
    'mirabilia_commit_seconds_count 1',
  );
  child.kill(signal);
  // Terminals and npm tend to send it twice.
  child.kill(signal);
  await client.next('draining');
  expect(await client.closed).toBe(1012);
  expect(await ended).toBe(0);
  expect(text.out.trim().split('\n')).toEqual([address.href.slice(0, -1), 'closed']);
  for (const line of text.err.trim().split('\n')) expect(JSON.parse(line).msg).toBeTypeOf('string');
});

test('a store is closed again if the rest doesn’t start', async () => {
  const { port } = await running();
  const store = fakeStore();
  const parts = {
    openStore: async () => store,
    openMatchService: async () => fakeMatchService(),
    openNotifier: PARTS.openNotifier,
  };
  const options = { port, host: '127.0.0.1', data: '', log: createLog('silent') };
  await expect(serve(options, parts)).rejects.toMatchObject({ code: 'EADDRINUSE' });
  expect(store.isClosed).toBe(true);
});

test('the example is under 90 lines and plays a match to its end', async () => {
  expect(readFileSync(EXAMPLE, 'utf8').split('\n').length).toBeLessThan(90);
  const { address, matchService } = await running();
  const { text, ended } = start(EXAMPLE, 'seven-wonders', address, '3', 'easy');
  expect(await ended, text.err).toBe(0);
  expect(JSON.parse(text.out)).toEqual({ winners: [0] });
  expect(matchService.received.map(({ type }) => type)).toEqual(['watch', 'commit', 'commit', 'commit']);
});

test('the example says why it can’t', async () => {
  const { address } = await running();
  const { text, ended } = start(EXAMPLE, 'chess', address);
  expect(await ended).not.toBe(0);
  expect(text.err).toContain('no-such-game');
});
