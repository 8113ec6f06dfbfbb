// Messages over the socket, what is refused, and how other players are protected.

import type { Socket } from 'node:net';
import { TIME_FOR_PROCESSES } from '@mirabilia/kernel/testkit';
import { aMatch } from '@mirabilia/match-service/testkit';
import { LARGEST_MESSAGE, SENTENCES } from '@mirabilia/protocol';
import fc from 'fast-check';
import { describe, expect, test, vi } from 'vitest';
import { Unavailable } from '../src/storage/store.ts';
import { LIMITS, WITHOUT_RATES } from '../src/transport/limits.ts';
import { type FakeStore, fakeMatchService, fakeStore, MATCH } from './fakes.ts';
import { type Client, rates, running, until } from './loopback-server.ts';

vi.setConfig({ testTimeout: TIME_FOR_PROCESSES });

/** A handshake as it is written, for connections that are no client's. */
const OPENING =
  'GET /socket HTTP/1.1\r\nHost: x\r\nConnection: Upgrade\r\nUpgrade: websocket\r\n' +
  'Sec-WebSocket-Version: 13\r\nSec-WebSocket-Key: dGhlIHNhbXBsZSBub25jZQ==\r\n\r\n';

const watch = (id: string, match = MATCH) => ({ type: 'watch', id, match });

test('hello, then answers', async () => {
  const { open } = await running();
  const client = await open();
  expect(await client.next('hello')).toMatchObject({ protocol: 1, guest: null, name: null });
  client.send({ type: 'ping', id: 'p' });
  expect(await client.next('pong')).toEqual({ type: 'pong', id: 'p' });
  client.send(watch('w'));
  expect(await client.next('ack')).toMatchObject({ id: 'w', match: MATCH });
  expect((await client.next('view')).legal).toEqual(['move-0']);
});

test('messages reach the match service in the order in which they came, complete with defaults', async () => {
  const { open, matchService } = await running();
  const client = await open();
  const ids = Array.from({ length: 60 }, (_, i) => String(i));
  for (const id of ids) client.send(Number(id) % 3 === 0 ? watch(id) : { type: 'return', id, match: MATCH });
  await until(() => matchService.received.length === ids.length, 'all messages arriving');
  expect(matchService.received.map(({ id }) => id)).toEqual(ids);
});

test('twelve tabs of one player all hear the same', async () => {
  const { open, newGuest, matchService } = await running();
  const { cookie } = await newGuest();
  const tabs: Client[] = [];
  for (let i = 0; i < 12; i++) tabs.push(await open({ headers: { Cookie: cookie } }));
  for (const tab of tabs) {
    tab.send(watch('1'));
    await tab.next('ack');
  }
  expect(matchService.figures.clients).toBe(12);
  matchService.tellAll({ type: 'keepers', match: MATCH, seq: 9, keepers: ['player'] });
  for (const tab of tabs) expect((await tab.next('keepers')).seq).toBe(9);
  tabs[0]?.socket.close();
  await until(() => matchService.figures.clients === 11, 'the match service forgetting a tab');
});

