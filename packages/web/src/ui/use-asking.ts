// The state of a request to the server: whether it is under way, and what went wrong.

import type { Result } from '@mirabilia/kernel';
import { useSignal } from '@preact/signals';
import type { Failure, Trouble } from '../net/http.ts';

export interface Asking {
  readonly isBusy: boolean;
  readonly trouble: Failure | undefined;
  /** Undefined if something is under way already, or if it was refused. */
  ask<T>(work: () => Promise<Result<T, Trouble>>): Promise<T | undefined>;
}

export function useAsking(): Asking {
  const isBusy = useSignal(false);
  const trouble = useSignal<Failure | undefined>(undefined);
  return {
    isBusy: isBusy.value,
    trouble: trouble.value,
    async ask(work) {
      if (isBusy.peek()) return undefined;
      isBusy.value = true;
      trouble.value = undefined;
      const answer = await work();
      isBusy.value = false;
      if (answer.ok) return answer.value;
      trouble.value = answer.refusal;
      return undefined;
    },
  };
}
