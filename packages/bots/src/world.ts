import {
  determinize,
  type Game,
  type GameTypes,
  type Rng,
  type SeatView,
  type State,
} from '@mirabilia/kernel';

/**
 * A world that the viewer can't tell from the real one, in which all others have yet to choose. Nobody knows what those
 * who are ready have chosen, so it makes no difference who was asked first: in every simulation they choose again.
 */
export function undecidedWorld<T extends GameTypes>(game: Game<T>, view: SeatView<T>, rng: Rng): State<T> {
  const { table, owed } = view.public;
  const asked = owed.map((left, seat) => (seat === view.viewer ? left : game.steps(table, seat)));
  return determinize(game, { ...view, public: { ...view.public, owed: asked } }, rng);
}
