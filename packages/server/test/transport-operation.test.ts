// What operators see: health, metrics, headers, logs, the page, the OpenAPI document, and shutting down.

import { mkdirSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { basename, join } from 'node:path';
import { brotliCompressSync, gzipSync } from 'node:zlib';
import { GAME_IDS } from '@mirabilia/games';
import { gameData } from '@mirabilia/games/data';
import { gameSchema } from '@mirabilia/games/schema';
import { refuse } from '@mirabilia/kernel';
import { clientMessage, LARGEST_MESSAGE } from '@mirabilia/protocol';
import { afterEach, describe, expect, onTestFinished, test, vi } from 'vitest';
import { z } from 'zod';
import { Unavailable } from '../src/storage/store.ts';
import { CALLS } from '../src/transport/app.ts';
import { MOST_UNANSWERED } from '../src/transport/http-server.ts';
import { LIMITS } from '../src/transport/limits.ts';
import { createLog } from '../src/transport/log.ts';
import { fakeMatchService, fakeStore, MATCH } from './fakes.ts';
import { type NotOpened, plainRequest, rates, running, until } from './loopback-server.ts';

describe('health', () => {
  test('alive, ready, and not ready when the store fails', async () => {
    const store = fakeStore();
    const { call } = await running({ store });
    expect((await call('/healthz')).body).toEqual({ alive: true });
    expect((await call('/readyz')).body).toEqual({ ready: true });
    store.probe = () => Promise.reject(new Unavailable('disk'));
    const { status, body } = await call('/readyz');
    expect([status, body.code]).toEqual([503, 'unavailable']);
    expect((await call('/healthz')).status).toBe(200);
  });

  test('nobody asks without end whether the store can be written', async () => {
    const store = fakeStore();
    let probes = 0;
    store.probe = async () => void probes++;
    const { call } = await running({ store, limits: rates({ calls: { times: 3, seconds: 60 } }) });
    const answers = [];
    for (let i = 0; i < 5; i++) answers.push((await call('/readyz')).status);
    expect(answers).toEqual([200, 200, 200, 429, 429]);
    expect(probes).toBe(3);
  });

  test('figures', async () => {
    const { call, open } = await running();
    const client = await open();
    client.send({ type: 'watch', id: '1', match: MATCH });
    client.send({ type: 'watch', id: '2', match: 'nowhere' });
    client.socket.send('nonsense');
    await until(() => client.messages.filter(({ type }) => type === 'refused').length === 2, 'refusals');
    await call(`/api/matches/${MATCH}`);
    const { body, headers } = await call('/metrics');
    expect(headers.get('content-type')).toMatch(/^text\/plain/);
    for (const line of [
      'mirabilia_connections 1',
      'mirabilia_rooms 1',
      'mirabilia_members 1',
      'mirabilia_messages_total{type="watch",outcome="ack"} 1',
      'mirabilia_messages_total{type="watch",outcome="no-such-match"} 1',
      'mirabilia_messages_total{type="unknown",outcome="bad-message"} 1',
      'mirabilia_http_seconds_count{route="/api/matches/{id}",status="200"} 1',
      'mirabilia_commit_seconds_count 0',
    ]) {
      expect(body.split('\n')).toContain(line);
    }
    expect(body).toMatch(/mirabilia_event_loop_lag_p99_seconds \d/);
    // Whose match it was is nobody's business.
    expect(body).not.toContain(MATCH);
  });
});

describe('headers', () => {
  const EXPECTED = {
    'content-security-policy': /^default-src 'self';.* frame-ancestors 'none'$/,
    'x-content-type-options': /^nosniff$/,
    'referrer-policy': /^same-origin$/,
    'cross-origin-resource-policy': /^same-origin$/,
  };
  const check = (get: (name: string) => string | null | undefined, what: string) => {
    for (const [name, pattern] of Object.entries(EXPECTED)) {
      expect(get(name), `${name} of ${what}`).toMatch(pattern);
    }
    expect(get('content-security-policy')).not.toContain('unsafe');
    expect(get('strict-transport-security') ?? null, what).toBeNull();
  };

  test('stand on every answer', async () => {
    const { call, post, open, raw, port } = await running();
    const paths = [
      '/',
      '/static/page.js',
      '/static/page.css',
      '/static/nothing',
      '/nothing',
      '/healthz',
      '/readyz',
    ];
    const operations = [
      '/metrics',
      '/api/openapi.json',
      '/api/matches',
      '/api/guests/me',
      '/api/no',
      '/socket',
    ];
    for (const path of [...paths, ...operations]) {
      const { headers } = await call(path);
      check((name) => headers.get(name), path);
      if (path.startsWith('/api')) expect(headers.get('access-control-allow-origin')).toBeNull();
    }
    for (const answer of [
      await post('/api/guests', '{'),
      await post('/api/guests', { name: 'Ana' }),
      await post('/api/guests', 'x'.repeat(20_000)),
      await call('/api/matches', { method: 'DELETE' }),
      await call('/api/matches', { method: 'OPTIONS' }),
    ]) {
      check((name) => answer.headers.get(name), String(answer.status));
    }
    const refusal: NotOpened = await open({ path: '/no' }).catch((error) => error);
    check((name) => refusal.headers[name] as string, 'a refused socket');
    const opened = await plainRequestUpgrade(port);
    check((name) => opened[name], 'an opened socket');
    const socket = await raw();
    let text = '';
    socket.setEncoding('utf8').on('data', (part) => {
      text += part;
    });
    socket.write('HELLO\r\n\r\n');
    await new Promise((resolve) => socket.once('close', resolve));
    expect(text).toMatch(/^HTTP\/1\.1 400 /);
    check((name) => new RegExp(`^${name}: (.*)\r$`, 'im').exec(text)?.[1], 'no request');
    const odd = await plainRequest(port, { path: '/', headers: { Host: 'a b' } });
    expect(odd.status).toBe(400);
    check((name) => odd.headers[name] as string, 'a strange host');
  });

  test('headers that don’t come to an end are cut off in time', async () => {
    const { raw, call } = await running({ limits: { ...LIMITS, headersWithin: 400 } });
    const slow = await raw();
    let heard = '';
    slow.on('data', (part) => {
      heard += part;
    });
    const closed = new Promise((resolve) => slow.once('close', resolve));
    slow.write('GET / HTTP/1.1\r\nHost: a\r\n');
    const dripping = setInterval(() => slow.writable && slow.write('X-Slow: 1\r\n'), 100);
    await closed;
    clearInterval(dripping);
    expect(heard).toMatch(/^HTTP\/1\.1 400 /);
    expect((await call('/healthz')).status).toBe(200);
  });

  test('a connection on which nothing was asked is closed without a word', async () => {
    const { raw } = await running({ limits: { ...LIMITS, headersWithin: 400 } });
    const silent = await raw();
    const heard: unknown[] = [];
    silent.on('data', (part) => heard.push(part));
    await new Promise((resolve) => silent.once('close', resolve));
    expect(heard).toEqual([]);
  });

  test('a request with two Host headers is refused', async () => {
    const { raw } = await running();
    const socket = await raw();
    let text = '';
    socket.setEncoding('utf8').on('data', (part) => {
      text += part;
    });
    socket.write('GET /api/matches HTTP/1.1\r\nHost: a.example\r\nHost: b.example\r\n\r\n');
    await new Promise((resolve) => socket.once('close', resolve));
    expect(text).toMatch(/^HTTP\/1\.1 400 /);
  });

  test('on https the browser is told to stay there', async () => {
    const { call } = await running({ trustProxy: 1 });
    const { headers } = await call('/', { headers: { 'X-Forwarded-Proto': 'https' } });
    expect(headers.get('strict-transport-security')).toMatch(/^max-age=\d{7,}$/);
  });

  test('answers of the API are not kept by anybody', async () => {
    const { call } = await running();
    for (const path of ['/api/matches', '/api/matches/no', '/metrics']) {
      expect((await call(path)).headers.get('cache-control')).toBe('no-store');
    }
  });
});

describe('many requests at once', () => {
  const requests = (names: readonly string[], from = '192.0.2.66'): string =>
    names
      .map((name) => `GET /api/matches/${name} HTTP/1.1\r\nHost: a\r\nX-Forwarded-For: ${from}\r\n\r\n`)
      .join('');
  const named = (name: string, count: number): string[] =>
    Array.from({ length: count }, (_, i) => `${name}-${i}`);

  /** Each call takes the server's whole time for a while. */
  function busyService(milliseconds: number) {
    const asked: string[] = [];
    const { lobby } = fakeMatchService();
    const matchService = fakeMatchService({
      lobby: (match, guest) => {
        asked.push(match);
        for (const end = performance.now() + milliseconds; performance.now() < end; );
        return lobby(match, guest);
      },
    });
    return { asked, matchService };
  }

  test('a connection that doesn’t wait for answers is closed; a few are answered in order', async () => {
    const { asked, matchService } = busyService(0);
    const { raw, call } = await running({ matchService });
    const few = await raw();
    let heard = '';
    few.on('data', (part) => {
      heard += part;
    });
    few.write(requests(named('few', MOST_UNANSWERED)));
    await until(() => heard.split('HTTP/1.1 404').length === MOST_UNANSWERED + 1, 'answers');
    few.write(requests(['one-more']));
    await until(() => asked.includes('one-more'), 'another request');

    const many = await raw();
    const closed = new Promise((resolve) => many.once('close', resolve));
    many.resume().write(requests(named('many', 300)));
    await closed;
    expect(asked.filter((name) => name.startsWith('many')).length).toBeLessThanOrEqual(MOST_UNANSWERED);
    expect((await call('/healthz')).status).toBe(200);
  });

  test('hundreds from one address delay nobody else', async () => {
    const { asked, matchService } = busyService(5);
    const { raw, call } = await running({ matchService, trustProxy: 1 });
    const crowd = await Promise.all(Array.from({ length: 30 }, raw));
    const other = await raw();
    // Connections are accepted one after the other: by now all are.
    await call('/healthz');
    for (const socket of crowd) socket.resume().write(requests(named('crowd', 8)));
    other.resume().write(requests(['other'], '192.0.2.1'));
    await until(() => asked.includes('other'), 'the answer of somebody else');
    expect(asked.indexOf('other')).toBeLessThan(100);
    await until(() => asked.length === 241, 'all others');
  });
});

async function plainRequestUpgrade(port: number): Promise<Record<string, string | undefined>> {
  const { request } = await import('node:http');
  return new Promise((resolve, reject) => {
    const headers = {
      Connection: 'Upgrade',
      Upgrade: 'websocket',
      'Sec-WebSocket-Version': '13',
      'Sec-WebSocket-Key': 'dGhlIHNhbXBsZSBub25jZQ==',
    };
    const asked = request({ port, host: '127.0.0.1', path: '/socket', headers });
    asked.on('error', reject);
    asked.on('upgrade', (response, socket) => {
      socket.destroy();
      resolve(response.headers as Record<string, string>);
    });
    asked.end();
  });
}

describe('the page', () => {
  test('that is not built says at its addresses how to build it', async () => {
    const { call } = await running();
    const html = { headers: { Accept: 'text/html' } };
    for (const [path, options] of [['/'], ['/', html], ['/m/ABCDEF', html]] as const) {
      const { status, body, headers } = await call(path, options);
      expect(status).toBe(503);
      expect(headers.get('content-type')).toMatch(/^text\/plain/);
      expect(body).toContain('npm run build');
    }
    for (const path of ['/m/ABCDEF', '/icon.svg']) expect((await call(path)).status).toBe(404);
  });

  test('a client of one page is behind every address, its hashed files are kept', async () => {
    const staticDir = mkdtempSync(join(tmpdir(), 'mirabilia-'));
    try {
      mkdirSync(join(staticDir, 'assets'));
      writeFileSync(join(staticDir, 'index.html'), '<!doctype html>app');
      writeFileSync(join(staticDir, 'assets', 'main-abc123.js'), '1');
      const { call } = await running({ staticDir });
      const html = { headers: { Accept: 'text/html,*/*' } };
      for (const path of ['/', '/m/ABCDEF', '/new/seven-wonders']) {
        const page = await call(path, html);
        expect(page.body).toContain('app');
        expect(page.headers.get('cache-control')).toBe('no-cache');
      }
      for (const path of ['/assets/old-abc123.js', '/assets/old', '/icon.png']) {
        expect((await call(path, html)).status, path).toBe(404);
      }
      const asset = await call('/assets/main-abc123.js', html);
      expect(asset.headers.get('cache-control')).toContain('immutable');
      expect((await call('/m/ABCDEF')).status).toBe(404);
      expect((await call('/api/nothing', html)).body.code).toBe('no-such-call');
    } finally {
      rmSync(staticDir, { recursive: true });
    }
  });
});

describe('a built page', () => {
  const folders: string[] = [];
  afterEach(() => {
    for (const folder of folders.splice(0)) rmSync(folder, { recursive: true });
  });
  function built(): string {
    const staticDir = mkdtempSync(join(tmpdir(), 'mirabilia-'));
    folders.push(staticDir);
    writeFileSync(join(staticDir, 'index.html'), '<!doctype html>app');
    writeFileSync(join(staticDir, 'build.json'), '{"build":"abc"}');
    return staticDir;
  }

  test('goes over the wire as it was packed when it was built', async () => {
    const staticDir = built();
    const page = '<!doctype html>app';
    writeFileSync(join(staticDir, 'index.html.br'), brotliCompressSync(page));
    writeFileSync(join(staticDir, 'index.html.gz'), gzipSync(page));
    const { call } = await running({ staticDir });
    for (const path of ['/', '/m/ABCDEF']) {
      for (const encoding of ['br', 'gzip']) {
        const headers = { Accept: 'text/html', 'Accept-Encoding': encoding };
        const answer = await call(path, { headers });
        expect(answer.body).toBe(page);
        expect(answer.headers.get('content-encoding')).toBe(encoding);
        expect(answer.headers.get('content-type')).toMatch(/^text\/html/);
        expect(answer.headers.get('vary')).toMatch(/accept-encoding/i);
      }
      const plain = await call(path, { headers: { Accept: 'text/html', 'Accept-Encoding': 'identity' } });
      expect(plain.headers.get('content-encoding')).toBeNull();
    }
  });

  test('comes in the browser’s language, or in English', async () => {
    const staticDir = built();
    writeFileSync(join(staticDir, 'index.fr.html'), '<!doctype html>page');
    const { call } = await running({ staticDir });
    for (const path of ['/', '/m/ABCDEF']) {
      const pageIn = async (languages: string) => {
        const headers = { Accept: 'text/html', 'Accept-Language': languages };
        const answer = await call(path, { headers });
        expect(answer.headers.get('vary')).toMatch(/accept-language/i);
        return answer.body;
      };
      expect(await pageIn('fr-CA,en;q=0.5')).toBe('<!doctype html>page');
      // Its own page is missing here, as in a build that is older than its language.
      for (const others of ['de', 'en,fr;q=0.5', 'ja'])
        expect(await pageIn(others)).toBe('<!doctype html>app');
    }
    // By this address the service worker fetches the page that it keeps, and its hash has to fit.
    const kept = await call('/index.html', { headers: { 'Accept-Language': 'fr' } });
    expect(kept.body).toBe('<!doctype html>app');
  });

  test('is asked for again only if it changed', async () => {
    const { call } = await running({ staticDir: built() });
    const { headers } = await call('/');
    const again = await call('/', { headers: { 'If-None-Match': headers.get('etag') ?? '' } });
    expect(again.status).toBe(304);
  });

  test('is not read to see whether it changed, and another version has another tag', async () => {
    const staticDir = built();
    const digest = vi.spyOn(crypto.subtle, 'digest');
    onTestFinished(() => digest.mockRestore());
    const { call } = await running({ staticDir });
    const before = (await call('/index.html')).headers.get('etag');
    expect(before).toContain('index.html');
    expect(digest).not.toHaveBeenCalled();
    writeFileSync(join(staticDir, 'index.html'), '<!doctype html>another');
    expect((await call('/index.html')).headers.get('etag')).not.toBe(before);
  });

  test('is limited by address', async () => {
    const limits = rates({ files: { times: 2, seconds: 60 } });
    const { call } = await running({ staticDir: built(), limits });
    const told = [];
    for (let i = 0; i < 3; i++) told.push((await call('/')).status);
    expect(told).toEqual([200, 200, 429]);
    expect((await call('/healthz')).status).toBe(200);
  });

  test('has no path that leads out of its folder', async () => {
    const staticDir = built();
    mkdirSync(join(staticDir, 'assets'));
    const secret = `${staticDir}-secret.json`;
    writeFileSync(secret, '{}');
    folders.push(secret);
    const { port } = await running({ staticDir });
    const name = basename(secret);
    for (const path of [`/../${name}`, `/assets/../../${name}`, `/%2e%2e/${name}`, `/..%2f${name}`]) {
      expect((await plainRequest(port, { path })).status).toBe(404);
    }
  });

  test('is named in the first message of a socket, so that a page of another build knows', async () => {
    const withPage = await running({ staticDir: built() });
    expect((await (await withPage.open()).next('hello')).build).toBe('abc');
    const without = await running();
    expect((await (await without.open()).next('hello')).build).toBeNull();
  });
});

describe('the OpenAPI document', () => {
  // biome-ignore lint/suspicious/noExplicitAny: a document of somebody else's making.
  type Doc = any;

  test('has every call, with its answers and refusals, and every reference leads somewhere', async () => {
    const { call } = await running();
    const { body: doc } = (await call('/api/openapi.json')) as { body: Doc };
    expect(doc.openapi).toBe('3.1.0');
    for (const { method, path, status = 200, who, body } of CALLS) {
      const operation = doc.paths[path]?.[method];
      expect(operation, `${method} ${path}`).toBeDefined();
      const type = path.endsWith('/csv') ? 'text/csv; charset=utf-8' : 'application/json';
      expect(operation.responses[status].content[type].schema).toBeDefined();
      expect(operation.responses[429]).toBeDefined();
      expect(who === 'guest').toBe(operation.responses[401] !== undefined);
      const isPosted = method === 'post' && body !== undefined;
      expect(isPosted).toBe(operation.requestBody !== undefined);
      const inPath = [...path.matchAll(/\{(\w+)\}/g)].map(([, name]) => name);
      const asked = method === 'get' && body instanceof z.ZodObject ? Object.keys(body.shape) : [];
      const named = [...inPath, ...asked];
      expect((operation.parameters ?? []).map((parameter: Doc) => parameter.name)).toEqual(named);
      for (const response of Object.values<Doc>(operation.responses))
        expect(response.description).toBeTruthy();
    }
    const references = [...JSON.stringify(doc).matchAll(/"\$ref":"#\/([^"]+)"/g)].map(
      ([, path]) => path as string,
    );
    expect(references).toContain('components/schemas/Problem');
    expect(references).toContain('components/schemas/Lobby');
    for (const reference of references) {
      const found = reference.split('/').reduce((at: Doc, key) => at?.[key], doc);
      expect(found, reference).toBeDefined();
    }
  });

  test('and docs/protocol.md name the same calls', async () => {
    const { call } = await running();
    const { body: doc } = (await call('/api/openapi.json')) as { body: Doc };
    const documented = Object.entries<Doc>(doc.paths).flatMap(([path, methods]) =>
      Object.keys(methods).map((method) => `${method.toUpperCase()} ${path}`),
    );
    const text = readFileSync(new URL('../../../docs/protocol.md', import.meta.url), 'utf8');
    const rows = text.split('\n').filter((line) => /^\| `(GET|POST) /.test(line));
    const written = rows.flatMap((line) => {
      const [, method = ''] = /`(GET|POST) /.exec(line) ?? [];
      const first = line.split('|')[1] as string;
      return [...first.matchAll(/`(?:GET |POST )?(\/[^` ]+)/g)].map(
        ([, path = '']) => `${method} ${path.replaceAll(/:(\w+)/g, '{$1}')}`,
      );
    });
    expect(documented.toSorted()).toEqual(written.toSorted());
  });
});

