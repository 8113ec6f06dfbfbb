import type { Emit, Game, GameTypes, Move, PrivateState, Seat, State } from './game.ts';
import { accept, type Result, refuse } from './result.ts';
import { atStep, copyState, NO_PLAN, seatView } from './state.ts';

/** A player's choice: for which decision, as which step of their plan, which move. */
export interface Commit {
  readonly decision: number;
  /** 0 replaces the whole plan; a later step keeps what was chosen before it. */
  readonly step: number;
  readonly move: Move;
}

/** What a commit led to. */
export interface Played<T extends GameTypes> {
  readonly state: State<T>;
  /** This was the last move owed: all plans have been carried out. */
  readonly resolved: boolean;
  readonly events: readonly T['event'][];
}

/** The only entry point for moves. It checks everything and changes a copy, so a refusal leaves no trace. */
export function play<T extends GameTypes>(
  game: Game<T>,
  state: State<T>,
  seat: Seat,
  commit: Commit,
): Result<Played<T>> {
  const { decision, step, move } = commit;
  const { owed } = state.public;
  const own = state.private[seat];
  if (own === undefined) return refuse('no-such-seat', { seat });
  if (owed.every((moves) => moves === 0)) return refuse('match-over');
  if (decision !== state.public.decision) {
    return refuse('stale-decision', { decision, current: state.public.decision });
  }
  if (owed[seat] === 0 && own.plan.length === 0) return refuse('not-asked', { seat });
  if (!Number.isInteger(step) || step < 0 || step > own.plan.length) return refuse('no-such-step', { step });
  if (!game.legalMoves(atStep(seatView(state, seat), step)).includes(move)) return refuse('illegal-move');

  const next = copyState(game, state);
  withdraw(next, seat, step);
  const events: T['event'][] = [];
  const resolved = apply(game, next, seat, move, (event) => events.push(event));
  return accept({ state: next, resolved, events });
}

/** Takes back the plan from the given step on. */
function withdraw<T extends GameTypes>(state: State<T>, seat: Seat, step: number): void {
  const own = state.private[seat] as PrivateState<T>;
  const { owed } = state.public;
  owed[seat] = (owed[seat] as number) + own.plan.length - step;
  own.plan = own.plan.slice(0, step);
}

/**
 * Adds a move to the seat's plan and, if nobody owes another one, resolves the decision. It trusts its caller and changes
 * the state that it is given: for searches and simulations that own their copy. True when it resolved.
 */
export function apply<T extends GameTypes>(
  game: Game<T>,
  state: State<T>,
  seat: Seat,
  move: Move,
  emit?: Emit<T>,
): boolean {
  const { owed } = state.public;
  const own = state.private[seat] as PrivateState<T>;
  own.plan = own.plan.length === 0 ? [move] : [...own.plan, move];
  owed[seat] = (owed[seat] as number) - 1;
  for (let s = 0; s < owed.length; s++) if ((owed[s] as number) > 0) return false;

  game.resolve(state, emit);
  for (let s = 0; s < owed.length; s++) {
    (state.private[s] as PrivateState<T>).plan = NO_PLAN;
    owed[s] = game.steps(state.public.table, s);
  }
  state.public.decision++;
  return true;
}
