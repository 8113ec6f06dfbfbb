// Every call of the HTTP API: what it gives, and how it refuses.

import { createHash } from 'node:crypto';
import { GAME_IDS, withGame } from '@mirabilia/games';
import {
  advance,
  type JsonObject,
  pending,
  playForced,
  recordOf,
  refuse,
  sealOf,
  seatView,
  seedFrom,
  seedOfMatch,
  startMatch,
} from '@mirabilia/kernel';
import { granted, openHarness, playOn, startTable } from '@mirabilia/match-service/testkit';
import { createMatch, SENTENCES } from '@mirabilia/protocol';
import { lobbyAnswer } from '@mirabilia/protocol/answers';
import { describe, expect, test } from 'vitest';
import { importRecord } from '../src/records.ts';
import { Unavailable } from '../src/storage/store.ts';
import { fakeMatchService, lobbyOf, MATCH } from './fakes.ts';
import { plainRequest, rates, running } from './loopback-server.ts';

const sha256Of = (record: JsonObject): string =>
  createHash('sha256').update(JSON.stringify(record)).digest('hex').slice(0, 32);

const TABLE = { game: 'seven-wonders', seats: ['open', 'bot:easy', 'bot:easy'] };

test('a guest is made, asked for, renamed', async () => {
  const { post, call, store } = await running();
  const made = await post('/api/guests', { name: '  Ana   María ' });
  expect(made.status).toBe(200);
  expect(made.body.name).toBe('Ana María');
  const { token, guest } = made.body;
  expect((await call('/api/guests/me', { token })).body).toEqual({
    guest,
    name: 'Ana María',
    emblem: null,
  });
  const renamed = await post('/api/guests', { name: 'Zoë' }, { token });
  expect(renamed.body).toEqual({ guest, name: 'Zoë', emblem: null });
  const emblem = 'ship-gold';
  expect((await post('/api/guests', { name: 'Zoë', emblem }, { token })).body).toEqual({
    guest,
    name: 'Zoë',
    emblem,
  });
  // Whoever says nothing of it keeps it.
  await post('/api/guests', { name: 'Zoë' }, { token });
  expect((await call('/api/guests/me', { token })).body.emblem).toBe(emblem);
  expect((await post('/api/guests', { name: 'Zoë', emblem: 'ship-ship' }, { token })).status).toBe(400);
  await post('/api/guests', { name: 'Zoë', emblem: null }, { token });
  expect((await call('/api/guests/me', { token })).body.emblem).toBe(null);
  expect((await call('/api/guests/me', { token })).body.name).toBe('Zoë');
  expect(store.guests.size).toBe(1);
});

test.for([
  ['', 422, 'bad-name'],
  ['x'.repeat(25), 422, 'bad-name'],
  ['a\u202eb', 422, 'bad-name'],
  [7, 400, 'bad-message'],
  [undefined, 400, 'bad-message'],
] as const)('%j is no name', async ([name, status, code]) => {
  const { post, store } = await running();
  const { status: got, body } = await post('/api/guests', { name });
  expect([got, body.code]).toEqual([status, code]);
  expect(body.sentence).toBe(SENTENCES[code]);
  expect(store.guests.size).toBe(0);
});

