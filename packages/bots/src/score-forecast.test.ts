import { architects } from '@mirabilia/architects';
import {
  advance,
  type Game,
  type GameTypes,
  type Match,
  outcomeOf,
  pending,
  pick,
  rngFrom,
  seatView,
  startMatch,
} from '@mirabilia/kernel';
import { sevenWonders } from '@mirabilia/seven-wonders';
import { describe, expect, test } from 'vitest';
import { forecastScores } from './score-forecast.ts';

const WORLDS = 6;

/** A match that was played by chance, until so many decisions were made or to its end. */
function played<T extends GameTypes>(game: Game<T>, players: number, decisions = Number.POSITIVE_INFINITY) {
  const options = game.readOptions({ players });
  if (!options.ok) throw new Error('bad options');
  const match: Match<T> = startMatch<T>(game, options.value, '5c02ef0c');
  const rng = rngFrom('5c02ef0c', 'forecast');
  for (let seat = pending(match.state)[0]; seat !== undefined; seat = pending(match.state)[0]) {
    if (match.state.public.decision >= decisions) break;
    advance(match, seat, pick(rng, game.legalMoves(seatView(match.state, seat))));
  }
  return match;
}

const rng = () => rngFrom('c0ffee00', 'forecast');

// cast: what is tested is the same for every game
const GAMES = [sevenWonders, architects] as unknown as readonly Game<GameTypes>[];

describe.for([
  ['7 Wonders', GAMES[0], 12],
  ['Architects', GAMES[1], 30],
] as readonly [string, Game<GameTypes>, number][])('%s', ([, game, midway]) => {
  test.for([2, 4])('%i players: a whole score sheet for everybody, and one victory in all', (players) => {
    const { state } = played(game, players, midway);
    const { scores, wins } = forecastScores(game, seatView(state, 0), { rng: rng(), worlds: WORLDS });
    expect(scores).toHaveLength(players);
    for (const { total = 0, stages: _, ...categories } of scores)
      expect(Object.values(categories).reduce((sum, points) => sum + points, 0)).toBeCloseTo(total);
    expect(wins.reduce((sum, part) => sum + part, 0)).toBeCloseTo(1);
  });

  test('depends on the view alone: what is hidden may be anything', () => {
    const { state } = played(game, 3, midway);
    const view = seatView(state, 1);
    const copy = JSON.parse(JSON.stringify({ ...view })) as typeof view;
    const one = forecastScores(game, view, { rng: rng(), worlds: WORLDS });
    expect(forecastScores(game, copy, { rng: rng(), worlds: WORLDS })).toEqual(one);
  });

  test('a match that is over has the score that it has', () => {
    const match = played(game, 3);
    const { scores } = outcomeOf(match) as { scores: readonly Record<string, number>[] };
    const told = forecastScores(game, seatView(match.state, 0), { rng: rng(), worlds: 1 });
    expect(told.scores).toEqual(scores);
  });
});
