// People at a table: their names, who is removed, who is heard, and who finds the table.

import type { CreateMatch, ServerMessage } from '@mirabilia/protocol';
import { describe, expect, test } from 'vitest';
import type { Guest } from '../src/index.ts';
import { MOST_SPECTATORS, MOST_WRITTEN_BY_SPECTATOR } from '../src/match/admission.ts';
import {
  aTable,
  codeOf,
  follow,
  granted,
  guestNamed,
  type Harness,
  openHarness,
  playOn,
  type ScriptedClient,
  say,
  scriptedClient,
  startTable,
} from '../testkit/index.ts';

const [ana, bo, eve, cy] = ['Ana', 'Bo', 'Eve', 'Cy'].map(guestNamed) as [
  ReturnType<typeof guestNamed>,
  ReturnType<typeof guestNamed>,
  ReturnType<typeof guestNamed>,
  ReturnType<typeof guestNamed>,
];

const create = async ({ service }: Harness, more: Partial<CreateMatch> = {}) =>
  granted(await service.create(ana, aTable(more)));

const namesIn = (lobby: { seats: readonly { kind: string; name: string | null }[] }) =>
  lobby.seats.map(({ kind, name }) => name ?? kind);

describe('two names that look alike', () => {
  test('are told apart by a number at the table, in the chat and in the record', async () => {
    const harness = openHarness();
    const { id } = await create(harness);
    const greek = { id: 'guest-greek', name: 'Αna' };
    expect(namesIn(granted(await harness.service.join(id, greek)))).toEqual(['Ana', 'Αna (2)', 'open']);
    granted(await harness.service.join(id, { id: 'guest-third', name: 'ANA' }));
    granted(await harness.service.start(id, ana));
    const player = scriptedClient({ ...greek, name: 'Somebody else' });
    await follow(harness, player, id);
    await say(harness, player, { type: 'chat', match: id, text: 'it’s me' });
    // Whatever somebody calls themselves later, at this table they are who sat down.
    expect(player.last('chat')?.name).toBe('Αna (2)');
    const record = granted(await harness.service.record(id, undefined)) as {
      seats: readonly { name: string }[];
    };
    expect(record.seats.map(({ name }) => name)).toEqual(['Ana', 'Αna (2)', 'ANA (3)']);
  });

  test('a spectator who is called like a player gets a number, and keeps it', async () => {
    const harness = openHarness();
    const { match, players } = await startTable(harness, { people: 3 });
    const visitor = scriptedClient({ id: 'guest-x', name: 'Player-1' });
    await follow(harness, visitor, match);
    await say(harness, visitor, { type: 'chat', match, text: 'one' });
    const renamed = scriptedClient({ id: 'guest-x', name: 'player-2' });
    await say(harness, renamed, { type: 'chat', match, text: 'two' });
    const heard = players[0]?.all('chat').map(({ name, seat, person }) => ({ name, seat, person }));
    const told = { name: 'Player-1 (2)', seat: null, person: 3 };
    expect(heard).toEqual([told, told]);
  });
});

test('before the start a seat shows the name and the emblem that its player chooses anew, and then keeps them', async () => {
  const harness = openHarness();
  const { id } = await create(harness);
  granted(await harness.service.join(id, { ...bo, emblem: 'ship-gold' }));
  const renamed = { id: ana.id, name: 'Bo', emblem: 'sun-blue' } as const;
  const lobby = granted(await harness.service.renewSeat(id, renamed));
  expect(lobby.seats.map(({ name, emblem }) => [name, emblem])).toEqual([
    ['Bo (2)', 'sun-blue'],
    ['Bo', 'ship-gold'],
    [null, undefined],
  ]);
  expect(lobby.you.isHost).toBe(true);
  const bare = granted(await harness.service.renewSeat(id, { ...renamed, emblem: null }));
  expect(bare.seats[0]).not.toHaveProperty('emblem');
  expect(codeOf(await harness.service.renewSeat(id, eve))).toBe('not-seated');
  granted(await harness.service.changeSeats(id, ana, { do: 'fill', level: 'easy' }));
  granted(await harness.service.start(id, ana));
  expect(codeOf(await harness.service.renewSeat(id, renamed))).toBe('match-started');
});

