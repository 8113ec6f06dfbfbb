// The page's end of the worker that keeps its matches. The worker starts when it is first needed and stays as long as
// the page.

import { type JsonObject, type Result, refuse } from '@mirabilia/kernel';
import type { ServerMessage } from '@mirabilia/protocol';
import type { Trouble } from '../net/http.ts';
import type { Call, CallName, SoloApi, SoloNews } from './solo-api.ts';
import { workerUrl } from './worker-url.ts';

export interface MatchListener {
  heard(message: ServerMessage): void;
  /** Another tab has taken the match over. */
  taken(): void;
  /** The worker is no more. */
  lost(): void;
}

const waiting = new Map<number, (answer: Result<never, Trouble>) => void>();
const followers = new Map<string, MatchListener>();
let worker: Worker | undefined;
let count = 0;

function hear(news: SoloNews): void {
  if (news.kind === 'answer') {
    waiting.get(news.id)?.(news.answer as Result<never, Trouble>);
    waiting.delete(news.id);
  } else if (news.kind === 'taken') followers.get(news.match)?.taken();
  else if ('match' in news.message) followers.get(news.message.match)?.heard(news.message);
}

function start(): Worker {
  const started = new Worker(workerUrl('solo-worker'), { type: 'module' });
  started.onmessage = ({ data }: MessageEvent<SoloNews>) => hear(data);
  // It couldn't be loaded, or it broke: the next call starts another one.
  started.onerror = (event) => {
    event.preventDefault();
    if (worker === started) worker = undefined;
    started.terminate();
    for (const answer of waiting.values()) answer(refuse('not-kept'));
    waiting.clear();
    for (const follower of followers.values()) follower.lost();
  };
  return started;
}

function call<K extends CallName>(name: K, ...args: Parameters<SoloApi[K]>): ReturnType<SoloApi[K]> {
  const id = count++;
  const answered = new Promise((resolve: (answer: Result<never, Trouble>) => void) =>
    waiting.set(id, resolve),
  );
  worker ??= start();
  worker.postMessage({ id, name, args } satisfies Call);
  return answered as ReturnType<SoloApi[K]>;
}

export const solo: SoloApi = {
  prepare: (...args) => call('prepare', ...args),
  begin: (...args) => call('begin', ...args),
  matches: () => call('matches'),
  open: (...args) => call('open', ...args),
  leave: (...args) => call('leave', ...args),
  say: (...args) => call('say', ...args),
  rematch: (...args) => call('rematch', ...args),
  record: (...args) => call('record', ...args),
  remove: (...args) => call('remove', ...args),
};

/** From now on what happens in the match is heard. */
export function follow(match: string, follower: MatchListener): () => void {
  followers.set(match, follower);
  return () => {
    if (followers.get(match) === follower) followers.delete(match);
  };
}

/** The record of a match that this browser keeps: whole after the end, before it what its player saw. */
export const localRecord = (match: string): Promise<Result<JsonObject, Trouble>> => solo.record(match);
