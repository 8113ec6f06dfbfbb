// The view of a match with what its owner has chosen since it came.

import type { Game, GameTypes, Move, View } from '@mirabilia/kernel';
import { computed, type ReadonlySignal } from '@preact/signals';
import type { MatchLink } from './link.ts';

/**
 * New only when something else is to be seen: a choice that comes back confirmed is the same picture. Who still owes
 * a move is the link's to tell; it changes often, and nothing that is costly to draw depends on it.
 */
export function optimisticView<T extends GameTypes>(
  game: Game<T>,
  { update, plan, pendingMoves }: Pick<MatchLink<T>, 'update' | 'plan' | 'pendingMoves'>,
): ReadonlySignal<View<T> | undefined> {
  const base = computed(() => update.value?.view);
  const read = (moves: readonly string[]): readonly Move[] =>
    moves.map(game.notation.parse).filter((move) => move !== undefined);
  // As text, because equal texts are the same to a signal and equal lists are not.
  const chosen = computed(() => {
    let moves = plan.value === undefined ? (base.value?.private?.plan ?? []) : read(plan.value);
    for (const { step, move } of pendingMoves.value) moves = [...moves.slice(0, step), ...read([move])];
    return JSON.stringify(moves);
  });
  return computed(() => {
    const view = base.value;
    if (view?.private === undefined) return view;
    return { ...view, private: { ...view.private, plan: JSON.parse(chosen.value) } };
  });
}
