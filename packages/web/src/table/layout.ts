// Which of the two tables fits: the whole one, or the one for small screens.

import { type ReadonlySignal, signal } from '@preact/signals';

const query = matchMedia('(max-width: 43.6875em), (max-height: 34.9375em)');
const small = signal(query.matches);
query.addEventListener('change', ({ matches }) => {
  small.value = matches;
});

export const isSmall: ReadonlySignal<boolean> = small;