describe('matches', () => {
  test('creating takes the defaults of the protocol and answers 201', async () => {
    const { newGuest, post } = await running();
    const { token } = await newGuest();
    const { status, body } = await post('/api/matches', TABLE, { token });
    expect(status).toBe(201);
    expect(lobbyAnswer.parse(body)).toEqual(body);
    const { pace, visibility, botDelay } = createMatch.parse(TABLE);
    expect(body).toMatchObject({ id: MATCH, pace, visibility, botDelay });
  });

  test.for([
    ['one seat', { ...TABLE, seats: ['open'] }, 400, 'bad-message', { where: 'seats' }],
    ['a strange seat', { ...TABLE, seats: ['open', 'throne'] }, 400, 'bad-message', { where: 'seats.1' }],
    ['a strange pace', { ...TABLE, pace: { kind: 'blitz' } }, 400, 'bad-message', { where: 'pace.kind' }],
    ['nothing', undefined, 400, 'bad-message', {}],
    ['a list', [], 400, 'bad-message', {}],
    ['an unknown game', { ...TABLE, game: 'chess' }, 422, 'no-such-game', { game: 'chess' }],
  ] as const)('creating with %s is refused', async ([, wish, status, code, facts]) => {
    const { newGuest, post } = await running();
    const { token } = await newGuest();
    const { status: got, body } = await post('/api/matches', wish, { token });
    expect([got, body.code]).toEqual([status, code]);
    expect(body.facts).toMatchObject(facts);
  });

  test('lists: public ones for all, mine for me', async () => {
    const { newGuest, call } = await running();
    const { token } = await newGuest();
    const open = await call('/api/matches');
    expect(open.body.matches).toHaveLength(1);
    const mine = await call('/api/matches/mine', { token });
    expect(mine.body.matches[0]).toMatchObject({ id: MATCH, waitsForYou: true, waitsFor: [0] });
    expect((await call('/api/matches/mine')).body.code).toBe('no-guest');
  });

  test('the lobby by id or by code, for anybody', async () => {
    const { call } = await running();
    expect((await call(`/api/matches/${MATCH}`)).body.id).toBe(MATCH);
    expect((await call('/api/matches/ABCDEF')).body.id).toBe(MATCH);
    for (const id of ['nowhere', 'x'.repeat(65), '%00', 'a b', '%F0%28', '..%2f..']) {
      const { status, body } = await call(`/api/matches/${encodeURI(id)}`);
      expect([status, body.code]).toEqual([404, 'no-such-match']);
    }
  });

  test('the record', async () => {
    const { call } = await running();
    expect((await call(`/api/matches/${MATCH}/record`)).body.format).toBe('mirabilia/1');
    expect((await call('/api/matches/nowhere/record')).status).toBe(404);
  });

  const SWAP = { do: 'swap', seat: 0, with: 1 };
  const TERMS = { players: 4, aids: { memory: false, score: true } };
  const NONCE = 'a1'.repeat(16);
  const SEAL = 'b2'.repeat(32);
  type Verb =
    | 'join'
    | 'leave'
    | 'start'
    | 'rematch'
    | 'sealNonce'
    | 'tellNonce'
    | 'changeSeats'
    | 'changeTerms';
  test.for<[action: string, verb: Verb, body: object, given: readonly unknown[]]>([
    ['join', 'join', {}, [undefined]],
    ['join', 'join', { nonceSeal: SEAL }, [SEAL]],
    ['leave', 'leave', {}, []],
    // What `start` asks back is tested in bot-tables.test.ts.
    ['start', 'start', {}, [expect.objectContaining({ nonce: undefined })]],
    ['start', 'start', { nonce: NONCE }, [expect.objectContaining({ nonce: NONCE })]],
    ['nonce-seal', 'sealNonce', { nonceSeal: SEAL }, [SEAL]],
    ['nonce', 'tellNonce', { nonce: NONCE }, [NONCE]],
    ['rematch', 'rematch', {}, [expect.any(Function)]],
    ['seats', 'changeSeats', SWAP, [SWAP]],
    ['terms', 'changeTerms', TERMS, [TERMS]],
  ])(
    '%s: done, refused by the match service, unknown match, no guest',
    async ([action, verb, body, given]) => {
      const matchService = fakeMatchService();
      const asked: unknown[] = [];
      const act = matchService[verb];
      matchService[verb] = (match: string, ...rest: unknown[]) => {
        asked.push([match, ...rest]);
        if (match === 'no') return Promise.resolve(refuse('not-host'));
        return act(match, rest[0] as never, rest[1] as never);
      };
      const { newGuest, post } = await running({ matchService });
      const { token, guest } = await newGuest();
      const done = await post(`/api/matches/${MATCH}/${action}`, body, { token });
      expect([done.status, done.body.id]).toEqual([200, MATCH]);
      expect(asked[0]).toEqual([MATCH, { id: guest, name: 'Ana' }, ...given]);
      const refused = await post(`/api/matches/no/${action}`, body, { token });
      expect([refused.status, refused.body.code]).toEqual([403, 'not-host']);
      expect((await post(`/api/matches/nowhere/${action}`, body, { token })).status).toBe(404);
      expect((await post(`/api/matches/${MATCH}/${action}`, body)).status).toBe(401);
      expect(asked).toHaveLength(3);
    },
  );

  test('a character that not every store keeps is refused, in bodies and in parameters', async () => {
    const { post, call } = await running();
    const { token } = (await post('/api/guests', { name: 'Ann' })).body;
    const webhook = { url: 'https://chat.example.org/a\0b' };
    const refused = await post('/api/matches', { ...TABLE, webhook }, { token });
    expect([refused.status, refused.body.code]).toEqual([400, 'bad-message']);
    const asked = await call('/api/results?before=a%00b', { token });
    expect([asked.status, asked.body.code]).toEqual([400, 'bad-message']);
  });

  test('a call that says nothing needs no body', async () => {
    const { newGuest, call } = await running();
    const { token } = await newGuest();
    expect((await call(`/api/matches/${MATCH}/join`, { method: 'POST', token })).status).toBe(200);
  });

  test.for([
    ['join', { nonceSeal: 'b2' }],
    ['join', { nonceSeal: 'B2'.repeat(32) }],
    ['start', { nonce: 'a1' }],
    ['start', { nonce: `${'a1'.repeat(16)}:` }],
    ['nonce', {}],
    ['nonce', { nonce: 'a1'.repeat(33) }],
    ['nonce-seal', {}],
    ['nonce-seal', { nonceSeal: null }],
  ] as const)('%s: %j is refused', async ([action, body]) => {
    const { newGuest, post } = await running();
    const { token } = await newGuest();
    expect((await post(`/api/matches/${MATCH}/${action}`, body, { token })).body.code).toBe('bad-message');
  });

  test('a seat change has to be one', async () => {
    const { newGuest, post } = await running();
    const { token } = await newGuest();
    for (const change of [{ do: 'fly' }, { do: 'bot' }, { do: 'open', seat: 7 }, {}]) {
      expect((await post(`/api/matches/${MATCH}/seats`, change, { token })).body.code).toBe('bad-message');
    }
  });
});

