import type { CreateMatch } from '@mirabilia/protocol';
import { describe, expect, test } from 'vitest';
import type { Guest } from '../src/client.ts';
import type { MatchRow } from '../src/store.ts';
import { quiet } from '../testkit/fake-time.ts';
import {
  aTable,
  codeOf,
  commit,
  follow,
  granted,
  guestNamed,
  type Harness,
  openHarness,
  playOn,
  say,
  scriptedClient,
  startTable,
} from '../testkit/harness.ts';

const [ana, bo, cy, di] = ['Ana', 'Bo', 'Cy', 'Di'].map(guestNamed) as [
  ReturnType<typeof guestNamed>,
  ReturnType<typeof guestNamed>,
  ReturnType<typeof guestNamed>,
  ReturnType<typeof guestNamed>,
];

const create = async ({ service }: Harness, more: Partial<CreateMatch> = {}) =>
  granted(await service.create(ana, aTable(more)));

const names = (lobby: { seats: readonly { kind: string; name: string | null }[] }) =>
  lobby.seats.map(({ kind, name }) => name ?? kind);

describe('a new match', () => {
  test('seats its host at the first seat that is free', async () => {
    const harness = openHarness();
    const lobby = await create(harness, { seats: ['bot:easy', 'invited', 'open'] });
    expect(names(lobby)).toEqual(['easy', 'Ana', 'open']);
    expect(lobby.you).toEqual({ seat: 1, isHost: true, isRemoved: false });
    expect(lobby).toMatchObject({ status: 'lobby', serverSecret: null, seed: null, rematch: null });
  });

  test.for([
    ['no-such-game', { game: 'chess' }],
    ['no-such-bot', { seats: ['open', 'bot:genius', 'open'] }],
    ['bad-options', { options: { sides: 'C' } }],
    ['bad-options', { options: { wonders: ['gizah', 'gizah', 'babylon'] } }],
  ] as const)('is refused with %s', async ([code, more]) => {
    const { service } = openHarness();
    expect(codeOf(await service.create(ana, aTable(more as Partial<CreateMatch>)))).toBe(code);
  });

  test('has as many players as seats, whatever its options say', async () => {
    const lobby = await create(openHarness(), { options: { players: 7 } });
    expect(lobby.options.players).toBe(3);
  });

  test('allows the memory aid unless its host forbids it, and so does what was made before there was one', async () => {
    const harness = openHarness();
    const { id } = await create(harness);
    expect((await create(harness, { aids: { memory: false, score: true } })).aids).toEqual({
      memory: false,
      score: true,
    });
    const row = await harness.store.match(id);
    const { aids, ...older } = (row as MatchRow).lobby;
    expect(aids).toEqual({ memory: true, score: false });
    await harness.store.changeMatch(id, 1, { lobby: older });
    expect(granted(await harness.service.lobby(id, bo)).aids).toEqual({ memory: true, score: false });
  });

  test('gets another code if the first is taken', async () => {
    const codes = ['AAAAAA', 'AAAAAA', 'BBBBBB'];
    const harness = openHarness({ newCode: () => codes.shift() as string });
    expect([(await create(harness)).code, (await create(harness)).code]).toEqual(['AAAAAA', 'BBBBBB']);
  });
});

