// Identity: who a caller is, and what nobody else can do in their name.

import { createHmac } from 'node:crypto';
import { describe, expect, test } from 'vitest';
import { guestTokens, LIFETIME_SECONDS } from '../src/transport/tokens.ts';
import { MATCH } from './fakes.ts';
import { NotOpened, plainRequest, running } from './loopback-server.ts';

const JOIN = `/api/matches/${MATCH}/join`;

describe('the token', () => {
  test('comes as a cookie that scripts can’t read, and once in the answer', async () => {
    const { post } = await running();
    const { headers, body } = await post('/api/guests', { name: 'Ana' });
    const [cookie = ''] = headers.getSetCookie();
    expect(cookie.split('; ').slice(1).toSorted()).toEqual(
      ['HttpOnly', `Max-Age=${LIFETIME_SECONDS}`, 'Path=/', 'SameSite=Lax'].toSorted(),
    );
    expect(cookie).toContain(body.token);
  });

  test('is for https alone where the call came by https', async () => {
    const { post } = await running({ trustProxy: 1 });
    const { headers } = await post(
      '/api/guests',
      { name: 'Ana' },
      { headers: { 'X-Forwarded-Proto': 'https' } },
    );
    expect(headers.getSetCookie()[0]).toContain('; Secure');
  });

  test('is not given again for a cookie', async () => {
    const { newGuest, post, call } = await running();
    const { cookie, token } = await newGuest();
    const headers = { 'X-Mirabilia': '1' };
    const renamed = await post('/api/guests', { name: 'Zoë' }, { cookie, headers });
    const me = await call('/api/guests/me', { cookie });
    expect(me.body.name).toBe('Zoë');
    expect(JSON.stringify([renamed.body, me.body])).not.toContain(token);
  });

  test('a browser that comes back gets its cookie renewed', async () => {
    const { newGuest, call } = await running();
    const { cookie, token } = await newGuest();
    expect((await call('/api/guests/me', { cookie })).headers.getSetCookie()).toHaveLength(1);
    expect((await call('/api/guests/me', { token })).headers.getSetCookie()).toHaveLength(0);
  });

  test('forged, foreign, expired, and of a guest whom nobody knows', async () => {
    const server = await running();
    const { token, guest } = await server.newGuest();
    const other = await running();
    const [version, id, since, expires, signature] = token.split('.') as [
      string,
      string,
      string,
      string,
      string,
    ];
    const key = server.store.settings.values().next().value as string;
    const past = guestTokens(key, () => Date.now() - (LIFETIME_SECONDS + 1) * 1000);
    const text = `${version}.${id}.${since}.zzzzzz`;
    const bad = {
      empty: '',
      'no token': 'hello',
      'another guest': `${version}.${'x'.repeat(16)}.${since}.${expires}.${signature}`,
      'a longer life': `${text}.${signature}`,
      'its own key': `${text}.${createHmac('sha256', 'guess').update(text).digest('base64url')}`,
      'half a signature': token.slice(0, -20),
      'a spare bit': token.slice(0, -1) + nextLetter(token.at(-1) as string),
      foreign: (await other.newGuest()).token,
      expired: past.make({ id: guest }),
      'unknown guest': guestTokens(key, Date.now).make({ id: 'nobody' }),
      __proto__: `${version}.__proto__.${since}.${expires}.${signature}`,
    };
    for (const [name, forged] of Object.entries(bad)) {
      const mine = await server.call('/api/matches/mine', { headers: { Authorization: `Bearer ${forged}` } });
      expect([name, mine.status, mine.body.code]).toEqual([name, 401, 'no-guest']);
      const list = await server.call('/api/matches', { headers: { Authorization: `Bearer ${forged}x` } });
      expect(list.status).toBe(401);
      // A page with an old cookie is nobody, and may become somebody again.
      expect((await server.call('/api/matches', { cookie: `mirabilia=${forged}` })).status).toBe(200);
      const nobody = await server.call('/api/guests/me', { cookie: `mirabilia=${forged}` });
      expect([nobody.status, nobody.body]).toEqual([200, { guest: null, name: null, emblem: null }]);
      expect(nobody.headers.getSetCookie()).toEqual([]);
    }
    expect((await server.call('/api/guests/me', { token })).status).toBe(200);
  });

  test('outlives the server, because its key does', async () => {
    const first = await running();
    const { token, guest } = await first.newGuest();
    await first.close();
    const second = await running({ store: first.store });
    expect((await second.call('/api/guests/me', { token })).body.guest).toBe(guest);
  });

  test('a password that is meant for a proxy is none of our business', async () => {
    const { newGuest, call } = await running();
    const { cookie } = await newGuest();
    const headers = { Authorization: 'Basic YTpi' };
    expect((await call('/api/guests/me', { cookie, headers })).status).toBe(200);
  });
});

