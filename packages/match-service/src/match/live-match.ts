// One match that is being played. Saved, then true, then told: commands are tried, written, and only then is the
// match where they lead to and do its subscribers hear of it.

import { type GameTypes, pending, type Seat } from '@mirabilia/kernel';
import { type Answer, type No, no, yes } from '../answer.ts';
import { newEventReplay } from '../broadcast/event-replay.ts';
import {
  type ChatMessage,
  isPublic,
  refusedMessage,
  type Subscriber,
  type Subscribers,
  tellApplied,
  tellCaught,
  tellChat,
  tellView,
  wantsChat,
} from '../broadcast/tell.ts';
import { outcomeJson, type Telling } from '../broadcast/views.ts';
import { newLogTail } from '../cluster/log-tail.ts';
import { newWakeup } from '../cluster/wakeup.ts';
import type { Environment } from '../environment.ts';
import { seatOf } from '../lobby/lobby.ts';
import { Conflict, InDoubt, type LogEntry, type MatchPatch, Unavailable } from '../store.ts';
import { applyFollowUps } from './apply-command.ts';
import { newAutoplay } from './autoplay.ts';
import { type Command, type Trial, type Tried, tryAll } from './batch.ts';
import type { MatchConfig } from './match-config.ts';
import { newMemory, remember } from './memory.ts';
import { firstProgress, isOver, nextDuty, type Progress } from './progress.ts';
import { wholeRecord } from './record.ts';
import { reduceAll } from './reduce.ts';

export interface LiveMatch {
  /** The answer is given when the command is durable; its sender and all subscribers are told by then. */
  submit(command: Command): Promise<Answer<number>>;
  /** Tells a subscriber how things stand. */
  show(subscriber: Subscriber): void;
  /**
   * Does what is due now. False if the storage still has the match as due. `found` is what its row says, where it was
   * claimed: then what is due is for this process to do.
   */
  wake(found?: number): Promise<boolean>;
  /** Reads what others may have written. False if the storage doesn't answer. */
  isUpToDate(): Promise<boolean>;
  /**
   * The storage has this entry: if it is news, it is read, unless it was told along, and told. Without a number there
   * may be any.
   */
  hear(seq?: number, entries?: readonly LogEntry[]): void;
  /** Null for somebody who has no seat here. */
  seatOf(guest: string | undefined): Seat | null;
  waitsFor(): readonly Seat[];
  /** The number that was told last. */
  told(): number;
  /** Something is under way: it can't be dropped. */
  isBusy(): boolean;
  /** Takes nothing more; resolves when what was taken is written. */
  close(): Promise<void>;
}

export interface LiveMatchOptions {
  readonly env: Environment;
  readonly subscribers: Subscribers;
  /** No clock runs out before this time. */
  readonly grace: number;
  readonly entries: readonly LogEntry[];
  /** What the row says. */
  readonly wakeAt: number | null;
  /** The match is needed at this time. */
  onWake(wakeAt: number): void;
  /** Nothing is under way any more. */
  onIdle(): void;
}

/** Others may write to the same match; so often in a row means that something else is wrong. */
const MOST_CONFLICTS = 30;

/** What the server itself has to do and couldn't store is tried again after so long. */
const RETRY = 3000;

interface Waiting {
  readonly command: Command;
  answer(answer: Answer<number>): void;
}

