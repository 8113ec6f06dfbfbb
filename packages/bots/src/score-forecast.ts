// How a match may end, as a score sheet: worlds that the viewer can't tell from the real one are played to their end by the
// policy, and what each player has there is averaged. It depends on nothing but the view.

import {
  apply,
  type Game,
  type GameTypes,
  type Move,
  type Rng,
  type SeatView,
  type State,
  seatView,
} from '@mirabilia/kernel';
import type { Evaluator } from './evaluator.ts';
import { evaluatorOf } from './evaluators.ts';
import { undecidedWorld } from './world.ts';

/** How a match may end, as far as a seat can tell. */
export interface ScoreForecast {
  /** By seat: the points of each category, and in all, on average. */
  readonly scores: readonly Readonly<Record<string, number>>[];
  /** By seat: how often it won; a shared victory counts in part. */
  readonly wins: readonly number[];
}

/** Points: as much chance as keeps the players from always doing the same. */
const TEMPERATURE = 0.5;

/** Forecasts the scores by playing on, in worlds that the viewer can't tell from the real one. */
export function forecastScores<T extends GameTypes>(
  game: Game<T>,
  view: SeatView<T>,
  { rng, worlds }: { readonly rng: Rng; readonly worlds: number },
): ScoreForecast {
  const evaluator = evaluatorOf(game);
  const seats = view.public.owed.length;
  const scores = Array.from({ length: seats }, (): Record<string, number> => ({}));
  const wins = new Array<number>(seats).fill(0);
  for (let i = 0; i < worlds; i++) {
    const world = undecidedWorld(game, view, rng);
    playToTheEnd(game, world, { evaluator, rng });
    const outcome = game.outcome(world.public.table);
    if (outcome === undefined) throw new Error('the match has no end');
    for (const [seat, score] of outcome.scores.entries()) {
      const sums = scores[seat] as Record<string, number>;
      for (const [category, points] of Object.entries(score as Readonly<Record<string, number>>))
        sums[category] = (sums[category] ?? 0) + points / worlds;
    }
    for (const seat of outcome.winners)
      wins[seat] = (wins[seat] as number) + 1 / outcome.winners.length / worlds;
  }
  return { scores, wins };
}

function playToTheEnd<T extends GameTypes>(
  game: Game<T>,
  state: State<T>,
  { evaluator, rng }: { readonly evaluator: Evaluator<T>; readonly rng: Rng },
): void {
  const { owed } = state.public;
  for (let moved = true; moved; ) {
    moved = false;
    for (let seat = 0; seat < owed.length; seat++) {
      while ((owed[seat] as number) > 0) {
        moved = true;
        const view = seatView(state, seat);
        const legal = game.legalMoves(view);
        const move =
          legal.length === 1
            ? (legal[0] as Move)
            : evaluator.choose(view, legal, { rng, temperature: TEMPERATURE });
        // The last move of all resolves, and then others may be asked.
        if (apply(game, state, seat, move)) break;
      }
    }
  }
}
