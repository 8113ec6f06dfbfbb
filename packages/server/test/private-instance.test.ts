// A private server: nothing but its door and its health is there for those who have not told the password.

import { describe, expect, test } from 'vitest';
import { USUAL_INSTANCE } from '../src/instance/instance.ts';
import { CALLS } from '../src/transport/app.ts';
import { NotOpened, rates, running } from './loopback-server.ts';

const PASSWORD = 'open sesame';
const logo = { type: 'image/png', bytes: new Uint8Array([1, 2, 3]), tag: 'a' };
const instance = {
  ...USUAL_INSTANCE,
  name: 'Club',
  welcome: { en: 'Behind the pub' },
  logo,
  password: PASSWORD,
};

const passOf = (headers: Headers): string => (headers.getSetCookie()[0] ?? '').split(';')[0] ?? '';

describe('a private server', () => {
  test('refuses every call, the documents and the socket, and shows its door', async () => {
    const { call, open } = await running({ instance });
    const doors = new Set(['/api/instance', '/api/instance/enter', '/api/admin/claim']);
    for (const { method, path, who } of CALLS) {
      const { status, body } = await call(path.replace('{id}', 'ABCDEF'), {
        method: method.toUpperCase(),
        ...(method === 'post' && { body: {} }),
      });
      const said = [path, status, body.code];
      // Administrators have more than the password.
      if (who === 'admin') expect(said).toEqual([path, 403, 'not-admin']);
      else if (doors.has(path)) expect(body.code).not.toBe('password-needed');
      else expect(said).toEqual([path, 401, 'password-needed']);
    }
    for (const path of ['/api/openapi.json', '/api/socket.schema.json'])
      expect((await call(path)).body.code).toBe('password-needed');
    await expect(open()).rejects.toThrow(NotOpened);
    for (const path of ['/healthz', '/readyz']) expect((await call(path)).status).toBe(200);
    const door = (await call('/api/instance')).body;
    expect(door).toMatchObject({ name: 'Club', isPrivate: true, isLocked: true, welcome: {} });
    expect((await call(door.logo)).status).toBe(200);
  });

  test('a token of a guest is no password', async () => {
    const before = await running();
    const { token, cookie } = await before.newGuest();
    await before.close();
    const { call, open } = await running({ store: before.store, instance });
    expect((await call('/api/matches/mine', { token })).body.code).toBe('password-needed');
    expect((await call('/api/matches/mine', { cookie })).body.code).toBe('password-needed');
    await expect(open({ headers: { Cookie: cookie } })).rejects.toThrow('password-needed');
  });

  test('lets a device in that has told the password, until it changes', async () => {
    const { call, post, open, store, logs } = await running({ instance });
    const { status, headers } = await post('/api/instance/enter', { password: PASSWORD });
    expect(status).toBe(200);
    const cookie = passOf(headers);
    expect(headers.getSetCookie()[0]).toMatch(/HttpOnly; SameSite=Lax/);
    expect((await call('/api/matches/mine', { cookie })).body.code).toBe('no-guest');
    expect((await call('/api/instance', { cookie })).body).toMatchObject({
      isLocked: false,
      welcome: { en: 'Behind the pub' },
    });
    expect((await (await open({ headers: { Cookie: cookie } })).next('hello')).guest).toBe(null);
    expect(cookie).not.toContain(PASSWORD);
    expect(logs.join()).not.toContain(PASSWORD);
    expect(logs.join()).not.toContain(cookie.split('=')[1]);
    const changed = await running({ store, instance: { ...instance, password: 'another one' } });
    expect((await changed.call('/api/matches/mine', { cookie })).body.code).toBe('password-needed');
    // Another server with the same password made its own.
    const other = await running({ instance });
    expect((await other.call('/api/matches/mine', { cookie })).body.code).toBe('password-needed');
  });

  test('wrong passwords are counted by address', async () => {
    const { post, call } = await running({
      instance,
      limits: rates({ guesses: { times: 3, seconds: 600 } }),
    });
    for (let i = 0; i < 3; i++)
      expect((await post('/api/instance/enter', { password: `wrong ${i}` })).body.code).toBe('bad-password');
    const { status, body } = await post('/api/instance/enter', { password: PASSWORD });
    expect([status, body.code, body.facts.what]).toEqual([429, 'too-many', 'guesses']);
    expect((await call('/api/instance')).status).toBe(200);
  });

  test('a page of another site can’t try passwords', async () => {
    const { post } = await running({ instance });
    const headers = { Origin: 'https://evil.example' };
    expect((await post('/api/instance/enter', { password: PASSWORD }, { headers })).body.code).toBe(
      'bad-origin',
    );
  });
});

describe('an open server', () => {
  test('says how its host has set it up', async () => {
    const { call } = await running();
    expect((await call('/api/instance')).body).toEqual({
      name: null,
      accent: null,
      logo: null,
      welcome: {},
      games: ['seven-wonders', 'architects'],
      announcement: null,
      isClosed: false,
      isPrivate: false,
      isLocked: false,
    });
    expect((await call('/api/instance/logo')).status).toBe(404);
  });

  test('a logo with scripts can do nothing when it is opened by itself', async () => {
    const { call } = await running({ instance: { ...instance, logo, password: undefined } });
    const { headers } = await call('/api/instance/logo?a');
    expect(headers.get('content-security-policy')).toContain('sandbox');
    expect(headers.get('content-type')).toBe('image/png');
  });

  test('offers only the games that its host allows', async () => {
    const { newGuest, post } = await running({ instance: { games: ['architects'] } });
    const guest = await newGuest();
    const { body } = await post(
      '/api/matches',
      { game: 'seven-wonders', seats: ['open', 'open', 'open'] },
      guest,
    );
    expect(body.code).toBe('no-such-game');
  });
});
