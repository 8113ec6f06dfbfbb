import type { Emit, Game, GameTypes, Move, Outcome, PrivateState, Seat, State } from './game.ts';
import { apply } from './play.ts';
import { rngFrom } from './rng.ts';
import type { Seed } from './seed.ts';
import { open } from './state.ts';

/** A move, and who made it. */
export interface Entry {
  readonly seat: Seat;
  readonly move: Move;
}

/** A match is its options, its deal and its moves; the state is what they led to. */
export interface Match<T extends GameTypes> {
  readonly game: Game<T>;
  readonly options: T['options'];
  /** Absent if the deal was given and not drawn. */
  readonly seed: Seed | undefined;
  readonly deal: T['deal'];
  readonly state: State<T>;
  /** Every move that was resolved, in order. */
  readonly history: Entry[];
}

/** What chance decides in a match with this seed. */
export function dealFrom<T extends GameTypes>(game: Game<T>, options: T['options'], seed: Seed): T['deal'] {
  return game.deal(options, rngFrom(seed, `${game.id} deal`));
}

/** A match with the deal that follows from the seed. */
export function startMatch<T extends GameTypes>(game: Game<T>, options: T['options'], seed: Seed): Match<T> {
  return startFrom(game, { options, seed, deal: dealFrom(game, options, seed) });
}

/** A match with a deal that is known already. */
export function startFrom<T extends GameTypes>(
  game: Game<T>,
  { options, seed, deal }: Pick<Match<T>, 'options' | 'seed' | 'deal'>,
): Match<T> {
  return { game, options, seed, deal, state: open(game, game.begin(options, deal)), history: [] };
}

/** Is the seat's next move the only one that is still owed? */
function isLastOwed<T extends GameTypes>(state: State<T>, seat: Seat): boolean {
  const { owed } = state.public;
  for (let s = 0; s < owed.length; s++) if (owed[s] !== (s === seat ? 1 : 0)) return false;
  return true;
}

/** Plays a move that is known to be legal on the match itself and keeps what was resolved. True when it resolved. */
export function advance<T extends GameTypes>(
  match: Match<T>,
  seat: Seat,
  move: Move,
  emit?: Emit<T>,
): boolean {
  const { game, state, history } = match;
  // Resolving clears the plans, so they are written down before.
  if (isLastOwed(state, seat)) {
    for (let s = 0; s < state.private.length; s++) {
      const { plan } = state.private[s] as PrivateState<T>;
      for (let step = 0; step < plan.length; step++) history.push({ seat: s, move: plan[step] as Move });
      if (s === seat) history.push({ seat, move });
    }
  }
  return apply(game, state, seat, move, emit);
}

/** Plays every move that is no choice, as `forced` has it, and gives them: they stand in the history like any other. */
export function playForced<T extends GameTypes>(match: Match<T>, emit?: Emit<T>): Entry[] {
  const { game, state } = match;
  const played: Entry[] = [];
  for (;;) {
    const forced = game.forced?.(state.public.table);
    if (forced === undefined) return played;
    advance(match, forced.seat, forced.move, emit);
    played.push(forced);
  }
}

/** How the match ended; undefined while it goes on. */
export function outcomeOf<T extends GameTypes>(match: Match<T>): Outcome<T> | undefined {
  return match.game.outcome(match.state.public.table);
}
