// Moves spoiled in what the Free City and the wonders allow: the referee must name the move.

import { describe, expect, test } from 'vitest';
import { card } from './facts.ts';
import { complaintAbout } from './judge.ts';
import { at } from './lists.ts';
import { cardOfMove, FREE_CITY, holder, payOf, salvageable } from './match.ts';
import { nextStage, paymentsFor } from './means.ts';
import { isSame } from './payments.ts';
import { freeCityMoves } from './plays.ts';
import type { Move } from './record.ts';
import { referee } from './referee.ts';
import {
  build,
  canPayCard,
  canPayStage,
  chained,
  cityOf,
  isForFreeCity,
  type MoveTampering,
  testEach,
} from './spoiling.ts';
import { findMoment, type Moment } from './testing.ts';

/** A move that the Free City could have made, but not beside the holder's own. */
function otherFirst({ match, move }: Moment): Move | undefined {
  const own = at(
    match.chosen.filter(({ for: forWhom, seat }) => seat === move.seat && forWhom === undefined),
    0,
  );
  if (own.do === 'discard' || own.free !== undefined) return undefined;
  const price = own.do === 'stage' ? nextStage(at(match.cities, own.seat)) : card(cardOfMove(own));
  if (price === undefined) throw new Error('there is no such stage');
  // The own card has left the hand already, so it is put back where it is asked what else there was.
  const hands = match.hands.map((hand, seat) => (seat === own.seat ? [...hand, cardOfMove(own)] : hand));
  return freeCityMoves({ ...match, hands }, cardOfMove(own)).find(
    (first) => !paymentsFor(match, own.seat, price, first).some((offer) => isSame(offer, payOf(own))),
  );
}

/** The purse would allow two coins more to the left, but nothing is to be bought for them. */
function canPayTwoMore({ match, move }: Moment): boolean {
  const { left, right } = payOf(move);
  const stage = nextStage(at(match.cities, FREE_CITY));
  const offered = stage === undefined ? [] : paymentsFor(match, FREE_CITY, stage);
  return (
    at(match.cities, FREE_CITY).coins >= left + right + 2 &&
    !offered.some((offer) => isSame(offer, { left: left + 2, right }))
  );
}

