// How the match may end, worked out by the bots' network in a worker. It gets the view of the seat that asks, as any bot does.

import type { ScoreAnswer, ScoreQuestion } from '@mirabilia/match-service';
import { type ReadonlySignal, signal } from '@preact/signals';
import { workerUrl } from '../solo/worker-url.ts';

export type Foretold = Extract<ScoreAnswer, { readonly scores: unknown }>['scores'];

export interface Forecasts {
  /** Of the latest view that was asked about; undefined until it is there. */
  readonly latest: ReadonlySignal<Foretold | undefined>;
  /** The worker can't be loaded, or broke. */
  readonly isAbsent: ReadonlySignal<boolean>;
  ask(game: string, view: { readonly public: { readonly decision: number } }): void;
  /** Ends the worker. */
  close(): void;
}

/** Enough that a point more or less is chance, and done in about a second. */
const WORLDS = 24;

const startThinker = (): Worker => new Worker(workerUrl('thinking-worker'), { type: 'module' });

export function newForecasts(start = startThinker): Forecasts {
  const latest = signal<Foretold | undefined>(undefined);
  const isAbsent = signal(false);
  let worker: Worker | undefined;
  /** What is being worked out, and what was asked meanwhile: only the last of it matters. */
  let asked: ScoreQuestion | undefined;
  let next: ScoreQuestion | undefined;

  function goOn(): void {
    if (asked !== undefined || next === undefined) return;
    [asked, next] = [next, undefined];
    worker ??= started();
    worker.postMessage(asked);
  }

  function started(): Worker {
    const thinker = start();
    thinker.onmessage = ({ data }: MessageEvent<ScoreAnswer>) => {
      asked = undefined;
      if ('scores' in data) latest.value = data.scores;
      isAbsent.value = 'failure' in data;
      goOn();
    };
    thinker.onerror = (event) => {
      event.preventDefault();
      thinker.terminate();
      worker = undefined;
      asked = undefined;
      isAbsent.value = true;
    };
    return thinker;
  }

  return {
    latest,
    isAbsent,
    ask(game, view) {
      // The same moment always has the same forecast.
      const seed = `forecast ${view.public.decision}`;
      next = { forecast: { game, view, seed, worlds: WORLDS } };
      goOn();
    },
    close() {
      worker?.terminate();
      worker = undefined;
    },
  };
}
