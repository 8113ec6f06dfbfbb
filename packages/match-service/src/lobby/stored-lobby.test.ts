// What a store gives back is checked. A damaged lobby is named, and nothing else suffers from it.

import type { JsonObject } from '@mirabilia/kernel';
import { USUAL_AIDS } from '@mirabilia/protocol';
import { describe, expect, test } from 'vitest';
import {
  codeOf,
  commit,
  emptyMemory,
  fakeTime,
  follow,
  granted,
  type Harness,
  memoryStore,
  openHarness,
  quiet,
  scriptedClient,
  startTable,
} from '../../testkit/index.ts';
import { InvalidLobby, lobbyOf } from './stored-lobby.ts';

const LOBBY: JsonObject = {
  options: { players: 3 },
  seats: [{ kind: 'human', guest: 'ana', name: 'Ana' }, { kind: 'open' }, { kind: 'bot', level: 'easy' }],
  pace: { kind: 'live', decision: 60, bank: 30 },
  botDelay: 0,
  aids: { memory: false, score: true },
  spectatorChat: false,
  social: { reactions: false },
  rated: true,
  silenced: [{ guest: 'guest-eve', name: 'Eve' }],
  removed: [{ guest: 'eve', name: 'Eve' }],
  wasPublic: true,
  secret: 'ab'.repeat(32),
  startingAt: null,
  nonces: [],
  startedAt: null,
  fixedChance: true,
  rematch: null,
  tournament: null,
};

const read = (lobby: JsonObject, visibility: 'public' | 'private' = 'private') =>
  lobbyOf({ id: 'm1', lobby, visibility });

describe('a stored lobby', () => {
  test('comes back as it was stored, with fields that a later version added', () => {
    const later = { ...LOBBY, teams: [1, 2] };
    expect(read(later)).toEqual(later);
  });

  test('from before there were aids has the usual ones', () => {
    const { aids: _, ...old } = LOBBY;
    expect(read(old)).toEqual({ ...old, aids: USUAL_AIDS });
  });

  test('from before there was a running score shows none', () => {
    const old = { ...LOBBY, aids: { memory: false } };
    expect(read(old)).toEqual({ ...old, aids: { memory: false, score: false } });
  });

  test('from before hosts had a say in the chat goes on as it was agreed', () => {
    const { spectatorChat: _, removed: __, silenced: ___, wasPublic: ____, ...old } = LOBBY;
    const later = { spectatorChat: true, removed: [], silenced: [] };
    expect(read(old)).toEqual({ ...old, ...later, wasPublic: false });
    expect(read(old, 'public')).toEqual({ ...old, ...later, wasPublic: true });
  });

  test('from before there were reactions has them', () => {
    const { social: _, ...old } = LOBBY;
    expect(read(old)).toEqual({ ...old, social: { reactions: true } });
  });

  test('from before there were tournaments is none of them', () => {
    const { tournament: _, ...old } = LOBBY;
    expect(read(old)).toEqual({ ...old, tournament: null });
  });

  test('from before there were ratings isn’t rated', () => {
    const { rated: _, ...old } = LOBBY;
    expect(read(old)).toEqual({ ...old, rated: false });
  });

  test('from before there were lessons draws its bots’ chance anew', () => {
    const { fixedChance: _, ...old } = LOBBY;
    expect(read(old)).toEqual({ ...old, fixedChance: false });
  });

  test('from before there were secrets has none, and waits for nobody', () => {
    const { secret: _, startingAt: __, nonces: ___, ...old } = LOBBY;
    expect(read(old)).toEqual({ ...old, secret: null, startingAt: null, nonces: [] });
  });

  test.for<[fault: string, damage: JsonObject]>([
    ['options must be an object', { options: [] }],
    ['seats must be a list', { seats: undefined }],
    [
      'seats 1 kind must be one of open, invited, human, bot',
      { seats: [{ kind: 'open' }, { kind: 'ghost' }] },
    ],
    ['seats 0 guest must be a text', { seats: [{ kind: 'human', name: 'Ana' }] }],
    ['seats 0 must be an object', { seats: ['open', 'bot:easy'] }],
    ['pace bank must be a number', { pace: { kind: 'live', decision: 60 } }],
    ['botDelay must be a number', { botDelay: '0' }],
    ['aids memory must be true or false', { aids: {} }],
    ['aids score must be true or false', { aids: { memory: true, score: 1 } }],
    ['spectatorChat must be true or false', { spectatorChat: 'yes' }],
    ['social reactions must be true or false', { social: {} }],
    [
      'seats 0 emblem must be an emblem',
      { seats: [{ kind: 'human', guest: 'ana', name: 'Ana', emblem: 'sun-sun' }] },
    ],
    ['removed 0 name must be a text', { removed: [{ guest: 'eve' }] }],
    ['wasPublic must be true or false', { wasPublic: 1 }],
    [
      'seats 0 chance nonce must be a text',
      { seats: [{ kind: 'human', guest: 'ana', name: 'Ana', chance: { seal: '', nonce: 1 } }] },
    ],
    ['secret must be a text', { secret: 7 }],
    ['startingAt must be a number', { startingAt: 'noon' }],
    ['nonces 1 seal must be a text', { nonces: [null, {}] }],
    ['startedAt must be a number', { startedAt: 'noon' }],
    ['rematch must be a text', { rematch: 7 }],
  ])('is refused by name if %s', ([fault, damage]) => {
    const message = `the stored lobby of match m1 is invalid: ${fault}`;
    expect(() => read({ ...LOBBY, ...damage })).toThrow(new InvalidLobby('m1', fault));
    expect(() => read({ ...LOBBY, ...damage })).toThrow(message);
  });
});

