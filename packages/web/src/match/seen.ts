// The view of a match with all that was heard since it was told.

import type { Game, GameTypes, Move, View } from '@mirabilia/kernel';
import { computed, type ReadonlySignal } from '@preact/signals';
import type { MatchLink } from './link.ts';

export function seenIn<T extends GameTypes>(
  game: Game<T>,
  { told, owed, plan, hopes }: Pick<MatchLink, 'told' | 'owed' | 'plan' | 'hopes'>,
): ReadonlySignal<View<T> | undefined> {
  return computed(() => {
    if (told.value === undefined) return undefined;
    // What the server says in the engine's form is the kernel's view; both are of one version, or the page reloads.
    const view = told.value.view as unknown as View<T>;
    const own = view.private;
    const read = (moves: readonly string[]): readonly Move[] =>
      moves.map(game.notation.parse).filter((move) => move !== undefined);
    let chosen = plan.value === undefined ? (own?.plan ?? []) : read(plan.value);
    for (const { step, move } of hopes.value) chosen = [...chosen.slice(0, step), ...read([move])];
    return {
      ...view,
      public: { ...view.public, owed: [...owed.value] },
      private: own === undefined ? undefined : { ...own, plan: chosen },
    };
  });
}