describe('joining', () => {
  test('goes by id or by code, written large or small, until all seats are taken', async () => {
    const { service, ...harness } = openHarness();
    const { id, code } = await create({ service, ...harness });
    expect(names(granted(await service.join(code.toLowerCase(), bo)))).toEqual(['Ana', 'Bo', 'open']);
    expect(codeOf(await service.join(id, bo))).toBe('already-seated');
    expect(granted(await service.join(id, cy)).you).toEqual({ seat: 2, isHost: false, isRemoved: false });
    expect(codeOf(await service.join(id, di))).toBe('match-full');
    expect(codeOf(await service.join('nowhere', di))).toBe('no-such-match');
  });

  test('by two at once for one seat seats one of them', async () => {
    const harness = openHarness();
    const { id } = await create(harness, { seats: ['open', 'open', 'bot:easy'] });
    const codes = (await Promise.all([harness.service.join(id, bo), harness.service.join(id, cy)])).map(
      codeOf,
    );
    expect(codes.toSorted()).toEqual(['match-full', 'ok']);
  });

  test('by many at once loses nobody', async () => {
    const harness = openHarness();
    const { id } = await create(harness, { seats: Array(7).fill('open') });
    const guests = [...'abcdef'].map(guestNamed);
    await Promise.all(guests.map((guest) => harness.service.join(id, guest)));
    const lobby = granted(await harness.service.lobby(id, undefined));
    expect(names(lobby).toSorted()).toEqual(['Ana', ...'abcdef']);
  });

  test('an invited seat of a public match takes the code, which only those who sit there see', async () => {
    const { service, ...harness } = openHarness();
    const { id, code } = await create(
      { service, ...harness },
      {
        visibility: 'public',
        seats: ['open', 'invited', 'bot:easy'],
      },
    );
    expect(granted(await service.lobby(id, bo)).code).toBe('');
    expect(granted(await service.lobby(id, ana)).code).toBe(code);
    expect(granted(await service.lobby(code, bo)).code).toBe(code);
    expect(codeOf(await service.join(id, bo))).toBe('match-full');
    expect(granted(await service.join(code, bo)).you.seat).toBe(1);
  });

  test('a private match is in no list, a public one is', async () => {
    const { service, ...harness } = openHarness();
    await create({ service, ...harness });
    const { id } = await create({ service, ...harness }, { visibility: 'public' });
    expect((await service.publicMatches(undefined)).map((lobby) => lobby.id)).toEqual([id]);
  });
});

describe('leaving before the start', () => {
  test('frees the seat', async () => {
    const { service, ...harness } = openHarness();
    const { id } = await create({ service, ...harness });
    await service.join(id, bo);
    expect(names(granted(await service.leave(id, bo)))).toEqual(['Ana', 'open', 'open']);
    expect(codeOf(await service.leave(id, bo))).toBe('not-seated');
    expect(await service.matchesOf(bo)).toEqual([]);
  });

  test('hands the match over to the next human if it was the host', async () => {
    const { service, ...harness } = openHarness();
    const { id } = await create({ service, ...harness }, { seats: ['open', 'bot:easy', 'open'] });
    await service.join(id, bo);
    await service.leave(id, ana);
    expect(granted(await service.lobby(id, bo)).you.isHost).toBe(true);
    expect(codeOf(await service.start(id, ana))).toBe('not-host');
  });

  test('by the last human takes the match off the list, until somebody comes and is its host', async () => {
    const { service, ...harness } = openHarness();
    const { id } = await create({ service, ...harness }, { visibility: 'public' });
    await service.leave(id, ana);
    expect(await service.publicMatches(undefined)).toEqual([]);
    expect(granted(await service.join(id, bo)).you).toEqual({ seat: 0, isHost: true, isRemoved: false });
  });
});