describe('what is no message', () => {
  const BAD: readonly (readonly [string, string, string | null])[] = [
    ['no JSON', '{', null],
    ['nothing', '', null],
    ['null', 'null', null],
    ['a list', '[]', null],
    ['an unknown type', '{"type":"fly","id":"a"}', 'a'],
    ['a type of objects', '{"type":"__proto__","id":"a"}', 'a'],
    ['no match', '{"type":"watch","id":"b"}', 'b'],
    ['no id', `{"type":"watch","match":"${MATCH}"}`, null],
    ['an id that is none', '{"type":"ping","id":7}', null],
    ['a long id', `{"type":"ping","id":"${'x'.repeat(41)}"}`, null],
    ['a strange form', `{"type":"watch","id":"c","match":"${MATCH}","form":"xml"}`, 'c'],
    ['a step beyond', `{"type":"commit","id":"d","match":"m","decision":0,"step":10,"move":"x"}`, 'd'],
    ['half a decision', `{"type":"commit","id":"e","match":"m","decision":0.5,"move":"x"}`, 'e'],
    ['a match that no id looks like', '{"type":"watch","id":"f","match":"a\\u0000b"}', 'f'],
    ['a deep one', `${'['.repeat(1000)}${']'.repeat(1000)}`, null],
  ];
  test.for(BAD)('%s is refused and nothing more', async ([, text, id]) => {
    const { open, matchService } = await running();
    const client = await open();
    client.socket.send(text);
    const refusal = await client.next('refused');
    expect(refusal).toMatchObject({ id, code: 'bad-message', sentence: SENTENCES['bad-message'] });
    client.send({ type: 'ping', id: 'p' });
    await client.next('pong');
    expect(matchService.received).toEqual([]);
  });

  test('bytes', async () => {
    const { open } = await running();
    const client = await open();
    client.socket.send(Buffer.from(JSON.stringify(watch('1'))));
    expect(await client.next('refused')).toMatchObject({ code: 'bad-message', facts: { problem: 'binary' } });
  });

  test('a message that is too large is refused; a much larger one ends the connection', async () => {
    const { open, matchService } = await running();
    const client = await open();
    const chat = (text: string) => JSON.stringify({ type: 'chat', id: 'c', match: MATCH, text });
    const room = LARGEST_MESSAGE - chat('').length;
    client.socket.send(chat('x'.repeat(room)));
    expect((await client.next('ack')).id).toBe('c');
    client.socket.send(chat('x'.repeat(room + 1)));
    expect((await client.next('refused')).code).toBe('too-large');
    client.socket.send(chat('x'.repeat(LARGEST_MESSAGE * 4)));
    expect(await client.closed).toBe(1009);
    expect(matchService.received).toHaveLength(1);
  });

  test('whatever text is sent, the answer is a message', async () => {
    const limits = rates({
      faults: { times: 10_000, seconds: 1 },
      connection: { times: 10_000, seconds: 1 },
    });
    const { open } = await running({ limits });
    const client = await open();
    const text = fc.oneof(fc.string(), fc.json(), fc.string({ unit: 'binary' }));
    await fc.assert(
      fc.asyncProperty(text, async (given) => {
        client.socket.send(given);
        expect((await client.next('refused')).code).toBe('bad-message');
      }),
      { numRuns: 100 },
    );
  });
});

