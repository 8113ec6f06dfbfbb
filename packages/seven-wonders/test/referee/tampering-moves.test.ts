// Moves spoiled by what any player may get wrong: the referee must name the move.

import { describe, expect, test } from 'vitest';
import { at } from './lists.ts';
import { canChain, nextStage } from './means.ts';
import type { Move } from './record.ts';
import { referee } from './referee.ts';
import {
  bought,
  build,
  canPayStage,
  chained,
  cityOf,
  handOf,
  isOwnTurn,
  type MoveTampering,
  namedTwice,
  testEach,
  tooDear,
} from './spoiling.ts';
import { findMoment } from './testing.ts';

const TAMPERINGS: MoveTampering[] = [
  {
    name: 'a neighbour is paid a coin too little',
    players: 3,
    wanted: (moment) => bought(moment) && isOwnTurn(moment),
    instead: ({ move }) => [{ ...move, pay: { ...move.pay, left: (move.pay?.left ?? 0) - 1 } }],
    complaint: /pays \d to the left/,
  },
  {
    name: 'a neighbour is paid a coin too much',
    players: 4,
    wanted: (moment) => bought(moment) && isOwnTurn(moment),
    instead: ({ move }) => [{ ...move, pay: { ...move.pay, left: (move.pay?.left ?? 0) + 1 } }],
    complaint: /pays \d to the left/,
  },
  {
    name: 'the payment is left out',
    players: 5,
    wanted: (moment) => bought(moment) && isOwnTurn(moment),
    instead: ({ move }) => [{ ...move, pay: undefined }],
    complaint: /pays 0 to the left/,
  },
  {
    name: 'coins are paid where nothing is to be bought',
    players: 6,
    wanted: (moment) => isOwnTurn(moment) && moment.move.do === 'build' && moment.move.pay === undefined,
    instead: ({ move }) => [{ ...move, pay: { right: 1 }, free: undefined }],
    complaint: /pays 0 to the left and 1 to the right|cannot pay/,
  },
  {
    name: 'a card is built that cannot be paid',
    players: 3,
    wanted: (moment) => isOwnTurn(moment) && tooDear(moment) !== undefined,
    instead: (moment) => build(moment, tooDear(moment)),
    complaint: /cannot pay/,
  },
  {
    name: 'a card is not in hand',
    players: 7,
    wanted: (moment) => isOwnTurn(moment) && !handOf(moment).includes('altar'),
    instead: (moment) => build(moment, 'altar'),
    complaint: /does not hold altar/,
  },
  {
    name: 'a hand is passed to the wrong side',
    players: 4,
    // In turn 2 of Age II the hand that should have come had hands gone left lies with the seat opposite.
    wanted: (moment) =>
      isOwnTurn(moment) &&
      moment.match.age === 2 &&
      moment.match.turn === 2 &&
      at(moment.match.hands, (moment.move.seat + 2) % 4).some((id) => !handOf(moment).includes(id)),
    instead: (moment) => {
      const wrong = at(moment.match.hands, (moment.move.seat + 2) % 4);
      return [
        { seat: moment.move.seat, do: 'discard', card: wrong.find((id) => !handOf(moment).includes(id)) },
      ];
    },
    complaint: /does not hold/,
  },
  {
    name: 'a structure is built twice',
    players: 7,
    wanted: (moment) => isOwnTurn(moment) && namedTwice(moment) !== undefined,
    instead: (moment) => build(moment, namedTwice(moment)),
    complaint: /has a structure named/,
  },
  {
    name: 'the Age II loom is built beside that of Age I',
    players: 5,
    wanted: (moment) =>
      isOwnTurn(moment) && handOf(moment).includes('loom-2') && cityOf(moment).structures.includes('loom'),
    instead: (moment) => build(moment, 'loom-2'),
    complaint: /has a structure named loom already/,
  },
  {
    name: 'a chain without its parent',
    players: 3,
    wanted: (moment) =>
      isOwnTurn(moment) &&
      handOf(moment).includes('library') &&
      !canChain(moment.match, moment.move.seat, 'library'),
    instead: (moment) => build(moment, 'library', { free: 'chain' }),
    complaint: /had no structure that makes library free|named library/,
  },
  {
    name: 'a chain that is paid for',
    players: 3,
    wanted: (moment) => isOwnTurn(moment) && chained(moment) !== undefined,
    instead: (moment) => build(moment, chained(moment), { free: 'chain', pay: { left: 1 } }),
    complaint: /pays for what is free/,
  },
  {
    name: 'a free build without the wonder for it',
    players: 3,
    wanted: (moment) =>
      isOwnTurn(moment) && tooDear(moment) !== undefined && cityOf(moment).wonder !== 'olympia',
    instead: (moment) => build(moment, tooDear(moment), { free: 'wonder' }),
    complaint: /had no wonder that builds for nothing/,
  },
  {
    name: 'a free build for the second time in an Age',
    players: 3,
    wanted: (moment) =>
      isOwnTurn(moment) && at(moment.match.freeBuildUsed, moment.move.seat) && tooDear(moment) !== undefined,
    instead: (moment) => build(moment, tooDear(moment), { free: 'wonder' }),
    complaint: /in this Age already/,
  },
  {
    name: 'a stage beyond the last one',
    players: 3,
    wanted: (moment) => isOwnTurn(moment) && nextStage(cityOf(moment)) === undefined,
    instead: ({ move }) => [{ seat: move.seat, do: 'stage', card: move.card }],
    complaint: /has built every stage/,
  },
  {
    name: 'a stage that cannot be paid',
    players: 3,
    wanted: (moment) => isOwnTurn(moment) && nextStage(cityOf(moment)) !== undefined && !canPayStage(moment),
    instead: ({ move }) => [{ seat: move.seat, do: 'stage', card: move.card }],
    complaint: /cannot pay/,
  },
  {
    name: 'a stage for nothing',
    players: 3,
    wanted: ({ move }) => move.do === 'stage',
    instead: ({ move }) => [{ ...move, free: 'wonder' }],
    complaint: /cannot build a stage for nothing/,
  },
  {
    name: 'a discard with a payment',
    players: 3,
    wanted: ({ move }) => move.do === 'discard',
    instead: ({ move }) => [{ ...move, pay: { left: 1 } }],
    complaint: /nothing to pay/,
  },
  {
    name: 'a seat moves twice in a turn',
    players: 3,
    wanted: ({ match }) => match.phase === 'turn' && match.chosen.length === 1,
    instead: ({ match }) => {
      const { seat } = at(match.chosen, 0);
      return [{ seat, do: 'discard', card: at(at(match.hands, seat), 0) }];
    },
    complaint: /has moved in this turn already/,
  },
  {
    name: 'a move for a Free City that is not there',
    players: 3,
    wanted: isOwnTurn,
    instead: ({ move }) => [{ ...move, for: 2 }],
    complaint: /with two players only/,
  },
  {
    name: 'a card that does not exist',
    players: 3,
    wanted: isOwnTurn,
    instead: ({ move }) => [{ ...move, card: 'cathedral' }],
    complaint: /there is no card cathedral/,
  },
  {
    name: 'a payment below nothing',
    players: 3,
    wanted: ({ move }) => move.do === 'stage',
    instead: ({ move }) => [{ ...move, pay: { left: -2 } }],
    complaint: /pay.left must be a number of coins/,
  },
];

describe('a spoiled move is refused by its number', () => {
  testEach(TAMPERINGS);

  test('a move after the end', () => {
    const moment = findMoment(3, isOwnTurn);
    const moves: Move[] = [...moment.record.moves, moment.move];
    expect(referee({ ...moment.record, moves })).toEqual([
      `move ${moves.length - 1}: seat ${moment.move.seat} moves after the end of the match`,
    ]);
  });

  test('a move in an Age that the record does not tell', () => {
    const { record, index } = findMoment(3, ({ match }) => match.age === 2);
    const setup = { ages: record.setup.ages.slice(0, 1) };
    const running = { ...record, setup, result: undefined };
    expect(referee({ ...running, moves: record.moves.slice(0, index) })).toEqual([]);
    expect(referee(running)).toEqual([expect.stringMatching(new RegExp(`^move ${index}: .*does not tell`))]);
  });
});