describe('the host', () => {
  const seatsAfter = async (...changes: Parameters<Harness['service']['changeSeats']>[2][]) => {
    const harness = openHarness();
    const { id } = await create(harness, { seats: ['open', 'open', 'invited', 'bot:easy'] });
    await harness.service.join(id, bo);
    for (const change of changes) granted(await harness.service.changeSeats(id, ana, change));
    return names(granted(await harness.service.lobby(id, ana)));
  };

  test('fills what is free with bots', async () =>
    expect(await seatsAfter({ do: 'fill', level: 'hard' })).toEqual(['Ana', 'hard', 'Bo', 'easy']));
  test('gives a seat to a bot', async () =>
    expect(await seatsAfter({ do: 'bot', seat: 1, level: 'hard' })).toEqual(['Ana', 'hard', 'Bo', 'easy']));
  test('opens a seat', async () =>
    expect(await seatsAfter({ do: 'open', seat: 3 })).toEqual(['Ana', 'open', 'Bo', 'open']));
  test('removes somebody', async () =>
    expect(await seatsAfter({ do: 'remove', seat: 2 })).toEqual(['Ana', 'open', 'open', 'easy']));
  test('swaps two seats', async () =>
    expect(await seatsAfter({ do: 'swap', seat: 0, with: 2 })).toEqual(['Bo', 'open', 'Ana', 'easy']));
  test('shuffles the seats', async () => {
    const shuffled = await seatsAfter({ do: 'shuffle' });
    expect(shuffled).not.toEqual(['Ana', 'open', 'Bo', 'easy']);
    expect(shuffled.toSorted()).toEqual(['Ana', 'Bo', 'easy', 'open']);
  });

  test.for([
    ['no-such-seat', { do: 'open', seat: 5 }],
    ['no-such-seat', { do: 'swap', seat: 0, with: 6 }],
    ['no-such-bot', { do: 'fill', level: 'genius' }],
    ['no-such-bot', { do: 'bot', seat: 1, level: 'genius' }],
    ['already-seated', { do: 'remove', seat: 0 }],
    ['already-seated', { do: 'bot', seat: 0, level: 'easy' }],
  ] as const)('is refused with %s', async ([code, change]) => {
    const harness = openHarness();
    const { id } = await create(harness);
    expect(codeOf(await harness.service.changeSeats(id, ana, change))).toBe(code);
  });

  test('is the only one who may', async () => {
    const harness = openHarness();
    const { id } = await create(harness);
    await harness.service.join(id, bo);
    expect(codeOf(await harness.service.changeSeats(id, bo, { do: 'shuffle' }))).toBe('not-host');
    expect(codeOf(await harness.service.start(id, bo))).toBe('not-host');
  });

  test('starts when every seat is taken, and once', async () => {
    const harness = openHarness();
    const { id } = await create(harness);
    expect(codeOf(await harness.service.start(id, ana))).toBe('seats-open');
    granted(await harness.service.changeSeats(id, ana, { do: 'fill', level: 'easy' }));
    const codes = (await Promise.all([harness.service.start(id, ana), harness.service.start(id, ana)])).map(
      codeOf,
    );
    expect(codes).toEqual(['ok', 'match-started']);
    for (const late of [
      harness.service.join(id, bo),
      harness.service.changeSeats(id, ana, { do: 'shuffle' }),
    ]) {
      expect(codeOf(await late)).toBe('match-started');
    }
  });
});

describe('what was agreed on', () => {
  test('is changed by the host, what isn’t named stays, and all who follow are told', async () => {
    const harness = openHarness();
    const { id } = await create(harness, { options: { sides: 'A' }, pace: { kind: 'days', hours: 8 } });
    await harness.service.join(id, bo);
    const guest = scriptedClient(bo);
    await follow(harness, guest, id);
    const changed = granted(
      await harness.service.changeTerms(id, ana, {
        aids: { memory: false, score: true },
        visibility: 'public',
        botDelay: 1000,
      }),
    );
    expect(changed).toMatchObject({
      aids: { memory: false, score: true },
      visibility: 'public',
      botDelay: 1000,
    });
    expect(changed).toMatchObject({ options: { sides: 'A' }, pace: { kind: 'days', hours: 8 } });
    expect(guest.last('lobby')?.lobby.aids).toEqual({ memory: false, score: true });
    expect((await harness.service.publicMatches(undefined)).map((lobby) => lobby.id)).toEqual([id]);
    granted(
      await harness.service.changeTerms(id, ana, { options: { sides: 'B' }, pace: { kind: 'untimed' } }),
    );
    expect(guest.last('lobby')?.lobby).toMatchObject({ options: { sides: 'B' }, pace: { kind: 'untimed' } });
  });

  test('changes the number of seats: free ones go first, then bots, never people', async () => {
    const { service, ...harness } = openHarness();
    const { id } = await create({ service, ...harness }, { seats: ['open', 'bot:easy', 'open', 'invited'] });
    await service.join(id, bo);
    const sized = async (players: number) => names(granted(await service.changeTerms(id, ana, { players })));
    expect(await sized(6)).toEqual(['Ana', 'easy', 'open', 'Bo', 'open', 'open']);
    expect(await sized(4)).toEqual(['Ana', 'easy', 'open', 'Bo']);
    expect(await sized(3)).toEqual(['Ana', 'easy', 'Bo']);
    expect(await sized(2)).toEqual(['Ana', 'Bo']);
    await sized(3);
    await service.join(id, cy);
    expect(codeOf(await service.changeTerms(id, ana, { players: 2 }))).toBe('seats-taken');
  });

  test('is dealt as it was agreed on last', async () => {
    const harness = openHarness();
    const { id } = await create(harness, { seats: ['open', 'bot:easy', 'bot:easy'] });
    const wonders = ['gizah', 'babylon', 'rhodos', 'olympia'];
    granted(await harness.service.changeTerms(id, ana, { players: 4, options: { wonders, sides: 'B' } }));
    granted(await harness.service.changeSeats(id, ana, { do: 'fill', level: 'easy' }));
    const started = granted(await harness.service.start(id, ana));
    expect(started).toMatchObject({ status: 'running', options: { players: 4, wonders, sides: 'B' } });
  });

  test.for([
    ['bad-options', { options: { sides: 'C' } }],
    ['bad-options', { options: { wonders: ['gizah', 'babylon'] } }],
  ] as const)('is refused with %s, and nothing has changed', async ([code, change]) => {
    const harness = openHarness();
    const before = await create(harness, { options: { sides: 'A' } });
    const wish = { ...change, aids: { memory: false, score: true } } as Parameters<
      Harness['service']['changeTerms']
    >[2];
    expect(codeOf(await harness.service.changeTerms(before.id, ana, wish))).toBe(code);
    expect(granted(await harness.service.lobby(before.id, ana))).toEqual(before);
  });

  test('is the host’s, and only before the start', async () => {
    const harness = openHarness();
    const { id } = await create(harness, { seats: ['open', 'open', 'bot:easy'] });
    await harness.service.join(id, bo);
    const change = { aids: { memory: false, score: true } };
    expect(codeOf(await harness.service.changeTerms(id, bo, change))).toBe('not-host');
    granted(await harness.service.start(id, ana));
    expect(codeOf(await harness.service.changeTerms(id, ana, change))).toBe('match-started');
  });
});

