// Laws of the move generator and its notation.

import { determinize, type GameTypes, type Move, type SeatView, seatView } from '../../src/index.ts';
import { atRandom, carryOut, choosePlans, viewWithPlan } from '../random-play.ts';
import { difference, firstOf, throughText } from '../same.ts';
import type { LawCheck, LawMoment } from './moment.ts';

/** Every view from which somebody chooses in this decision: each seat at each step of its plan. */
function* choices<T extends GameTypes>({ before, plans }: LawMoment<T>): Generator<SeatView<T>> {
  for (const [seat, plan] of plans.entries()) {
    for (let step = 0; step < plan.length; step++) yield viewWithPlan(before, seat, plan.slice(0, step));
  }
}

const nameOf = <T extends GameTypes>({ viewer, private: { plan } }: SeatView<T>): string =>
  `seat ${viewer} at step ${plan.length}`;

/** Who is asked can move; who isn't, or has chosen all, can't. */
export const askedCanMove: LawCheck = ({ game, before, plans }) =>
  firstOf(plans.entries(), ([seat, plan]) => {
    for (let step = 0; step <= plan.length; step++) {
      const moves = game.legalMoves(viewWithPlan(before, seat, plan.slice(0, step))).length;
      if (step < plan.length && moves === 0) return `seat ${seat} is asked and has no move at step ${step}`;
      if (step === plan.length && moves > 0) return `seat ${seat} owes nothing and has ${moves} moves`;
    }
    return undefined;
  });

/** A forced move is the only one of the only seat that is asked. */
export const forcedIsForced: LawCheck = ({ game, before }) => {
  const forced = game.forced?.(before.public.table);
  if (forced === undefined) return undefined;
  const { seat, move } = forced;
  const owed = before.private.map((_, other) => (other === seat ? 1 : 0));
  return (
    difference(before.public.owed, owed, 'moves owed') ??
    difference(game.legalMoves(seatView(before, seat)).slice(), [move], `the moves of seat ${seat}`)
  );
};

export const movesAreDistinct: LawCheck = (moment) =>
  firstOf(choices(moment), (view) => {
    const moves = moment.game.legalMoves(view);
    return new Set(moves).size === moves.length ? undefined : `${nameOf(view)} has a move twice`;
  });

export const movesInFixedOrder: LawCheck = (moment) =>
  firstOf(choices(moment), (view) => {
    const { game } = moment;
    const moves = game.legalMoves(view).slice();
    const again = difference(moves, game.legalMoves(view).slice(), nameOf(view));
    return (
      again ?? difference(moves, game.legalMoves(throughText(view)).slice(), `${nameOf(view)}, from text`)
    );
  });

/** The view alone decides: in another world that looks the same, and after other worlds were played. */
export const legalityFromView: LawCheck = (moment) =>
  firstOf(choices(moment), (view) => {
    const { game, rng } = moment;
    const moves = game.legalMoves(view).slice();
    const world = determinize(game, view, rng);
    const there = game.legalMoves(seatView(world, view.viewer)).slice();
    const plans = choosePlans(game, world, atRandom(rng));
    if (plans !== undefined) carryOut(game, world, plans);
    return (
      difference(moves, there, `${nameOf(view)} in another world`) ??
      difference(moves, game.legalMoves(view).slice(), `${nameOf(view)} after another world was played`)
    );
  });

/** Asking what is legal, who won, or what a world could be like leaves the match alone. */
export const askingChangesNothing: LawCheck = (moment) => {
  const { game, before, rng } = moment;
  for (const view of choices(moment)) {
    for (const move of game.legalMoves(view)) game.notation.face(move);
    game.determinize(view, rng);
  }
  for (const seat of before.private.keys()) {
    game.legalMoves(seatView(before, seat));
    game.steps(before.public.table, seat);
  }
  game.outcome(before.public.table);
  return difference(throughText(before), JSON.parse(moment.text));
};

export const notationRoundTrips: LawCheck = (moment) =>
  firstOf(choices(moment), (view) =>
    firstOf(moment.game.legalMoves(view), (move) => {
      const text = moment.game.notation.make(move);
      const read = moment.game.notation.parse(text);
      return read === move ? undefined : `${text} stands for ${move} and is read as ${read}`;
    }),
  );

export const notationIsUnique: LawCheck = (moment) =>
  firstOf(choices(moment), (view) => {
    const meant = new Map<string, Move>();
    return firstOf(moment.game.legalMoves(view), (move) => {
      const text = moment.game.notation.make(move);
      const other = meant.get(text) ?? move;
      meant.set(text, move);
      return other === move ? undefined : `${text} stands for ${other} and for ${move}`;
    });
  });