describe('somebody whom the host removes', () => {
  const removed = async (more: Partial<CreateMatch> = {}) => {
    const harness = openHarness();
    const { id, code } = await create(harness, more);
    granted(await harness.service.join(id, eve));
    const lobby = granted(await harness.service.changeSeats(id, ana, { do: 'remove', seat: 1 }));
    return { harness, id, code, lobby };
  };

  test('stays out, by id and by code, until the host lets them in again', async () => {
    const { harness, id, code, lobby } = await removed();
    expect(namesIn(lobby)).toEqual(['Ana', 'open', 'open']);
    expect(lobby.removed).toEqual(['Eve']);
    const { service } = harness.restarted();
    expect(codeOf(await service.join(id, eve))).toBe('removed');
    expect(codeOf(await service.join(code, eve))).toBe('removed');
    expect(codeOf(await service.changeSeats(id, bo, { do: 'readmit', name: 'Eve' }))).toBe('not-host');
    expect(codeOf(await service.changeSeats(id, ana, { do: 'readmit', name: 'Bo' }))).toBe('no-such-person');
    expect(granted(await service.changeSeats(id, ana, { do: 'readmit', name: 'Eve' })).removed).toEqual([]);
    expect(granted(await service.join(id, eve)).you.seat).toBe(1);
  });

  test('is told so, and no longer gets the code; only the host sees who was removed', async () => {
    const { harness, code } = await removed();
    const seen = granted(await harness.service.lobby(code, eve));
    expect(seen).toMatchObject({ code: '', you: { isRemoved: true }, removed: [] });
    expect(granted(await harness.service.lobby(code, bo))).toMatchObject({
      code,
      you: { isRemoved: false },
      removed: [],
    });
  });

  test('is listed under a name of their own, though somebody else had it before', async () => {
    const { harness, id } = await removed();
    const again = { id: 'guest-eve-2', name: 'Eve' };
    granted(await harness.service.join(id, again));
    const { removed: names } = granted(await harness.service.changeSeats(id, ana, { do: 'remove', seat: 1 }));
    expect(names).toEqual(['Eve', 'Eve (2)']);
    granted(await harness.service.changeSeats(id, ana, { do: 'readmit', name: 'Eve (2)' }));
    expect(codeOf(await harness.service.join(id, eve))).toBe('removed');
    expect(codeOf(await harness.service.join(id, again))).toBe('ok');
  });

  test('hears nothing of the chat and says nothing in it, in the match and in the rematch', async () => {
    const { harness, id } = await removed({ seats: ['open', 'open', 'bot:easy'] });
    const { service } = harness;
    granted(await service.join(id, bo));
    granted(await service.start(id, ana));
    const [host, other, outsider] = [ana, bo, eve].map((guest) => scriptedClient(guest)) as [
      ScriptedClient,
      ScriptedClient,
      ScriptedClient,
    ];
    for (const client of [host, other, outsider]) await follow(harness, client, id);
    await say(harness, outsider, { type: 'chat', match: id, text: 'let me in' });
    expect(outsider.last('refused')?.code).toBe('removed');
    await say(harness, host, { type: 'chat', match: id, text: 'hello' });
    expect([other.all('chat').length, outsider.all('chat').length]).toEqual([1, 0]);
    expect(outsider.model.view).toBeDefined();
    await playOn(harness, {
      match: id,
      players: [host, other],
      lobby: granted(await service.lobby(id, ana)),
    });
    const next = granted(await service.rematch(id, ana));
    expect(next.removed).toEqual(['Eve']);
    granted(await service.changeSeats(next.id, ana, { do: 'open', seat: 2 }));
    expect(codeOf(await service.join(next.id, eve))).toBe('removed');
  });

  test('a bot or a free seat bars nobody', async () => {
    const harness = openHarness();
    const { id } = await create(harness, { seats: ['open', 'open', 'bot:easy'] });
    for (const seat of [1, 2]) {
      const lobby = granted(await harness.service.changeSeats(id, ana, { do: 'remove', seat }));
      expect(lobby.removed).toEqual([]);
    }
  });
});