/** A whole match of first moves. */
function someRecord(seed = seedOfMatch('transport', 0)) {
  return withGame('seven-wonders', (game) => {
    const options = game.readOptions({ players: 3 });
    if (!options.ok) throw new Error('options');
    const match = startMatch(game, options.value, seed);
    for (playForced(match); pending(match.state).length > 0; playForced(match)) {
      const seat = pending(match.state)[0] as number;
      advance(match, seat, game.legalMoves(seatView(match.state, seat))[0] as number);
    }
    return recordOf(
      match,
      ['a', 'b', 'c'].map((name) => ({ name, kind: 'human' })),
    );
  });
}

describe('records', () => {
  test('a valid record is stored, for anyone to read', async () => {
    const { newGuest, post, call } = await running();
    const { token } = await newGuest();
    const record = someRecord();
    const kept = await post('/api/records', record, { token });
    expect(kept.status).toBe(201);
    expect((await post('/api/records', record, { token })).body).toEqual(kept.body);
    const { status, body } = await call(`/api/records/${kept.body.id}`);
    expect(status).toBe(200);
    expect(body).toEqual(record);
  });

  test('what its seed was drawn from is checked and kept', async () => {
    const { newGuest, post, call } = await running();
    const { token } = await newGuest();
    const secret = '5e'.repeat(32);
    const nonces = [null, null, null];
    const chance = { seal: sealOf(secret), secret, nonceSeals: nonces, nonces };
    const record = { ...someRecord(seedFrom(chance)), chance };
    const kept = await post('/api/records', record, { token });
    expect(kept.status).toBe(201);
    expect((await call(`/api/records/${kept.body.id}`)).body).toEqual(record);
    const tampered = { ...record, chance: { ...chance, secret: '5f'.repeat(32) } };
    const { body } = await post('/api/records', tampered, { token });
    expect(body).toMatchObject({ code: 'bad-record', facts: { check: 'chance', fault: 'other-seal' } });
  });

  test('of what is imported only the match is kept: names are cut, kinds are known ones, foreign fields are gone', async () => {
    const { newGuest, post, call } = await running();
    const { token } = await newGuest();
    const record = someRecord();
    const foreign = {
      ...record,
      junk: 'x'.repeat(1000),
      options: { ...record.options, junk: 1 },
      seats: record.seats.map((seat, i) => ({
        ...seat,
        name: ['\u202e\u0000A\u001b[2J', 'b'.repeat(9000), ''][i],
        kind: ['human', 'bot:<b>', 'bot:hard'][i],
        junk: 2,
      })),
      moves: record.moves.map((move) => ({ ...move, junk: [3] })),
    };
    const kept = await post('/api/records', foreign, { token });
    expect(kept.status).toBe(201);
    const { body } = await call(`/api/records/${kept.body.id}`);
    const seats = [
      { name: 'A[2J', kind: 'human' },
      { name: 'b'.repeat(24), kind: 'bot:unknown' },
      { name: '?', kind: 'bot:hard' },
    ];
    expect(body).toEqual({ ...record, seats: record.seats.map((seat, i) => ({ ...seat, ...seats[i] })) });
  });

  test('what a server wrote of a match is kept whole', async () => {
    const harness = openHarness();
    for (const game of GAME_IDS) {
      const table = await startTable(harness, { game, people: 3 });
      await playOn(harness, table);
      const record = granted(await harness.service.record(table.match, undefined)) as JsonObject;
      const kept = await importRecord({ putRecord: async () => {} }, record);
      expect(kept).toEqual({ ok: true, value: { id: sha256Of(record) } });
    }
  });

  test('a tampered one is refused with the move at fault', async () => {
    const { newGuest, post } = await running();
    const { token } = await newGuest();
    const record = someRecord();
    const moves = record.moves.with(4, { ...record.moves[4], do: 'discard', card: 'palace' });
    const { status, body } = await post('/api/records', { ...record, moves }, { token });
    expect([status, body.code]).toEqual([422, 'bad-record']);
    expect(body.facts).toMatchObject({ check: 'moves', fault: 'illegal-move', move: 4 });
  });

  test('a record that doesn’t hold is refused with what is wrong', async () => {
    const { newGuest, post } = await running();
    const { token } = await newGuest();
    const record = { format: 'mirabilia/1', game: 'seven-wonders', rulesVersion: 1, seats: [], moves: [] };
    const { status, body } = await post('/api/records', record, { token });
    expect([status, body.code]).toEqual([422, 'bad-record']);
    expect(body.facts).toMatchObject({ check: 'shape' });
    expect((await post('/api/records', { game: 'chess' }, { token })).body.code).toBe('no-such-game');
    expect((await post('/api/records', [], { token })).body.code).toBe('bad-message');
    expect((await post('/api/records', record)).status).toBe(401);
  });

  test('one that is nested too deeply is no record', async () => {
    const { newGuest, post } = await running();
    const { token } = await newGuest();
    const deep = `{"format":"mirabilia/1","game":"seven-wonders","x":${'['.repeat(9000)}${']'.repeat(9000)}}`;
    expect((await post('/api/records', deep, { token })).body.code).toBe('bad-message');
  });

  test('an unknown one is not there', async () => {
    const { call } = await running();
    const { status, body } = await call('/api/records/abc');
    expect([status, body.code]).toEqual([404, 'no-such-record']);
  });
});

