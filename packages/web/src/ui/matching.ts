// A condition of styles, for scripts.

import { type ReadonlySignal, signal } from '@preact/signals';

export function matching(condition: string): ReadonlySignal<boolean> {
  const query = matchMedia(condition);
  const now = signal(query.matches);
  query.addEventListener('change', ({ matches }) => {
    now.value = matches;
  });
  return now;
}