describe('a table that was public and is private now', () => {
  const hidden = async () => {
    const harness = openHarness();
    const { id, code } = await create(harness, { visibility: 'public', seats: ['open', 'invited', 'open'] });
    granted(await harness.service.changeTerms(id, ana, { visibility: 'private' }));
    return { ...harness.restarted(), id, code };
  };

  test('gives those who only know its id neither the code nor a seat', async () => {
    const { service, id, code } = await hidden();
    expect(granted(await service.lobby(id, eve)).code).toBe('');
    expect(codeOf(await service.join(id, eve))).toBe('code-needed');
    expect(granted(await service.lobby(code, bo)).code).toBe(code);
    expect(granted(await service.join(code.toLowerCase(), bo)).you.seat).toBe(1);
    expect(granted(await service.lobby(id, bo)).code).toBe(code);
  });

  test('and was made before this was remembered, does so too', async () => {
    const harness = openHarness();
    const { id } = await create(harness, { visibility: 'public' });
    const { wasPublic, ...older } = (await harness.store.match(id))?.lobby ?? {};
    expect(wasPublic).toBe(true);
    await harness.store.changeMatch(id, 1, { lobby: older });
    granted(await harness.service.changeTerms(id, ana, { visibility: 'private' }));
    expect(codeOf(await harness.service.join(id, eve))).toBe('code-needed');
  });

  test('takes the first who comes if everybody has left, but doesn’t show the code before', async () => {
    const { service, ...harness } = openHarness();
    const { id } = await create({ service, ...harness }, { visibility: 'public' });
    granted(await service.leave(id, ana));
    expect(granted(await service.lobby(id, eve)).code).toBe('');
    expect(granted(await service.join(id, bo)).you).toMatchObject({ seat: 0, isHost: true });
    expect(codeOf(await service.join(id, eve))).toBe('code-needed');
  });

  test('a table that was always private is joined by its id, too', async () => {
    const harness = openHarness();
    const { id, code } = await create(harness);
    expect(granted(await harness.service.lobby(id, bo)).code).toBe(code);
    expect(codeOf(await harness.service.join(id, bo))).toBe('ok');
  });
});

test('the rematch of a private match is named to those who played, of a public one to everybody', async () => {
  for (const [visibility, isNamed] of [
    ['private', false],
    ['public', true],
  ] as const) {
    const harness = openHarness();
    const table = await startTable(harness, { people: 2, game: 'architects', visibility });
    const [player, other] = table.players as [ScriptedClient, ScriptedClient];
    const stranger = scriptedClient(eve);
    await follow(harness, stranger, table.match);
    await playOn(harness, table);
    const next = granted(await harness.service.rematch(table.match, player.guest as typeof ana));
    expect(other.last('lobby')?.lobby.rematch).toBe(next.id);
    expect(stranger.last('lobby')?.lobby.rematch).toBe(isNamed ? next.id : null);
    expect(granted(await harness.service.lobby(table.match, eve)).rematch).toBe(isNamed ? next.id : null);
  }
});