/** As if somebody had written into the database. */
function write({ store }: Harness, match: string, lobby: JsonObject): JsonObject {
  const row = store.rows.get(match);
  if (row === undefined) throw new Error(`no match ${match}`);
  (store.rows as Map<string, typeof row>).set(match, { ...row, lobby });
  return row.lobby;
}

test('a match whose stored lobby is damaged is refused and named; the others go on, and it does once it is repaired', async () => {
  const time = fakeTime();
  const memory = emptyMemory();
  const first = openHarness({ store: memoryStore({ memory, now: time.clock }), time });
  const pace = { kind: 'live', decision: 60, bank: 0 } as const;
  const damaged = await startTable(first, { people: 3, pace, visibility: 'public' });
  const sound = await startTable(first, { people: 3, pace, visibility: 'public' });
  await first.service.drain();
  const harness = first.restarted();
  const whole = write(harness, damaged.match, { seats: 'all of them' });
  const [player] = damaged.players;
  if (player?.guest === undefined) throw new Error('nobody sits there');

  expect(codeOf(await harness.service.lobby(damaged.match, player.guest))).toBe('unavailable');
  expect(codeOf(await harness.service.record(damaged.match, player.guest))).toBe('unavailable');
  expect(codeOf(await harness.service.leave(damaged.match, player.guest))).toBe('unavailable');
  const visitor = scriptedClient(player.guest);
  await follow(harness, visitor, damaged.match);
  expect(visitor.last('refused')?.code).toBe('unavailable');
  expect((await harness.service.publicMatches(undefined)).map(({ id }) => id)).toEqual([sound.match]);
  expect((await harness.service.matchesOf(player.guest)).map(({ id }) => id)).toEqual([sound.match]);

  // Both are due: the clock moves in the sound one, and the damaged one waits.
  await time.pass(100_000);
  await quiet();
  expect(harness.store.log(sound.match).length).toBeGreaterThan(0);
  expect(harness.store.log(damaged.match)).toEqual([]);
  expect(harness.store.rows.get(damaged.match)?.lobby).toEqual({ seats: 'all of them' });
  expect(
    new Set(
      harness.errors.map((line) => line.includes(`the stored lobby of match ${damaged.match} is invalid`)),
    ),
  ).toEqual(new Set([true]));

  write(harness, damaged.match, whole);
  const back = scriptedClient(player.guest);
  await follow(harness, back, damaged.match);
  expect(granted(await harness.service.lobby(damaged.match, player.guest)).status).toBe('running');
  await commit(harness, back, damaged.match);
  // The clocks ran out meanwhile, so the server moved first.
  const by = harness.store
    .log(damaged.match)
    .map(({ body }) => (body.kind === 'commit' ? body.by : body.kind));
  expect(by).toEqual(['clock', 'clock', 'clock', 'player']);
});
