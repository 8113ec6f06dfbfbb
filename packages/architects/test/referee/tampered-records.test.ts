import { TIME_FOR_MANY_CASES } from '@mirabilia/kernel/testkit';
import { describe, expect, test, vi } from 'vitest';
import { referee } from './referee.ts';
import { type Loose, loose, MATCHES } from './test-tables.ts';

vi.setConfig({ testTimeout: TIME_FOR_MANY_CASES });

describe('tampered heads and results are refused', () => {
  const cases: [string, (record: Loose) => void, RegExp][] = [
    ['another format', (record) => Object.assign(record, { format: 'mirabilia/2' }), /^record: format/],
    ['another game', (record) => Object.assign(record, { game: 'seven-wonders' }), /^record: game/],
    ['one seat', (record) => record.seats.splice(1), /^seats: there are not 2 to 7/],
    ['a wonder twice', (record) => (record.seats[1].wonder = record.seats[0].wonder), /^seats: .* twice/],
    ['a first seat that is none', (record) => (record.setup.first = 7), /^setup: first/],
    [
      'a card changed',
      (record) => (record.setup.central = Array(60).fill('wood')),
      /^setup: the central deck/,
    ],
    ['a card missing', (record) => record.setup.decks[0].pop(), /^setup: .* deck of seat 0 holds/],
    ['an unknown card', (record) => record.setup.decks[0].push('gold'), /^setup: .* not a list of known/],
    ['decks of two seats swapped', (record) => record.setup.decks.reverse(), /^setup: .* instead of/],
    ['a token missing', (record) => record.setup.tokens.pop(), /^setup: tokens holds/],
    ['a wrong total', (record) => (record.result.scores[1].total += 1), /^result: seat 1 has total/],
    ['a wrong part', (record) => (record.result.scores[0].blue += 1), /^result: seat 0 has blue/],
    ['a score missing', (record) => record.result.scores.pop(), /^result: there is not one score a seat/],
    ['no winner', (record) => (record.result.winners = []), /^result: the winners are \[\]/],
    ['a result too early', (record) => (record.moves.length = 9), /^result: the match is not over/],
  ];
  test.each(cases)('%s', (_, change, words) => {
    for (const record of MATCHES) {
      const changed = loose(record);
      change(changed);
      expect(referee(changed)[0]).toMatch(words);
    }
  });

  test('what is no record at all', () => {
    for (const junk of [null, 7, 'record', [], {}]) expect(referee(junk)).not.toEqual([]);
  });
});

describe('too many moves or too few are refused', () => {
  test('a move after the end', () => {
    for (const record of MATCHES) {
      const longer = loose(record);
      longer.moves.push({ seat: 0, do: 'take', deck: 'left', why: 'turn' });
      expect(referee(longer)).toEqual([`move ${record.moves.length}: the match is already over.`]);
    }
  });

  test('any one move left out', () => {
    for (const record of MATCHES.slice(0, 40)) {
      for (const index of record.moves.keys()) {
        const shorter = loose(record);
        shorter.moves.splice(index, 1);
        expect(referee(shorter), `move ${index} left out`).not.toEqual([]);
      }
    }
  });
});