export function openLiveMatch<T extends GameTypes>(
  config: MatchConfig<T>,
  needs: LiveMatchOptions,
): LiveMatch {
  const { env, subscribers, onWake, onIdle } = needs;
  const { store, clock, timers, log } = env;
  const { match } = config;
  const memory = newMemory();
  const note = (entry: LogEntry, { told }: Progress<T>) => remember(memory, config, { entry, told });
  let { progress } = reduceAll(config, firstProgress(config), { entries: needs.entries, each: note });
  /**
   * The clock was set back since the last entry, maybe while the server was down: the match goes on from where its own
   * time stood. Entries, clocks and deadlines are in its time; rows wake it in the server's.
   */
  const lead = Math.max(0, progress.at - clock());
  const now = (): number => clock() + lead;
  const grace = needs.grace + lead;
  const dutyOf = (of: Progress<T>): number | null => {
    const next = nextDuty(config, of, grace);
    return next === null ? null : next - lead;
  };
  const eventsSoFar = newEventReplay(config);
  const wakeup = newWakeup({ match, env, wakeAt: needs.wakeAt, onWake });
  const isShared = store.cluster !== undefined;
  const logTail = newLogTail();
  let isClosed = false;
  let working: Promise<void> | undefined;
  let keeping: Promise<void> | undefined;
  let waiting: Waiting[] = [];
  const autoplay = newAutoplay(config, {
    env: { ...env, clock: now },
    grace,
    progress: () => progress,
    submit: (body) => submit({ body }),
  });

  const isBehind = (): boolean => logTail.isBehind(progress.seq);

  const tellingOf = (then: Progress<T>): Telling<T> => ({ config, progress: then, now: now(), grace });

  function submit(command: Command): Promise<Answer<number>> {
    return new Promise((answer) => {
      if (isClosed) refuse({ command, answer }, no('draining'));
      else {
        waiting.push({ command, answer });
        working ??= work();
      }
    });
  }

  async function work(): Promise<void> {
    // What is submitted in one go is written in one go.
    await null;
    while (waiting.length > 0 || isBehind()) {
      if (waiting.length === 0) {
        if (!(await hasCaughtUp()) && waiting.length === 0) break;
        continue;
      }
      const batch = waiting;
      waiting = [];
      if (await write(batch)) void autoplay.run();
      else onWake(clock() + RETRY);
    }
    working = undefined;
    if (!isBusy()) onIdle();
  }

  /** False if nothing could be written. */
  async function write(batch: readonly Waiting[]): Promise<boolean> {
    const commands = batch.map(({ command }) => command);
    try {
      for (let attempt = 0; attempt < MOST_CONFLICTS; attempt++) {
        if (isBehind()) await catchUp();
        const moment = { at: Math.max(now(), progress.at), grace };
        const tried = tryAll(config, progress, { commands, moment, answered: memory.answered });
        const conflict = await append(tried);
        if (conflict === undefined) {
          const wasOver = isOver(progress);
          finish(batch, tried);
          if (isPublic(tried)) env.onTurn?.(match);
          count(tried.trials);
          if (isOver(progress) && !wasOver) {
            env.figures?.over(config.game.id);
            keeping = keepRecord();
          }
          return true;
        }
        logTail.hear(conflict.entries.at(-1)?.seq, conflict.entries);
      }
      log.error({ match }, 'the storage has conflicts without end');
    } catch (error) {
      // Unavailable means that nothing was written. After anything else only the storage knows.
      if (!(error instanceof Unavailable) || error instanceof InDoubt) logTail.hear();
      log.error({ match, error }, 'moves could not be stored');
    }
    for (const waited of batch) refuse(waited, no('unavailable'));
    return false;
  }

  function count(trials: readonly Trial<T>[]): void {
    for (const trial of trials) {
      if (trial.kind !== 'done' || !trial.applied.resolved) continue;
      env.figures?.decided(config.game.id, trial.applied.progress.at - trial.before.since);
    }
  }

  /** Written down under the rules that it was played by, the match can be read whatever the rules become. */
  async function keepRecord(): Promise<void> {
    try {
      await store.putRecord(match, JSON.stringify(wholeRecord(config, progress.history)));
    } catch (error) {
      log.warn({ match, error }, 'a record could not be kept: it will be made when it is asked for');
    }
    keeping = undefined;
    if (!isBusy()) onIdle();
  }

  /** Gives the conflict if there was one. */
  async function append({ entries, progress: after }: Tried<T>): Promise<Conflict | undefined> {
    if (entries.length === 0) return undefined;
    const patch = patchFor(after);
    try {
      await store.append(patch === undefined ? { match, entries } : { match, entries, patch });
    } catch (error) {
      if (error instanceof Conflict) return error;
      throw error;
    }
    if (patch?.wakeAt !== undefined) {
      autoplay.isOurs = true;
      wakeup.stored(patch.wakeAt);
    }
    return undefined;
  }

  /** What the row has to say from now on, besides the entries. */
  function patchFor(after: Progress<T>): MatchPatch | undefined {
    const outcome = config.game.outcome(after.state.public.table);
    if (outcome !== undefined) {
      return isOver(progress) ? undefined : { status: 'over', result: outcomeJson(outcome), wakeAt: null };
    }
    if (isShared) wakeup.atLatest(dutyOf(progress), after.at - lead);
    const wakeAt = wakeup.change(dutyOf(after), after.at - lead);
    return wakeAt === undefined ? undefined : { wakeAt };
  }

  /** Reads what others wrote, and tells it. */
  async function catchUp(): Promise<void> {
    const before = progress;
    const entries = await logTail.read(before.seq, (after) => store.entries(match, after));
    if (entries.length === 0) return;
    const said: ChatMessage[] = [];
    const caught = reduceAll(config, progress, {
      entries,
      each: (entry, after) => {
        const word = note(entry, after);
        if (word !== undefined) said.push(word);
      },
    });
    progress = caught.progress;
    // What others resolve, they attend to.
    if (isShared && caught.resolved) autoplay.isOurs = false;
    tellCaught(tellingOf(progress), subscribers, { ...caught, before, entries });
    for (const word of said) tellChat(progress, subscribers, word);
  }

  function finish(batch: readonly Waiting[], { trials, progress: after }: Tried<T>): void {
    progress = after;
    const last = trials.findLastIndex((trial) => trial.kind === 'done' && isPublic(trial.applied));
    const again: Waiting[] = [];
    batch.forEach((waited, at) => {
      const trial = trials[at] as Trial<T>;
      if (trial.kind === 'later') again.push(waited);
      else if (trial.kind === 'refused') refuse(waited, trial.no);
      else if (trial.kind === 'known') acknowledge(waited, trial.told);
      else {
        const { before, applied } = trial;
        const said = applied.entries.map((entry) =>
          remember(memory, config, { entry, told: applied.told }),
        )[0];
        acknowledge(waited, applied.told);
        tellApplied(tellingOf(applied.progress), subscribers, { before, applied, isOvertaken: at < last });
        if (said !== undefined) tellChat(applied.progress, subscribers, said);
      }
    });
    waiting = [...again, ...waiting];
  }

  function acknowledge({ command: { sender }, answer }: Waiting, told: number): void {
    sender?.client.send({ type: 'ack', id: sender.id, match, seq: told });
    answer(yes(told));
  }

  function refuse({ command: { sender }, answer }: Waiting, why: No): void {
    sender?.client.send(refusedMessage(sender.id, why));
    answer(why);
  }

  /** False if the storage doesn't answer: then it is asked again later. */
  async function hasCaughtUp(): Promise<boolean> {
    try {
      await catchUp();
      return true;
    } catch (error) {
      log.warn({ match, error }, 'what others wrote could not be read');
      timers.after(RETRY, () => hear());
      return false;
    }
  }

  function hear(seq?: number, entries?: readonly LogEntry[]): void {
    logTail.hear(seq, entries);
    if (isBehind() && !isClosed) working ??= work();
  }

  async function isUpToDate(): Promise<boolean> {
    if (!isShared) return true;
    hear();
    await working;
    return !isBehind();
  }

  async function wake(found?: number): Promise<boolean> {
    if (found !== undefined) {
      autoplay.isOurs = true;
      wakeup.found(found);
    }
    if (applyFollowUps(config, progress, now()) !== undefined) await submit({ body: undefined });
    await autoplay.run();
    for (let attempt = 0; attempt < MOST_CONFLICTS; attempt++) {
      if (await wakeup.isCorrected(dutyOf(progress), progress.seq)) break;
      hear();
      await working;
    }
    return !wakeup.isDue();
  }

  function show(subscriber: Subscriber): void {
    tellView(tellingOf(progress), subscriber, subscriber.wantsStory ? eventsSoFar(progress) : undefined);
    if (!wantsChat(progress, subscriber.client)) return;
    for (const word of memory.chat) subscriber.client.send(word);
  }

  const isBusy = (): boolean => working !== undefined || keeping !== undefined || autoplay.isThinking();

  async function close(): Promise<void> {
    isClosed = true;
    autoplay.isOurs = false;
    await working;
    await keeping;
  }

  return {
    submit,
    show,
    wake,
    isUpToDate,
    hear,
    seatOf: (guest) => seatOf(config, guest) ?? null,
    waitsFor: () => pending(progress.state),
    told: () => progress.told,
    isBusy,
    close,
  };
}