describe('bodies', () => {
  test.for([
    ['not JSON', '{', 'bad-message', 400],
    ['JSON that goes on', '{} {}', 'bad-message', 400],
    ['too deep', `{"name":${'['.repeat(100)}${']'.repeat(100)}}`, 'bad-message', 400],
    ['too large', JSON.stringify({ name: 'x'.repeat(17_000) }), 'too-large', 413],
  ] as const)('%s', async ([, body, code, status]) => {
    const { post } = await running();
    const answer = await post('/api/guests', body);
    expect([answer.status, answer.body.code]).toEqual([status, code]);
  });

  test.for(['text/plain', 'application/x-www-form-urlencoded', 'application/jsonp', 'multipart/form-data'])(
    'what a form can send is not taken: %s',
    async (type) => {
      const { post, store } = await running();
      const { status, body } = await post(
        '/api/guests',
        { name: 'Ana' },
        { headers: { 'Content-Type': type } },
      );
      expect([status, body.code]).toEqual([415, 'not-json']);
      expect(store.guests.size).toBe(0);
    },
  );

  test('a charset is fine', async () => {
    const { post } = await running();
    const headers = { 'Content-Type': 'application/json; charset=utf-8' };
    expect((await post('/api/guests', { name: 'Ana' }, { headers })).status).toBe(200);
  });

  test('a body of unknown length is not read', async () => {
    const { port } = await running();
    const headers = { 'Transfer-Encoding': 'chunked', 'Content-Type': 'application/json' };
    const { status, text } = await plainRequest(port, {
      path: '/api/guests',
      method: 'POST',
      headers,
      body: '{"name":"Ana"}',
    });
    expect([status, JSON.parse(text).code]).toEqual([413, 'too-large']);
  });
});