/** Spelled otherwise, the last letter of a signature can stand for the same bytes. */
function nextLetter(letter: string): string {
  const letters = 'ABCDEFGHIJKLMNOPQRSTUVWXYZabcdefghijklmnopqrstuvwxyz0123456789-_';
  return letters[letters.indexOf(letter) ^ 1] as string;
}

describe('another device', () => {
  test('becomes the same guest, once', async () => {
    const { newGuest, post, call, store, address } = await running();
    const { token, guest } = await newGuest();
    const { status, body } = await post('/api/guests/link', {}, { token });
    expect(status).toBe(201);
    expect(body.link).toBe(`${address}/#device=${body.token}`);
    expect([...store.links.keys()].join()).not.toContain(body.token);
    const claimed = await post('/api/guests/claim', { token: body.token });
    expect(claimed.body.guest).toBe(guest);
    expect(claimed.headers.getSetCookie()[0]).toContain(claimed.body.token);
    expect((await call('/api/guests/me', { token: claimed.body.token })).body.guest).toBe(guest);
    const again = await post('/api/guests/claim', { token: body.token });
    expect([again.status, again.body.code]).toEqual([404, 'bad-link']);
  });

  test('not after ten minutes', async () => {
    let now = Date.now();
    const { newGuest, post } = await running({ now: () => now });
    const guest = await newGuest();
    const { body: early } = await post('/api/guests/link', {}, guest);
    expect(early.expiresAt).toBe(now + 600_000);
    const { body: late } = await post('/api/guests/link', {}, guest);
    now += 599_000;
    expect((await post('/api/guests/claim', early)).status).toBe(200);
    now += 1_000;
    expect((await post('/api/guests/claim', late)).body.code).toBe('bad-link');
  });

  test('nobody gives no link away', async () => {
    const { post } = await running();
    expect((await post('/api/guests/link', {})).status).toBe(401);
    expect((await post('/api/guests/claim', {})).body.code).toBe('bad-message');
  });
});

describe('calls that another site makes in the name of a player', () => {
  test('a cookie alone changes nothing', async () => {
    const { newGuest, post, call } = await running();
    const { cookie } = await newGuest();
    const { status, body } = await post(JOIN, {}, { cookie });
    expect([status, body.code]).toEqual([403, 'no-header']);
    expect((await call(JOIN, { method: 'POST', cookie })).body.code).toBe('no-header');
    expect((await post('/api/guests', { name: 'Eve' }, { cookie })).body.code).toBe('no-header');
    expect((await post(JOIN, {}, { cookie, headers: { 'X-Mirabilia': '1' } })).status).toBe(200);
  });

  test.for([
    'https://evil.example',
    'null',
    'http://127.0.0.1:1',
    'http://127.0.0.1.evil.example',
    'not an origin',
  ])('from %s', async (origin) => {
    const { newGuest, post, call, open } = await running();
    const { cookie, token } = await newGuest();
    const headers = { Origin: origin, 'X-Mirabilia': '1' };
    for (const who of [{ cookie }, { token }, {}]) {
      expect((await post('/api/guests', { name: 'Eve' }, { ...who, headers })).body.code).toBe('bad-origin');
    }
    expect((await call('/api/matches/mine', { cookie, headers })).status).toBe(403);
    const refusal = await open({ headers: { Origin: origin, Cookie: cookie } }).catch((error) => error);
    expect(refusal).toBeInstanceOf(NotOpened);
    expect([refusal.status, refusal.body.code]).toEqual([403, 'bad-origin']);
  });

  test('the server’s own pages may, and those of sites that the operator named', async () => {
    const { newGuest, call, address, open } = await running({ origins: ['https://table.example'] });
    const { cookie, token } = await newGuest();
    for (const origin of [address, 'https://table.example']) {
      expect((await call('/api/guests/me', { token, headers: { Origin: origin } })).status).toBe(200);
      const client = await open({ headers: { Origin: origin, Cookie: cookie } });
      expect((await client.next('hello')).name).toBe('Ana');
    }
  });

  test('behind a proxy the host is the one that the browser knows', async () => {
    const { port } = await running({ trustProxy: 1 });
    const ask = (headers: Record<string, string>) =>
      plainRequest(port, { path: '/api/matches', headers: { Host: 'inner:1', ...headers } });
    const forwarded = { 'X-Forwarded-Host': 'play.example', 'X-Forwarded-Proto': 'https' };
    expect((await ask({ ...forwarded, Origin: 'https://play.example' })).status).toBe(200);
    expect((await ask({ ...forwarded, Origin: 'https://inner:1' })).status).toBe(403);
    expect((await ask({ Host: 'play.example:80', Origin: 'http://play.example' })).status).toBe(200);
  });
});