describe('what programs can learn', () => {
  test('the data of each game, and of no other', async () => {
    const { call } = await running();
    for (const id of GAME_IDS) {
      const { status, body } = await call(`/api/games/${id}`);
      expect({ status, body }).toMatchObject({ status: 200, body: { game: id } });
      expect(body).toEqual(JSON.parse(JSON.stringify(gameData(id))));
    }
    const [id] = GAME_IDS;
    const stringify = vi.spyOn(JSON, 'stringify');
    onTestFinished(() => stringify.mockRestore());
    await call(`/api/games/${id}`);
    expect(stringify.mock.calls.filter(([value]) => value?.game === id)).toEqual([]);
    stringify.mockRestore();
    expect(await call('/api/games/chess')).toMatchObject({ status: 422, body: { code: 'no-such-game' } });
  });

  test('a JSON Schema of each game’s open form', async () => {
    const { call } = await running();
    for (const id of GAME_IDS) {
      const { status, body } = await call(`/api/games/${id}/schema`);
      expect({ status, body }).toEqual({ status: 200, body: JSON.parse(JSON.stringify(gameSchema(id))) });
    }
    expect(await call('/api/games/chess/schema')).toMatchObject({
      status: 422,
      body: { code: 'no-such-game' },
    });
  });

  test('a JSON Schema of every message that a client may send', async () => {
    const { call } = await running();
    const { body } = await call('/api/socket.schema.json');
    const { oneOf } = body as { oneOf: { properties: { type: { const: string } } }[] };
    const types = clientMessage.options.map(({ shape }) => shape.type.value);
    expect(oneOf.map(({ properties }) => properties.type.const)).toEqual(types);
  });
});

