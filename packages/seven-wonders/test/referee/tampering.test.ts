// Set-ups and results spoiled in one place each: the referee must name that place.

import { describe, expect, test } from 'vitest';
import { card } from './facts.ts';
import { at } from './lists.ts';
import { FREE_CITY } from './match.ts';
import type { MatchRecord } from './record.ts';
import { referee } from './referee.ts';
import { findMoment } from './testing.ts';

interface Tampering {
  name: string;
  players: number;
  spoil: (record: MatchRecord) => void;
  complaint: RegExp;
}

function swap<T>(list: T[], one: number, other: number): void {
  [list[one], list[other]] = [at(list, other), at(list, one)];
}

function firstHand(record: MatchRecord, age: number): string[] {
  return at(at(record.setup.ages, age - 1).hands, 0);
}

const TAMPERINGS: Tampering[] = [
  {
    name: 'another format',
    players: 3,
    spoil: (record) => Object.assign(record, { format: 'mirabilia/2' }),
    complaint: /^record: format/,
  },
  {
    name: 'another game',
    players: 3,
    spoil: (record) => Object.assign(record, { game: 'architects' }),
    complaint: /^record: game/,
  },
  {
    name: 'rules that are not known yet',
    players: 3,
    spoil: (record) => Object.assign(record, { rulesVersion: 3 }),
    complaint: /^record: only rulesVersion 1 and 2 are known/,
  },
  {
    name: 'one seat alone',
    players: 3,
    spoil: (record) => record.seats.splice(1),
    complaint: /^seats: there must be 2 to 7/,
  },
  {
    name: 'one wonder twice',
    players: 4,
    spoil: (record) => Object.assign(at(record.seats, 0), { wonder: at(record.seats, 1).wonder }),
    complaint: /^setup: \w+ is given to 2 cities/,
  },
  {
    name: 'the wonder of a player for the Free City',
    players: 2,
    spoil: (record) =>
      Object.assign(record.setup, { freeCity: { wonder: at(record.seats, 1).wonder, side: 'A' } }),
    complaint: /is given to 2 cities/,
  },
  {
    name: 'no Free City with two players',
    players: 2,
    spoil: (record) => Object.assign(record.setup, { freeCity: undefined }),
    complaint: /^setup: there is a Free City with two players/,
  },
  {
    name: 'a card of more players',
    players: 3,
    spoil: (record) => firstHand(record, 1).splice(0, 1, 'pawnshop'),
    complaint: /^setup: Age 1 holds pawnshop 1 times instead of 0/,
  },
  {
    name: 'a hand too small',
    players: 5,
    spoil: (record) => firstHand(record, 2).pop(),
    complaint: /^setup: Age 2 deals 6 cards to seat 0/,
  },
  {
    name: 'a pile too small',
    players: 2,
    spoil: (record) => at(record.setup.ages, 0).pile?.pop(),
    complaint: /^setup: Age 1 has 6 cards in the pile/,
  },
  {
    name: 'a pile with three players',
    players: 3,
    spoil: (record) => Object.assign(at(record.setup.ages, 0), { pile: [] }),
    complaint: /^setup: Age 1 has a pile/,
  },
  {
    name: 'a guild too few',
    players: 3,
    spoil: (record) => {
      const hand = at(record.setup.ages, 2).hands.find((cards) =>
        cards.some((id) => card(id).colour === 'purple'),
      );
      hand?.splice(
        hand.findIndex((id) => card(id).colour === 'purple'),
        1,
        'study',
      );
    },
    complaint: /holds 4 guilds instead of 5/,
  },
  {
    name: 'an Age too few in a finished match',
    players: 3,
    spoil: (record) => record.setup.ages.pop(),
    complaint: /^setup: there are 2 Ages/,
  },
  {
    name: 'swapped scores',
    players: 3,
    spoil: (record) => swap(record.result?.scores ?? [], 0, 1),
    complaint: /^result: seat [01] has \d+ points in \w+, not/,
  },
  {
    name: 'a point too many',
    players: 6,
    spoil: (record) => {
      const score = record.result?.scores[2];
      if (score !== undefined) score.civilian += 1;
    },
    complaint: /^result: seat 2 has \d+ points in civilian/,
  },
  {
    name: 'the wrong winner',
    players: 4,
    spoil: ({ result }) => result?.winners.splice(0, 1, (at(result.winners, 0) + 1) % 4),
    complaint: /^result: the winners are/,
  },
  {
    name: 'the Free City as a winner',
    players: 2,
    spoil: ({ result }) => result?.winners.push(FREE_CITY),
    complaint: /^result: the winners are/,
  },
  {
    name: 'a result before the end',
    players: 3,
    spoil: (record) => record.moves.splice(-2),
    complaint: /^result: the match is not over/,
  },
];

describe('a spoiled set-up or result is refused', () => {
  test.each(TAMPERINGS)('$name', ({ players, spoil, complaint }) => {
    const { record } = findMoment(players, () => true);
    const copy: MatchRecord = JSON.parse(JSON.stringify(record));
    spoil(copy);
    expect(referee(copy)).toContainEqual(expect.stringMatching(complaint));
  });

  test('what is no record at all', () => {
    for (const value of [undefined, null, 7, 'text', [], {}]) expect(referee(value)).not.toEqual([]);
  });

  test('unknown fields and options are left alone', () => {
    const { record } = findMoment(3, () => true);
    const moves = record.moves.map((move) => ({ ...move, thought: 'hm' }));
    expect(referee({ ...record, moves, options: { fast: true }, played: 'today' })).toEqual([]);
  });
});
