// Tournaments from the first player to the last standing, on a store in memory.

import { codeOf, follow, granted, guestNamed, scriptedClient } from '@mirabilia/match-service/testkit';
import { describe, expect, test } from 'vitest';
import { tournamentCsv } from '../src/tournaments/tournament-view.ts';
import { openTournaments } from './tournament-harness.ts';

const HOUR = 3_600_000;
/** Longer than any wait between two looks at what is due. */
const A_WHILE = 30_000;

describe('a Swiss tournament', () => {
  test('is played by eight people over two rounds, with new opponents, to its standings', async () => {
    const { open, playRound, pass, errors, tournaments } = openTournaments();
    const { start, view, guests } = await open(8, { rounds: 2 });
    const first = await start();
    expect(first).toMatchObject({ status: 'running', you: { isHost: true, player: 0 } });
    const [round] = first.played;
    expect(round?.status).toBe('running');
    expect(round?.tables.map(({ seats }) => seats.length)).toEqual([4, 4]);
    expect(first.you.match).toBe(
      round?.tables.find(({ seats }) => seats.some(({ player }) => player === 0))?.match,
    );
    await playRound(first, guests);
    await pass(A_WHILE);
    const between = await view();
    expect(between.played[0]?.status).toBe('over');
    expect(between.you.match).toBe(null);
    const points = between.standings.map((standing) => standing.points);
    expect(points.reduce((sum, each) => sum + each, 0)).toBeCloseTo(4);
    const second = await start();
    await playRound(second, guests);
    await pass(A_WHILE);
    const over = await view();
    expect(over.status).toBe('over');
    const tableOf = (number: number) =>
      over.played[number]?.tables.map(({ seats }) => seats.map(({ player }) => player)) ?? [];
    for (const table of tableOf(1))
      for (const before of tableOf(0))
        expect(table.filter((player) => before.includes(player)).length).toBe(2);
    expect(over.standings.map(({ place }) => place)[0]).toBe(1);
    expect(codeOf(await tournaments.join(over.id, guestNamed('late')))).toBe('tournament-over');
    expect(errors).toEqual([]);
  });

  test('begins when the host says, and never while a round is played', async () => {
    const { open, tournaments, process } = openTournaments();
    const { id, host, start, guests } = await open(4);
    const [, other] = guests;
    expect(codeOf(await tournaments.change(id, other as never, { do: 'start' }))).toBe('not-host');
    const twice = await Promise.all([
      tournaments.change(id, host, { do: 'start' }),
      process('other').tournaments.change(id, host, { do: 'start' }),
    ]);
    expect(twice.map(codeOf).toSorted()).toEqual(['ok', 'round-running']);
    await expect(start()).rejects.toThrow('round-running');
    const few = await open(1);
    await expect(few.start()).rejects.toThrow('too-few-players');
  });

  test('goes on where a process was killed, and makes no match twice', async () => {
    const { open, process, harness, tournaments, store, pass, memory } = openTournaments();
    const { id, host, view } = await open(12, { size: 3 });
    let tables = 0;
    const dying = process('dying', {
      ...harness.service,
      arrange: (match) => (++tables > 2 ? new Promise(() => {}) : harness.service.arrange(match)),
    } as typeof harness.service);
    void dying.tournaments.change(id, host, { do: 'start' });
    await pass(100);
    expect((await view()).played[0]?.status).toBe('starting');
    const made = (await view()).played[0]?.tables.map(({ match }) => match) ?? [];
    expect(made).toHaveLength(4);
    // The others leave it alone as long as the first one may be at it.
    await pass(10);
    expect((await view()).played[0]?.status).toBe('starting');
    await Promise.all([pass(6000, process('one').tournaments), pass(6000, process('two').tournaments)]);
    expect((await view()).played[0]?.status).toBe('running');
    expect([...memory.rows.keys()].toSorted()).toEqual(made.toSorted());
    for (const match of made) expect((await store.match(match))?.status).toBe('running');
    expect((await store.gatherings.matchesOf(id, 9)).toSorted()).toEqual(made.toSorted());
    await tournaments.run();
  });

  test('bots play what is left after the deadline, and who was away gets nothing for it', async () => {
    const { open, pass, harness, play } = openTournaments();
    const { start, view, guests } = await open(6, { size: 3, rounds: 1, deadline: 2 });
    const { played } = await start();
    const [one, other] = played[0]?.tables ?? [];
    await play(one?.match ?? '', guests);
    await pass(A_WHILE);
    expect((await view()).played[0]).toMatchObject({
      status: 'running',
      tables: [{ isOver: true }, { isOver: false }],
    });
    await pass(2 * HOUR);
    for (let wait = 0; wait < 120 && (await view()).status !== 'over'; wait++) await pass(1000);
    const over = await view();
    expect(over.status).toBe('over');
    const seats = over.played[0]?.tables.find(({ match }) => match === other?.match)?.seats ?? [];
    expect(seats.map(({ absent, share }) => [absent, share])).toEqual([
      [true, 0],
      [true, 0],
      [true, 0],
    ]);
    expect(over.played[0]?.tables[0]?.seats.map(({ absent }) => absent)).toEqual([false, false, false]);
    expect(harness.errors).toEqual([]);
  });
});

