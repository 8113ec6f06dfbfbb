// Which of the two tables fits, the whole one or the one for small screens, and where the drawer lies.

import { computed, type ReadonlySignal, signal } from '@preact/signals';
import { SCREEN } from '../styles/breakpoints.ts';

function matching(condition: string): ReadonlySignal<boolean> {
  const query = matchMedia(condition);
  const now = signal(query.matches);
  query.addEventListener('change', ({ matches }) => {
    now.value = matches;
  });
  return now;
}

/** No room for the whole table, nor for anything beside one. */
export const isPhone = matching(SCREEN['small-table']);

const isNarrow = matching(SCREEN['no-drawer-beside']);

/** The whole table fits beside the drawer. */
export const isRoomy: ReadonlySignal<boolean> = computed(() => !isPhone.value && !isNarrow.value);

/** The table for small screens is the one that fits: here, or beside what lies in the drawer. */
export const isSmallWith = (drawer: ReadonlySignal<unknown>): ReadonlySignal<boolean> =>
  computed(() => isPhone.value || (isNarrow.value && drawer.value !== undefined));
