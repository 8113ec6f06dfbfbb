import type { Game, GameTypes, Move, Rooms, Seat, SeatView, State, View, Viewer } from './game.ts';
import { pick, type Rng } from './rng.ts';

export const NO_PLAN: readonly Move[] = [];

/** Decision zero of a fresh set of rooms. */
export function open<T extends GameTypes>(game: Game<T>, { table, rooms, secret }: Rooms<T>): State<T> {
  return {
    public: { decision: 0, owed: rooms.map((_, seat) => game.steps(table, seat)), table },
    private: rooms.map((room) => ({ plan: NO_PLAN, room })),
    secret,
  };
}

/** The view is made by giving, not by taking away: nothing of another room is in reach. */
export function viewOf<T extends GameTypes>(state: State<T>, viewer: Viewer): View<T> {
  return viewer === 'spectator'
    ? { viewer, public: state.public, private: undefined }
    : seatView(state, viewer);
}

export function seatView<T extends GameTypes>(state: State<T>, seat: Seat): SeatView<T> {
  const own = state.private[seat];
  if (own === undefined) throw new RangeError(`no seat ${seat}`);
  return { viewer: seat, public: state.public, private: own };
}

/** The view as it was before the plan's given step: what somebody who changes his mind chooses from. */
export function atStep<T extends GameTypes>(view: SeatView<T>, step: number): SeatView<T> {
  const { plan, room } = view.private;
  return plan.length === step ? view : { ...view, private: { plan: plan.slice(0, step), room } };
}

/** Whom the match waits for; nobody when it is over. */
export function pending<T extends GameTypes>(view: { public: View<T>['public'] }): Seat[] {
  const seats: Seat[] = [];
  view.public.owed.forEach((owed, seat) => {
    if (owed > 0) seats.push(seat);
  });
  return seats;
}

export function copyState<T extends GameTypes>(game: Game<T>, state: State<T>): State<T> {
  const { decision, owed, table } = state.public;
  return {
    public: { decision, owed: owed.slice(), table: game.copy.table(table) },
    private: state.private.map(({ plan, room }) => ({ plan, room: game.copy.room(room) })),
    secret: game.copy.secret(state.secret),
  };
}

/** A whole world that the viewer can't tell from the real one. */
export function determinize<T extends GameTypes>(game: Game<T>, view: SeatView<T>, rng: Rng): State<T> {
  const hidden = game.determinize(view, rng);
  const { decision, owed, table } = view.public;
  const world: State<T> = {
    public: { decision, owed: owed.slice(), table: game.copy.table(table) },
    private: hidden.rooms.map((room, seat) => ({
      plan: seat === view.viewer ? view.private.plan : NO_PLAN,
      room,
    })),
    secret: hidden.secret,
  };
  // Others who are ready have chosen something; what, the viewer can't know, so any legal plan will do.
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