describe('limits', () => {
  test('of a connection: refused with its id, and not passed on', async () => {
    const { open, matchService } = await running({
      limits: rates({ connection: { times: 5, seconds: 60 } }),
    });
    const [loud, quiet] = [await open(), await open()];
    for (let i = 0; i < 8; i++) loud.send(watch(String(i)));
    expect(await loud.next('refused')).toMatchObject({ id: '5', code: 'too-many' });
    expect(matchService.received).toHaveLength(5);
    quiet.send(watch('q'));
    expect((await quiet.next('ack')).id).toBe('q');
  });

  test('of a guest, over all connections', async () => {
    const { open, newGuest } = await running({ limits: rates({ player: { times: 4, seconds: 60 } }) });
    const { cookie } = await newGuest();
    const tabs = [await open({ headers: { Cookie: cookie } }), await open({ headers: { Cookie: cookie } })];
    for (const tab of tabs) for (let i = 0; i < 3; i++) tab.send(watch(String(i)));
    await until(
      () => tabs.some(({ messages }) => messages.some(({ type }) => type === 'refused')),
      'a refusal',
    );
    const other = await open({ headers: { Cookie: (await newGuest()).cookie } });
    other.send(watch('o'));
    await other.next('ack');
  });

  test('of the chat: a guest who says a lot at once is told for how long to wait, and plays on', async () => {
    const { open, newGuest, matchService } = await running();
    const { cookie } = await newGuest();
    const devices = [
      await open({ headers: { Cookie: cookie } }),
      await open({ headers: { Cookie: cookie } }),
    ] as const;
    const chat = (id: string) => ({ type: 'chat', id, match: MATCH, text: 'hello' });
    // More than the faults that close a socket: talking is no fault.
    for (let i = 0; i < 30; i++) devices[i % 2 === 0 ? 0 : 1].send(chat(String(i)));
    const answered = () => devices.flatMap(({ messages }) => messages.filter((message) => 'id' in message));
    await until(() => answered().length === 30, 'all answers');
    const refused = answered().flatMap((message) => (message.type === 'refused' ? [message] : []));
    expect(refused).toHaveLength(25);
    for (const { code, facts } of refused) {
      expect({ code, what: facts?.what }).toEqual({ code: 'too-many', what: 'chat' });
      expect(facts?.seconds).toBeGreaterThan(0);
      expect(facts?.seconds).toBeLessThanOrEqual(10);
    }
    devices[0].send({ type: 'commit', id: 'c', match: MATCH, decision: 0, move: 'move-0' });
    expect(await devices[0].next('ack')).toBeDefined();
    const other = await open({ headers: { Cookie: (await newGuest()).cookie } });
    other.send(chat('o'));
    await other.next('ack');
    expect(matchService.received.filter(({ type }) => type === 'chat')).toHaveLength(6);
  });

  test('who goes on and on is shown the door', async () => {
    const { open, call } = await running();
    const [rude, polite] = [await open(), await open()];
    for (let i = 0; i < 40; i++) rude.socket.send('nonsense');
    expect(await rude.closed).toBe(1008);
    expect(rude.messages.filter(({ type }) => type === 'refused').length).toBeLessThan(40);
    polite.send({ type: 'ping', id: 'p' });
    await polite.next('pong');
    expect((await call('/metrics')).body).toContain('mirabilia_sockets_dropped_total{reason="abuse"} 1');
  });

  test('guessing matches over the socket and over HTTP is one thing; a match that one follows is no guess', async () => {
    const { open, call } = await running({ limits: rates({ guesses: { times: 2, seconds: 60 } }) });
    const player = await open();
    player.send(watch('1'));
    await player.next('ack');
    const guesser = await open();
    for (const id of ['A', 'B', 'C']) {
      guesser.send(watch(id, `WRONG${id}`));
      expect((await guesser.next('refused')).code).toBe(id === 'C' ? 'too-many' : 'no-such-match');
    }
    expect((await call('/api/matches/ABCDEF')).status).toBe(429);
    player.send({ type: 'commit', id: '2', match: MATCH, decision: 0, move: 'move-0' });
    expect((await player.next('ack')).id).toBe('2');
  });

  test('wrong codes from the same address lock out nobody who sits at the table or uses its id', async () => {
    const seats = new Set<string>();
    const matchService = fakeMatchService({
      hasSeat: async (match, { id }) => match === 'ABCDEF' && seats.has(id),
    });
    const { open, call, newGuest } = await running({
      matchService,
      limits: rates({ guesses: { times: 2, seconds: 60 }, 'own-guesses': { times: 1, seconds: 60 } }),
    });
    const [ann, eve] = [await newGuest('Ann'), await newGuest('Eve')];
    seats.add(ann.guest);
    const guesser = await open({ headers: { Cookie: eve.cookie } });
    for (const letter of 'ABCD') {
      guesser.send(watch(letter, `WRONG${letter}`));
      await guesser.next('refused');
    }

    const player = await open({ headers: { Cookie: ann.cookie } });
    player.send(watch('by code', 'ABCDEF'));
    expect((await player.next('ack')).id).toBe('by code');
    expect((await call('/api/matches/ABCDEF', ann)).status).toBe(200);
    expect((await call('/api/matches/ABCDEF/leave', { ...ann, method: 'POST' })).status).toBe(200);
    // An id can't be guessed, so asking for one is no guess: neither a right one nor a wrong one.
    expect((await call(`/api/matches/${MATCH}`)).status).toBe(200);
    expect((await call('/api/matches/AAAAAAAAAAAAAAAAAAAAAA/record')).status).toBe(404);
    guesser.send(watch('by id'));
    expect((await guesser.next('ack')).id).toBe('by id');

    // Everybody else waits, at a table of others as well.
    expect((await call('/api/matches/ABCDEF', eve)).status).toBe(429);
    expect((await call('/api/matches/WRONGE', ann)).status, 'one of her own').toBe(404);
    expect((await call('/api/matches/WRONGE', ann)).status).toBe(429);
    expect((await call(`/api/records/${'0'.repeat(32)}`)).status).toBe(429);
    expect((await call('/api/records/nothing')).status).toBe(404);
  });

  test('matches that have to be read from their logs are counted by address, and some are left to each guest', async () => {
    const { open, newGuest, call, matchService } = await running({
      limits: rates({ replays: { times: 3, seconds: 60 }, 'own-replays': { times: 2, seconds: 60 } }),
    });
    const asleep = (id: string): string => `asleep-${id}`;
    const strangers = [await open(), await open()] as const;
    const messages = ['watch', 'commit', 'return', 'mute', 'preselect'].map((type, i) => ({
      ...{ type, id: String(i), match: asleep(String(i)), form: 'open', decision: 0, step: 0 },
      ...{ move: 'move-0', on: true },
    }));
    for (const [i, message] of messages.entries()) strangers[i % 2 === 0 ? 0 : 1].send(message);
    const answers = () =>
      strangers.flatMap((each) => each.messages.filter((message) => 'id' in message && message.id !== null));
    await until(() => answers().length === 5, 'all answers');
    expect(
      answers().filter((answer) => answer.type === 'refused' && answer.code === 'too-many'),
    ).toHaveLength(2);
    expect(matchService.received).toHaveLength(3);
    strangers[0].send({ type: 'unwatch', id: 'u', match: asleep('0') });
    strangers[0].send(watch('in memory'));
    await until(() => matchService.received.length === 5, 'what needs no reading');

    const guest = await newGuest();
    const player = await open({ headers: { Cookie: guest.cookie } });
    player.send(watch('own', asleep('own')));
    await player.next('refused');
    expect(matchService.received.at(-1)).toMatchObject({ id: 'own' });
    expect((await call('/api/matches/mine', guest)).status).toBe(200);
    expect((await call('/api/matches/mine', guest)).status).toBe(429);
  });

  test('a long log counts several times before it is read, however many ask at once', async () => {
    const store: FakeStore = {
      ...fakeStore(),
      match: async (id) => aMatch(id),
      logLength: async (match) => (match.startsWith('long') ? 9_000 : 400),
    };
    const { open, matchService } = await running({
      store,
      limits: rates({ replays: { times: 32, seconds: 60 } }),
    });
    const stranger = await open();
    const refused = (): number => stranger.messages.filter(({ type }) => type === 'refused').length;
    const ask = async (matches: readonly string[]): Promise<number> => {
      const before = matchService.received.length;
      const answered = refused() + matches.length;
      for (const match of matches) stranger.send(watch(`${match} of ${answered}`, match));
      await until(() => refused() === answered, 'all answers');
      return matchService.received.length - before;
    };
    expect(await ask(Array.from({ length: 10 }, (_, i) => `short-${i}`))).toBe(10);
    expect(await ask(Array.from({ length: 10 }, (_, i) => `long-${i}`))).toBe(2);
    // What was refused counts for nothing.
    expect(await ask(Array.from({ length: 5 }, (_, i) => `short-again-${i}`))).toBe(2);
  });

  test('guesses over the socket: many at once get no further than one after the other', async () => {
    const matchService = fakeMatchService();
    const { receive } = matchService;
    matchService.receive = async (member, message) => {
      await new Promise((resolve) => setTimeout(resolve, 50));
      return receive(member, message);
    };
    const { open } = await running({ matchService, limits: rates({ guesses: { times: 5, seconds: 60 } }) });
    const guesser = await open();
    for (let i = 0; i < 15; i++) guesser.send(watch(String(i), `WRONG${'ABCDEFGHJKMNPQR'[i]}`));
    const codes = (): string[] =>
      guesser.messages.flatMap((message) => (message.type === 'refused' ? [message.code] : []));
    await until(() => codes().length === 15, 'all answers');
    expect(codes().filter((code) => code === 'no-such-match')).toHaveLength(5);
    expect(codes().filter((code) => code === 'too-many')).toHaveLength(10);
  });

  test('a guess that borrows the id of another message is refused, and so counts', async () => {
    const matchService = fakeMatchService();
    const { receive } = matchService;
    matchService.receive = async (member, message) => {
      await new Promise((resolve) => setTimeout(resolve, 50));
      return receive(member, message);
    };
    const { open } = await running({ matchService, limits: rates({ guesses: { times: 5, seconds: 60 } }) });
    const guesser = await open();
    guesser.send(watch('first'));
    await guesser.next('ack');
    // The answers to these would pass for the answer to the guess, and give it back.
    for (let i = 0; i < 3; i++) guesser.send({ type: 'unwatch', id: 'same', match: MATCH });
    guesser.send(watch('same', 'WRONGA'));
    expect(await guesser.next('refused')).toMatchObject({ id: null, code: 'bad-message' });
    guesser.send(watch('other', 'WRONGB'));
    guesser.send({ type: 'unwatch', id: 'other', match: MATCH });
    const codes = (): string[] =>
      guesser.messages.flatMap((message) => (message.type === 'refused' ? [message.code] : []));
    await until(() => codes().length === 3, 'all answers');
    expect(codes().toSorted()).toEqual(['bad-message', 'bad-message', 'no-such-match']);
  });

  test('what the connection itself answers doesn’t pass for the answer to a guess with the same id', async () => {
    const matchService = fakeMatchService();
    const { receive } = matchService;
    matchService.receive = async (member, message) => {
      await new Promise((resolve) => setTimeout(resolve, 50));
      return receive(member, message);
    };
    const { open } = await running({
      matchService,
      limits: rates({ guesses: { times: 2, seconds: 60 }, mutes: { times: 1, seconds: 60 } }),
    });
    const guesser = await open();
    const mute = (id: string) => ({ type: 'mute', id, match: MATCH, on: true });
    guesser.send(mute('first'));
    for (const letter of 'ABCD') {
      guesser.send(watch(letter, `WRONG${letter}`));
      guesser.send(letter === 'A' ? mute(letter) : { type: 'ping', id: letter });
    }
    const codes = (): string[] =>
      guesser.messages.flatMap((message) =>
        message.type === 'refused' ? [`${message.code} ${message.facts?.what ?? ''}`] : [],
      );
    await until(() => codes().length === 5, 'all answers');
    expect(codes().toSorted()).toEqual([
      'no-such-match ',
      'no-such-match ',
      'too-many guesses',
      'too-many guesses',
      'too-many mutes',
    ]);
  });

  test('with all limits used up, a right code gets the same answer as a wrong one', async () => {
    const matchService = fakeMatchService({ isInMemory: (match) => match === 'ABCDEF' });
    const { open, call } = await running({
      matchService,
      limits: rates({ replays: { times: 1, seconds: 60 }, guesses: { times: 3, seconds: 60 } }),
    });
    const guesser = await open();
    const answerTo = async (code: string): Promise<string> => {
      guesser.send(watch(code, code));
      const { code: refusal, facts } = await guesser.next('refused');
      return `${refusal} ${facts?.what ?? ''}`;
    };
    expect(await answerTo('WRONGA')).toBe('no-such-match ');
    // Refused before anybody has looked for it, but counted.
    expect(await answerTo('WRONGB')).toBe('too-many replays');
    expect(await answerTo('WRONGC')).toBe('too-many replays');
    expect(await answerTo('WRONGD')).toBe('too-many guesses');
    expect(await answerTo('ABCDEF')).toBe('too-many guesses');
    expect((await call('/api/matches/ABCDEF')).status).toBe(429);
  });

  test('a long log counts several times, also if it is asked for by code', async () => {
    const own = { ...aMatch('own'), code: 'OWNONE', status: 'over' } as const;
    const store: FakeStore = {
      ...fakeStore(),
      match: async (id) => (id === 'LONGER' ? aMatch('longer') : undefined),
      matchesOf: async () => [own],
      logLength: async () => 9_000,
    };
    const { open, newGuest } = await running({
      store,
      limits: rates({
        replays: { times: 15, seconds: 60 },
        'own-replays': { times: 1, seconds: 60 },
        guesses: { times: 99, seconds: 60 },
      }),
    });
    for (const code of ['longer', 'OwnOne']) {
      const player = await open({ headers: { Cookie: (await newGuest()).cookie } });
      player.send(watch('1', code));
      player.send(watch('2', code));
      await player.next('refused');
      expect(await player.next('refused')).toMatchObject({ id: '2', facts: { what: 'replays' } });
    }
  });

  test('of muting and silencing: what was said meanwhile is sent again', async () => {
    const { open, newGuest, matchService } = await running();
    const { cookie } = await newGuest();
    const host = await open({ headers: { Cookie: cookie } });
    for (let i = 0; i < 40; i++) {
      const type = i % 4 < 2 ? 'mute' : 'silence';
      host.send({ type, id: String(i), match: MATCH, on: i % 2 === 0 });
    }
    const answers = () => host.messages.filter((message) => 'id' in message);
    await until(() => answers().length === 40, 'all answers');
    expect(matchService.received).toHaveLength(30);
    expect(host.messages.at(-1)).toMatchObject({ code: 'too-many', facts: { what: 'mutes' } });
    // It is no fault of the client: the connection stays.
    host.send({ type: 'ping', id: 'p' });
    await host.next('pong');
  });

  test('of matches that strangers at an address begin to watch, over all connections', async () => {
    const { open } = await running({ limits: rates({ watches: { times: 1, seconds: 60 } }) });
    const [first, second] = [await open(), await open()];
    first.send(watch('1'));
    await first.next('ack');
    second.send(watch('2'));
    expect(await second.next('refused')).toMatchObject({ facts: { what: 'watches' } });
  });

  test('of matches that a guest begins to watch: each may have to be read from its log', async () => {
    const { open } = await running({ limits: rates({ watches: { times: 2, seconds: 60 } }) });
    const watcher = await open();
    for (const id of ['1', '2']) {
      watcher.send(watch(id));
      await watcher.next('ack');
    }
    watcher.send(watch('3'));
    expect(await watcher.next('refused')).toMatchObject({ code: 'too-many', facts: { what: 'watches' } });
  });

  test('of open sockets and of opening them', async () => {
    const limits = {
      ...rates({ sockets: { times: 4, seconds: 60 } }),
      counts: { ...LIMITS.counts, 'sockets-of-address': 5, 'sockets-of-guest': 2 },
    };
    const { open, newGuest } = await running({ limits });
    const { cookie } = await newGuest();
    const codeOf = (error: { body?: { code: string } }) => error.body?.code;
    const mine = { headers: { Cookie: cookie } };
    const first = await open(mine);
    await open(mine);
    expect(await open(mine).catch(codeOf)).toBe('too-many');
    first.socket.close();
    await first.closed;
    await open(mine);
    for (let i = 0; i < 3; i++) await open();
    expect(await open().catch(codeOf), 'five at once from an address').toBe('too-many');
    expect(await open(mine).catch(codeOf), 'four of a guest in a minute').toBe('too-many');
  });

  test('of open sockets of an address: two are left to each guest, up to as many again', async () => {
    const limits = { ...LIMITS, counts: { ...LIMITS.counts, 'sockets-of-address': 5 } };
    const { open, newGuest } = await running({ limits });
    const codeOf = (error: { body?: { code: string } }) => error.body?.code;
    const asNewGuest = async () => ({ headers: { Cookie: (await newGuest()).cookie } });
    const greedy = await asNewGuest();
    for (let i = 0; i < 5; i++) await open(greedy);
    expect(await open(greedy).catch(codeOf)).toBe('too-many');
    expect(await open().catch(codeOf)).toBe('too-many');
    const player = await asNewGuest();
    for (let i = 0; i < 2; i++) await open(player);
    expect(await open(player).catch(codeOf)).toBe('too-many');
    for (let i = 0; i < 3; i++) await open(await asNewGuest());
    expect(await open(await asNewGuest()).catch(codeOf), 'ten in all').toBe('too-many');
  });

  test('a reader who doesn’t read is dropped, and the others get everything', async () => {
    const { open, raw, matchService, call } = await running({
      limits: { ...LIMITS, unsentBytes: 256 << 10 },
    });
    const slow = await raw();
    slow.write(OPENING);
    await new Promise((resolve) => slow.once('data', resolve));
    // A masked frame that asks to watch; after it nothing is read any more.
    const text = Buffer.from(JSON.stringify(watch('1')));
    slow.write(Buffer.concat([Buffer.from([0x81, 0x80 | text.length, 0, 0, 0, 0]), text]));
    await until(() => matchService.members.size === 1, 'the slow one watching');
    slow.pause();
    const quick = await open();
    quick.send(watch('1'));
    await quick.next('ack');

    const padding = 'x'.repeat(64 << 10);
    let told = 0;
    while (matchService.members.size === 2 && told < 1000) {
      told++;
      matchService.tellAll({
        type: 'over',
        match: MATCH,
        seq: told,
        seed: padding,
        serverSecret: null,
        outcome: null,
      });
      await new Promise((resolve) => setImmediate(resolve));
    }
    expect(matchService.members.size).toBe(1);
    for (let i = 1; i <= told; i++) expect((await quick.next('over')).seq).toBe(i);
    expect((await call('/metrics')).body).toContain(
      'mirabilia_sockets_dropped_total{reason="slow-reader"} 1',
    );
  });

  /** A connection that sends pings and reads no pong; resolves when the server has had enough. */
  async function pingWithoutEnd(slow: Socket): Promise<number> {
    slow.write(OPENING);
    await new Promise((resolve) => slow.once('data', resolve));
    slow.pause();
    const ping = Buffer.concat([Buffer.from([0x89, 0x80 | 125, 0, 0, 0, 0]), Buffer.alloc(125)]);
    const many = Buffer.concat(Array.from({ length: 1000 }, () => ping));
    let isClosed = false;
    slow.once('close', () => {
      isClosed = true;
    });
    let sent = 0;
    while (!isClosed && sent < 200) {
      sent++;
      const isTaken = slow.write(many);
      await (isTaken ? new Promise((resolve) => setImmediate(resolve)) : drained(slow));
    }
    return sent;
  }

  const drained = (socket: Socket): Promise<unknown> =>
    new Promise((resolve) => socket.once('drain', resolve).once('close', resolve));

  test('who sends pings and doesn’t read the pongs is dropped: they don’t pile up', async () => {
    const { raw, open, call } = await running({ limits: { ...WITHOUT_RATES, unsentBytes: 256 << 10 } });
    const other = await open();
    // Some megabytes wait in the system's own buffers before anything waits in the server.
    expect(await pingWithoutEnd(await raw())).toBeLessThan(200);
    other.send({ type: 'ping', id: 'p' });
    await other.next('pong');
    expect((await call('/metrics')).body).toContain(
      'mirabilia_sockets_dropped_total{reason="slow-reader"} 1',
    );
  });

  test('pings count as messages, and are answered', async () => {
    const { open } = await running({ limits: rates({ connection: { times: 5, seconds: 60 } }) });
    const client = await open();
    const pongs: string[] = [];
    client.socket.on('pong', (data) => pongs.push(String(data)));
    for (let i = 0; i < 40; i++) client.socket.ping(String(i));
    expect(await client.closed).toBe(1008);
    expect(pongs).toEqual(['0', '1', '2', '3', '4']);
  });

  test('pongs that nobody asked for count as messages', async () => {
    const { open } = await running({ limits: rates({ connection: { times: 5, seconds: 60 } }) });
    const client = await open();
    for (let i = 0; i < 40; i++) client.socket.pong();
    expect(await client.closed).toBe(1008);
  });

  test('a socket that leaves a ping unanswered is dropped; one that answers stays', async () => {
    const { open, matchService } = await running({ limits: { ...LIMITS, pingEvery: 400 } });
    const [silent, alive] = [await open(), await open()];
    for (const client of [silent, alive]) {
      client.send(watch('1'));
      await client.next('ack');
    }
    silent.socket.pause();
    await until(() => matchService.members.size === 1, 'dropping the silent one');
    alive.send({ type: 'ping', id: 'p' });
    await alive.next('pong');
  });
});

