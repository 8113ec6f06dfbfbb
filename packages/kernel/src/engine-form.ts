// A view as JSON, for programs that contain the engine (the page). Programs without it get the open form of `games/open`.

import type { GameTypes, Json, PrivateState, View } from './game.ts';

/** The wire keeps its older name for a holding, so that programs that read it go on working. */
interface WireView<T extends GameTypes> extends Omit<View<T>, 'private'> {
  readonly private: { readonly plan: PrivateState<T>['plan']; readonly room: T['holding'] } | undefined;
}

/** A view as plain JSON, for a client that has the engine. */
export function engineForm<T extends GameTypes>({ private: seat, ...view }: View<T>): Json {
  const wire: WireView<T> = {
    ...view,
    private: seat === undefined ? undefined : { plan: seat.plan, room: seat.holding },
  };
  // cast: tables, holdings and events are plain data, though their types don't say so.
  return wire as unknown as Json;
}

/** The view that `engineForm` wrote. */
export function readEngineForm<T extends GameTypes>(given: Json): View<T> {
  // cast: the server checked the match's game, and sends what its own engine of the same version made.
  const { private: seat, ...view } = given as unknown as WireView<T>;
  return { ...view, private: seat === undefined ? undefined : { plan: seat.plan, holding: seat.room } };
}
