// What is laid over the table by itself: battles, the score.

import { batch } from '@preact/signals';
import type { MatchLink } from '../match/link.ts';

/** Milliseconds that somebody stays at a moment of a replay before anything is laid over its table. */
export const REST = 150;

export interface Cover {
  /** In play at once. Whoever steps through a replay sees the table first, and who steps on at once sees nothing over it. */
  lay(act: () => void): void;
  callOff(): void;
}

export function coverOf({ past }: Pick<MatchLink, 'past'>): Cover {
  let timer: ReturnType<typeof setTimeout> | undefined;
  const callOff = (): void => clearTimeout(timer);
  return {
    callOff,
    lay(act) {
      callOff();
      if (past === undefined) act();
      else timer = setTimeout(() => batch(act), REST);
    },
  };
}
