// Two moves played out in the same worlds: what differs at the end is what the choice is about.

import {
  apply,
  copyRng,
  copyState,
  type Emit,
  type Game,
  type GameTypes,
  type Move,
  rngFrom,
  type SeatView,
  type State,
} from '@mirabilia/kernel';
import type { Evaluator } from '../evaluator.ts';
import { chooseForRest, type PolicyPlay, playOn } from '../policy-play.ts';
import { undecidedWorld } from '../world.ts';

/** Writes down one playout. */
export interface Observer<T extends GameTypes, L> {
  readonly event: Emit<T>;
  /** The viewer chooses again, later in the match. */
  readonly choice: (state: State<T>, move: Move) => void;
  readonly end: (state: State<T>) => L;
}

/** What came of the better move and of the other, in one world. */
export interface Pair<L> {
  readonly best: L;
  readonly other: L;
}

/** Points of chance in each choice: people don't always follow the policy. */
const TEMPERATURE = 0.3;

export function pairedPlayouts<T extends GameTypes, L>(
  { game, evaluator }: { readonly game: Game<T>; readonly evaluator: Evaluator<T> },
  view: SeatView<T>,
  { best, other }: Pair<Move>,
  {
    seed,
    worlds,
    observe,
  }: {
    readonly seed: string;
    readonly worlds: number;
    readonly observe: (world: State<T>) => Observer<T, L>;
  },
): Pair<L>[] {
  const playing: PolicyPlay<T> = { game, evaluator, temperature: TEMPERATURE, ownTemperature: TEMPERATURE };
  const { viewer } = view;
  return Array.from({ length: worlds }, (_, at) => {
    const rng = rngFrom(`${seed} ${at}`, 'reasons');
    const world = undecidedWorld(game, view, rng);
    chooseForRest(playing, world, viewer, rng);
    const follow = (move: Move): L => {
      const state = copyState(game, world);
      const { event, choice, end } = observe(state);
      apply(game, state, viewer, move, event);
      playOn(playing, state, viewer, {
        // Both lines have the same luck.
        rng: copyRng(rng),
        until: Number.POSITIVE_INFINITY,
        emit: event,
        onChoice: choice,
      });
      return end(state);
    };
    return { best: follow(best), other: follow(other) };
  });
}

/** A mean over worlds, and half the width of its 95 % interval. */
export interface Swing {
  readonly mean: number;
  readonly margin: number;
}

/** How much more the better move's line has of something than the other's. */
export function swingOf<L>(pairs: readonly Pair<L>[], amount: (line: L) => number): Swing {
  if (pairs.length < 2) return { mean: 0, margin: Number.POSITIVE_INFINITY };
  const differences = pairs.map(({ best, other }) => amount(best) - amount(other));
  const mean = differences.reduce((sum, each) => sum + each, 0) / pairs.length;
  const squares = differences.reduce((sum, each) => sum + (each - mean) ** 2, 0);
  return { mean, margin: 1.96 * Math.sqrt(squares / (pairs.length - 1) / pairs.length) };
}

/** Beyond its margin, and enough to matter. */
export const isMore = ({ mean, margin }: Swing, least: number): boolean => mean > margin && mean >= least;

/** The part of the worlds in which it is so. */
export const shareOf = <L>(pairs: readonly Pair<L>[], isSo: (pair: Pair<L>) => boolean): number =>
  pairs.length === 0 ? 0 : pairs.filter(isSo).length / pairs.length;

export const meanOf = <L>(pairs: readonly Pair<L>[], amount: (pair: Pair<L>) => number): number =>
  pairs.length === 0 ? 0 : pairs.reduce((sum, pair) => sum + amount(pair), 0) / pairs.length;
