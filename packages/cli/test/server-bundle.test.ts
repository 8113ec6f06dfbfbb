// The server runs from a bundle as long as it is what the sources are, and from the sources otherwise.

import { execFileSync, spawn } from 'node:child_process';
import { once } from 'node:events';
import { mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { fileURLToPath, pathToFileURL } from 'node:url';
import { TIME_FOR_PROCESSES } from '@mirabilia/kernel/testkit';
import { afterAll, expect, test, vi } from 'vitest';

const { currentBundle, stampOf } = (await import(
  new URL('../bin/server-bundle.mjs', import.meta.url).href
)) as {
  readonly currentBundle: (place?: URL) => URL | undefined;
  readonly stampOf: (source: string) => string;
};

vi.setConfig({ testTimeout: TIME_FOR_PROCESSES });

const path = mkdtempSync(join(tmpdir(), 'mirabilia-bundle-'));
afterAll(() => rmSync(path, { recursive: true, force: true }));
const place = new URL(`${pathToFileURL(path)}/`);

test('a bundle is used as long as none of its sources has changed', () => {
  const say = (current: unknown) => writeFileSync(join(path, 'current.json'), JSON.stringify(current));
  expect(currentBundle(place), 'none').toBe(undefined);
  const sources = { 'package-lock.json': stampOf('package-lock.json') };
  say({ folder: 'first', sources });
  expect(currentBundle(place)).toEqual(new URL('first/', place));
  say({ folder: 'first', sources: { 'package-lock.json': '1 1' } });
  expect(currentBundle(place), 'changed').toBe(undefined);
  say({ folder: 'first', sources: { ...sources, 'packages/cli/src/gone.ts': '1 1' } });
  expect(currentBundle(place), 'gone').toBe(undefined);
  writeFileSync(join(path, 'current.json'), '{');
  expect(currentBundle(place), 'damaged').toBe(undefined);
});

test('a server from its bundle loads few files, serves the page, and its bots think', async () => {
  execFileSync(process.execPath, [
    fileURLToPath(new URL('../../../scripts/bundle-server.mjs', import.meta.url)),
  ]);
  const bundle = currentBundle();
  expect(bundle).toBeInstanceOf(URL);
  const loaded = join(path, 'loaded');
  const noteAll = `import { registerHooks } from 'node:module'; import { appendFileSync } from 'node:fs';
    import { isMainThread } from 'node:worker_threads';
    if (isMainThread) registerHooks({ load(url, ...more) { appendFileSync('${loaded}', url + '\\n'); return more.at(-1)(url, more[0]); } });`;
  const command = fileURLToPath(new URL('../bin/mirabilia.mjs', import.meta.url));
  const args = [command, 'serve', '--port', '0', '--host', '127.0.0.1', '--data', join(path, 'data')];
  const child = spawn(process.execPath, args, {
    stdio: ['ignore', 'pipe', 'ignore'],
    env: {
      ...process.env,
      NODE_OPTIONS: `--import=data:text/javascript,${encodeURIComponent(noteAll)}`,
    },
  });
  try {
    const [text] = (await once(child.stdout, 'data')) as [Buffer];
    const address = /http:\S+/.exec(text.toString())?.[0];
    const urls = readFileSync(loaded, 'utf8').trim().split('\n');
    expect(urls.filter((url) => url.endsWith('.ts') || url.includes('node_modules'))).toEqual([]);
    expect(urls.filter((url) => !url.startsWith('node:')).length).toBeLessThan(60);

    const call = async (path: string, token = '', body: object = {}) => {
      const headers = {
        'Content-Type': 'application/json',
        ...(token && { Authorization: `Bearer ${token}` }),
      };
      const response = await fetch(new URL(path, address), {
        method: 'POST',
        headers,
        body: JSON.stringify(body),
      });
      return (await response.json()) as Record<string, string>;
    };
    const { token } = await call('/api/guests', '', { name: 'Ann' });
    const seats = ['bot:easy', 'bot:easy', 'bot:easy'];
    const { id } = await call('/api/matches', token, { game: 'architects', seats });
    await call(`/api/matches/${id}/start`, token);
    const status = async () => {
      const response = await fetch(new URL(`/api/matches/${id}`, address));
      return ((await response.json()) as { status: string }).status;
    };
    await expect.poll(status, { timeout: 60_000, interval: 200 }).toBe('over');
  } finally {
    child.kill('SIGKILL');
    await once(child, 'exit');
  }
});