test('a client that watches a lobby is told of every change, as its guest may see it', async () => {
  const harness = openHarness();
  const { id } = await create(harness, { seats: ['open', 'open', 'bot:easy'] });
  const [host, passer] = [scriptedClient(ana), scriptedClient(undefined)];
  for (const client of [host, passer]) await follow(harness, client, id);
  await harness.service.join(id, bo);
  expect(host.all('lobby').map(({ lobby }) => names(lobby))).toEqual([
    ['Ana', 'open', 'easy'],
    ['Ana', 'Bo', 'easy'],
  ]);
  expect(passer.last('lobby')?.lobby.you).toEqual({ seat: null, isHost: false, isRemoved: false });
  await harness.service.start(id, ana);
  await quiet();
  expect(host.last('lobby')?.lobby.status).toBe('running');
  expect(host.last('view')?.seat).toBe(host.last('lobby')?.lobby.you.seat);
  expect(passer.last('view')?.seat).toBe(null);
  await say(harness, host, { type: 'unwatch', match: id });
  const before = host.heard.length;
  await harness.service.leave(id, bo);
  await quiet();
  expect(host.heard).toHaveLength(before);
});

test('many changes in a second are told together, strangers by one message', async () => {
  const harness = openHarness();
  const { id } = await create(harness, { seats: ['open', 'open', 'bot:easy'] });
  const crowd = [scriptedClient(undefined), scriptedClient(undefined), scriptedClient(cy)];
  for (const client of crowd) await follow(harness, client, id);
  for (const client of crowd) client.heard.length = 0;
  for (let i = 0; i < 50; i++) granted(await harness.service.changeSeats(id, ana, { do: 'shuffle' }));
  granted(await harness.service.changeTerms(id, ana, { botDelay: 700 }));
  for (const client of crowd) expect(client.all('lobby')).toHaveLength(8);
  await harness.time.pass(1000);
  const [one, ...others] = crowd.map((client) => client.last('lobby'));
  expect(one?.lobby.botDelay).toBe(700);
  for (const other of others) expect(other).toBe(one);
  for (const client of crowd) expect(client.all('lobby')).toHaveLength(9);
});

test('the deal seats the players, and what it was drawn from is not told', async () => {
  const harness = openHarness();
  const seatings = new Set<string>();
  for (let i = 0; i < 8; i++) {
    const { lobby } = await startTable(harness, { people: 4, options: { seating: 'shuffled' } });
    seatings.add(String(names(lobby)));
    expect(lobby).toMatchObject({ seed: null, serverSecret: null });
  }
  expect(seatings.size).toBeGreaterThan(2);
});

