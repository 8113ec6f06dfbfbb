// The discard pile opens after the stage that opens it has been seen to be built. Few matches have such a stage, so what
// shows it is loaded when its wonder is on the table.

import { boardFacts, stageEffectsOf } from '@mirabilia/seven-wonders';
import { useEffect } from 'preact/hooks';
import { lazy } from '../../../ui/lazy.tsx';
import { Waiting } from '../../../ui/waiting.tsx';
import { useTable } from '../state.ts';
import { presentationOf } from '../story/index.ts';

export const Salvage = lazy(
  async () => ({ default: (await import('../phases/salvage.tsx')).Salvage }),
  Waiting,
);

/** Is it open now? */
export function useSalvage(): boolean {
  const state = useTable();
  const isNear = state.table.value?.cities.some(
    ({ board }) =>
      board >= 0 &&
      boardFacts(board).stages.some((_, at) =>
        stageEffectsOf(board, at).some(({ kind }) => kind === 'salvage'),
      ),
  );
  useEffect(() => {
    if (isNear) Salvage.prefetch();
  }, [isNear]);
  return state.ask.value?.kind === 'salvage' && presentationOf(state).reveal.value === undefined;
}
