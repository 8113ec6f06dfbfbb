// Screens that are loaded when they are first shown, with the words they need.

import { useSignal } from '@preact/signals';
import type { ComponentType, JSX } from 'preact';
import { useEffect } from 'preact/hooks';

interface Needs {
  /** Loads what the screen needs before it is drawn: its words. */
  readonly ready?: () => Promise<unknown>;
}

/** `Waiting` is drawn until the screen is loaded, and learns when that failed. */
export function lazy<P extends object>(
  load: () => Promise<Needs & { readonly default: ComponentType<P> }>,
  Waiting: ComponentType<{ readonly hasFailed: boolean }>,
): ComponentType<P> & { /** Loads it before it is shown. */ readonly prefetch: () => void } {
  let loaded: ComponentType<P> | undefined;
  const get = async (): Promise<void> => {
    const module = await load();
    await module.ready?.();
    loaded = module.default;
  };
  function Lazy(props: P): JSX.Element {
    const state = useSignal<'waiting' | 'failed' | 'there'>(loaded === undefined ? 'waiting' : 'there');
    useEffect(() => {
      if (loaded !== undefined) return;
      get().then(
        () => {
          state.value = 'there';
        },
        () => {
          state.value = 'failed';
        },
      );
    }, [state]);
    const Screen = state.value === 'there' ? loaded : undefined;
    return Screen === undefined ? <Waiting hasFailed={state.value === 'failed'} /> : <Screen {...props} />;
  }
  // Without it nothing is lost: it is loaded when it is shown.
  return Object.assign(Lazy, { prefetch: () => void get().catch(() => undefined) });
}