describe('who is there', () => {
  const LIVE = { pace: { kind: 'live', decision: 60, bank: 60 } } as const;

  test('a bot has the seat of a player who isn’t ready, until they come', async () => {
    const { open, tournaments, harness, store } = openTournaments();
    const { id, start, guests } = await open(4, LIVE);
    const absent = guests[3] as (typeof guests)[number];
    granted(await tournaments.setReady(id, absent, false));
    const { played } = await start();
    const match = played[0]?.tables[0]?.match ?? '';
    const keepers = async () =>
      (await store.entries(match, 0)).flatMap(({ body }) => (body.kind === 'keeper' ? [body.keeper] : []));
    expect(await keepers()).toEqual(['bot']);
    const client = scriptedClient(absent, { game: 'architects' });
    await follow(harness, client, match);
    await harness.service.receive(client, { type: 'return', id: 'back', match });
    expect(await keepers()).toEqual(['bot', 'player']);
  });

  test('or they sit out, and the table plays without them', async () => {
    const { open, tournaments } = openTournaments();
    const { id, start, guests } = await open(5, { ...LIVE, absent: 'out' });
    granted(await tournaments.setReady(id, guests[4] as never, false));
    const { played, players } = await start();
    expect(played[0]?.tables.map(({ seats }) => seats.length)).toEqual([4]);
    expect(players.map(({ ready }) => ready)).toEqual([false, false, false, false, false]);
  });

  test('the next round begins as soon as everybody is ready', async () => {
    const { open, tournaments, playRound, pass } = openTournaments();
    const { id, start, guests, view } = await open(3, { ...LIVE, size: 3, start: 'ready' });
    await playRound(await start(), guests);
    await pass(A_WHILE);
    expect((await view()).played).toHaveLength(1);
    for (const guest of guests) {
      expect((await view()).played).toHaveLength(1);
      granted(await tournaments.setReady(id, guest, true));
    }
    expect((await view()).played.map(({ status }) => status)).toEqual(['over', 'running']);
  });

  test('or by itself, after a break', async () => {
    const { open, playRound, pass } = openTournaments();
    const { start, guests, view } = await open(3, { ...LIVE, size: 3, start: 'auto' });
    await playRound(await start(), guests);
    await pass(2000);
    expect((await view()).nextAt).toBeGreaterThan(0);
    expect((await view()).played).toHaveLength(1);
    await pass(A_WHILE);
    expect((await view()).played).toHaveLength(2);
  });

  test('late entries join, players drop out, come back, are withdrawn and replaced', async () => {
    const { open, tournaments, playRound, pass } = openTournaments();
    const { id, start, guests, host, view } = await open(4);
    await playRound(await start(), guests);
    await pass(A_WHILE);
    const late = guestNamed('late');
    granted(await tournaments.join(id, late));
    granted(await tournaments.leave(id, guests[1] as never));
    expect((await view()).players.map(({ status }) => status)).toEqual(['in', 'left', 'in', 'in', 'in']);
    granted(await tournaments.join(id, guests[1] as never));
    granted(await tournaments.change(id, host, { do: 'withdraw', player: 2 }));
    expect(codeOf(await tournaments.join(id, guests[2] as never))).toBe('removed');
    granted(await tournaments.change(id, host, { do: 'readmit', player: 2 }));
    const before = (await view()).standings.find(({ player }) => player === 3);
    granted(await tournaments.change(id, host, { do: 'replace', player: 3, with: 4 }));
    const after = await view(late);
    expect(after.you.player).toBe(3);
    expect(after.standings.find(({ player }) => player === 3)).toEqual(before);
    expect(after.players[4]).toMatchObject({ name: 'p3', status: 'withdrawn' });
    expect(codeOf(await tournaments.change(id, host, { do: 'replace', player: 0, with: 1 }))).toBe(
      'no-such-person',
    );
    const named = granted(await tournaments.change(id, host, { do: 'rename', name: ' The  Cup ' }));
    expect(named.name).toBe('The Cup');
    expect(granted(await tournaments.change(id, host, { do: 'end' })).status).toBe('over');
  });
});

