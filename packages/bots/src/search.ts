// Search over sampled worlds. In each world that the viewer can't tell from the real one the others choose once, by the
// policy, and every candidate is played against that same choice: moves are simultaneous, so the others' choices can't
// depend on it, and candidates are compared under the same luck. Then all follow the policy for some rounds, and the
// networks evaluate the table. After each part of the budget the weaker half of the candidates is dropped (sequential
// halving).

import {
  apply,
  copyState,
  type Game,
  type GameTypes,
  type Move,
  type Rng,
  type Seat,
  type SeatView,
  type State,
} from '@mirabilia/kernel';
import type { Bot, Estimate, Question } from './bot.ts';
import { estimateOf, type MoveStats, newMoveStats } from './estimates.ts';
import { type Evaluator, newWorths } from './evaluator.ts';
import type { Bias } from './ids.ts';
import { gumbelNoise } from './noise.ts';
import { chooseForRest, type PolicyPlay, playOn } from './policy-play.ts';
import { undecidedWorld } from './world.ts';

export interface SearchParams {
  /** Rounds that are played before the table is evaluated. */
  readonly depth: number;
  /** How many candidates are tried, the policy's best first. */
  readonly width: number;
  /** How much chance is mixed into the others' choices, in points. */
  readonly temperature: number;
  /** The same for the searching seat, after the move that is tried. */
  readonly ownTemperature: number;
  /** How many draws stand for a card that nobody has seen; all possible cards if absent. */
  readonly draws?: number;
  /** How many points winning is worth in addition to the lead, with so many players. */
  readonly victory: (players: number) => number;
  /** How many simulations the policy's own estimate counts for. */
  readonly trust: number;
  /** What it prefers among moves that are nearly equal. */
  readonly bias?: Bias;
  /** Chance mixed into the final choice, in the units that candidates are compared in. */
  readonly noise?: number;
}

/** Small enough to cost little strength, large enough to tell the styles apart. */
const BIAS_POINTS = 1.5;

/** A candidate, and what its simulations say of it. */
export interface Studied extends MoveStats {
  /** Sum over the visits: how far ahead of the best other. */
  lead: number;
}
interface Candidate extends Studied {
  readonly prior: number;
  readonly appeal: number;
  utility: number;
}

/** A bot that can also be asked what it found out: training learns from it. */
export interface Searcher<T extends GameTypes> extends Bot<T> {
  /** All legal moves, best first; those that it didn't look at have no visits. */
  study(question: Question<T>): readonly Studied[];
}

interface Trial<T extends GameTypes> {
  readonly view: SeatView<T>;
  readonly rng: Rng;
  readonly isTold: boolean;
}

/** Worlds for a move that was no candidate, when all moves are asked for. */
const GLANCES = 4;

const rates = newWorths();

export function search<T extends GameTypes>(
  game: Game<T>,
  evaluator: Evaluator<T>,
  params: SearchParams,
): Searcher<T> {
  const { depth, temperature, ownTemperature, draws, victory, trust, bias, noise = 0 } = params;
  const playing: PolicyPlay<T> = { game, evaluator, temperature, ownTemperature, draws };

  function judge(candidate: Candidate, state: State<T>, seat: Seat): void {
    const prize = victory(state.private.length);
    const { points, lead, win } = evaluator.judge(state, seat);
    candidate.visits++;
    candidate.lead += lead;
    candidate.utility += prize * win + lead * 0.3 + points * 0.2;
  }

  /** Whoever only chooses needs no forecast. */
  function forecast(candidate: Candidate, state: State<T>, seat: Seat): void {
    const { points, chance } = evaluator.forecast(state, seat);
    candidate.score += points;
    candidate.wins += chance;
  }

  /** One world, and every candidate in it. */
  function tryAll(candidates: readonly Candidate[], { view, rng, isTold }: Trial<T>): void {
    const until = evaluator.round(view.public.table) + depth;
    const world = undecidedWorld(game, view, rng);
    chooseForRest(playing, world, view.viewer, rng);
    for (const candidate of candidates) {
      const state = copyState(game, world);
      apply(game, state, view.viewer, candidate.move);
      playOn(playing, state, view.viewer, { rng, until });
      judge(candidate, state, view.viewer);
      if (isTold) forecast(candidate, state, view.viewer);
    }
  }

  /** All candidates, best first. */
  function study({ view, legal, rng, budget, isLate }: Question<T>, isTold: boolean): Candidate[] {
    const candidates = candidatesOf(view, legal, rng);
    const dropped = candidates.slice(params.width);
    const alive = candidates.slice(0, params.width);
    const halvings = Math.max(1, Math.ceil(Math.log2(alive.length)));
    let spent = 0;
    for (let halving = 1; halving <= halvings; halving++) {
      const part = halving / halvings;
      while (spent === 0 || (spent + alive.length <= budget * part && isLate?.(part) !== true)) {
        tryAll(alive, { view, rng, isTold });
        spent += alive.length;
      }
      alive.sort(better);
      if (halving < halvings) dropped.unshift(...alive.splice(Math.max(2, Math.ceil(alive.length / 2))));
    }
    return [...alive, ...dropped];
  }

  function candidatesOf(view: SeatView<T>, legal: readonly Move[], rng: Rng): Candidate[] {
    evaluator.rate(view, legal, rates);
    let best = Number.NEGATIVE_INFINITY;
    for (let at = 0; at < legal.length; at++) best = Math.max(best, rates[at] as number);
    return legal
      .map((move, at): Candidate => {
        const liked = bias === undefined ? 0 : BIAS_POINTS * evaluator.appeal(bias, view, move);
        const appeal = liked + gumbelNoise(rng, noise);
        return { ...newMoveStats(move), prior: (rates[at] as number) - best, appeal, lead: 0, utility: 0 };
      })
      .sort((a, b) => b.prior + b.appeal - a.prior - a.appeal);
  }

  const strength = ({ utility, visits, prior, appeal }: Candidate): number =>
    (utility + trust * prior) / (visits + trust) + appeal;
  const better = (a: Candidate, b: Candidate): number => strength(b) - strength(a);

  return {
    study: (question) => study(question, true),
    choose: (question) =>
      question.legal.length === 1
        ? (question.legal[0] as Move)
        : (study(question, false)[0] as Candidate).move,
    analyse(view, rng, budget): Estimate[] {
      const studied = study({ view, legal: game.legalMoves(view), rng, budget }, true);
      // Moves that the search dropped at once get a few simulations, to have a figure; the order doesn't change.
      const unseen = studied.filter(({ visits }) => visits === 0);
      for (let i = 0; i < GLANCES && unseen.length > 0; i++) tryAll(unseen, { view, rng, isTold: true });
      const shown = (stats: Candidate) => evaluator.shownChance(view.public.table, stats) * stats.visits;
      return studied.map((stats) => estimateOf({ ...stats, wins: shown(stats) }));
    },
  };
}