describe('when something goes wrong', () => {
  test('a store that takes nothing is told; a bug too, without its text', async () => {
    const errors = [new Unavailable('disk'), new Error('secret')];
    const matchService = fakeMatchService({ receive: () => Promise.reject(errors.shift()) });
    const { open, logs } = await running({ matchService });
    const client = await open();
    client.send(watch('1'));
    expect(await client.next('refused')).toMatchObject({ id: '1', code: 'unavailable' });
    client.send(watch('2'));
    expect(await client.next('refused')).toMatchObject({ id: '2', code: 'internal' });
    expect(JSON.stringify(client.messages)).not.toContain('secret');
    expect(logs.join('')).toContain('a message failed');
  });

  test('sockets are opened nowhere else', async () => {
    const { open } = await running();
    for (const path of ['/', '/socket/', '/api/matches', '//socket']) {
      const refusal = await open({ path }).catch((error) => error);
      expect([refusal.status, refusal.body.code]).toEqual([404, 'no-such-call']);
    }
  });

  test('a handshake that is none', async () => {
    const { raw } = await running();
    const socket = await raw();
    let text = '';
    socket.setEncoding('utf8').on('data', (part) => {
      text += part;
    });
    socket.write('GET /socket HTTP/1.1\r\nHost: x\r\nConnection: Upgrade\r\nUpgrade: websocket\r\n\r\n');
    await new Promise((resolve) => socket.once('close', resolve));
    expect(text).toMatch(/^HTTP\/1\.1 426 /);
    expect(text).toContain('nosniff');
  });
});