describe('the log', () => {
  test('tells what happened, and no secret', async () => {
    const matchService = fakeMatchService();
    const { newGuest, post, call, open, logs, store } = await running({ matchService });
    const { token, cookie } = await newGuest();
    const { body: link } = await post('/api/guests/link', {}, { token });
    const claimed = await post('/api/guests/claim', { token: link.token });
    const signature = token.split('.')[3] as string;
    await call('/api/guests/me', { cookie });
    await call('/api/guests/me', { token: `${token}x` });
    await call(`/api/matches/SECRET-CODE?token=${token}`);
    await post('/api/guests', `{"token":"${token}"`, { token });
    const client = await open({ protocols: ['mirabilia.1', `mirabilia.token.${token}`] });
    await open({ headers: { Authorization: `Bearer ${token}x` } }).catch(() => {});
    await open({ headers: { Cookie: cookie, Origin: 'https://evil.example' } }).catch(() => {});
    matchService.receive = () => Promise.reject(new Error('a bug'));
    matchService.publicMatches = () => Promise.reject(new Error('a bug'));
    client.send({ type: 'chat', id: '1', match: MATCH, text: 'psst' });
    await client.next('refused');
    await call('/api/matches', { token });
    client.socket.send('x'.repeat(LARGEST_MESSAGE * 5));
    await client.closed;

    const all = logs.join('');
    expect(all).toContain('"route":"/api/guests/claim"');
    expect(all).toContain('a bug');
    const key = [...store.settings.values()][0] as string;
    for (const secret of [token, signature, link.token, claimed.body.token, key, 'SECRET-CODE', 'psst']) {
      expect(all).not.toContain(secret);
    }
  });

  test('cuts out what should never have got there', () => {
    const lines: string[] = [];
    const log = createLog('info', { write: (line) => void lines.push(line) });
    const headers = {
      authorization: 'Bearer hush',
      cookie: 'mirabilia=hush',
      'set-cookie': 'hush',
      'sec-websocket-protocol': 'mirabilia.token.hush',
    };
    log.info({ headers, token: 'hush', request: { headers } }, 'm');
    log.info({ match: { id: 'm', seed: 'hush' }, row: { match: { seed: 'hush' } }, key: 'hush' }, 'm');
    expect(lines).toHaveLength(2);
    expect(lines.join('')).not.toContain('hush');
  });

  test('an error is told whole', () => {
    const lines: string[] = [];
    const log = createLog('info', { write: (line) => void lines.push(line) });
    log.error({ error: new Error('first') }, 'm');
    log.error({ err: new Error('second') }, 'm');
    expect(JSON.parse(lines[0] as string).error).toMatchObject({
      message: 'first',
      stack: expect.any(String),
    });
    expect(JSON.parse(lines[1] as string).err.message).toBe('second');
  });

  test('the usual level', () => {
    expect(createLog(undefined, { write: () => {} }).level).toBe('info');
  });
});

