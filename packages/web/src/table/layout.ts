// Which of the two tables fits: the whole one, or the one for small screens.

import { type ReadonlySignal, signal } from '@preact/signals';

const query = matchMedia('(max-width: 699px), (max-height: 559px)');
const small = signal(query.matches);
query.addEventListener('change', ({ matches }) => {
  small.value = matches;
});

export const isSmall: ReadonlySignal<boolean> = small;
