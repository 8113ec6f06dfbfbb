// One match that is being played. Saved, then true, then told: commands are tried, written, and only then is the
// room where they lead to and do its members hear of it.

import { type GameTypes, pending } from '@mirabilia/kernel';
import { type No, no, yes } from './answer.ts';
import { newAttendant } from './attend.ts';
import { type Command, type Trial, type Tried, tryAll } from './batch.ts';
import { settle } from './carry-out.ts';
import type { Answer } from './hall.ts';
import { newHearsay } from './hearsay.ts';
import { seatOf } from './lobby.ts';
import { newMemory, remember } from './memory.ts';
import { firstProgress, isOver, nextDuty, type Progress } from './progress.ts';
import { wholeRecord } from './record.ts';
import { reduceAll } from './reduce.ts';
import type { Room, RoomNeeds } from './room.ts';
import { newRowWake } from './row-wake.ts';
import { Conflict, InDoubt, type LogEntry, type MatchPatch, Unavailable } from './store.ts';
import { newStoryteller } from './story.ts';
import {
  type ChatMessage,
  type Follower,
  isPublic,
  refusedMessage,
  tellCaught,
  tellChat,
  tellDeed,
  tellView,
  wantsChat,
} from './tell.ts';
import type { Terms } from './terms.ts';
import { outcomeJson, type Telling } from './views.ts';

/** Others may write to the same match; so often in a row means that something else is wrong. */
const MOST_CONFLICTS = 30;

/** What the server itself has to do and couldn't store is tried again after so long. */
const RETRY = 3000;

interface Waiting {
  readonly command: Command;
  answer(answer: Answer<number>): void;
}

