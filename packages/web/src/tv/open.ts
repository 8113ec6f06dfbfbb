import { signal } from '@preact/signals';

/** Is it being told how to show the match on a big screen? */
export const isOffered = signal(false);

export function offerBigScreen(): void {
  isOffered.value = true;
}
