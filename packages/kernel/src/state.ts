import type { Game, GameTypes, Move, Seat, SeatView, State, StateParts, View, Viewer } from './game.ts';
import { pick, type Rng } from './rng.ts';

/** The plan of a seat that has chosen nothing. */
export const NO_PLAN: readonly Move[] = [];

/** The state of a match before its first decision. */
export function open<T extends GameTypes>(
  game: Game<T>,
  { table, holdings, secret }: StateParts<T>,
): State<T> {
  return {
    public: { decision: 0, owed: holdings.map((_, seat) => game.steps(table, seat)), table },
    private: holdings.map((holding) => ({ plan: NO_PLAN, holding })),
    secret,
  };
}

/** A view is built by adding what the viewer may see, never by deleting: other seats' holdings are out of reach. */
export function viewOf<T extends GameTypes>(state: State<T>, viewer: Viewer): View<T> {
  return viewer === 'spectator'
    ? { viewer, public: state.public, private: undefined }
    : seatView(state, viewer);
}

/** What a seat sees. It shows the state as it changes. */
export function seatView<T extends GameTypes>(state: State<T>, seat: Seat): SeatView<T> {
  const own = state.private[seat];
  if (own === undefined) throw new RangeError(`no seat ${seat}`);
  return { viewer: seat, public: state.public, private: own };
}

/** The view as it was before the plan's given step: a player who changes their mind chooses from this. */
export function atStep<T extends GameTypes>(view: SeatView<T>, step: number): SeatView<T> {
  const { plan, holding } = view.private;
  return plan.length === step ? view : { ...view, private: { plan: plan.slice(0, step), holding } };
}

/** The seats that the match waits for; none when it is over. */
export function pending<T extends GameTypes>(view: { public: View<T>['public'] }): Seat[] {
  const seats: Seat[] = [];
  const { owed } = view.public;
  for (let seat = 0; seat < owed.length; seat++) if ((owed[seat] as number) > 0) seats.push(seat);
  return seats;
}

/** A copy that shares nothing that changes. */
export function copyState<T extends GameTypes>(game: Game<T>, state: State<T>): State<T> {
  const { decision, owed, table } = state.public;
  return {
    public: { decision, owed: owed.slice(), table: game.copy.table(table) },
    private: state.private.map(({ plan, holding }) => ({ plan, holding: game.copy.holding(holding) })),
    secret: game.copy.secret(state.secret),
  };
}

/** A complete state that the viewer can't tell from the real one. */
export function determinize<T extends GameTypes>(game: Game<T>, view: SeatView<T>, rng: Rng): State<T> {
  const hidden = game.determinize(view, rng);
  const { decision, owed, table } = view.public;
  const world: State<T> = {
    public: { decision, owed: owed.slice(), table: game.copy.table(table) },
    private: hidden.holdings.map((holding, seat) => ({
      plan: seat === view.viewer ? view.private.plan : NO_PLAN,
      holding,
    })),
    secret: hidden.secret,
  };
  // Seats that are ready have chosen something that the viewer can't know: any legal plan will do.
  for (const seat of world.private.keys()) {
    if (seat === view.viewer) continue;
    const chosen = game.steps(table, seat) - (owed[seat] as number);
    const seen = seatView(world, seat);
    for (let step = 0; step < chosen; step++) {
      seen.private.plan = [...seen.private.plan, pick(rng, game.legalMoves(seen))];
    }
  }
  return world;
}
