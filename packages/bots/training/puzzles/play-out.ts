// What becomes of each idea when the match is played to its end: points by category, own and others'.

import {
  apply,
  copyState,
  type Game,
  type GameTypes,
  type Move,
  type Outcome,
  type Rng,
  type SeatView,
  type State,
  seatView,
} from '@mirabilia/kernel';
import { evaluatorOf } from '../../src/evaluators.ts';
import { undecidedWorld } from '../../src/world.ts';
import { shareOf } from '../play.ts';
import type { Result } from './traits.ts';

const TEMPERATURE = 0.3;

interface PlayOut<T extends GameTypes> {
  readonly view: SeatView<T>;
  readonly moves: readonly Move[];
  readonly worlds: number;
  readonly categories: readonly (keyof T['score'] & string)[];
  readonly rng: Rng;
}

/** All moves in the same worlds: in each the others choose once for this decision, as in a search. */
export function playOut<T extends GameTypes>(game: Game<T>, asked: PlayOut<T>): Result[] {
  const { view, moves, worlds, categories, rng } = asked;
  const evaluator = evaluatorOf(game);
  const choose = (state: State<T>, seat: number): boolean => {
    const seen = seatView(state, seat);
    const legal = game.legalMoves(seen);
    const move =
      legal.length === 1
        ? (legal[0] as Move)
        : evaluator.choose(seen, legal, { rng, temperature: TEMPERATURE, draws: 1 });
    return apply(game, state, seat, move);
  };

  function toTheEnd(state: State<T>): Outcome<T> {
    const { owed } = state.public;
    for (;;) {
      const outcome = game.outcome(state.public.table);
      if (outcome !== undefined) return outcome;
      choose(
        state,
        owed.findIndex((left) => left > 0),
      );
    }
  }

  const results = moves.map(() => ({
    points: categories.map(() => 0),
    wins: 0,
    totals: view.public.owed.map(() => 0),
  }));
  for (let world = 0; world < worlds; world++) {
    const start = undecidedWorld(game, view, rng);
    const { owed } = start.public;
    for (let seat = 0; seat < owed.length; seat++)
      while (seat !== view.viewer && (owed[seat] as number) > 0) choose(start, seat);
    moves.forEach((move, at) => {
      const state = copyState(game, start);
      apply(game, state, view.viewer, move);
      const outcome = toTheEnd(state);
      const into = results[at] as (typeof results)[number];
      const own = outcome.scores[view.viewer] as T['score'];
      categories.forEach((category, c) => {
        into.points[c] = (into.points[c] as number) + (own[category] as number) / worlds;
      });
      into.wins += shareOf(outcome, view.viewer) / worlds;
      outcome.scores.forEach((score, seat) => {
        into.totals[seat] = (into.totals[seat] as number) + (score as T['score']).total / worlds;
      });
    });
  }
  return results;
}
