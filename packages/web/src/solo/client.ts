// The page's end of the worker that keeps its matches. The worker starts when it is first needed and stays as long as
// the page.

import { type Result, refuse } from '@mirabilia/kernel';
import type { ServerMessage } from '@mirabilia/protocol';
import type { Trouble } from '../net/http.ts';
import { deferred } from './deferred.ts';
import type { SoloApi, SoloEvent } from './solo-api.ts';
import { workerUrl } from './worker-url.ts';

export interface SoloCall {
  readonly id: number;
  readonly name: keyof SoloApi;
  readonly args: readonly unknown[];
}
type SoloAnswer = Result<unknown, Trouble>;

export type FromSoloWorker =
  | SoloEvent
  /** It runs, and takes calls from now on. */
  | { readonly kind: 'ready' }
  | { readonly kind: 'answer'; readonly id: number; readonly answer: SoloAnswer };

interface SoloListener {
  hear(message: ServerMessage): void;
  /** Another tab has taken the match over. */
  onTaken(): void;
  /** The worker broke down. */
  onLost(): void;
}

interface PendingCall {
  readonly call: SoloCall;
  resolve(answer: SoloAnswer): void;
}

/**
 * Milliseconds after which a worker that doesn't run is replaced: Firefox now and then fetches a worker behind a new service
 * worker and never runs it. Later ones get more time, so that a slow device isn't kept from ever loading one.
 */
const READY_WITHIN = [5000, 10_000, 20_000];

const pending = new Map<number, PendingCall>();
const listeners = new Map<string, SoloListener>();
let worker: Worker | undefined;
let impatience: ReturnType<typeof setTimeout> | undefined;
let count = 0;

function hear(told: FromSoloWorker): void {
  if (told.kind === 'answer') {
    pending.get(told.id)?.resolve(told.answer);
    pending.delete(told.id);
  } else if (told.kind === 'ready') clearTimeout(impatience);
  else if (told.kind === 'taken') listeners.get(told.match)?.onTaken();
  else if ('match' in told.message) listeners.get(told.message.match)?.hear(told.message);
}

function start(attempt = 0): Worker {
  const started = new Worker(workerUrl('solo-worker'), { type: 'module' });
  started.onmessage = ({ data }: MessageEvent<FromSoloWorker>) => hear(data);
  // It couldn't be loaded, or it broke: the next call starts another one.
  const lose = (): void => {
    clearTimeout(impatience);
    if (worker === started) worker = undefined;
    started.terminate();
    for (const { resolve } of pending.values()) resolve(refuse('not-kept'));
    pending.clear();
    for (const listener of listeners.values()) listener.onLost();
  };
  started.onerror = (event) => {
    event.preventDefault();
    lose();
  };
  impatience = setTimeout(() => {
    if (attempt + 1 === READY_WITHIN.length) return lose();
    started.terminate();
    worker = start(attempt + 1);
    // It has run nothing, so nothing is done twice.
    for (const { call } of pending.values()) worker.postMessage(call);
  }, READY_WITHIN[attempt]);
  return started;
}

/** Each of the worker's calls, by its name. */
export const solo = new Proxy({} as SoloApi, {
  get:
    (_, name) =>
    (...args: readonly unknown[]) => {
      const { promise, resolve } = deferred<SoloAnswer>();
      const call: SoloCall = { id: count++, name: name as keyof SoloApi, args };
      pending.set(call.id, { call, resolve });
      worker ??= start();
      worker.postMessage(call);
      return promise;
    },
});

/** From now on the listener hears what happens in the match. Gives the way to stop. */
export function listenTo(match: string, listener: SoloListener): () => void {
  listeners.set(match, listener);
  return () => {
    if (listeners.get(match) === listener) listeners.delete(match);
  };
}
