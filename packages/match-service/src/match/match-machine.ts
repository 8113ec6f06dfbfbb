// The state machine of a live match, without I/O: one move is queued, admitted, persisted and applied. Persisting is the
// caller's: `admit` says what to write, and `apply` is called when it is durable.

import type { GameTypes } from '@mirabilia/kernel';
import type { ToldEntry } from '../broadcast/chat.ts';
import { resultOf } from '../broadcast/views.ts';
import { latestWakeup, newWakeup } from '../cluster/wakeup.ts';
import type { Append, LogEntry, MatchPatch } from '../store.ts';
import { admitAll, type Batch, type Command, type CommandVerdict } from './batch.ts';
import { finishedMatch } from './finished-match.ts';
import type { MatchConfig } from './match-config.ts';
import { EMPTY_MEMORY, type Memory, remembering } from './memory.ts';
import { firstProgress, isOver, nextDuty, type Progress } from './progress.ts';
import { reduceAll } from './reduce.ts';

/** What stays the same while the match is in memory. */
export interface MachineSetup<T extends GameTypes> {
  readonly config: MatchConfig<T>;
  /** No clock runs out before this time, by the match's own clock. */
  readonly grace: number;
  /** How far the match's own clock, by which entries are written, is ahead of the server's, by which rows wake it. */
  readonly lead: number;
  /** Other processes may write to the match. */
  readonly isShared: boolean;
}

export interface MatchState<T extends GameTypes> {
  /** What the log leads to. Nobody is told anything else. */
  readonly progress: Progress<T>;
  readonly memory: Memory;
  /** When the match's row wakes it; where others write, the latest time that it may say. */
  readonly wakeAt: number | null;
  /** Commands that wait. */
  readonly queue: readonly Command[];
  /** What was admitted and is being written. */
  readonly draft: Draft<T> | undefined;
}

export interface Draft<T extends GameTypes> extends Batch<T> {
  readonly commands: readonly Command[];
  /** Undefined if there is nothing to write. */
  readonly append: Append | undefined;
}

/** The match before the first entry of its log; `catchUp` applies these. */
export const firstState = <T extends GameTypes>(
  config: MatchConfig<T>,
  wakeAt: number | null,
): MatchState<T> => ({
  progress: firstProgress(config),
  memory: EMPTY_MEMORY,
  wakeAt,
  queue: [],
  draft: undefined,
});

/** Step 1: the command waits for its turn. */
export function queue<T extends GameTypes>(state: MatchState<T>, command: Command): MatchState<T> {
  return { ...state, queue: [...state.queue, command] };
}

/**
 * Step 2: all that waits is judged, and the draft says what to write. After a conflict the same commands are judged
 * again, and newer ones wait for the next draft. `now` is the match's own time.
 */
export function admit<T extends GameTypes>(
  setup: MachineSetup<T>,
  state: MatchState<T>,
  now: number,
): MatchState<T> {
  const { config, grace } = setup;
  const { progress, memory, draft } = state;
  const commands = draft?.commands ?? state.queue;
  const moment = { at: Math.max(now, progress.at), grace };
  const batch = admitAll(config, progress, { commands, moment, memory });
  const { wakeAt, append } = writeOf(setup, state, batch);
  return {
    ...state,
    wakeAt,
    queue: draft === undefined ? [] : state.queue,
    draft: { ...batch, commands, append },
  };
}

/** A command and what became of it. */
export interface Answered<T extends GameTypes> {
  readonly command: Command;
  readonly verdict: Exclude<CommandVerdict<T>, { kind: 'later' }>;
}

export interface Applied<T extends GameTypes> {
  readonly state: MatchState<T>;
  readonly answers: readonly Answered<T>[];
}