describe('going down', () => {
  test('everybody is told, what is under way is finished, then the sockets are closed', async () => {
    const steps: string[] = [];
    let finish = () => {};
    const drained = new Promise<void>((resolve) => {
      finish = resolve;
    });
    const matchService = fakeMatchService({
      drain: async () => {
        steps.push('drain');
        await drained;
      },
    });
    let answer: (() => void) | undefined;
    matchService.create = () =>
      new Promise((resolve) => {
        answer = () => resolve(refuse('unavailable'));
      });
    const server = await running({ matchService });
    const client = await server.open();
    client.send({ type: 'watch', id: '1', match: MATCH });
    await client.next('view');
    const { token } = await server.newGuest();
    const pending = server.post('/api/matches', { game: 'x', seats: ['open', 'open'] }, { token });
    await until(() => answer !== undefined, 'the call being under way');

    const closing = server.close();
    await client.next('draining');
    await until(() => steps.length === 1, 'the match service draining');
    client.send({ type: 'watch', id: '2', match: MATCH });
    expect(await client.next('refused')).toMatchObject({ id: '2', code: 'draining' });
    matchService.tellAll({ type: 'keepers', match: MATCH, seq: 9, keepers: [] });
    expect((await client.next('keepers')).seq).toBe(9);
    await expect(server.call('/healthz')).rejects.toThrow();
    answer?.();
    expect((await pending).body.code).toBe('unavailable');
    expect(client.socket.readyState).toBe(client.socket.OPEN);

    finish();
    expect(await client.closed).toBe(1012);
    await closing;
    await server.close();
    expect(steps).toEqual(['drain']);
    expect(matchService.members.size).toBe(0);
  });

  test('a client that doesn’t take leave holds nothing up', async () => {
    const server = await running();
    const client = await server.open();
    client.socket.pause();
    const before = Date.now();
    await server.close();
    expect(Date.now() - before).toBeLessThan(5000);
  });

  test('a port that is taken is an error that says so, and leaves nothing behind', async () => {
    const { port } = await running();
    await expect(running({ port })).rejects.toMatchObject({ code: 'EADDRINUSE', syscall: 'listen' });
  });
});
