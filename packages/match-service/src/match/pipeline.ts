// How a command becomes true: it is queued, admitted, persisted and applied; then everybody is told. Nothing is true before
// it is durable, and nobody is told before it is true.

import { accept, type GameTypes, type Refused, type Result, refuse } from '@mirabilia/kernel';
import type { Code } from '@mirabilia/protocol';
import { newLogTail } from '../cluster/log-tail.ts';
import type { Environment } from '../environment.ts';
import { Conflict, InDoubt, type LogEntry, Unavailable } from '../store.ts';
import type { Command } from './batch.ts';
import { ENTRIES_PER_PAGE } from './log-pages.ts';
import {
  type Answered,
  type Applied,
  admit,
  apply,
  type CaughtUp,
  catchUp,
  type Draft,
  discard,
  type MachineSetup,
  type MatchState,
  queue,
  withWakeup,
} from './match-machine.ts';
import type { Progress } from './progress.ts';

export interface Pipeline<T extends GameTypes> {
  state(): MatchState<T>;
  /** Resolves when the command is durable and everybody is told, or when it is refused. */
  submit(command: Command): Promise<Result<number, Code>>;
  /** The log has this entry, and before it the given ones. Without a number it may have any. */
  noteEntries(seq?: number, entries?: readonly LogEntry[]): void;
  /** The row wakes the match at this time. */
  noteWakeup(wakeAt: number | null): void;
  /** May the log have more than was read? */
  isBehind(): boolean;
  isWorking(): boolean;
  /** Resolves when nothing waits any more. */
  settled(): Promise<void>;
  /** Takes no more commands. Resolves when those that it took are written. */
  close(): Promise<void>;
}

export interface PipelineOptions<T extends GameTypes> {
  readonly env: Pick<Environment, 'store' | 'timers' | 'log' | 'pause'>;
  /** The match's own time. */
  now(): number;
  /** A draft is durable and applied: its senders and all subscribers are to be told. */
  broadcast(applied: Applied<T>, draft: Draft<T>, before: Progress<T>): void;
  /** What others wrote is applied. */
  broadcastOthers(caught: CaughtUp<T>): void;
  reject(command: Command, why: Refused<Code>): void;
  /** Nothing could be written: what the server itself has to do is to be tried again after so many milliseconds. */
  onFailure(retryAfter: number): void;
  onIdle(): void;
}

/** Others may write to the same match; this many conflicts in a row mean that something else is wrong. */
export const MOST_CONFLICTS = 30;

const RETRY_AFTER = 3000;

export function newPipeline<T extends GameTypes>(
  setup: MachineSetup<T>,
  loaded: MatchState<T>,
  options: PipelineOptions<T>,
): Pipeline<T> {
  const { config } = setup;
  const { match } = config;
  const { store, timers, log, pause } = options.env;
  const logTail = newLogTail();
  const waiting = new Map<Command, (answer: Result<number, Code>) => void>();
  let state = loaded;
  let working: Promise<void> | undefined;
  let isClosed = false;

  const isBehind = (): boolean => logTail.isBehind(state.progress.seq);

  function submit(command: Command): Promise<Result<number, Code>> {
    return new Promise((resolve) => {
      waiting.set(command, resolve);
      if (isClosed) {
        reject(command, refuse('draining'));
        return;
      }
      state = queue(state, command);
      working ??= work();
    });
  }

  async function work(): Promise<void> {
    // What is submitted in one tick is written together.
    await null;
    while (state.queue.length > 0 || isBehind()) {
      if (state.queue.length > 0) await makeTrue();
      else if (!(await hasCaughtUp()) && state.queue.length === 0) break;
    }
    working = undefined;
    options.onIdle();
  }

  /** All that is queued: admit, persist, apply, broadcast. */
  async function makeTrue(): Promise<void> {
    try {
      let isRead = !setup.isShared;
      for (let attempt = 0; attempt < MOST_CONFLICTS; attempt++) {
        while (isBehind()) await readOthers();
        state = admit(setup, state, options.now());
        const draft = state.draft as Draft<T>;
        // The sender may have seen in another process what isn't known here yet: only the whole log can refuse a command.
        if (!isRead && draft.verdicts.some(({ kind }) => kind === 'refused')) {
          isRead = true;
          logTail.note();
          continue;
        }
        const conflict = await persist(draft);
        if (conflict === undefined) {
          const before = state.progress;
          const applied = apply(config, state);
          state = applied.state;
          options.broadcast(applied, draft, before);
          for (const answered of applied.answers) resolve(answered.command, answerOf(answered));
          return;
        }
        logTail.note(conflict.entries.at(-1)?.seq, conflict.entries);
      }
      log.error({ match }, 'the storage has conflicts without end');
    } catch (error) {
      // Unavailable means that nothing was written. After anything else only the storage knows.
      if (!(error instanceof Unavailable) || error instanceof InDoubt) logTail.note();
      log.error({ match, error }, 'moves could not be stored');
    }
    const { state: kept, discarded } = discard(state);
    state = kept;
    for (const command of discarded) reject(command, refuse('unavailable'));
    options.onFailure(RETRY_AFTER);
  }

  /** Gives the conflict if there was one. */
  async function persist({ append }: Draft<T>): Promise<Conflict | undefined> {
    try {
      if (append !== undefined) await store.append(append);
      return undefined;
    } catch (error) {
      if (error instanceof Conflict) return error;
      throw error;
    }
  }

  function reject(command: Command, why: Refused<Code>): void {
    options.reject(command, why);
    resolve(command, why);
  }

  function resolve(command: Command, answer: Result<number, Code>): void {
    waiting.get(command)?.(answer);
    waiting.delete(command);
  }

  async function readOthers(): Promise<void> {
    const look = (after: number) => store.entries(match, after, ENTRIES_PER_PAGE);
    const entries = await logTail.read(state.progress.seq, look);
    if (entries.length === 0) return;
    const caught = catchUp(config, state, entries);
    state = caught.state;
    options.broadcastOthers(caught);
    if (entries.length < ENTRIES_PER_PAGE) return;
    // There may be more.
    logTail.note();
    await pause?.();
  }

  /** False if the storage doesn't answer: then it is asked again later. */
  async function hasCaughtUp(): Promise<boolean> {
    try {
      await readOthers();
      return true;
    } catch (error) {
      log.warn({ match, error }, 'what others wrote could not be read');
      timers.after(RETRY_AFTER, () => noteEntries());
      return false;
    }
  }

  function noteEntries(seq?: number, entries?: readonly LogEntry[]): void {
    logTail.note(seq, entries);
    if (isBehind() && !isClosed) working ??= work();
  }

  return {
    state: () => state,
    submit,
    noteEntries,
    noteWakeup: (wakeAt) => {
      state = withWakeup(state, wakeAt);
    },
    isBehind,
    isWorking: () => working !== undefined,
    settled: async () => working,
    close: async () => {
      isClosed = true;
      await working;
    },
  };
}

function answerOf<T extends GameTypes>({ verdict }: Answered<T>): Result<number, Code> {
  if (verdict.kind === 'admitted') return accept(verdict.applied.told);
  return verdict.kind === 'known' ? accept(verdict.told) : verdict.refused;
}
