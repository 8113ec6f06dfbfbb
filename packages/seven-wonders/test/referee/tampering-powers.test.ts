// Moves spoiled in what the Free City and the wonders allow: the referee must name the move.

import { describe } from 'vitest';
import { at } from './lists.ts';
import { FREE_CITY, holder, salvageable } from './match.ts';
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
});
