// Random play: the fuel of laws, coverage and playthroughs. The same generator always plays the same match.

import {
  apply,
  atStep,
  type Emit,
  type Game,
  type GameTypes,
  type Move,
  pending,
  pick,
  type Rng,
  type Seat,
  type SeatView,
  type State,
  seatView,
} from '../src/index.ts';

/** The moves of one decision, by seat; none for a seat that isn't asked. */
export type Plans = readonly (readonly Move[])[];

/** Chooses one of the legal moves. */
export type Choose = (moves: readonly Move[]) => Move;

/** Chooses any legal move, each as likely. */
export const atRandom =
  (rng: Rng): Choose =>
  (moves) =>
    pick(rng, moves);

/** The seat's view with these moves in its plan; the state is left alone. */
export function viewWithPlan<T extends GameTypes>(
  state: State<T>,
  seat: Seat,
  plan: readonly Move[],
): SeatView<T> {
  const view = atStep(seatView(state, seat), 0);
  return { ...view, private: { ...view.private, plan: plan.slice() } };
}

/** A legal plan for each seat that is asked, on top of what it planned already; undefined if one can't move. */
export function choosePlans<T extends GameTypes>(
  game: Game<T>,
  state: State<T>,
  choose: Choose,
): Plans | undefined {
  const plans: Move[][] = [];
  for (const [seat, owed] of state.public.owed.entries()) {
    const planned = state.private[seat]?.plan ?? [];
    const added: Move[] = [];
    for (let step = 0; step < owed; step++) {
      const moves = game.legalMoves(viewWithPlan(state, seat, [...planned, ...added]));
      if (moves.length === 0) return undefined;
      added.push(choose(moves));
    }
    plans.push(added);
  }
  return plans;
}

/** Commits the plans seat by seat, on the state itself. */
export function carryOut<T extends GameTypes>(
  game: Game<T>,
  state: State<T>,
  plans: Plans,
  emit?: Emit<T>,
): void {
  for (const [seat, plan] of plans.entries()) for (const move of plan) apply(game, state, seat, move, emit);
}

/** Far more than any match here takes. */
export const LONGEST_MATCH = 2_000;

/** Plays the state itself to the end, or until `go` says no. Says what went wrong, if something did. */
export function playOut<T extends GameTypes>(
  game: Game<T>,
  state: State<T>,
  { choose, go = () => true }: { choose: Choose; go?: (state: State<T>) => boolean },
): string | undefined {
  for (let decisions = 0; decisions < LONGEST_MATCH; decisions++) {
    if (pending(state).length === 0 || !go(state)) return undefined;
    const plans = choosePlans(game, state, choose);
    if (plans === undefined) return `a seat that is asked has no move at decision ${state.public.decision}`;
    carryOut(game, state, plans);
  }
  return 'the match does not end';
}
