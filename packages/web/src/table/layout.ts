// Which of the two tables fits, the whole one or the one for small screens, and where the drawer lies.

import { computed, type ReadonlySignal } from '@preact/signals';
import { SCREEN } from '../styles/breakpoints.ts';
import { matching } from '../ui/matching.ts';

/** No room for the whole table, nor for anything beside one. */
export const isPhone = matching(SCREEN['small-table']);

const isNarrow = matching(SCREEN['no-drawer-beside']);

/** The whole table fits beside the drawer. */
export const isRoomy: ReadonlySignal<boolean> = computed(() => !isPhone.value && !isNarrow.value);

/** The table for small screens is the one that fits: here, or beside what lies in the drawer. */
export const isSmallWith = (drawer: ReadonlySignal<unknown>): ReadonlySignal<boolean> =>
  computed(() => isPhone.value || (isNarrow.value && drawer.value !== undefined));
