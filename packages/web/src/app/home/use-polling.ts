// A list that is fetched again at intervals while the page is visible.

import type { Result } from '@mirabilia/kernel';
import { type Signal, useSignal } from '@preact/signals';
import { useEffect } from 'preact/hooks';
import type { Failure, Trouble } from '../../net/http.ts';

interface Polled<T> {
  /** Undefined until the first answer. */
  readonly value: Signal<T | undefined>;
  /** Why the last request failed; the value before it stays. */
  readonly trouble: Signal<Failure | undefined>;
  readonly refresh: () => void;
}

export function usePolling<T>(
  fetch: () => Promise<Result<T, Trouble>>,
  everyMs: number,
  key: unknown,
): Polled<T> {
  const value = useSignal<T | undefined>(undefined);
  const trouble = useSignal<Failure | undefined>(undefined);
  const load = async () => {
    const answer = await fetch();
    trouble.value = answer.ok ? undefined : answer.refusal;
    if (answer.ok) value.value = answer.value;
  };
  useEffect(() => {
    const tick = () => {
      if (!document.hidden) void load();
    };
    tick();
    const timer = setInterval(tick, everyMs);
    document.addEventListener('visibilitychange', tick);
    return () => {
      clearInterval(timer);
      document.removeEventListener('visibilitychange', tick);
    };
  }, [key, everyMs]);
  return { value, trouble, refresh: () => void load() };
}
