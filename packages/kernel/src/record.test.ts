import { describe, expect, test } from 'vitest';
import { type Lots, lots } from '../test/toy-game.ts';
import { checkRecord, type Finding } from './check.ts';
import type { JsonObject, Move, Seat } from './game.ts';
import { advance, type Match, startFrom, startMatch } from './match.ts';
import { type MatchRecord, readRecord, recordOf } from './record.ts';
import { pick, rngFrom } from './rng.ts';
import { pending, seatView } from './state.ts';

const SITTERS = ['Ana', 'Bo', 'Cy'].map((name) => ({ name, kind: 'human' }));

function playOn(match: Match<Lots>, decisions = Number.POSITIVE_INFINITY): Match<Lots> {
  const rng = rngFrom('00000003', 'play');
  while (pending(match.state).length > 0 && match.state.public.decision < decisions) {
    const seat = pick(rng, pending(match.state)) as Seat;
    advance(match, seat, pick(rng, lots.legalMoves(seatView(match.state, seat))));
  }
  return match;
}

const whole = (): Match<Lots> => playOn(startMatch(lots, { players: 3 }, '00000001'));
const written = (match = whole()): MatchRecord => JSON.parse(JSON.stringify(recordOf(match, SITTERS)));
const faultsOf = (record: unknown): Finding[] =>
  checkRecord(lots, record).findings.filter(({ holds }) => !holds);
const changeSeat = (record: MatchRecord, change: JsonObject): JsonObject => ({
  ...record,
  seats: record.seats.map((entry, i) => (i === 1 ? { ...entry, ...change } : entry)),
});
const changeMove = (record: MatchRecord, at: number, change: JsonObject): JsonObject => ({
  ...record,
  moves: record.moves.map((entry, i) => (i === at ? { ...entry, ...change } : entry)),
});

describe('a record', () => {
  test('of a whole match holds and replays to the same state', () => {
    const match = whole();
    const report = checkRecord(lots, written(match));
    expect(report.findings).toEqual([
      { check: 'shape', holds: true },
      { check: 'deal', holds: true },
      { check: 'seats', holds: true },
      { check: 'moves', holds: true },
      { check: 'result', holds: true },
    ]);
    expect(report.match?.state).toEqual(match.state);
    expect(report.match?.history).toEqual(match.history);
  });

  test('of a match that still runs holds and has no result', () => {
    const match = playOn(startMatch(lots, { players: 3 }, '00000001'), 2);
    const record = written(match);
    expect(record.result).toBeUndefined();
    const report = checkRecord(lots, record);
    expect(report.holds).toBe(true);
    expect(report.findings.at(-1)?.refusal).toEqual({ code: 'unfinished' });
    expect(report.match?.state).toEqual(match.state);
  });

  test('leaves out plans that are not carried out yet', () => {
    const match = startMatch(lots, { players: 3 }, '00000001');
    advance(match, 1, lots.legalMoves(seatView(match.state, 1))[0] as number);
    expect(written(match).moves).toEqual([]);
  });

  test('without a seed takes the deal as it is written', () => {
    const { seed: _, ...record } = written();
    const report = checkRecord(lots, record);
    expect(report.holds).toBe(true);
    expect(report.findings[1]).toEqual({ check: 'deal', holds: true, refusal: { code: 'no-seed' } });
  });

  test('can be written of a match whose deal was given', () => {
    const { options, deal } = whole();
    const match = playOn(startFrom(lots, { options, deal, seed: undefined }));
    expect(written(match)).not.toHaveProperty('seed');
    expect(checkRecord(lots, written(match)).holds).toBe(true);
  });

  test('may put a move in other words if the game knows them', () => {
    const record = written();
    const at = record.moves.findIndex((entry) => entry.do === 'bid');
    const reworded = changeMove(record, at, { do: 'hide' });
    expect(faultsOf(reworded)).toMatchObject([{ refusal: { code: 'illegal-move' } }]);
    const sameAs = (move: Move): Move | undefined =>
      lots.notation.parse(lots.notation.make(move).replace('hide', 'bid'));
    const understanding = { ...lots, record: { ...lots.record, sameAs } };
    expect(checkRecord(understanding, reworded).holds).toBe(true);
  });

  test('may say more than it must', () => {
    const record = written();
    expect(faultsOf({ ...changeMove(record, 0, { remark: 'bold' }), holding: 'blue' })).toEqual([]);
  });
});