describe('the chat', () => {
  const talking = async (more: Pick<Partial<CreateMatch>, 'visibility' | 'spectatorChat'> = {}) => {
    const harness = openHarness();
    const table = await startTable(harness, { people: 3, ...more });
    const spectators = [eve, cy].map((guest) => scriptedClient(guest));
    for (const client of spectators) await follow(harness, client, table.match);
    const host = table.players.find(({ guest }) => guest?.id === 'guest-player-0') as ScriptedClient;
    const players = table.players.filter((player) => player !== host);
    const { match } = table;
    const chat = (client: ScriptedClient, text: string) =>
      say(harness, client, { type: 'chat', match, text });
    return {
      harness,
      match,
      chat,
      host,
      first: players[0] as ScriptedClient,
      second: players[1] as ScriptedClient,
      visitor: spectators[0] as ScriptedClient,
      passer: spectators[1] as ScriptedClient,
    };
  };
  const EVE = { person: 3, name: 'Eve' };
  const textsOf = (client: ScriptedClient) => client.all('chat').map(({ text }) => text);

  test('measures what each spectator says by themselves', async () => {
    const { chat, visitor, passer, host } = await talking();
    for (let i = 0; i <= MOST_WRITTEN_BY_SPECTATOR; i++) await chat(visitor, `${i}`);
    expect(visitor.last('refused')?.code).toBe('too-many');
    await chat(passer, 'may I?');
    expect(passer.last('refused')).toBe(undefined);
    expect(host.last('chat')?.text).toBe('may I?');
    expect(host.all('chat')).toHaveLength(MOST_WRITTEN_BY_SPECTATOR + 1);
  });

  test('has an end of new spectators, however many come; those who play and those who spoke go on', async () => {
    const { harness, chat, visitor, first, host } = await talking();
    await chat(visitor, 'one');
    for (let i = 1; i <= MOST_SPECTATORS; i++) {
      await chat(scriptedClient({ id: `crowd-${i}`, name: 'Eve' }), `${i}`);
    }
    expect(host.last('chat')).toMatchObject({
      text: `${MOST_SPECTATORS - 1}`,
      name: `Eve (${MOST_SPECTATORS})`,
    });
    await chat(visitor, 'two');
    await chat(first, 'three');
    expect(textsOf(host).slice(-2)).toEqual(['two', 'three']);
    expect(harness.errors).toEqual([]);
  });

  test.for([
    ['private', undefined, true],
    ['public', undefined, false],
    ['public', true, true],
    ['private', false, false],
  ] as const)(
    'of a %s table whose host says %s: may spectators write? %s',
    async ([visibility, spectatorChat, may]) => {
      const wish = spectatorChat === undefined ? { visibility } : { visibility, spectatorChat };
      const { chat, visitor, first, host } = await talking(wish);
      expect(host.last('lobby')?.lobby.spectatorChat).toBe(may);
      expect(visitor.last('chat-status')?.spectatorChat).toBe(may);
      await chat(visitor, 'hello');
      expect(visitor.last('refused')?.code).toBe(may ? undefined : 'players-only');
      await chat(first, 'hi');
      expect(host.last('chat')?.text).toBe('hi');
    },
  );

  test('is for spectators what the host agrees on, and another visibility brings what is usual', async () => {
    const harness = openHarness();
    const { id } = await create(harness);
    const change = async (terms: object) =>
      granted(await harness.service.changeTerms(id, ana, terms)).spectatorChat;
    expect(await change({ spectatorChat: false })).toBe(false);
    expect(await change({ visibility: 'private' })).toBe(false);
    expect(await change({ visibility: 'public' })).toBe(false);
    expect(await change({ visibility: 'private' })).toBe(true);
    expect(await change({ visibility: 'public', spectatorChat: true })).toBe(true);
    expect(await change({ botDelay: 100 })).toBe(true);
  });

  test('of a running match is closed to spectators by its host, and opened again', async () => {
    const { harness, match, chat, host, first, visitor } = await talking();
    await say(harness, first, { type: 'silence', match, on: true });
    expect(first.last('refused')?.code).toBe('not-host');
    await say(harness, host, { type: 'silence', match, on: true });
    expect(first.last('chat-status')?.spectatorChat).toBe(false);
    await chat(visitor, 'one');
    expect(visitor.last('refused')?.code).toBe('players-only');
    await chat(first, 'two');
    await say(harness, host, { type: 'silence', match, on: false });
    await chat(visitor, 'three');
    expect(new Set(textsOf(host))).toEqual(new Set(['two', 'three']));
  });

  test('of one person is muted by one player, for that player alone, and heard again', async () => {
    const { harness, match, chat, host, first, second, visitor } = await talking();
    expect(visitor.last('chat-status')?.person).toBe(null);
    await chat(visitor, 'one');
    const { person } = first.last('chat') as { person: number };
    expect([person, visitor.last('chat-status')?.person]).toEqual([3, 3]);
    expect(host.last('chat-status')?.person).toBe(host.model.seat);
    await say(harness, first, { type: 'mute', match, on: true, person });
    expect(first.last('chat-status')).toMatchObject({ isMuted: false, muted: [EVE], silenced: [] });
    expect(second.last('chat-status')).toMatchObject({ muted: [] });
    await chat(visitor, 'two');
    await chat(host, 'three');
    expect(textsOf(first)).toEqual(['one', 'three']);
    expect(textsOf(second)).toEqual(['one', 'two', 'three']);

    // It lasts when the process is another one.
    const again = harness.restarted();
    const late = scriptedClient(first.guest);
    await follow(again, late, match);
    expect(late.last('chat-status')).toMatchObject({ muted: [EVE] });
    expect(textsOf(late)).toEqual(['three']);
    await say(again, late, { type: 'mute', match, on: false, person });
    expect(late.last('chat-status')).toMatchObject({ muted: [] });
    expect(textsOf(late)).toEqual(['three', 'one', 'two']);
  });

  test.each([9, 3])('has no person %i to mute before they have said something', async (person) => {
    const { harness, match, first } = await talking();
    await say(harness, first, { type: 'mute', match, on: true, person });
    expect(first.last('refused')).toMatchObject({ code: 'no-such-person', facts: { person } });
  });

  test('nobody mutes or silences themselves', async () => {
    const { harness, match, host } = await talking();
    const person = host.model.seat as number;
    for (const type of ['mute', 'silence'] as const) {
      await say(harness, host, { type, match, on: true, person });
      expect(host.last('refused')?.code).toBe('no-such-person');
    }
  });

  test('opened again to spectators brings nobody what they have heard before', async () => {
    const { harness, match, chat, host, first, visitor } = await talking();
    for (const text of ['one', 'two']) await chat(first, text);
    for (const on of [true, false, true, false]) await say(harness, host, { type: 'silence', match, on });
    for (const listener of [host, first, visitor]) expect(textsOf(listener)).toEqual(['one', 'two']);
  });

  test('of a person who may speak again goes to those who missed it, a few messages at a time', async () => {
    const { harness, match, chat, host, first, visitor } = await talking();
    const texts = Array.from({ length: 20 }, (_, i) => `text ${i}`);
    for (const text of texts) await chat(first, text);
    const person = first.model.seat as number;
    await say(harness, host, { type: 'silence', match, on: true, person });
    const late = Array.from({ length: 6 }, () => scriptedClient(undefined));
    for (const client of late) await follow(harness, client, match);
    const sent = () => late.reduce((sum, client) => sum + textsOf(client).length, 0);
    await say(harness, host, { type: 'silence', match, on: false, person });
    expect(sent()).toBe(50);
    await harness.time.pass(20);
    expect(sent()).toBe(100);
    // Whoever is silenced again meanwhile isn’t heard.
    await say(harness, host, { type: 'silence', match, on: true, person });
    await harness.time.pass(1000);
    expect(sent()).toBe(100);
    await say(harness, host, { type: 'silence', match, on: false, person });
    await harness.time.pass(1000);
    for (const client of [...late, visitor, host]) expect(textsOf(client)).toEqual(texts);
  });

  test('of a person whom the host silences is heard by nobody, a player’s as well', async () => {
    const { harness, match, chat, host, first, second, visitor } = await talking();
    const person = first.model.seat as number;
    await chat(first, 'one');
    await say(harness, second, { type: 'silence', match, on: true, person });
    expect(second.last('refused')?.code).toBe('not-host');
    await say(harness, host, { type: 'silence', match, on: true, person });
    expect(visitor.last('chat-status')).toMatchObject({ silenced: [{ person, name: first.guest?.name }] });
    await chat(first, 'two');
    expect(first.last('refused')?.code).toBe('silenced');
    expect(host.all('chat')).toHaveLength(1);

    const again = harness.restarted();
    const [late, own] = [scriptedClient(undefined), scriptedClient(first.guest)];
    for (const client of [late, own]) await follow(again, client, match);
    expect(textsOf(late)).toEqual([]);
    expect(textsOf(own)).toEqual(['one']);
    expect(late.last('chat-status')).toMatchObject({ silenced: [{ person, name: first.guest?.name }] });
    const hostAgain = scriptedClient(host.guest);
    await follow(again, hostAgain, match);
    await say(again, hostAgain, { type: 'silence', match, on: false, person });
    expect(textsOf(late)).toEqual(['one']);
    await say(again, own, { type: 'chat', match, text: 'three' });
    expect(textsOf(hostAgain)).toEqual(['one', 'three']);
  });

  test('of whom the host silenced isn’t heard in the rematch, until the host lets them speak', async () => {
    const { harness, match, chat, host, first, second, visitor, passer } = await talking();
    await chat(visitor, 'one');
    await say(harness, host, { type: 'silence', match, on: true, person: first.model.seat as number });
    await say(harness, host, { type: 'silence', match, on: true, person: EVE.person });
    await say(harness, host, { type: 'silence', match, on: true });
    await playOn(harness, { match, players: [host, first, second] } as never);
    const next = granted(await harness.service.rematch(match, second.guest as Guest)).id;
    granted(await harness.service.join(next, first.guest as Guest));
    granted(await harness.service.start(next, host.guest as Guest));
    const tell = (client: ScriptedClient, text: string) =>
      say(harness, client, { type: 'chat', match: next, text });
    for (const client of [host, first, visitor, passer]) await follow(harness, client, next);
    for (const client of [first, visitor]) {
      await tell(client, 'again');
      expect(client.last('refused')?.code).toBe('silenced');
    }
    await tell(passer, 'and I?');
    expect(passer.last('refused')?.code).toBe('players-only');
    expect(host.last('chat-status')).toMatchObject({
      spectatorChat: false,
      silenced: [{ name: first.guest?.name }, EVE],
    });
    await say(harness, host, { type: 'silence', match: next, on: false });
    await say(harness, host, { type: 'silence', match: next, on: false, person: EVE.person });
    await tell(visitor, 'thank you');
    expect(host.last('chat')).toMatchObject({ match: next, text: 'thank you', person: EVE.person });
  });

  test('is muted as a whole, as older clients ask for it', async () => {
    const { harness, match, chat, host, first } = await talking();
    await say(harness, first, { type: 'mute', match, on: true });
    expect(first.last('chat-status')).toMatchObject({ isMuted: true, muted: [] });
    await chat(host, 'one');
    expect(textsOf(first)).toEqual([]);
    await say(harness, first, { type: 'mute', match, on: false });
    expect(textsOf(first)).toEqual(['one']);
  });
});

test('what was said meanwhile goes to all devices message by message: each has to be serialised only once', async () => {
  const harness = openHarness();
  const { match, players } = await startTable(harness, { people: 3 });
  const [speaker, listener] = players as [ScriptedClient, ScriptedClient];
  const devices = [listener, scriptedClient(listener.guest), scriptedClient(listener.guest)];
  for (const device of devices.slice(1)) await follow(harness, device, match);
  await say(harness, listener, { type: 'mute', match, on: true });
  for (const text of ['one', 'two', 'three']) await say(harness, speaker, { type: 'chat', match, text });
  const sent: ServerMessage[] = [];
  for (const device of devices) {
    const { send } = device;
    device.send = (message) => {
      if (message.type === 'chat') sent.push(message);
      send(message);
    };
  }
  await say(harness, listener, { type: 'mute', match, on: false });
  const texts = sent.map((message) => message.type === 'chat' && message.text);
  expect(texts).toEqual(['one', 'two', 'three'].flatMap((text) => devices.map(() => text)));
  expect(new Set(sent).size).toBe(3);
});
