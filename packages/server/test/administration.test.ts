// Those who run a server: what they can do, and that nobody else can do it.

import { mkdtempSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { openMatchService, USUAL_IDLE } from '@mirabilia/match-service';
import { afterEach, describe, expect, test } from 'vitest';
import { makeAccess } from '../src/administration/admins.ts';
import { newCode, newId, newSeed } from '../src/random-ids.ts';
import { openSqlite } from '../src/storage/sqlite.ts';
import type { Store } from '../src/storage/store.ts';
import { systemTimers } from '../src/system-time.ts';
import { CALLS } from '../src/transport/app.ts';
import { newInProcessThinker } from './in-process-thinker.ts';
import { type Client, NotOpened, type Reply, rates, running } from './loopback-server.ts';

const HOUR = 3_600_000;
const stops: (() => Promise<void>)[] = [];
afterEach(async () => {
  for (const stop of stops.splice(0)) await stop();
});

type Options = Parameters<typeof running>[0];

async function opened(options: Options = {}, given?: Store) {
  const store = given ?? (await openSqlite({ folder: mkdtempSync(join(tmpdir(), 'mirabilia-admin-')) }));
  const logged: string[] = [];
  const log = {
    info() {},
    warn: (...said: unknown[]) => logged.push(JSON.stringify(said)),
    error: (...said: unknown[]) => logged.push(JSON.stringify(said)),
  };
  const matchService = openMatchService({
    store,
    log: log as never,
    idle: USUAL_IDLE,
    thinker: newInProcessThinker(),
    timers: systemTimers,
    clock: Date.now,
    newId,
    newCode,
    newSeed,
    newSecret: newSeed,
  });
  const server = await running({ ...options, store: store as never, matchService: matchService as never });
  stops.push(async () => {
    await server.close();
    if (given === undefined) await store.close();
  });
  const link = (more = {}) =>
    makeAccess(store, { kind: 'link', label: 'Olga', validFor: HOUR, lasts: HOUR, ...more }, Date.now());
  const cookieOf = ({ headers }: Reply): string => (headers.getSetCookie()[0] ?? '').split(';')[0] ?? '';
  const HEADERS = { 'X-Mirabilia': '1' };
  async function admin() {
    const cookie = cookieOf(await server.post('/api/admin/claim', { token: await link() }));
    return {
      cookie,
      look: async (path: string) => (await server.call(path, { cookie })).body,
      act: (action: object) => server.post('/api/admin/actions', action, { cookie, headers: HEADERS }),
    };
  }
  /** Two people at a table that runs; the second has said something. */
  async function table(said = 'you fools') {
    const ann = await server.newGuest('Ann');
    const eve = await server.newGuest('Eve');
    const made = await server.post(
      '/api/matches',
      { game: 'architects', seats: ['open', 'open'], visibility: 'public' },
      ann,
    );
    const match: string = made.body.id;
    await server.post(`/api/matches/${match}/join`, {}, eve);
    await server.post(`/api/matches/${match}/start`, {}, ann);
    const client = await server.open({ headers: { Cookie: eve.cookie } });
    await watch(client, match);
    client.send({ type: 'chat', match, id: 'said', text: said });
    await client.next('chat');
    return { ann, eve, match, code: made.body.code as string, client };
  }
  return { ...server, store, matchService, link, admin, table, cookieOf, HEADERS };
}

async function watch(client: Client, match: string): Promise<void> {
  client.send({ type: 'watch', match, id: 'watch', form: 'engine' });
  await client.next('view');
}

const refusal = async (answer: Promise<Reply>): Promise<string> => (await answer).body.code ?? 'accepted';

describe('access', () => {
  test('a link works once, for its time, and makes a cookie for these calls alone', async () => {
    const { post, call, link, cookieOf, logs, store } = await opened();
    const token = await link();
    const claimed = await post('/api/admin/claim', { token });
    expect(claimed.status).toBe(200);
    expect(claimed.headers.getSetCookie()[0]).toMatch(
      /Max-Age=3600; Path=\/api\/admin; HttpOnly; SameSite=Strict/,
    );
    expect(await refusal(post('/api/admin/claim', { token }))).toBe('bad-link');
    const cookie = cookieOf(claimed);
    const { body } = await call('/api/admin', { cookie });
    expect(body.you.label).toBe('Olga');
    const secret = cookie.split('=')[1] as string;
    for (const place of [
      logs.join(),
      JSON.stringify(body),
      JSON.stringify(await store.administration.accesses(0)),
    ]) {
      expect(place).not.toContain(token);
      expect(place).not.toContain(secret);
    }
    expect(await refusal(post('/api/admin/claim', { token: await link({ validFor: -1 }) }))).toBe('bad-link');
  });

  test('every call is refused without it: with a guest’s token, a link, another server’s cookie', async () => {
    const { call, newGuest, link } = await opened();
    const other = await opened();
    const { cookie: foreign } = await other.admin();
    const { cookie, token } = await newGuest();
    const unused = await link();
    const admins = CALLS.filter(({ who }) => who === 'admin');
    expect(admins.length).toBeGreaterThan(8);
    for (const { path, method } of admins) {
      const tried = [
        { cookie },
        { token },
        { cookie: foreign },
        { cookie: `mirabilia-admin=${unused}` },
        { headers: { 'X-Mirabilia-Admin': unused } },
        { headers: { 'X-Mirabilia-Admin': '' } },
      ];
      for (const how of tried) {
        const body = method === 'post' ? { body: {} } : {};
        const answer = call(path.replace('{id}', 'x'), { method: method.toUpperCase(), ...body, ...how });
        expect([path, await refusal(answer)]).toEqual([path, 'not-admin']);
      }
    }
  });

  test('guessed links are refused, and lock nobody out: there is nothing to guess in 256 bits', async () => {
    const { post, link } = await opened({ limits: rates({ guesses: { times: 2, seconds: 600 } }) });
    for (const token of ['a', 'b', 'c'])
      expect(await refusal(post('/api/admin/claim', { token }))).toBe('bad-link');
    expect(await refusal(post('/api/admin/claim', { token: await link() }))).toBe('accepted');
  });

  test('another site can’t act with the cookie', async () => {
    const { post, admin } = await opened();
    const { cookie } = await admin();
    const action = { do: 'announce', text: 'Ha' };
    expect(await refusal(post('/api/admin/actions', action, { cookie }))).toBe('no-header');
    const headers = { 'X-Mirabilia': '1', Origin: 'https://evil.example' };
    expect(await refusal(post('/api/admin/actions', action, { cookie, headers }))).toBe('bad-origin');
    const form = { cookie, headers: { 'Content-Type': 'text/plain', 'X-Mirabilia': '1' } };
    expect(await refusal(post('/api/admin/actions', JSON.stringify(action), form))).toBe('not-json');
  });

  test('ends when it is revoked, and when the administrator signs out', async () => {
    const { admin, post, HEADERS } = await opened();
    const first = await admin();
    const second = await admin();
    const { you } = await second.look('/api/admin');
    await first.act({ do: 'revoke-access', access: you.id });
    expect((await second.look('/api/admin')).code).toBe('not-admin');
    await post('/api/admin/sign-out', {}, { cookie: first.cookie, headers: HEADERS });
    expect((await first.look('/api/admin')).code).toBe('not-admin');
  });

  test('of a private server, needs no password', async () => {
    const { admin } = await opened({ instance: { games: [], password: 'open sesame' } });
    expect((await (await admin()).look('/api/admin')).you.label).toBe('Olga');
  });
});

describe('reports', () => {
  test('tell who, where and what was said, and can be dealt with', async () => {
    const { table, post, admin } = await opened();
    const { ann, eve, match } = await table();
    const report = { match, person: 1, reason: 'insults', note: 'Please look.' };
    const told = await post('/api/reports', report, ann);
    // The deal decides who has which seat.
    const other = told.status === 201 ? told : await post('/api/reports', { ...report, person: 0 }, ann);
    expect(other.status).toBe(201);
    const { look, act } = await admin();
    const { reports } = await look('/api/admin/reports');
    expect(reports).toMatchObject([
      {
        person: eve.guest,
        personName: 'Eve',
        reporterName: 'Ann',
        reason: 'insults',
        note: 'Please look.',
        match,
      },
    ]);
    expect(reports[0].said).toMatchObject([{ text: 'you fools' }]);
    expect((await look(`/api/admin/people/${eve.guest}`)).reports).toHaveLength(1);
    expect((await act({ do: 'close-report', report: reports[0].id })).status).toBe(200);
    expect((await look('/api/admin/reports')).reports).toEqual([]);
    expect((await look('/api/admin/reports?status=closed')).reports).toHaveLength(1);
  });

  test('are limited, and of nobody but somebody else there', async () => {
    const { table, post, newGuest } = await opened({
      limits: rates({ reports: { times: 4, seconds: 600 } }),
    });
    const { ann, match } = await table();
    const report = (more: object, by = ann) =>
      refusal(post('/api/reports', { match, person: 0, reason: 'spam', ...more }, by));
    const both = [await report({ person: 0 }), await report({ person: 1 })];
    expect(both.toSorted()).toEqual(['accepted', 'no-such-person']);
    expect(await report({ person: 7 })).toBe('no-such-person');
    expect(await report({ reason: 'because' })).toBe('bad-message');
    expect(await report({})).toBe('too-many');
    expect(await report({ match: 'nowhere' }, await newGuest('Bob'))).toBe('no-such-match');
    expect(await refusal(post('/api/reports', { match, person: 0, reason: 'spam' }))).toBe('no-guest');
  });
});

describe('people', () => {
  test('who is banned is disconnected, and stays out until it ends', async () => {
    const { table, admin, call, open, post } = await opened();
    const { eve, client, ann } = await table();
    const { act, look } = await admin();
    expect((await act({ do: 'ban', person: eve.guest, hours: 2, reason: 'insults' })).status).toBe(200);
    await client.closed;
    const mine = await call('/api/matches/mine', { cookie: eve.cookie });
    expect([mine.status, mine.body.code, mine.body.facts.reason]).toEqual([403, 'banned', 'insults']);
    expect(mine.body.facts.until).toBeGreaterThan(Date.now() + HOUR);
    await expect(open({ headers: { Cookie: eve.cookie } })).rejects.toThrow(NotOpened);
    // By no other way either.
    expect(await refusal(call('/api/matches', { token: eve.token }))).toBe('banned');
    expect(await refusal(post('/api/guests', { name: 'Eva' }, { token: eve.token }))).toBe('banned');
    expect((await call('/api/matches/mine', { cookie: ann.cookie })).status).toBe(200);
    const { sanctions } = await look('/api/admin');
    expect(sanctions).toMatchObject([{ kind: 'ban', target: 'person', value: eve.guest, name: 'Eve' }]);
    await act({ do: 'lift', sanction: sanctions[0].id });
    expect((await call('/api/matches/mine', { cookie: eve.cookie })).status).toBe(200);
  });

  test('a ban with the address keeps out a new name as well, but not the administrator', async () => {
    const { table, admin, post, call } = await opened();
    const { eve } = await table();
    const { act, look } = await admin();
    expect((await look(`/api/admin/people/${eve.guest}`)).addresses).toEqual(['127.0.0.1']);
    await act({ do: 'ban', person: eve.guest, hours: null, reason: '', withAddress: true });
    expect(await refusal(post('/api/guests', { name: 'Eva' }))).toBe('banned');
    expect(await refusal(call('/api/matches'))).toBe('banned');
    expect((await call('/api/instance')).status).toBe(200);
    const { sanctions } = await look('/api/admin');
    expect(sanctions).toHaveLength(2);
    for (const { id } of sanctions) await act({ do: 'lift', sanction: id });
    expect((await call('/api/matches')).status).toBe(200);
    await act({ do: 'ban-address', address: '127.0.0.1', hours: 1, reason: '' });
    expect(await refusal(call('/api/matches'))).toBe('banned');
  });

  test('who is muted plays on and says nothing', async () => {
    const { table, admin } = await opened();
    const { eve, client, match } = await table();
    const { act } = await admin();
    await act({ do: 'mute', person: eve.guest, hours: null, reason: 'insults' });
    for (const message of [
      { type: 'chat', text: 'again' },
      { type: 'react', reaction: 'laugh' },
    ]) {
      client.send({ ...message, match, id: message.type });
      expect(await client.next('refused')).toMatchObject({
        id: message.type,
        code: 'muted',
        facts: { until: 0 },
      });
    }
    client.send({ type: 'unwatch', match, id: 'un' });
    expect((await client.next('ack')).match).toBe(match);
  });

  test('a new name stands everywhere, also where the match is watched', async () => {
    const { table, admin, open, call } = await opened();
    const { eve, client, match } = await table();
    const { act } = await admin();
    expect(await refusal(act({ do: 'rename', person: eve.guest, name: '' }))).toBe('bad-name');
    expect((await act({ do: 'rename', person: eve.guest, name: 'Player' })).status).toBe(200);
    await client.closed;
    const lobby = await call(`/api/matches/${match}`);
    expect(JSON.stringify(lobby.body)).not.toContain('Eve');
    const again = await open({ headers: { Cookie: eve.cookie } });
    await watch(again, match);
    expect((await again.next('chat')).name).toBe('Player');
    expect((await call('/api/guests/me', { cookie: eve.cookie })).body.name).toBe('Player');
  });

  test('signed out everywhere, and deleted', async () => {
    const { table, admin, call, store } = await opened();
    const { eve, ann, match, client } = await table();
    const { act, look } = await admin();
    await new Promise((resolve) => setTimeout(resolve, 1100));
    await act({ do: 'sign-out', person: eve.guest });
    await client.closed;
    expect((await call('/api/guests/me', { cookie: eve.cookie })).body.guest).toBe(null);
    expect((await look('/api/admin/people?text=eve')).people).toMatchObject([{ name: 'Eve' }]);
    await act({ do: 'delete-person', person: eve.guest });
    expect((await look('/api/admin/people?text=eve')).people).toEqual([]);
    expect(await store.guest(eve.guest)).toBe(undefined);
    expect(JSON.stringify((await call(`/api/matches/${match}`, { cookie: ann.cookie })).body)).not.toContain(
      'Eve',
    );
    expect(await refusal(act({ do: 'delete-person', person: eve.guest }))).toBe('no-such-person');
  });
});

describe('matches', () => {
  test('are found by status, code and player', async () => {
    const { table, admin } = await opened();
    const { match, code } = await table();
    const { look } = await admin();
    for (const query of ['', '?status=running', `?text=${code.toLowerCase()}`, '?text=eve', `?text=${match}`])
      expect((await look(`/api/admin/matches${query}`)).matches).toMatchObject([{ id: match, code }]);
    for (const query of ['?status=over', '?text=nobody'])
      expect((await look(`/api/admin/matches${query}`)).matches).toEqual([]);
    expect((await look(`/api/admin/matches/${match}`)).chat).toMatchObject([
      { name: 'Eve', text: 'you fools' },
    ]);
  });

  test('a chat is deleted for those who watch as well', async () => {
    const { table, admin, open } = await opened();
    const { match, client, eve, ann } = await table();
    const { act, look } = await admin();
    await act({ do: 'delete-chat', match, person: ann.guest });
    expect((await look(`/api/admin/matches/${match}`)).chat).toMatchObject([{ text: 'you fools' }]);
    await act({ do: 'delete-chat', match, person: eve.guest });
    await client.closed;
    const again = await open({ headers: { Cookie: eve.cookie } });
    await watch(again, match);
    expect((await again.next('chat')).text).toBe('—');
  });

  test('a match that is played is deleted, and nobody can go on', async () => {
    const { table, admin, open, call, matchService } = await opened();
    const { match, client, eve, ann } = await table();
    const { act } = await admin();
    expect((await act({ do: 'delete-match', match })).status).toBe(200);
    await client.closed;
    expect(await refusal(call(`/api/matches/${match}`, { cookie: ann.cookie }))).toBe('no-such-match');
    const again = await open({ headers: { Cookie: eve.cookie } });
    again.send({ type: 'watch', match, id: 'w', form: 'engine' });
    expect((await again.next('refused')).code).toBe('no-such-match');
    expect(matchService.figures.liveMatches).toBe(0);
    expect(await refusal(act({ do: 'delete-match', match }))).toBe('no-such-match');
  });
});

describe('the whole server', () => {
  test('an announcement reaches every page at once, and until it is taken back', async () => {
    const { table, admin, call } = await opened();
    const { client } = await table();
    const { act } = await admin();
    await act({ do: 'announce', text: 'Back at nine.', minutes: 5 });
    expect(await client.next('announcement')).toMatchObject({ text: 'Back at nine.', isClosed: false });
    expect((await call('/api/instance')).body.announcement.text).toBe('Back at nine.');
    await act({ do: 'announce', text: '' });
    expect((await client.next('announcement')).text).toBe('');
    expect((await call('/api/instance')).body.announcement).toBe(null);
  });

  test('while it is drained no match begins, those that run go on, and the next server has forgotten it', async () => {
    const { table, admin, post, store, newGuest, ...server } = await opened();
    const { client, ann, match } = await table();
    const wish = { game: 'architects', seats: ['open', 'open'] };
    const { body: lobby } = await post('/api/matches', { ...wish, seats: ['open', 'bot:easy'] }, ann);
    const { act } = await admin();
    await act({ do: 'drain', on: true });
    expect((await client.next('announcement')).isClosed).toBe(true);
    expect(await refusal(post('/api/matches', wish, await newGuest('Bob')))).toBe('no-new-matches');
    expect(await refusal(post(`/api/matches/${lobby.id}/start`, {}, ann))).toBe('no-new-matches');
    const quick = { game: 'architects', sizes: [2], pace: 'live' };
    expect(await refusal(post('/api/quick-match', quick, ann))).toBe('no-new-matches');
    client.send({ type: 'chat', match, id: 'more', text: 'still here' });
    expect((await client.next('chat')).text).toBe('still here');
    await server.close();
    await new Promise((resolve) => setTimeout(resolve, 5));
    const next = await opened({}, store);
    expect((await next.post('/api/matches', wish, ann)).status).toBe(201);
    await next.close();
  });

  test('everything that is done is in the log, by whom and why', async () => {
    const { table, admin } = await opened();
    const { eve } = await table();
    const { act, look } = await admin();
    await act({ do: 'mute', person: eve.guest, hours: 3, reason: 'insults' });
    await act({ do: 'announce', text: 'Hello' });
    expect(await refusal(act({ do: 'mute', person: 'nobody', hours: 3, reason: '' }))).toBe('no-such-person');
    const { log } = await look('/api/admin/log');
    expect(log.toSorted((a: { at: number }, b: { at: number }) => a.at - b.at)).toMatchObject([
      { by: 'Olga', action: 'mute', subject: eve.guest, name: 'Eve', detail: '3 h, insults' },
      { by: 'Olga', action: 'announce', detail: 'Hello' },
    ]);
  });
});