describe('a record is found false', () => {
  test('if its seed deals something else', () => {
    expect(faultsOf({ ...written(), seed: '00000009' })).toContainEqual({
      check: 'deal',
      holds: false,
      refusal: { code: 'other-deal' },
    });
  });

  test('if a move is illegal, out of turn, or too many', () => {
    const record = written();
    const ofSeat = (seat: Seat): JsonObject =>
      record.moves.find((entry) => entry.seat === seat) as JsonObject;
    const codes = (given: JsonObject) => faultsOf(given).map(({ refusal }) => refusal?.code);
    expect(codes(changeMove(record, 0, { card: ofSeat(1).card as number }))).toEqual(['illegal-move']);
    expect(codes({ ...record, moves: [...record.moves, ...record.moves.slice(-1)] })).toEqual(['match-over']);
    expect(codes(changeMove(record, 1, { seat: 7 }))).toEqual(['not-asked']);
    expect(codes({ ...record, moves: record.moves.toSpliced(1, 1) })).toHaveLength(1);
  });

  test('if chance did something else after a move than it tells', () => {
    const record = written();
    const at = record.moves.findIndex((entry) => entry.do === 'cash');
    expect(at).toBeGreaterThan(0);
    const { die, seat } = record.moves[at] as { die: number; seat: Seat };
    expect(faultsOf(changeMove(record, at, { die: die + 1 }))).toEqual([
      { check: 'moves', holds: false, refusal: { code: 'other-chance', facts: { move: at, seat } } },
    ]);
  });

  test('if its result is another, too early, or missing', () => {
    const { result, ...without } = written();
    const record = { ...without, result: result as { winners: number[] } };
    const refusal = (given: unknown) => faultsOf(given).map((finding) => finding.refusal);
    expect(refusal({ ...record, result: { ...result, winners: [9] } })).toEqual([
      {
        code: 'other-result',
        facts: { where: 'winners[0]', record: '9', replay: String(record.result.winners[0]) },
      },
    ]);
    expect(refusal(without)).toEqual([{ code: 'no-result' }]);
    expect(refusal({ ...record, moves: record.moves.slice(0, 4) })).toEqual([{ code: 'result-too-early' }]);
  });
});

describe('reading refuses', () => {
  test.each<[string, (record: MatchRecord) => unknown]>([
    ['record-not-an-object', () => 'a record'],
    ['record-not-an-object', () => null],
    ['record-not-an-object', (record) => [record]],
    ['unknown-format', (record) => ({ ...record, format: 'mirabilia/2' })],
    ['other-game', (record) => ({ ...record, game: 'chess' })],
    ['other-rules', (record) => ({ ...record, rulesVersion: 2 })],
    ['bad-rules-version', (record) => ({ ...record, rulesVersion: '1' })],
    ['bad-seats', (record) => ({ ...record, seats: 3 })],
    ['bad-sitter', (record) => changeSeat(record, { name: 7 })],
    ['bad-sitter', (record) => changeSeat(record, { kind: 'alien' })],
    ['bad-sitter', (record) => ({ ...record, seats: record.seats.map(({ kind: _, ...seat }) => seat) })],
    ['still-hidden', ({ setup: _, result: __, seed: ___, ...record }) => record],
    ['bad-seats', (record) => ({ ...record, seats: [1, 2, 3] })],
    ['bad-moves', (record) => ({ ...record, moves: {} })],
    ['bad-result', (record) => ({ ...record, result: 'won' })],
    ['bad-options', (record) => ({ ...record, options: null })],
    ['other-seat-count', (record) => ({ ...record, seats: record.seats.slice(1) })],
    ['bad-player-count', (record) => ({ ...record, options: {}, seats: [] })],
    ['bad-seed', (record) => ({ ...record, seed: 'SEED' })],
    ['bad-setup', (record) => ({ ...record, setup: null })],
    ['bad-deal', (record) => ({ ...record, setup: { ...record.setup, stock: [1] } })],
    ['bad-move', (record) => ({ ...record, moves: [7] })],
    ['bad-move', (record) => changeMove(record, 0, { do: 'dance' })],
  ])('%s', (code, spoil) => {
    const given = spoil(written());
    const read = readRecord(lots, given);
    expect(read.ok ? 'read' : read.refusal.code).toBe(code);
    expect(checkRecord(lots, given)).toMatchObject({ holds: false, findings: [{ check: 'shape' }] });
  });

  test('a bad move with its number', () => {
    const read = readRecord(lots, changeMove(written(), 2, { do: 'dance' }));
    expect(read).toMatchObject({ ok: false, refusal: { code: 'bad-move', facts: { move: 2 } } });
  });
});