test('my matches say whom they wait for, in memory or not', async () => {
  const harness = openHarness();
  const { match, players } = await startTable(harness, { people: 3 });
  const [first] = players;
  if (first?.guest === undefined) throw new Error('nobody is there');
  await commit(harness, first, match);
  const expected = [{ id: match, waitsFor: [1, 2], waitsForYou: false }];
  expect(await harness.service.matchesOf(first.guest)).toMatchObject(expected);
  expect(await harness.restarted().service.matchesOf(first.guest)).toMatchObject(expected);
  expect((await harness.service.matchesOf(guestNamed('player-1')))[0]?.waitsForYou).toBe(true);
});

describe('a code', () => {
  test('ends with its match: it leads only its own players there, and the next match may have it', async () => {
    const harness = openHarness({ newCode: () => 'KRTABC' });
    const table = await startTable(harness, { people: 3 });
    const player = table.players[0]?.guest ?? ana;
    expect(codeOf(await harness.service.create(di, aTable()))).toBe('unavailable');
    expect(granted(await harness.service.lobby('krtabc', di)).id).toBe(table.match);
    await playOn(harness, table);

    for (const nobody of [di, undefined]) {
      expect(codeOf(await harness.service.lobby('KRTABC', nobody))).toBe('no-such-match');
      expect(codeOf(await harness.service.record('KRTABC', nobody))).toBe('no-such-match');
    }
    const stranger = scriptedClient(di);
    await follow(harness, stranger, 'KRTABC');
    expect(stranger.last('refused')?.code).toBe('no-such-match');
    expect(await harness.service.hasSeat('KRTABC', di)).toBe(false);
    expect(granted(await harness.service.lobby(table.match, di)).code).toBe('');

    expect(granted(await harness.service.lobby('krtabc', player))).toMatchObject({
      id: table.match,
      code: '',
    });
    expect(codeOf(await harness.service.record('KRTABC', player))).toBe('ok');
    expect(await harness.service.hasSeat('KRTABC', player)).toBe(true);
    const next = granted(await harness.service.rematch('KRTABC', player));
    expect(next.code).toBe('KRTABC');
    expect(granted(await harness.service.lobby('KRTABC', player)).id).toBe(next.id);
    expect(granted(await harness.service.lobby(table.match, player)).rematch).toBe(next.id);
  });
});

