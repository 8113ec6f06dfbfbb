// What a big screen shows over the table: one scene after the other, without any input.

import { type ReadonlySignal, signal } from '@preact/signals';

interface TvMoment<S> {
  readonly scene: S;
  /** Milliseconds. */
  readonly length: number;
  /** Replaced by the next passing scene: the match goes on whatever the screen shows. */
  readonly isPassing: boolean;
}

export interface Director<S> {
  /** Undefined while the table itself is shown. */
  readonly now: ReadonlySignal<TvMoment<S> | undefined>;
  show(moment: TvMoment<S>): void;
  close(): void;
}

export function newDirector<S>(): Director<S> {
  const now = signal<TvMoment<S> | undefined>(undefined);
  let waiting: readonly TvMoment<S>[] = [];
  let timer: ReturnType<typeof setTimeout> | undefined;

  function next(): void {
    clearTimeout(timer);
    const [first, ...rest] = waiting;
    waiting = rest;
    now.value = first;
    if (first !== undefined) timer = setTimeout(next, first.length);
  }

  return {
    now,
    show(moment) {
      waiting = [...waiting.filter(({ isPassing }) => !isPassing), moment];
      if (now.value === undefined || (now.value.isPassing && moment.isPassing)) next();
    },
    close() {
      clearTimeout(timer);
      waiting = [];
    },
  };
}