const TAMPERINGS: MoveTampering[] = [
  {
    name: 'the Free City is moved before its holder has chosen',
    players: 2,
    wanted: ({ match, move }) => match.chosen.length === 0 && move.seat === holder(match),
    instead: ({ move }) => [{ ...move, for: 2 }],
    complaint: /must choose for itself before/,
  },
  {
    name: 'the Free City is moved by the other player',
    players: 2,
    wanted: isForFreeCity,
    instead: ({ move }) => [{ ...move, seat: 1 - move.seat }],
    complaint: /does not hold the Free City/,
  },
  {
    name: 'a discard for a Free City that could build',
    players: 2,
    wanted: (moment) => isForFreeCity(moment) && moment.move.do === 'build' && chained(moment) === undefined,
    instead: ({ move }) => [{ seat: move.seat, do: 'discard', card: move.card, for: 2 }],
    complaint: /may not discard for the Free City/,
  },
  {
    name: 'a chained card under the wonder of the Free City',
    players: 2,
    wanted: (moment) => isForFreeCity(moment) && chained(moment) !== undefined && canPayStage(moment),
    instead: (moment) => [{ seat: moment.move.seat, do: 'stage', card: chained(moment), for: 2 }],
    complaint: /must build .* by its chain/,
  },
  {
    name: 'a chained card that the Free City pays for',
    players: 2,
    wanted: (moment) => {
      const id = isForFreeCity(moment) ? chained(moment) : undefined;
      return id !== undefined && canPayCard(moment, id);
    },
    instead: (moment) => build(moment, chained(moment)),
    complaint: /must build .* by its chain/,
  },
  {
    name: 'another card for the Free City than the one that the own card was bought from',
    players: 2,
    rules: 2,
    wanted: (moment) => isForFreeCity(moment) && otherFirst(moment) !== undefined,
    instead: (moment) => [otherFirst(moment)],
    complaint: /may not choose this for the Free City: its own [a-z0-9-]+ then (pays|cannot pay)/,
  },
  {
    name: 'a purchase for the Free City of a unit beyond need',
    players: 2,
    rules: 2,
    wanted: (moment) => isForFreeCity(moment) && moment.move.do === 'stage' && canPayTwoMore(moment),
    instead: ({ move }) => [{ ...move, pay: { ...move.pay, left: (move.pay?.left ?? 0) + 2 } }],
    complaint: /pays \d+ to the left/,
  },
  {
    name: 'the seventh card is skipped',
    players: 4,
    wanted: ({ match }) => match.phase === 'seventh' && match.age < 3,
    instead: () => [],
    complaint: /is to play its seventh card|does not hold/,
  },
  {
    name: 'a seventh card for another seat',
    players: 4,
    wanted: ({ match }) => match.phase === 'seventh',
    instead: ({ match, move }) => {
      const seat = (move.seat + 1) % 4;
      return [{ seat, do: 'discard', card: at(at(match.hands, seat), 0) }, move];
    },
    complaint: /is to play its seventh card/,
  },
  {
    name: 'a salvaged card that is not in the discard pile',
    players: 5,
    wanted: ({ match }) => match.phase === 'salvage' && !match.discarded.includes('palace'),
    instead: ({ move }) => [{ ...move, card: 'palace' }],
    complaint: /cannot salvage palace/,
  },
  {
    name: 'a salvaged card that the city has already',
    players: 7,
    wanted: ({ match }) => match.phase === 'salvage' && match.discarded.length > salvageable(match).length,
    instead: ({ match, move }) => {
      const [id] = match.discarded.filter((other) => !salvageable(match).includes(other));
      return [{ ...move, card: id }];
    },
    complaint: /has a structure named/,
  },
  {
    name: 'a salvage by another seat',
    players: 3,
    wanted: ({ match }) => match.phase === 'salvage',
    instead: ({ move }) => [{ ...move, seat: (move.seat + 1) % 3 }],
    complaint: /is not to move: seat \d is to salvage/,
  },
  {
    name: 'a salvage left out',
    players: 6,
    wanted: ({ match, move }) => match.phase === 'salvage' && move.card !== null && match.turn < 6,
    instead: () => [],
    complaint: /is to salvage/,
  },
  {
    name: 'a salvage for the Free City by the wrong player',
    players: 2,
    wanted: ({ match, move }) => match.phase === 'salvage' && move.for === FREE_CITY,
    instead: ({ move }) => [{ ...move, seat: 1 - move.seat }],
    complaint: /is to salvage for the Free City/,
  },
  {
    name: 'a salvage without a right to it',
    players: 3,
    wanted: ({ match }) => match.phase === 'turn' && match.discarded.length > 0,
    instead: ({ match, move }) => [{ seat: move.seat, do: 'salvage', card: at(match.discarded, 0) }, move],
    complaint: /no right to salvage/,
  },
  {
    name: 'a declined salvage without a right to it',
    players: 3,
    wanted: (moment) => moment.match.phase === 'turn' && cityOf(moment).wonder === 'halikarnassos',
    instead: ({ move }) => [{ seat: move.seat, do: 'salvage', card: null }, move],
    complaint: /no right to salvage/,
  },
];

describe('a spoiled move is refused by its number', () => {
  testEach(TAMPERINGS);

  test.each([
    ['[F4] an own card bought from the card before', (moment: Moment) => !isForFreeCity(moment)],
    [
      '[F7] a dearer split',
      (moment: Moment) =>
        isForFreeCity(moment) && payOf(moment.move).left > 0 && payOf(moment.move).right > 0,
    ],
  ])('%s, told as of rules 1', (_, isOfKind) => {
    const { record, index } = findMoment(
      2,
      (moment) =>
        isOfKind(moment) && complaintAbout({ ...moment.match, rules: 1 }, moment.move) !== undefined,
    );
    const running = { ...record, moves: record.moves.slice(0, index + 1), result: undefined };
    expect(referee(running)).toEqual([]);
    expect(referee({ ...running, rulesVersion: 1 })).toEqual([expect.stringMatching(/^move \d+: .* pay/)]);
  });
});
