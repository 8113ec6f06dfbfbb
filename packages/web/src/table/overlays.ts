// What is laid over the table by itself: battles, the score.

import { batch } from '@preact/signals';
import type { TableLink } from '../match/link.ts';

/** Milliseconds that a viewer stays at a moment of a replay before anything is laid over its table. */
export const REST = 150;

export interface Overlays {
  /** In play at once. In a replay the table is seen first, and a viewer who steps on at once sees nothing over it. */
  lay(act: () => void): void;
  callOff(): void;
}

export function overlaysOf({ kind }: Pick<TableLink, 'kind'>): Overlays {
  let timer: ReturnType<typeof setTimeout> | undefined;
  const callOff = (): void => clearTimeout(timer);
  return {
    callOff,
    lay(act) {
      callOff();
      if (kind === 'live') act();
      else timer = setTimeout(() => batch(act), REST);
    },
  };
}