/** Step 4, after the caller persisted the draft as step 3: what it says is true now. */
export function apply<T extends GameTypes>(config: MatchConfig<T>, state: MatchState<T>): Applied<T> {
  const { draft, memory, wakeAt } = state;
  if (draft === undefined) return { state, answers: [] };
  const { progress, verdicts, commands, append } = draft;
  const answers: Answered<T>[] = [];
  const again: Command[] = [];
  commands.forEach((command, i) => {
    const verdict = verdicts[i] as CommandVerdict<T>;
    if (verdict.kind === 'later') again.push(command);
    else answers.push({ command, verdict });
  });
  const written = answers.flatMap(({ verdict }) =>
    verdict.kind === 'admitted'
      ? verdict.applied.entries.map((entry) => ({ entry, told: verdict.applied.told }))
      : [],
  );
  return {
    state: {
      progress,
      memory: remembering(memory, { config, progress }, written),
      wakeAt: append?.patch?.wakeAt === undefined ? wakeAt : append.patch.wakeAt,
      queue: [...again, ...state.queue],
      draft: undefined,
    },
    answers,
  };
}

/** Instead of step 4, if nothing could be persisted: the match is as it was, and the commands are given back. */
export function discard<T extends GameTypes>(
  state: MatchState<T>,
): { readonly state: MatchState<T>; readonly discarded: readonly Command[] } {
  const { draft, queue } = state;
  return draft === undefined
    ? { state: { ...state, queue: [] }, discarded: queue }
    : { state: { ...state, draft: undefined }, discarded: draft.commands };
}

/** What a page of the log holds, or what other processes wrote, between `before` and the state. */
export interface CaughtUp<T extends GameTypes> {
  readonly state: MatchState<T>;
  readonly before: Progress<T>;
  readonly entries: readonly ToldEntry[];
  readonly resolved: boolean;
  readonly events: readonly T['event'][];
}

export function catchUp<T extends GameTypes>(
  config: MatchConfig<T>,
  state: MatchState<T>,
  entries: readonly LogEntry[],
): CaughtUp<T> {
  const before = state.progress;
  const told: ToldEntry[] = [];
  const { progress, resolved, events } = reduceAll(config, before, {
    entries,
    each: (entry, after) => told.push({ entry, told: after.told }),
  });
  const memory = remembering(state.memory, { config, progress }, told);
  return { state: { ...state, progress, memory }, before, entries: told, resolved, events };
}

/** The row wakes the match at this time. */
export const withWakeup = <T extends GameTypes>(
  state: MatchState<T>,
  wakeAt: number | null,
): MatchState<T> => ({ ...state, wakeAt });

/** When the server next has something to do in the match, by the server's clock. */
export function dutyOf<T extends GameTypes>(
  { config, grace, lead }: MachineSetup<T>,
  progress: Progress<T>,
): number | null {
  const next = nextDuty(config, progress, grace);
  return next === null ? null : next - lead;
}

/** What to write for a batch, and what the row may say of waking before it is written. */
function writeOf<T extends GameTypes>(
  setup: MachineSetup<T>,
  { progress, wakeAt }: MatchState<T>,
  { entries, progress: after }: Batch<T>,
): { readonly wakeAt: number | null; readonly append: Append | undefined } {
  const { config, lead, isShared } = setup;
  const { match } = config;
  if (entries.length === 0) return { wakeAt, append: undefined };
  const result = resultOf(config, after);
  if (result !== undefined) {
    if (isOver(progress)) return { wakeAt, append: { match, entries } };
    const patch: MatchPatch = { status: 'over', result, wakeAt: null };
    const outcome = config.game.outcome(after.state.public.table);
    // A match that its players ended together has no result to keep.
    const finished = outcome === undefined ? {} : { finished: finishedMatch(config, after, outcome) };
    return { wakeAt, append: { match, entries, patch, ...finished } };
  }
  const at = after.at - lead;
  const latest = isShared ? latestWakeup(wakeAt, dutyOf(setup, progress), at) : wakeAt;
  const next = newWakeup(latest, dutyOf(setup, after), at);
  return {
    wakeAt: latest,
    append: next === undefined ? { match, entries } : { match, entries, patch: { wakeAt: next } },
  };
}
