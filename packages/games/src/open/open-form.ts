import type { Entry, GameTypes, Json, JsonObject, State, View, Viewer } from '@mirabilia/kernel';

/** Tells a game in ids, for programs that don't carry the engine. It is given views and public facts, never more. */
export interface OpenForm<T extends GameTypes> {
  /** All that the viewer sees. Moves are told in notation. */
  view(view: View<T>): JsonObject;
  event(event: T['event']): Json;
  /**
   * The record's entry of a move as the viewer saw it: what is hidden from him is null. `after` is the state that the
   * move led to; nothing may be told of it that he doesn't see.
   */
  entry(made: Entry, after: State<T>, viewer: Viewer): JsonObject | undefined;
}