export function openRoom<T extends GameTypes>(terms: Terms<T>, needs: RoomNeeds): Room {
  const { around, followers, onWake, onIdle } = needs;
  const { store, clock, timers, log } = around;
  const { match } = terms;
  const memory = newMemory();
  const note = (entry: LogEntry, { told }: Progress<T>) => remember(memory, terms, { entry, told });
  let { progress } = reduceAll(terms, firstProgress(terms), { entries: needs.entries, each: note });
  /**
   * The clock was set back since the last entry, maybe while the server was down: the match goes on from where its own
   * time stood. Entries, clocks and deadlines are in its time; rows wake it in the server's.
   */
  const lead = Math.max(0, progress.at - clock());
  const now = (): number => clock() + lead;
  const grace = needs.grace + lead;
  const dutyOf = (of: Progress<T>): number | null => {
    const next = nextDuty(terms, of, grace);
    return next === null ? null : next - lead;
  };
  const storyOf = newStoryteller(terms);
  const rowWake = newRowWake({ match, around, wakeAt: needs.wakeAt, onWake });
  const isShared = store.others !== undefined;
  const hearsay = newHearsay();
  let isClosed = false;
  let working: Promise<void> | undefined;
  let keeping: Promise<void> | undefined;
  let waiting: Waiting[] = [];
  const attendant = newAttendant(terms, {
    around: { ...around, clock: now },
    grace,
    progress: () => progress,
    submit: (body) => submit({ body }),
  });

  const isBehind = (): boolean => hearsay.isBehind(progress.seq);

  const tellingOf = (then: Progress<T>): Telling<T> => ({ terms, progress: then, now: now(), grace });

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
      if (await write(batch)) void attendant.attend();
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
        const tried = tryAll(terms, progress, { commands, moment, answered: memory.answered });
        const conflict = await append(tried);
        if (conflict === undefined) {
          const wasOver = isOver(progress);
          finish(batch, tried);
          if (isPublic(tried)) around.onTurn?.(match);
          count(tried.trials);
          if (isOver(progress) && !wasOver) {
            around.figures?.over(terms.game.id);
            keeping = keepRecord();
          }
          return true;
        }
        hearsay.hear(conflict.entries.at(-1)?.seq, conflict.entries);
      }
      log.error({ match }, 'the storage has conflicts without end');
    } catch (error) {
      // Unavailable means that nothing was written. After anything else only the storage knows.
      if (!(error instanceof Unavailable) || error instanceof InDoubt) hearsay.hear();
      log.error({ match, error }, 'moves could not be stored');
    }
    for (const waited of batch) refuse(waited, no('unavailable'));
    return false;
  }

  function count(trials: readonly Trial<T>[]): void {
    for (const trial of trials) {
      if (trial.kind !== 'done' || !trial.deed.resolved) continue;
      around.figures?.decided(terms.game.id, trial.deed.progress.at - trial.before.since);
    }
  }

  /** Written down under the rules that it was played by, the match can be read whatever the rules become. */
  async function keepRecord(): Promise<void> {
    try {
      await store.putRecord(match, JSON.stringify(wholeRecord(terms, progress.history)));
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
      attendant.isOurs = true;
      rowWake.stored(patch.wakeAt);
    }
    return undefined;
  }

  /** What the row has to say from now on, besides the entries. */
  function patchFor(after: Progress<T>): MatchPatch | undefined {
    const outcome = terms.game.outcome(after.state.public.table);
    if (outcome !== undefined) {
      return isOver(progress) ? undefined : { status: 'over', result: outcomeJson(outcome), wakeAt: null };
    }
    if (isShared) rowWake.atLatest(dutyOf(progress), after.at - lead);
    const wakeAt = rowWake.change(dutyOf(after), after.at - lead);
    return wakeAt === undefined ? undefined : { wakeAt };
  }

  /** Reads what others wrote, and tells it. */
  async function catchUp(): Promise<void> {
    const before = progress;
    const entries = await hearsay.read(before.seq, (after) => store.entries(match, after));
    if (entries.length === 0) return;
    const said: ChatMessage[] = [];
    const caught = reduceAll(terms, progress, {
      entries,
      each: (entry, after) => {
        const word = note(entry, after);
        if (word !== undefined) said.push(word);
      },
    });
    progress = caught.progress;
    // What others resolve, they attend to.
    if (isShared && caught.resolved) attendant.isOurs = false;
    tellCaught(tellingOf(progress), followers, { ...caught, before, entries });
    for (const word of said) tellChat(progress, followers, word);
  }

  function finish(batch: readonly Waiting[], { trials, progress: after }: Tried<T>): void {
    progress = after;
    const last = trials.findLastIndex((trial) => trial.kind === 'done' && isPublic(trial.deed));
    const again: Waiting[] = [];
    batch.forEach((waited, at) => {
      const trial = trials[at] as Trial<T>;
      if (trial.kind === 'later') again.push(waited);
      else if (trial.kind === 'refused') refuse(waited, trial.no);
      else if (trial.kind === 'known') acknowledge(waited, trial.told);
      else {
        const { before, deed } = trial;
        const said = deed.entries.map((entry) => remember(memory, terms, { entry, told: deed.told }))[0];
        acknowledge(waited, deed.told);
        tellDeed(tellingOf(deed.progress), followers, { before, deed, isOvertaken: at < last });
        if (said !== undefined) tellChat(deed.progress, followers, said);
      }
    });
    waiting = [...again, ...waiting];
  }

  function acknowledge({ command: { sender }, answer }: Waiting, told: number): void {
    sender?.member.send({ type: 'ack', id: sender.id, match, seq: told });
    answer(yes(told));
  }

  function refuse({ command: { sender }, answer }: Waiting, why: No): void {
    sender?.member.send(refusedMessage(sender.id, why));
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
    hearsay.hear(seq, entries);
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
      attendant.isOurs = true;
      rowWake.found(found);
    }
    if (settle(terms, progress, now()) !== undefined) await submit({ body: undefined });
    await attendant.attend();
    for (let attempt = 0; attempt < MOST_CONFLICTS; attempt++) {
      if (await rowWake.isCorrected(dutyOf(progress), progress.seq)) break;
      hear();
      await working;
    }
    return !rowWake.isDue();
  }

  function show(follower: Follower): void {
    tellView(tellingOf(progress), follower, follower.wantsStory ? storyOf(progress) : undefined);
    if (!wantsChat(progress, follower.member)) return;
    for (const word of memory.chat) follower.member.send(word);
  }

  const isBusy = (): boolean => working !== undefined || keeping !== undefined || attendant.isThinking();

  async function close(): Promise<void> {
    isClosed = true;
    attendant.isOurs = false;
    await working;
    await keeping;
  }

  return {
    submit,
    show,
    wake,
    isUpToDate,
    hear,
    seatOf: (guest) => seatOf(terms, guest) ?? null,
    waitsFor: () => pending(progress.state),
    told: () => progress.told,
    isBusy,
    close,
  };
}
