// Options and records come from outside. Each refusal that the game knows is provoked here, and none is left out.

import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { type JsonObject, readRecord, recordOf, startMatch } from '@mirabilia/kernel';
import { describe, expect, test } from 'vitest';
import { architects } from '../src/index.ts';
import { optionsFor } from './testing.ts';

const OPTIONS: readonly (readonly [code: string, given: unknown])[] = [
  ['bad-options', null],
  ['bad-options', 'three players'],
  ['bad-player-count', {}],
  ['bad-player-count', { players: 1 }],
  ['bad-player-count', { players: 8 }],
  ['bad-wonders', { players: 3, wonders: 'all' }],
  ['bad-wonders', { players: 3, wonders: ['giza', 'rhodes'] }],
  ['bad-wonders', { players: 2, wonders: ['giza', { toString: 1 }] }],
  ['wonder-twice', { players: 2, wonders: ['giza', 'giza'] }],
  ['bad-first', { players: 3, first: 3 }],
  ['bad-first', { players: 3, first: 'youngest' }],
  ['bad-seating', { players: 3, seating: 'by-age' }],
];

const sitters = (players: number) =>
  Array.from({ length: players }, (_, seat) => ({ name: `${seat}`, kind: 'human' }));
const record = recordOf(startMatch(architects, optionsFor({ players: 3 }), '00000001'), sitters(3));
const setup = record.setup as { first: number; decks: string[][]; central: string[]; tokens: string[] };

const withMove = (entry: JsonObject): JsonObject => ({ ...record, moves: [entry] });
const withSetup = (change: JsonObject): JsonObject => ({ ...record, setup: { ...setup, ...change } });
const withSeat = (entry: JsonObject): JsonObject => ({
  ...record,
  seats: record.seats.with(0, { ...record.seats[0], ...entry }),
});
const withOptions = (options: JsonObject): JsonObject => ({
  ...record,
  options: { ...record.options, ...options },
});

const RECORDS: readonly (readonly [code: string, given: JsonObject])[] = [
  ['bad-setup', { ...record, setup: {} }],
  ['bad-setup', withSetup({ decks: 'shuffled' })],
  ['bad-first', withSetup({ first: -1 })],
  ['other-first', withOptions({ first: (setup.first + 1) % 3 })],
  ['bad-wonder', withSeat({ wonder: 'atlantis' })],
  ['wonder-twice', withSeat({ wonder: record.seats[1]?.wonder as string })],
  ['bad-wonder', { ...withSeat({ wonder: 'atlantis' }), options: { wonders: 'draft' } }],
  ['bad-deck', { ...withSeat({ wonder: undefined }), options: { wonders: 'draft' } }],
  ['other-wonder', withOptions({ wonders: record.seats.map(({ wonder }) => wonder as string).toReversed() })],
  ['bad-deck', withSetup({ decks: setup.decks.slice(1) })],
  ['bad-deck', withSetup({ central: setup.central.slice(1) })],
  ['bad-deck', withSetup({ central: setup.central.with(0, 'no-card') })],
  [
    'bad-tokens',
    withSetup({ tokens: setup.tokens.with(0, 'culture').with(1, 'culture').with(2, 'culture') }),
  ],
  ['bad-move', withMove({ seat: 'first', do: 'pass' })],
  ['bad-move', withMove({ seat: 0, do: 'take', deck: 'left' })],
  ['no-such-action', withMove({ seat: 0, do: 'dance' })],
];

describe('options are refused', () => {
  test.each(OPTIONS)('%s: %j', (code, given) => {
    const read = architects.readOptions(given);
    expect(read.ok ? 'read' : read.refusal.code).toBe(code);
  });
});

describe('a record is refused', () => {
  test.each(RECORDS)('%s', (code, given) => {
    const read = readRecord(architects, given);
    expect(read.ok ? 'read' : read.refusal.code).toBe(code);
  });

  test('unless nothing is wrong with it', () => {
    expect(readRecord(architects, record).ok).toBe(true);
  });
});

test('no refusal is left out', () => {
  const folder = join(import.meta.dirname, '../src');
  const codes = readdirSync(folder, { recursive: true, encoding: 'utf8' })
    .filter((name) => name.endsWith('.ts'))
    .flatMap((name) => [...readFileSync(join(folder, name), 'utf8').matchAll(/refuse\('([a-z-]+)'/g)])
    .map(([, code]) => code as string);
  const provoked = [...OPTIONS, ...RECORDS].map(([code]) => code);
  expect(new Set(provoked)).toEqual(new Set(codes));
});
