// The service worker as it is built, in a minimal fake browser.

import { readFileSync } from 'node:fs';
import { runInNewContext } from 'node:vm';
import { expect, test } from 'vitest';

const SOURCE = readFileSync(new URL('../build/service-worker.js', import.meta.url), 'utf8');
const FILES = { '/index.html': 'aaa', '/icon.svg': 'bbb', '/assets/main-1.js': 'ccc' };

type Answer = { ok: boolean; status: number; text: string } | undefined;
const page = (text: string, status = 200): Answer => ({ ok: status < 400, status, text });

interface Ask {
  readonly path: string;
  readonly method?: string;
  readonly mode?: string;
  readonly origin?: string;
}

function start({ build = 'new', windows = 1, kept = {} as Record<string, Record<string, Answer>> } = {}) {
  const stores = new Map(Object.entries(kept).map(([name, files]) => [name, new Map(Object.entries(files))]));
  const hearing = new Map<string, (event: object) => void>();
  const fetched: { path: string; how: { integrity?: string } }[] = [];
  const told: unknown[] = [];
  const browser = {
    server: (path: string): Answer => page(`served ${path}`),
    hasTakenOver: false,
    stores,
    fetched,
    told,
    async happen(kind: string, facts: object = {}): Promise<unknown> {
      let answer: unknown;
      let work: unknown;
      hearing.get(kind)?.({
        ...facts,
        waitUntil: (given: unknown) => (work = given),
        respondWith: (given: unknown) => (answer = given),
      });
      await work;
      return answer;
    },
    ask: ({ path, method = 'GET', mode = 'cors', origin = 'https://play.example' }: Ask) =>
      browser.happen('fetch', { request: { url: origin + path, method, mode } }) as Promise<Answer>,
  };
  const storeOf = (name: string) => ({
    put: async (path: string, answer: Answer) => void stores.get(name)?.set(path, answer),
  });
  const pathOf = (asked: string | { url: string }): string =>
    typeof asked === 'string' ? asked : new URL(asked.url).pathname;
  runInNewContext(`const BUILD = '${build}'; const FILES = ${JSON.stringify(FILES)};${SOURCE}`, {
    URL,
    AbortSignal,
    location: { origin: 'https://play.example' },
    addEventListener: (kind: string, hear: (event: object) => void) => hearing.set(kind, hear),
    skipWaiting: async () => {
      browser.hasTakenOver = true;
    },
    clients: { claim: async () => {}, matchAll: async () => Array.from({ length: windows }, () => ({})) },
    caches: {
      open: async (name: string) => {
        if (!stores.has(name)) stores.set(name, new Map());
        return storeOf(name);
      },
      keys: async () => [...stores.keys()],
      delete: async (name: string) => stores.delete(name),
      match: async (path: string, { cacheName }: { cacheName?: string } = {}) =>
        [...stores].flatMap(([name, files]) =>
          (cacheName ?? name) === name && files.has(path) ? [files.get(path)] : [],
        )[0],
    },
    fetch: async (asked: string | { url: string }, how = {}) => {
      fetched.push({ path: pathOf(asked), how });
      const answer = browser.server(pathOf(asked));
      if (answer === undefined) throw new TypeError('Failed to fetch');
      return answer;
    },
  });
  return browser;
}

const KEPT = {
  'mirabilia-new': Object.fromEntries(Object.keys(FILES).map((path) => [path, page(`kept ${path}`)])),
};

test('all files are cached, each checked against its hash', async () => {
  const browser = start();
  await browser.happen('install');
  expect([...(browser.stores.get('mirabilia-new')?.keys() ?? [])].sort()).toEqual(Object.keys(FILES).sort());
  expect(browser.fetched.map(({ how }) => how.integrity).sort()).toEqual([
    'sha256-aaa',
    'sha256-bbb',
    'sha256-ccc',
  ]);
});

test('files that haven’t changed since the last build aren’t fetched again', async () => {
  const browser = start({ kept: { 'mirabilia-old': { '/assets/main-1.js': page('old') } } });
  await browser.happen('install');
  expect(browser.fetched.map(({ path }) => path)).toEqual(['/index.html', '/icon.svg']);
});

test('half a build is not cached', async () => {
  const browser = start();
  browser.server = (path) => (path === '/icon.svg' ? undefined : page(path));
  await expect(browser.happen('install')).rejects.toThrow('Failed to fetch');
  expect([...browser.stores.keys()]).toEqual([]);
});

test('earlier builds are removed, and no other caches', async () => {
  const browser = start({ kept: { ...KEPT, 'mirabilia-old': {}, another: {} } });
  await browser.happen('activate');
  expect([...browser.stores.keys()]).toEqual(['mirabilia-new', 'another']);
});

test.for([
  { path: '/api/matches' },
  { path: '/api/matches', mode: 'navigate' },
  { path: '/socket' },
  { path: '/metrics', mode: 'navigate' },
  { path: '/sw.js' },
  { path: '/index.html', method: 'POST' },
  { path: '/index.html', origin: 'https://other.example' },
  { path: '/unknown.txt' },
])('$path is the server’s', async (asked) => {
  expect(await start({ kept: KEPT }).ask(asked)).toBeUndefined();
});

test('a page comes from the server, or from the cache where no server answers', async () => {
  const browser = start({ kept: KEPT });
  const open = () => browser.ask({ path: '/m/KRTABC', mode: 'navigate' });
  expect(await open()).toMatchObject({ text: 'served /m/KRTABC' });
  browser.server = () => undefined;
  expect(await open()).toMatchObject({ text: 'kept /index.html' });
  browser.server = () => page('bad gateway', 502);
  expect(await open()).toMatchObject({ text: 'kept /index.html' });
  browser.server = () => page('no such page', 404);
  expect(await open()).toMatchObject({ text: 'no such page' });
});

test('files come from the cache, also for a page of another build', async () => {
  const browser = start({ kept: { ...KEPT, 'mirabilia-old': { '/assets/main-0.js': page('old') } } });
  expect(await browser.ask({ path: '/assets/main-1.js' })).toMatchObject({ text: 'kept /assets/main-1.js' });
  expect(await browser.ask({ path: '/assets/main-0.js' })).toMatchObject({ text: 'old' });
  expect(await browser.ask({ path: '/assets/main-2.js' })).toMatchObject({
    text: 'served /assets/main-2.js',
  });
});

test('a newer build waits for pages of an older one, unless the only page asks for it', async () => {
  const meet = async (windows: number, data: object) => {
    const browser = start({ windows });
    await browser.happen('message', {
      data,
      source: { postMessage: (said: object) => browser.told.push(said) },
    });
    return { hasTakenOver: browser.hasTakenOver, told: browser.told };
  };
  const yes = { hasTakenOver: true, told: [] };
  const no = { hasTakenOver: false, told: [{ build: 'new' }] };
  expect(await meet(1, { build: 'new' })).toEqual(yes);
  expect(await meet(1, { build: 'old' })).toEqual(no);
  expect(await meet(1, { isWanted: true })).toEqual(yes);
  expect(await meet(2, { build: 'new' })).toEqual(no);
  expect(await meet(2, { isWanted: true })).toEqual(no);
});
