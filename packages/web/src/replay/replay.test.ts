// Records of both games looked at again: what each pair of eyes is told, and what is wrong with a damaged one.

import { globSync, readFileSync } from 'node:fs';
import { fileURLToPath } from 'node:url';
import { type Architects, architects } from '@mirabilia/architects';
import {
  advance,
  type Game,
  type GameTypes,
  type JsonObject,
  pending,
  pick,
  playForced,
  recordOf,
  rngFrom,
  seatView,
  startMatch,
} from '@mirabilia/kernel';
import { type SevenWonders, sevenWonders } from '@mirabilia/seven-wonders';
import { describe, expect, test, vi } from 'vitest';
import { pretendBrowser } from '../../test/browser.ts';
import type { ViewUpdate } from '../match/link.ts';
import type { Film } from './film.ts';

pretendBrowser({ path: '/' });
vi.stubGlobal('matchMedia', () => ({ matches: false, addEventListener: () => {} }));
const kept = vi.fn();
vi.stubGlobal('sessionStorage', { getItem: () => null, setItem: kept });

const { openRecord, recordsIn } = await import('./open-record.ts');
const { ReplayMatch } = await import('./replay-match.ts');
const { projectorOf } = await import('./projector.ts');
const { tableModel } = await import('../table/model.ts');
const { presentationOf } = await import('../games/seven-wonders/story/presentation.ts');
const { TURN_END } = await import('../games/seven-wonders/story/turn/times.ts');
const { chronicleOf } = await import('../games/architects/story/chronicle.ts');
const { REST } = await import('../table/overlays.ts');
const { entryIn, FAULT_CODES, kindOf } = await import('./faults.ts');

function played<T extends GameTypes>(game: Game<T>, players: number): JsonObject {
  const options = game.readOptions({ players });
  if (!options.ok) throw new Error(options.refusal.code);
  const seed = '00112233445566778899aabbccddeeff';
  const match = startMatch(game, options.value, seed);
  const rng = rngFrom(seed, 'replay');
  playForced(match);
  for (let seat = pending(match.state)[0]; seat !== undefined; seat = pending(match.state)[0]) {
    advance(match, seat, pick(rng, game.legalMoves(seatView(match.state, seat))));
    playForced(match);
  }
  const sitters = Array.from({ length: players }, (_, i) => ({ name: `P${i}`, kind: 'human' }));
  return JSON.parse(JSON.stringify(recordOf(match, sitters)));
}

const RECORDS = {
  'Free City': played(sevenWonders, 2),
  'seven players': played(sevenWonders, 7),
  Architects: played(architects, 4),
};

async function filmOf<T extends GameTypes>(record: JsonObject): Promise<Film<T>> {
  const { film, fault } = await openRecord(record);
  expect(fault).toBeUndefined();
  return film as Film<T>;
}

describe.for(Object.entries(RECORDS))('%s', ([, record]) => {
  test('every moment is told to a seat as it saw it, and to all as a spectator with every choice', async () => {
    const film = await filmOf(record);
    const link = new ReplayMatch(film);
    for (const eyes of [1, 'all'] as const) {
      link.look(eyes);
      for (let at = 0; at <= link.last; at++) {
        link.show(at);
        const told = link.update.value as ViewUpdate;
        expect(link.at.value).toBe(at);
        expect(told.seat).toBe(eyes === 'all' ? null : eyes);
        // No hand but the viewer's own is in reach of the table.
        expect(told.view.viewer).toBe(eyes === 'all' ? 'spectator' : eyes);
        const seats = link.deciding.value.map(({ seat }) => seat);
        const asked = link.owed.value.flatMap((owed, seat) => (owed > 0 ? [seat] : []));
        expect(seats).toEqual(eyes === 'all' ? asked : asked.filter((seat) => seat === eyes));
        for (const { seat, chosen } of link.deciding.value) {
          expect(chosen).toHaveLength(link.owed.value[seat] as number);
        }
      }
      expect(link.end.value?.outcome).toEqual(record.result);
    }
  });

  test('only a step forward by one moves; the story is whole whichever way one came', async () => {
    const link = new ReplayMatch(await filmOf(record));
    link.show(0);
    link.show(1, { isMoving: true });
    expect(link.update.value?.events).toEqual(link.film.stills[1]?.events);
    const story = link.story.value;
    link.show(5, { isMoving: true });
    expect(link.update.value?.events).toEqual([]);
    link.show(1);
    expect(link.update.value?.events).toEqual([]);
    expect(link.story.value).toEqual(story);
    link.show(9999);
    expect(link.at.value).toBe(link.last);
    link.look(99);
    expect(link.eyes.value).toBe('all');
  });
});