describe('the socket', () => {
  const hello = async (server: Awaited<ReturnType<typeof running>>, options: object) =>
    (await (await server.open(options)).next('hello')).guest;

  test('knows a guest by cookie, by bearer, by subprotocol', async () => {
    const server = await running();
    const { guest, token, cookie } = await server.newGuest();
    expect(await hello(server, { headers: { Cookie: cookie } })).toBe(guest);
    expect(await hello(server, { headers: { Authorization: `Bearer ${token}` } })).toBe(guest);
    expect(await hello(server, { protocols: ['mirabilia.1', `mirabilia.token.${token}`] })).toBe(guest);
    expect(await hello(server, {})).toBe(null);
    expect(await hello(server, { headers: { Cookie: 'mirabilia=old' } })).toBe(null);
  });

  test('the token is never the subprotocol that is spoken', async () => {
    const { newGuest, open } = await running();
    const { token } = await newGuest();
    const { socket } = await open({ protocols: [`mirabilia.token.${token}`, 'mirabilia.1'] });
    expect(socket.protocol).toBe('mirabilia.1');
  });

  test('a token that doesn’t hold opens nothing', async () => {
    const { open } = await running();
    for (const options of [
      { headers: { Authorization: 'Bearer x' } },
      { protocols: ['mirabilia.1', 'mirabilia.token.x'] },
    ]) {
      const refusal = await open(options).catch((error) => error);
      expect([refusal.status, refusal.body.code]).toEqual([401, 'no-guest']);
    }
  });

  test('a new name reaches the sockets that are open', async () => {
    const { newGuest, open, post, matchService } = await running();
    const { token } = await newGuest('Ana');
    const client = await open({ headers: { Authorization: `Bearer ${token}` } });
    await post('/api/guests', { name: 'Zoë' }, { token });
    client.send({ type: 'watch', id: '1', match: MATCH });
    await client.next('ack');
    expect(matchService.received[0]?.guest?.name).toBe('Zoë');
  });
});

test('with a public address links lead there and only its pages may call, whatever the headers say', async () => {
  const { call, newGuest } = await running({ trustProxy: 1, publicOrigin: 'https://play.example.org' });
  const { token } = await newGuest();
  const link = async (headers: Record<string, string>) =>
    call('/api/guests/link', { method: 'POST', token, headers });
  const made = await link({ 'X-Forwarded-Host': 'evil.example' });
  expect(made.body.link).toMatch(/^https:\/\/play\.example\.org\/#device=/);
  const forged = await link({ 'X-Forwarded-Host': 'evil.example', Origin: 'https://evil.example' });
  expect(forged.body.code).toBe('bad-origin');
  expect((await link({ Origin: 'https://play.example.org' })).status).toBe(201);
});
