// Which of the two tables fits, the whole one or the one for small screens, and where the drawer lies.

import { computed, type ReadonlySignal, signal } from '@preact/signals';

function matching(condition: string): ReadonlySignal<boolean> {
  const query = matchMedia(condition);
  const now = signal(query.matches);
  query.addEventListener('change', ({ matches }) => {
    now.value = matches;
  });
  return now;
}

/** No room for the whole table, nor for anything beside one. */
export const isPhone = matching('(max-width: 43.6875em), (max-height: 34.9375em)');

/** The whole table needs 43.75 letters, the drawer takes 20. */
const isNarrow = matching('(max-width: 63.6875em)');

/** The whole table fits beside the drawer. */
export const isRoomy: ReadonlySignal<boolean> = computed(() => !isPhone.value && !isNarrow.value);

/** The table for small screens is the one that fits: here, or beside what lies in the drawer. */
export const isSmallWith = (drawer: ReadonlySignal<unknown>): ReadonlySignal<boolean> =>
  computed(() => isPhone.value || (isNarrow.value && drawer.value !== undefined));
