import {
  advance,
  type Game,
  type GameTypes,
  pending,
  pick,
  playForced,
  rngFrom,
  seatView,
} from '@mirabilia/kernel';
import { describe, expect, test } from 'vitest';
import { GAME_IDS, withGame } from './index.ts';
import { digitsOf, matchOfSeries, type Puzzle, playUpTo, puzzleOf, questionOf, rowOf } from './puzzles.ts';

const PUZZLE: Puzzle = {
  game: 'seven-wonders',
  match: 7,
  players: 3,
  seat: 2,
  prefix: '',
  kind: 'deny',
  difficulty: 4,
  right: 1,
  answers: [
    [[3], 55, [1, 2, 3, 4, 5, 6, 7], [40, 41]],
    [[0, 1, 2], 40, [1, 2, 3, 4, 5, 6, 0], [42, 43]],
  ],
};

test('a puzzle is read as it was written', () => {
  expect(puzzleOf('seven-wonders', JSON.parse(JSON.stringify(rowOf(PUZZLE))))).toEqual(PUZZLE);
});

describe.each(GAME_IDS)('%s', (id) => {
  /** Some choices at random, and the digits that stand for them. */
  function played<T extends GameTypes>(game: Game<T>, players: number, choices: number) {
    const match = matchOfSeries(game, 1, players);
    const rng = rngFrom('puzzles', `${players}`);
    let prefix = '';
    for (let made = 0; made < choices && pending(match.state).length > 0; made++) {
      const seat = pending(match.state)[0] as number;
      const legal = game.legalMoves(seatView(match.state, seat));
      const move = pick(rng, legal);
      prefix += digitsOf(legal, move);
      advance(match, seat, move);
      playForced(match);
    }
    return { match, prefix };
  }

  test.each([2, 3, 5, 7])('with %i players the digits lead to the same table', (players) => {
    withGame(id, (game) => {
      const { match, prefix } = played(game, players, players * 12);
      const again = playUpTo(game, { match: 1, players, prefix });
      expect(again.state).toEqual(match.state);
      expect(again.history).toEqual(match.history);
    });
  });

  test('who is asked sees what they may do', () => {
    withGame(id, (game) => {
      const { match, prefix } = played(game, 3, 9);
      const seat = pending(match.state)[0] as number;
      const { view, legal } = questionOf(game, { ...PUZZLE, game: id, match: 1, seat, prefix });
      expect(view.viewer).toBe(seat);
      expect(legal).toEqual(game.legalMoves(seatView(match.state, seat)));
    });
  });

  test('digits that stand for no legal move are refused', () => {
    withGame(id, (game) => {
      expect(() => playUpTo(game, { match: 1, players: 3, prefix: '_' })).toThrow('no legal move');
    });
  });
});

test('where there are more moves than digits, a move has two', () => {
  const legal = [...Array(100).keys()].map((move) => move + 1000);
  expect(digitsOf(legal, 1000)).toBe('AA');
  expect(digitsOf(legal, 1099)).toBe('Bj');
});
