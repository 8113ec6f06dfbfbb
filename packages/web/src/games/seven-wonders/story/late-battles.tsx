// Conflicts are fought at the end of an Age: what shows them is loaded when the table is there.

import { useEffect } from 'preact/hooks';
import { lazy } from '../../../ui/lazy.tsx';
import type { TableState } from '../state.ts';
import { presentationOf } from './presentation.ts';

interface Props {
  readonly model: TableState;
}

export const Battles = lazy(
  () =>
    import('./battles.tsx').then(
      ({ Battles }) => ({ default: Battles }),
      () => ({ default: Unseen }),
    ),
  () => null,
);

/** The network is gone: the table goes on without them, and the log tells them. */
function Unseen({ model }: Props) {
  const { battles, endBattles } = presentationOf(model);
  const age = battles.value;
  useEffect(() => {
    if (age !== undefined) endBattles();
  }, [age, endBattles]);
  return null;
}
