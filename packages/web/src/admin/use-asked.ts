// What a section shows: asked when it opens, and again when something was done.

import type { Result } from '@mirabilia/kernel';
import { type Signal, signal, useSignal } from '@preact/signals';
import { useEffect } from 'preact/hooks';
import type { Failure, Trouble } from '../net/http.ts';

/** Raised when an administrator has done something: everything that is shown may have changed. */
export const done = signal(0);

interface Asked<T> {
  readonly value: Signal<T | undefined>;
  readonly trouble: Signal<Failure | undefined>;
}

/** `key` tells questions apart. */
export function useAsked<T>(question: () => Promise<Result<T, Trouble>>, key: string): Asked<T> {
  const value = useSignal<T | undefined>(undefined);
  const trouble = useSignal<Failure | undefined>(undefined);
  useEffect(() => {
    let isCurrent = true;
    void question().then((answer) => {
      if (!isCurrent) return;
      if (answer.ok) value.value = answer.value;
      trouble.value = answer.ok ? undefined : answer.refusal;
    });
    return () => {
      isCurrent = false;
    };
  }, [key, done.value]);
  return { value, trouble };
}
