// Options and records come from outside. Each refusal that the game knows is provoked here, and none is left out.

import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { type JsonObject, type MatchRecord, readRecord, recordOf, startMatch } from '@mirabilia/kernel';
import { describe, expect, test } from 'vitest';
import { type Options, sevenWonders } from '../src/index.ts';
import { optionsFor } from './testing.ts';

const OPTIONS: readonly (readonly [code: string, given: unknown])[] = [
  ['bad-options', null],
  ['bad-options', 'three players'],
  ['bad-player-count', {}],
  ['bad-player-count', { players: 1 }],
  ['bad-player-count', { players: 8 }],
  ['bad-player-count', { players: 3.5 }],
  ['bad-player-count', { players: '3' }],
  ['bad-wonders', { players: 3, wonders: 'all' }],
  ['bad-wonders', { players: 3, wonders: ['gizah', 'rhodos'] }],
  ['bad-wonders', { players: 3, wonders: ['gizah', 'rhodos', 'atlantis'] }],
  // With two players the host chooses for the Free City, too.
  ['bad-wonders', { players: 2, wonders: ['gizah', 'rhodos'] }],
  ['wonder-twice', { players: 3, wonders: ['gizah', 'rhodos', 'gizah'] }],
  ['bad-sides', { players: 3, sides: 'C' }],
  ['bad-sides', { players: 3, sides: ['A', 'B'] }],
  ['drafted-sides', { players: 3, wonders: 'draft', sides: ['A', 'B', 'A'] }],
  ['bad-seating', { players: 3, seating: 'by-age' }],
];

function begun(given: Partial<Options>): MatchRecord {
  const match = startMatch(sevenWonders, optionsFor(given), '00000001');
  const sitters = match.state.private.map((_, seat) => ({ name: `Seat ${seat}`, kind: 'human' }));
  return recordOf(match, sitters);
}

const record = begun({ players: 3 });
const twoPlayers = begun({ players: 2, wonders: 'draft' });

const withMove = (entry: JsonObject): JsonObject => ({ ...record, moves: [entry] });
const withSeat = (entry: JsonObject): JsonObject => ({
  ...record,
  seats: record.seats.with(0, { ...record.seats[0], ...entry }),
});
const withOptions = (options: JsonObject): JsonObject => ({
  ...record,
  options: { ...record.options, ...options },
});
const setupOf = ({ setup }: MatchRecord) => setup as { ages: { hands: string[][] }[] };
const withHands = (change: (hands: string[][]) => string[][]): JsonObject => {
  const ages = setupOf(record).ages.map(({ hands }, at) => ({ hands: at === 0 ? change(hands) : hands }));
  return { ...record, setup: { ages } };
};
const build = { seat: 0, do: 'build', card: 'altar' };

const RECORDS: readonly (readonly [code: string, given: JsonObject])[] = [
  ['bad-setup', { ...record, setup: {} }],
  ['bad-setup', { ...record, setup: { ages: setupOf(record).ages.slice(1) } }],
  ['bad-board', withSeat({ side: 'C' })],
  ['bad-board', withSeat({ wonder: 'atlantis' })],
  ['bad-board', { ...withSeat({ side: 'C' }), options: { wonders: 'draft' } }],
  ['bad-board', { ...twoPlayers, setup: { ...twoPlayers.setup, freeCity: {} } }],
  ['other-board', withOptions({ wonders: ['rhodos', 'gizah', 'babylon'] })],
  ['other-board', withOptions({ sides: record.seats[0]?.side === 'A' ? 'B' : 'A' })],
  ['wonder-twice', withSeat({ wonder: record.seats[1]?.wonder as string })],
  ['bad-deal', withHands((hands) => hands.slice(1))],
  ['bad-deal', withHands((hands) => hands.map((hand) => hand.slice(1)))],
  ['bad-deal', withHands((hands) => hands.map((hand) => hand.with(0, 'palace')))],
  ['bad-deal', withHands((hands) => hands.map((hand) => hand.with(0, 'no-card')))],
  ['bad-move', withMove({ ...build, seat: 'first' })],
  ['bad-move', withMove({ ...build, free: 'of charge' })],
  ['bad-move', withMove({ ...build, for: 1 })],
  ['bad-move', withMove({ ...build, for: '2' })],
  ['bad-move', withMove({ ...build, do: 'stage', free: 'wonder' })],
  ['bad-move', withMove({ ...build, do: 'discard', free: 'chain' })],
  ['bad-move', withMove({ ...build, do: 'discard', pay: { left: 3 } })],
  ['bad-move', withMove({ ...build, do: 'salvage', pay: { right: 1 } })],
  ['no-such-card', withMove({ ...build, card: 'no-card' })],
  ['no-such-card', withMove({ ...build, card: null })],
  ['bad-payment', withMove({ ...build, pay: 2 })],
  ['bad-payment', withMove({ ...build, pay: { left: -1 } })],
  ['bad-payment', withMove({ ...build, pay: { right: 32 } })],
  ['no-such-action', withMove({ ...build, do: 'dance' })],
];

describe('options are refused', () => {
  test.each(OPTIONS)('%s: %j', (code, given) => {
    const read = sevenWonders.readOptions(given);
    expect(read.ok ? 'read' : read.refusal.code).toBe(code);
  });
});

describe('a record is refused', () => {
  test.each(RECORDS)('%s', (code, given) => {
    const read = readRecord(sevenWonders, given);
    expect(read.ok ? 'read' : read.refusal.code).toBe(code);
  });

  test('unless nothing is wrong with it', () => {
    expect(readRecord(sevenWonders, record).ok).toBe(true);
  });
});

test('no refusal is left out', () => {
  const folder = join(import.meta.dirname, '../src');
  const codes = readdirSync(folder, { recursive: true, encoding: 'utf8' })
    .filter((name) => name.endsWith('.ts') && !name.endsWith('.test.ts'))
    .flatMap((name) => [...readFileSync(join(folder, name), 'utf8').matchAll(/refuse\('([a-z-]+)'/g)])
    .map(([, code]) => code as string);
  const provoked = [...OPTIONS, ...RECORDS].map(([code]) => code);
  expect(new Set(provoked)).toEqual(new Set(codes));
});