describe('a rematch', () => {
  test('tells only whoever made it that it is new', async () => {
    const harness = openHarness();
    const table = await startTable(harness, { people: 3 });
    await playOn(harness, table);
    const made: string[][] = [];
    const again = (player: number) =>
      harness.service.rematch(table.match, table.players[player]?.guest ?? ana, async (...ids) => {
        made.push(ids);
      });
    const [first] = await Promise.all([again(0), again(1), again(2)]);
    await again(1);
    expect(made).toEqual([[table.match, granted(first as NonNullable<typeof first>).id]]);
  });

  test('is one new match with the same people and options, however often people ask', async () => {
    const harness = openHarness();
    const table = await startTable(harness, {
      people: 3,
      options: { sides: 'B' },
      aids: { memory: false, score: true },
    });
    const [a, b] = table.players;
    if (a?.guest === undefined || b?.guest === undefined) throw new Error('nobody is there');
    expect(codeOf(await harness.service.rematch(table.match, a.guest))).toBe('match-not-over');
    await playOn(harness, table);
    const asked = await Promise.all([
      harness.service.rematch(table.match, a.guest),
      harness.service.rematch(table.match, b.guest),
      harness.service.rematch(table.match, a.guest),
    ]);
    const [next, ...again] = asked.map(granted);
    if (next === undefined) throw new Error('no rematch');
    for (const lobby of [
      ...again,
      granted(await harness.restarted().service.rematch(table.match, b.guest)),
    ]) {
      expect(lobby.id).toBe(next.id);
    }
    expect(next).toMatchObject({
      status: 'lobby',
      options: table.lobby.options,
      aids: { memory: false, score: true },
    });
    expect(names(next)).toEqual(names(table.lobby));
    expect(a.last('lobby')?.lobby.rematch).toBe(next.id);
    expect(codeOf(await harness.service.rematch(table.match, di))).toBe('not-seated');
    granted(await harness.service.join(next.id, guestNamed('player-2')));
    expect(granted(await harness.service.start(next.id, guestNamed('player-0'))).status).toBe('running');
  });

  test('keeps the seats of those who haven’t come: nobody plays on without wanting to', async () => {
    const harness = openHarness();
    const { service } = harness;
    const table = await startTable(harness, { people: 4 });
    await playOn(harness, table);
    const [host, comes, asks, gone] = table.players.map(({ guest }) => guest as Guest);
    const { id } = granted(await service.rematch(table.match, host as Guest));
    const start = () => service.start(id, host as Guest);
    const reserved = async () =>
      granted(await service.lobby(id, host)).seats.flatMap(({ isReserved, name }) =>
        isReserved ? [name] : [],
      );
    expect((await reserved()).sort()).toEqual(['player-1', 'player-2', 'player-3']);
    expect(codeOf(await start())).toBe('seats-reserved');
    // A screen for everybody to see is nobody's own.
    const watch = { type: 'watch', match: id, form: 'open' } as const;
    await say(harness, scriptedClient(comes), { ...watch, asSpectator: true });
    expect(await reserved()).toHaveLength(3);
    await say(harness, scriptedClient(comes), watch);
    expect((await reserved()).sort()).toEqual(['player-2', 'player-3']);
    granted(await service.rematch(table.match, asks as Guest));
    expect(await reserved()).toEqual(['player-3']);
    expect(codeOf(await start())).toBe('seats-reserved');
    const { seats } = granted(await service.lobby(id, host));
    const seat = seats.findIndex(({ isReserved }) => isReserved);
    granted(await service.changeSeats(id, host as Guest, { do: 'bot', seat, level: 'easy' }));
    expect(granted(await start()).status).toBe('running');
    expect(await service.hasSeat(id, gone as Guest)).toBe(false);
  });

  test('whose host leaves is hosted by somebody who is there', async () => {
    const harness = openHarness();
    const { service } = harness;
    const table = await startTable(harness, { people: 3 });
    await playOn(harness, table);
    const [host, , asks] = table.players.map(({ guest }) => guest as Guest);
    const { id } = granted(await service.rematch(table.match, asks as Guest));
    granted(await service.leave(id, host as Guest));
    expect(granted(await service.lobby(id, asks)).you.isHost).toBe(true);
  });

  test('that was only half made is made whole by the next who asks', async () => {
    const harness = openHarness();
    const table = await startTable(harness, { people: 3 });
    await playOn(harness, table);
    const guest = guestNamed('player-1');
    let changes = 0;
    harness.store.fate = (what) => (what === 'change' && ++changes === 2 ? 'unavailable' : 'good');
    expect(codeOf(await harness.service.rematch(table.match, guest))).toBe('unavailable');
    const link = granted(await harness.service.lobby(table.match, guest)).rematch;
    expect(granted(await harness.service.rematch(table.match, guest)).id).toBe(link);
  });
});

test('a store that is down refuses and changes nothing; conflicts are tried again', async () => {
  const harness = openHarness();
  const { id } = await create(harness);
  harness.store.fate = () => 'unavailable';
  expect(codeOf(await harness.service.join(id, bo))).toBe('unavailable');
  let conflicts = 3;
  harness.store.fate = () => (conflicts-- > 0 ? 'conflict' : 'good');
  expect(names(granted(await harness.service.join(id, bo)))).toEqual(['Ana', 'Bo', 'open']);
});

test('a store that loses the lists of guests loses no seat', async () => {
  const harness = openHarness();
  const { id } = await create(harness, { seats: ['open', 'open', 'bot:easy'] });
  harness.store.fate = (what) => (what === 'other' ? 'unavailable' : 'good');
  expect(granted(await harness.service.join(id, bo)).you.seat).toBe(1);
  expect(await harness.service.matchesOf(bo)).toEqual([]);
  harness.store.fate = () => 'good';
  granted(await harness.service.start(id, ana));
  expect((await harness.service.matchesOf(bo)).map((lobby) => lobby.id)).toEqual([id]);
});