describe('what isn’t there', () => {
  test('unknown calls and wrong methods', async () => {
    const { call, post } = await running();
    expect((await call('/api/nothing')).body.code).toBe('no-such-call');
    expect((await call('/nothing')).status).toBe(404);
    expect((await post('/', {})).status).toBe(404);
    const wrong = await call('/api/matches', { method: 'DELETE' });
    expect([wrong.status, wrong.body.code, wrong.headers.get('allow')]).toEqual([
      405,
      'wrong-method',
      'POST, GET',
    ]);
    const socket = await call('/socket');
    expect([socket.status, socket.body.code]).toEqual([426, 'not-a-socket']);
  });
});

describe('when something goes wrong', () => {
  test('a store that takes nothing is told as such', async () => {
    const matchService = fakeMatchService({ create: () => Promise.reject(new Unavailable('disk full')) });
    const { newGuest, post } = await running({ matchService });
    const { token } = await newGuest();
    const { status, body } = await post('/api/matches', TABLE, { token });
    expect([status, body.code]).toEqual([503, 'unavailable']);
  });

  test('a bug is logged and its text kept from the caller', async () => {
    const matchService = fakeMatchService({
      publicMatches: () => Promise.reject(new Error(`seed ${seedOfMatch('x', 1)}`)),
    });
    const { call, logs } = await running({ matchService });
    const { status, body } = await call('/api/matches');
    expect([status, body]).toEqual([500, { code: 'internal', sentence: SENTENCES.internal, facts: {} }]);
    expect(logs.join('')).toContain('a call failed');
  });
});