test('marks stand where Ages begin, where battles were fought and at the end', async () => {
  const wonders = await filmOf(RECORDS['seven players']);
  expect(wonders.marks.map(({ sign }) => sign)).toEqual(['I', 'II', 'III', '★']);
  expect(wonders.marks[1]?.at).toBe(wonders.stills.findIndex(({ isBattle }) => isBattle));
  const { marks, stills } = await filmOf(RECORDS.Architects);
  expect(marks.filter(({ sign }) => sign === '⚔').map(({ at }) => at)).toEqual(
    stills.flatMap(({ isBattle, isOver }, at) => (isBattle && !isOver ? [at] : [])),
  );
  expect(marks.at(-1)?.at).toBe(stills.length - 1);
});

describe('on the table', () => {
  test('7 Wonders: battles come with a step, go with the next one, and the score goes when one goes back', async () => {
    vi.useFakeTimers();
    const link = new ReplayMatch(await filmOf<SevenWonders>(RECORDS['seven players']));
    const presentation = presentationOf(tableModel(sevenWonders, link));
    const battle = link.film.stills.findIndex(({ isBattle }) => isBattle);
    link.show(battle - 1);
    link.show(battle, { isMoving: true });
    vi.advanceTimersByTime(TURN_END + REST);
    expect(presentation.battles.value).toBe(1);
    link.show(battle + 1);
    expect(presentation.battles.value).toBeUndefined();
    link.show(link.last - 1);
    link.show(link.last, { isMoving: true });
    vi.advanceTimersByTime(TURN_END + REST);
    expect(presentation.battles.value).toBe(3);
    // The score was still to come.
    link.show(link.last - 1);
    expect([presentation.battles.value, presentation.isScoreOpen.value]).toEqual([undefined, false]);
    // It waits for who stays, and doesn't come for who has gone on.
    link.show(link.last);
    expect(presentation.isScoreOpen.value).toBe(false);
    link.show(0);
    vi.runAllTimers();
    expect(presentation.isScoreOpen.value).toBe(false);
    link.show(link.last);
    vi.runAllTimers();
    expect(presentation.isScoreOpen.value).toBe(true);
    link.show(0);
    expect(presentation.isScoreOpen.value).toBe(false);
    vi.useRealTimers();
  });

  test('Architects: the log is whole wherever one stands, and nothing of it is kept', async () => {
    vi.useFakeTimers();
    const link = new ReplayMatch(await filmOf<Architects>(RECORDS.Architects));
    link.show(0);
    const chronicle = chronicleOf(tableModel(architects, link));
    for (const at of [30, 3, link.last, 12]) {
      link.show(at);
      vi.advanceTimersByTime(REST);
      expect(chronicle.heard.value).toEqual(
        link.film.stills.slice(0, at + 1).flatMap(({ events }) => events),
      );
      expect(chronicle.isScoreOpen.value).toBe(at === link.last);
    }
    const battle = link.film.stills.findIndex(({ isBattle }) => isBattle);
    link.show(battle - 1);
    link.show(battle, { isMoving: true });
    expect(chronicle.battle.value).toBeUndefined();
    vi.advanceTimersByTime(REST);
    expect(chronicle.battle.value).toHaveLength(4);
    link.show(battle + 1, { isMoving: true });
    expect(chronicle.battle.value).toBeUndefined();
    expect(kept).not.toHaveBeenCalled();
    vi.useRealTimers();
  });
});