describe('a duplicate', () => {
  async function begin() {
    const opened = openTournaments();
    const tournament = await opened.open(6, { kind: 'duplicate', size: 3, rounds: 1 });
    const { played } = await tournament.start();
    const [one, other] = (played[0]?.tables ?? []).map(({ match }) => match) as [string, string];
    return { ...opened, ...tournament, one, other };
  }

  test('deals the same cards at all tables', async () => {
    const { store, one, other } = await begin();
    const rows = [await store.match(one), await store.match(other)];
    expect(rows[0]?.seed).toBe(rows[1]?.seed);
    expect(rows[0]?.lobby.fixedChance).toBe(true);
  });

  test('shows nobody a table whose deal is still played, not even when it is over', async () => {
    const { harness, guests, one, other, play, pass, view, store, memory } = await begin();
    const { service } = harness;
    const atOther = await Promise.all(guests.map((guest) => service.hasSeat(other, guest)));
    const rival = guests[atOther.indexOf(true)];
    const seated = guests[atOther.indexOf(false)];
    const strangers = [rival, guestNamed('stranger'), undefined];
    const lookAt = async () => {
      for (const stranger of strangers) {
        const client = scriptedClient(stranger, { game: 'architects' });
        await follow(harness, client, one);
        expect(client.last('refused')?.code).toBe('sealed');
        expect(client.all('view')).toEqual([]);
        expect(codeOf(await service.record(one, stranger))).toBe('sealed');
      }
    };
    await lookAt();
    await play(one, guests);
    await pass(A_WHILE);
    await lookAt();
    // Who has played it knows the score, and neither seed nor record.
    const player = scriptedClient(seated, { game: 'architects' });
    await follow(harness, player, one);
    const seed = (await store.match(one))?.seed as string;
    expect(player.last('over')).toMatchObject({ seed: '', serverSecret: null });
    expect(JSON.stringify(player.heard)).not.toContain(seed);
    expect(codeOf(await service.record(one, seated))).toBe('sealed');
    expect(granted(await service.lobby(one, seated)).seed).toBe(null);
    expect(memory.records.size).toBe(0);
    expect([...memory.finished.values()].map((match) => match.seed)).toEqual([null]);
    const running = await view();
    expect(
      running.played[0]?.tables.flatMap(({ seats }) => seats.map(({ score, share }) => [score, share])),
    ).toEqual(Array.from({ length: 6 }, () => [null, null]));
    expect(JSON.stringify(running)).not.toContain(seed);
    expect(running.standings.every(({ points, total }) => points === 0 && total === 0)).toBe(true);

    await play(other, guests);
    await pass(A_WHILE);
    expect((await view()).status).toBe('over');
    const late = scriptedClient(rival, { game: 'architects' });
    await follow(harness, late, one);
    expect(late.all('refused')).toEqual([]);
    expect(granted(await service.record(one, undefined))).toMatchObject({ seed });
    expect(memory.records.has(one)).toBe(true);
  });

  test('compares everybody with those who had the same seat', async () => {
    const { guests, one, other, play, pass, view } = await begin();
    await play(one, guests);
    await play(other, guests);
    await pass(A_WHILE);
    const [a, b] = (await view()).played[0]?.tables ?? [];
    a?.seats.forEach((seat, at) => {
      const rival = b?.seats[at];
      const ahead = Math.sign((seat.score?.total ?? 0) - (rival?.score?.total ?? 0));
      expect([seat.share, rival?.share]).toEqual([(ahead + 1) / 2, (1 - ahead) / 2]);
    });
  });
});

test('bad terms are refused', async () => {
  const { open } = openTournaments();
  await expect(open(1, { game: 'chess' })).rejects.toThrow('no-such-game');
  await expect(open(1, { name: '  ' })).rejects.toThrow('bad-name');
  await expect(open(1, { options: { wonders: 'none' } })).rejects.toThrow('bad-options');
  await expect(open(1, { pace: { kind: 'untimed' } })).rejects.toThrow('bad-options');
  await expect(open(1, { group: 'unknown' })).rejects.toThrow('no-such-group');
});

test('somebody who is forgotten leaves their results, and the host’s place to another player', async () => {
  const { open, tournaments, memory, playRound, pass } = openTournaments();
  const { id, guests, host, view, start } = await open(3);
  await playRound(await start(), guests);
  await pass(A_WHILE);
  await tournaments.forget(host.id, '—');
  const after = await view(guests[1]);
  expect(after.players[0]).toMatchObject({ name: '—', status: 'withdrawn' });
  expect(after.you.isHost).toBe(true);
  expect(after.standings).toHaveLength(3);
  expect(JSON.stringify((await memory.gatherings.get(id))?.body)).not.toContain(host.id);
  expect(await tournaments.of(host)).toEqual([]);
});

test('the standings as a file keep what a spreadsheet would run', async () => {
  const { open, tournaments, playRound, pass } = openTournaments();
  const { id, guests, view, start } = await open(3);
  granted(await tournaments.join(id, { id: 'guest-evil', name: '=1+1,"x"' }));
  await playRound(await start(), [...guests, { id: 'guest-evil', name: '' }]);
  await pass(A_WHILE);
  const lines = tournamentCsv(await view()).split('\r\n');
  expect(lines[0]).toBe('place,name,points,wins,opponents,victory_points,round_1');
  expect(lines).toHaveLength(6);
  expect(lines.join()).toContain(`"'=1+1,""x"""`);
});