describe('rates', () => {
  test('new guests of an address', async () => {
    const { post, store } = await running({ limits: rates({ guests: { times: 2, seconds: 60 } }) });
    for (const name of ['a', 'b']) expect((await post('/api/guests', { name })).status).toBe(200);
    const { status, body, headers } = await post('/api/guests', { name: 'c' });
    expect([status, body.code]).toEqual([429, 'too-many']);
    expect(body.facts).toEqual({ what: 'guests', seconds: Number(headers.get('retry-after')) });
    expect(body.facts.seconds).toBeGreaterThan(0);
    expect(body.facts.seconds).toBeLessThanOrEqual(60);
    expect(store.guests.size).toBe(2);
  });

  test('guesses: many at once get no further than one after the other', async () => {
    const matchService = fakeMatchService();
    const { lobby } = matchService;
    matchService.lobby = async (match, guest) => {
      await new Promise((resolve) => setTimeout(resolve, 50));
      return lobby(match, guest);
    };
    const { call } = await running({ matchService, limits: rates({ guesses: { times: 5, seconds: 60 } }) });
    const codes = Array.from({ length: 20 }, (_, i) => `/api/matches/AAAAA${'ABCDEFGHJKMNPQRSTVWX'[i]}`);
    const answers = await Promise.all(codes.map((path) => call(path).then(({ status }) => status)));
    expect(answers.filter((status) => status === 404)).toHaveLength(5);
    expect(answers.filter((status) => status === 429)).toHaveLength(15);
  });

  test('the matches of a guest are not looked up many times at once', async () => {
    let lookUps = 0;
    const matchService = fakeMatchService({
      matchesOf: async () => {
        lookUps++;
        await new Promise((resolve) => setTimeout(resolve, 100));
        return [];
      },
    });
    const { call, newGuest } = await running({ matchService });
    const ana = await newGuest();
    const answers = await Promise.all(Array.from({ length: 20 }, () => call('/api/matches/mine', ana)));
    expect(new Set(answers.map(({ status }) => status))).toEqual(new Set([200]));
    expect(lookUps).toBeLessThan(8);
  });

  test('guesses: right ones at the same moment wait for each other', async () => {
    const matchService = fakeMatchService();
    const { lobby } = matchService;
    matchService.lobby = async (match, guest) => {
      await new Promise((resolve) => setTimeout(resolve, 5));
      return lobby(match, guest);
    };
    const { call } = await running({ matchService, limits: rates({ guesses: { times: 5, seconds: 60 } }) });
    const together = (paths: readonly string[]) =>
      Promise.all(paths.map((path) => call(path).then(({ status }) => status)));
    const right = Array.from({ length: 40 }, () => '/api/matches/ABCDEF');
    expect(new Set(await together(right))).toEqual(new Set([200]));
    // Wrong ones among them take what is left, and no more.
    const wrong = Array.from({ length: 20 }, (_, i) => `/api/matches/AAAAA${'ABCDEFGHJKMNPQRSTVWX'[i]}`);
    const answers = await together(wrong.flatMap((path) => [path, '/api/matches/ABCDEF']));
    expect(answers.filter((status) => status === 404)).toHaveLength(5);
  });

  test('guesses: bodies that never come hold none of them', async () => {
    const { call, raw } = await running({ limits: rates({ guesses: { times: 2, seconds: 60 } }) });
    for (let i = 0; i < 4; i++) {
      const slow = await raw();
      slow.write(
        'POST /api/guests/claim HTTP/1.1\r\nHost: a\r\nContent-Type: application/json\r\nContent-Length: 50\r\n\r\n{',
      );
    }
    // By now they have been begun.
    for (let i = 0; i < 4; i++) expect((await call('/api/matches')).status).toBe(200);
    for (let i = 0; i < 4; i++) expect((await call('/api/matches/ABCDEF')).status).toBe(200);
  });

  test('guesses: a wrong code costs; a right one doesn’t, nor a link, which is too long to be guessed', async () => {
    const { call, post } = await running({ limits: rates({ guesses: { times: 2, seconds: 60 } }) });
    for (let i = 0; i < 5; i++) expect((await call('/api/matches/ABCDEF')).status).toBe(200);
    expect((await call('/api/matches/AAAAAA')).status).toBe(404);
    for (let i = 0; i < 5; i++) expect((await post('/api/guests/claim', { token: 'x' })).status).toBe(404);
    expect((await call('/api/matches/AAAAAB')).status).toBe(404);
    expect((await call('/api/matches/AAAAAC')).status).toBe(429);
    expect((await post('/api/guests/claim', { token: 'x' })).status).toBe(404);
    expect((await call('/api/matches')).status).toBe(200);
  });

  test('calls of strangers at an address, calls and matches of a guest', async () => {
    const limits = rates({ calls: { times: 3, seconds: 60 }, matches: { times: 1, seconds: 60 } });
    const { call, post, newGuest } = await running({ limits });
    const [ana, ben] = [await newGuest(), await newGuest()];
    expect((await post('/api/matches', TABLE, ana)).status).toBe(201);
    expect((await post('/api/matches', TABLE, ana)).status).toBe(429);
    expect((await post('/api/matches', TABLE, ben)).status).toBe(201);
    // Two calls without a guest made them guests; the next is the third.
    expect((await call('/api/matches')).status).toBe(200);
    expect((await call('/api/matches')).status).toBe(429);
    expect((await call('/api/matches', ana)).status, 'a guest has an allowance of their own').toBe(200);
    expect((await call('/api/matches', ana)).status).toBe(429);
    expect((await call('/healthz')).status).toBe(200);
  });

  test('new matches of an address, whoever makes them; a few are left to each guest', async () => {
    const { post, newGuest } = await running({
      limits: rates({
        'matches-of-address': { times: 2, seconds: 60 },
        'own-matches': { times: 1, seconds: 60 },
      }),
    });
    const [eve, ana] = [await newGuest(), await newGuest()];
    const made = [];
    for (const guest of [eve, eve, eve, eve, ana]) made.push(await post('/api/matches', TABLE, guest));
    expect(made.map(({ status }) => status)).toEqual([201, 201, 201, 429, 201]);
    expect(made[3]?.body.facts.what).toBe('matches-of-address');
  });

  test('people who become guests don’t use up each other’s changes', async () => {
    const { newGuest, post } = await running({ limits: rates({ changes: { times: 1, seconds: 60 } }) });
    const [ana] = [await newGuest(), await newGuest(), await newGuest()];
    expect((await post('/api/matches', TABLE, ana)).status).toBe(201);
    expect((await post('/api/matches', TABLE, ana)).body.facts).toMatchObject({ what: 'changes' });
  });

  test('public tables of an address, whoever makes them and however; one is left to each guest', async () => {
    const { post, newGuest } = await running({
      limits: rates({ 'public-tables': { times: 2, seconds: 60 } }),
    });
    const [eve, ana, bo] = [await newGuest('Eve'), await newGuest('Ana'), await newGuest('Bo')];
    const open = (guest: { token: string }) =>
      post('/api/matches', { ...TABLE, visibility: 'public' }, guest);
    const publish = (guest: { token: string }) =>
      post(`/api/matches/${MATCH}/terms`, { visibility: 'public' }, guest);
    expect([(await open(eve)).status, (await publish(eve)).status]).toEqual([201, 200]);
    expect([(await open(eve)).status, (await open(eve)).status]).toEqual([201, 429]);
    expect([(await open(ana)).status, (await publish(ana)).status]).toEqual([201, 429]);
    expect((await publish(bo)).status).toBe(200);
    expect((await open(bo)).body.facts).toMatchObject({ what: 'public-tables' });
    expect((await post('/api/matches', TABLE, bo)).status).toBe(201);
  });

  test('a table that is public already uses up none of the public tables of its address', async () => {
    const matchService = fakeMatchService({
      lobby: async (id) => ({ ok: true, value: lobbyOf(id, { visibility: 'public' }) }),
    });
    const { post, newGuest } = await running({
      matchService,
      limits: rates({ 'public-tables': { times: 1, seconds: 60 } }),
    });
    const [eve, ana] = [await newGuest('Eve'), await newGuest('Ana')];
    for (let again = 0; again < 5; again++) {
      const changed = await post(`/api/matches/${MATCH}/terms`, { visibility: 'public' }, eve);
      expect(changed.status).toBe(200);
    }
    expect((await post('/api/matches', { ...TABLE, visibility: 'public' }, ana)).status).toBe(201);
  });

  test('a rematch is a new match; those who follow to it make none', async () => {
    let next: string | null = null;
    const matchService = fakeMatchService({
      lobby: async (id) => ({ ok: true, value: { ...lobbyOf(id), rematch: next } }),
    });
    const { post, newGuest } = await running({
      matchService,
      limits: rates({ matches: { times: 1, seconds: 60 } }),
    });
    const ana = await newGuest();
    const rematch = () => post(`/api/matches/${MATCH}/rematch`, {}, ana);
    expect((await rematch()).status).toBe(200);
    expect((await rematch()).body.facts).toMatchObject({ what: 'matches' });
    next = 'next';
    expect((await rematch()).status).toBe(200);
  });

  test('lists of public tables, of a guest and of strangers', async () => {
    const { call, newGuest } = await running({ limits: rates({ lists: { times: 1, seconds: 60 } }) });
    const ana = await newGuest();
    for (const who of [{}, ana]) {
      expect((await call('/api/matches', who)).status).toBe(200);
      expect((await call('/api/matches', who)).body.facts).toMatchObject({ what: 'lists' });
    }
  });

  test('imports of an address; a few are left to each guest', async () => {
    const { post, newGuest } = await running({
      limits: rates({ records: { times: 2, seconds: 60 }, 'own-records': { times: 1, seconds: 60 } }),
    });
    const [eve, ana] = [await newGuest('Eve'), await newGuest('Ana')];
    const keep = async (guest: { token: string }) =>
      (await post('/api/records', { format: 'none' }, guest)).status;
    for (const expected of [422, 422, 422, 429]) expect(await keep(eve)).toBe(expected);
    expect(await keep(ana)).toBe(422);
  });

  test('giving a seat of a match that has to be read from its log', async () => {
    const { post, newGuest } = await running({
      limits: rates({ replays: { times: 1, seconds: 60 }, 'own-replays': { times: 1, seconds: 60 } }),
    });
    const ana = await newGuest();
    const leave = async (match: string) => (await post(`/api/matches/${match}/leave`, {}, ana)).status;
    expect([await leave('asleep-1'), await leave('asleep-2')]).toEqual([404, 404]);
    expect(await leave('asleep-3')).toBe(429);
    expect((await post('/api/matches/asleep-3/seats', { do: 'shuffle' }, ana)).status).toBe(429);
    expect(await leave(MATCH)).toBe(200);
  });

  test('behind a proxy each caller has its own limit', async () => {
    const limits = rates({ calls: { times: 1, seconds: 60 } });
    const { call } = await running({ limits, trustProxy: 1 });
    const from = (address: string) =>
      call('/api/matches', { headers: { 'X-Forwarded-For': `6.6.6.6, ${address}` } }).then(
        ({ status }) => status,
      );
    expect(await from('1.1.1.1')).toBe(200);
    expect(await from('1.1.1.1')).toBe(429);
    expect(await from('1.1.1.2')).toBe(200);
  });

  test('without a proxy nobody can pretend to be somebody else', async () => {
    const { call } = await running({ limits: rates({ calls: { times: 1, seconds: 60 } }) });
    const from = (address: string) =>
      call('/api/matches', { headers: { 'X-Forwarded-For': address } }).then(({ status }) => status);
    expect(await from('1.1.1.1')).toBe(200);
    expect(await from('1.1.1.2')).toBe(429);
  });
});