test('it plays by itself to the end, stops for whoever steps, and jumps from mark to mark', async () => {
  vi.useFakeTimers();
  const link = new ReplayMatch(await filmOf(RECORDS['Free City']));
  link.show(0);
  const projector = projectorOf(link);
  projector.toggle();
  vi.advanceTimersByTime(link.film.pace);
  expect(link.at.value).toBe(1);
  projector.step(-1);
  vi.advanceTimersByTime(link.film.pace * 3);
  expect([link.at.value, projector.isPlaying.value]).toEqual([0, false]);
  projector.skip(1);
  expect(link.at.value).toBe(link.film.marks[1]?.at);
  projector.skip(-1);
  expect(link.at.value).toBe(0);
  projector.speed.value = 4;
  projector.toggle();
  vi.advanceTimersByTime((link.film.pace / 4) * (link.last + 1));
  expect([link.at.value, projector.isPlaying.value]).toEqual([link.last, false]);
  // From the end it starts over.
  projector.toggle();
  expect([link.at.value, projector.isPlaying.value]).toEqual([0, true]);
  projector.stop();
  vi.useRealTimers();
});

describe('what is wrong with a record', () => {
  const whole = RECORDS['seven players'];
  const moves = whole.moves as readonly JsonObject[];
  const { setup: _, result: __, seed: ___, ...running } = whole;
  test.for<[string, unknown, string]>([
    ['a list', [], 'record-not-an-object'],
    ['another object', { hello: 1 }, 'record-not-an-object'],
    ['another format', { ...whole, format: 'mirabilia/9' }, 'unknown-format'],
    ['another game', { ...whole, game: 'chess' }, 'unknown-game'],
    ['later rules', { ...whole, rulesVersion: 99 }, 'other-rules'],
    ['a match that runs', running, 'match-not-over'],
    ['no cards', { ...whole, setup: {} }, 'bad-setup'],
    ['another seed', { ...whole, seed: 'ffffffffffffffff' }, 'other-deal'],
    ['another result', { ...whole, result: { scores: [], winners: [] } }, 'other-result'],
  ])('%s', async ([, given, code]) => {
    const { fault } = await openRecord(given);
    expect(fault?.code).toBe(code);
    expect(FAULT_CODES).toContain(code);
  });

  test('a move that is not legal is named, and what comes before it can be seen', async () => {
    const twice = [...moves.slice(0, 40), ...moves.slice(0, 7), ...moves.slice(47)];
    const { fault, film } = await openRecord({ ...whole, moves: twice });
    expect(kindOf(fault ?? { code: '' })).toBe('move');
    expect(entryIn(fault ?? { code: '' })).toBeGreaterThan(35);
    expect(film?.stills.length).toBeGreaterThan(4);
  });

  test.for<[string, string, string]>([
    ['nothing', ' \n', 'no-record'],
    ['no JSON', '{"format"', 'not-json'],
  ])('%s', ([, text, code]) => {
    const read = recordsIn(text);
    expect(read.ok ? '' : read.refusal.code).toBe(code);
    expect(FAULT_CODES).toContain(code);
  });

  test('one over many lines, and one a line', () => {
    expect(recordsIn(`\uFEFF${JSON.stringify(whole, null, 1)}`)).toEqual({ ok: true, value: [whole] });
    const lines = recordsIn(`${JSON.stringify(whole)}\n\n${JSON.stringify(whole)}\n`);
    expect(lines).toEqual({ ok: true, value: [whole, whole] });
  });

  test('every code that the kernel and the games refuse with has a sentence', () => {
    const packages = fileURLToPath(new URL('../../..', import.meta.url));
    const files = ['kernel', 'seven-wonders', 'architects'].flatMap((name) =>
      globSync(`${name}/src/**/*.ts`, { cwd: packages }).filter((file) => !file.endsWith('.test.ts')),
    );
    const codes = files.flatMap((file) =>
      [...readFileSync(`${packages}/${file}`, 'utf8').matchAll(/(?:refuse\(\s*|code: )'([a-z-]+)'/g)].map(
        ([, code]) => code as string,
      ),
    );
    expect(codes).toContain('bad-deck');
    // These two are no faults: they are remarks on a record that holds.
    const remarks = ['no-seed', 'unfinished'];
    expect(codes.filter((code) => !FAULT_CODES.includes(code) && !remarks.includes(code))).toEqual([]);
  });
});
