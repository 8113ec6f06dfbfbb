// One match that is being played: the pipeline that makes commands true, and its effects on the world. Clients are told,
// bots and absent players are moved for, and the row and the record are kept.

import { accept, type GameTypes, type Refused, type Result, refuse, type Seat } from '@mirabilia/kernel';
import type { Code } from '@mirabilia/protocol';
import { chatStatus, isHeard } from '../broadcast/chat.ts';
import { newEventReplay } from '../broadcast/event-replay.ts';
import { followingMessage, mayCast, tellHands } from '../broadcast/hands.ts';
import { newReadyTeller } from '../broadcast/ready-teller.ts';
import {
  isPublic,
  refusedMessage,
  type Subscriber,
  type Subscribers,
  tellAnswers,
  tellCaughtUp,
  tellView,
} from '../broadcast/tell.ts';
import type { Telling } from '../broadcast/views.ts';
import { newMakingUp, tellSaid } from '../broadcast/withheld-chat.ts';
import { isDue, isWrong } from '../cluster/wakeup.ts';
import type { Environment } from '../environment.ts';
import { seatOf } from '../lobby/lobby.ts';
import { Conflict, type LogEntry } from '../store.ts';
import { applyFollowUps } from './apply-command.ts';
import { newAutoplay } from './autoplay.ts';
import type { Command } from './batch.ts';
import { seesHandFrom } from './following.ts';
import type { MatchConfig } from './match-config.ts';
import {
  type Answered,
  type Applied,
  type CaughtUp,
  type Draft,
  dutyOf,
  type MatchState,
} from './match-machine.ts';
import { MOST_CONFLICTS, newPipeline } from './pipeline.ts';
import { awaited, hasPlayers, isMovedByBot, isOver, type Progress } from './progress.ts';
import { wholeRecord } from './record.ts';
import { guestOf, isMutedBy, silenceOf } from './talk.ts';

export interface LiveMatch {
  /** Resolves when the command is durable; its sender and all subscribers are told by then. */
  submit(command: Command): Promise<Result<number, Code>>;
  /** Sends a subscriber the present view. */
  show(subscriber: Subscriber): void;
  /**
   * Does what is due now. False if the row still says that the match is due. `found` is the row's `wakeAt` where this
   * process has claimed the match.
   */
  wake(found?: number): Promise<boolean>;
  /** Reads what other processes may have written. False if the store doesn't answer. */
  isUpToDate(): Promise<boolean>;
  /**
   * The log has this entry: if it is new here it is read, unless it is among the given ones, and subscribers are told.
   * Without a number there may be any.
   */
  noteEntries(seq?: number, entries?: readonly LogEntry[]): void;
  /** Null for a guest who has no seat here. */
  seatOf(guest: string | undefined): Seat | null;
  /** The guest behind a number of the chat. */
  guestOf(person: number): string | undefined;
  waitsFor(): readonly Seat[];
  /** The guests of the seats; null where a bot sits. */
  guests(): readonly (string | null)[];
  /** May the guest remind this seat's player that the match waits for them? */
  nudge(guest: string | undefined, seat: Seat): Result<Nudged, Code>;
  /** The seat at which the guest may show a reaction. */
  react(guest: string | undefined): Result<Seat, Code>;
  /** Does the listener get what this seat's player shows or says? */
  hears(listener: string | undefined, seat: Seat): boolean;
  /** May the guest see this hand, or all of them? Otherwise the seat's player may be asked. */
  maySee(guest: string | undefined, wanted: Seat | 'all'): boolean;
  /** Sends the subscriber the hands that they want to see and may see. */
  showHands(subscriber: Subscriber): void;
  /** May the guest write in the chat? */
  maySpeak(guest: string): boolean;
  /** Goes on, and nobody moves for themselves. */
  isPlayedByBots(): boolean;
  /** The number that was told last. */
  told(): number;
  /** Something is under way: the match can't be dropped. */
  isBusy(): boolean;
  /** The number of the last log entry that was read. */
  size(): number;
  /** The log may have entries that were not read: a match that isn't watched is rather loaded again. */
  isBehind(): boolean;
  /** Takes no more commands. Resolves when those that it took are written. */
  close(): Promise<void>;
}

/** One player reminds another one. */
export interface Nudge {
  readonly by: Seat;
  readonly seat: Seat;
}

/** Undefined for a nudge that goes nowhere: the other one has muted this player, who isn't told so. */
export type Nudged = Nudge | undefined;

export interface LiveMatchOptions {
  readonly env: Environment;
  readonly subscribers: Subscribers;
  /** No clock runs out before this time. */
  readonly grace: number;
  /** The match has to be woken at this time. */
  onWake(wakeAt: number): void;
  /** Nothing is under way any more. */
  onIdle(): void;
}

/** The chat's status changes for everybody. */
const IS_FOR_ALL: ReadonlySet<string> = new Set(['silence', 'reactions']);

export function openLiveMatch<T extends GameTypes>(
  config: MatchConfig<T>,
  loaded: MatchState<T>,
  options: LiveMatchOptions,
): LiveMatch {
  const { env, subscribers, onWake, onIdle } = options;
  const { store, clock, log } = env;
  const { match, game } = config;
  /**
   * The clock was set back since the last entry, maybe while the server was down: the match goes on from where its own
   * time stood. Entries, clocks and deadlines are in its time; rows wake it in the server's.
   */
  const lead = Math.max(0, loaded.progress.at - clock());
  const now = (): number => clock() + lead;
  const grace = options.grace + lead;
  const isShared = store.cluster !== undefined;
  const setup = { config, grace, lead, isShared };
  const pipeline = newPipeline(setup, loaded, {
    env,
    now,
    broadcast,
    broadcastOthers,
    reject,
    onFailure: (retryAfter) => onWake(clock() + retryAfter),
    onIdle: whenIdle,
  });
  const progress = (): Progress<T> => pipeline.state().progress;
  const autoplay = newAutoplay(config, {
    env: { ...env, clock: now },
    grace,
    progress,
    isWatched: () => subscribers.size > 0,
    submit: (body) => pipeline.submit({ body }),
  });
  const eventsSoFar = newEventReplay(config);
  const ready = newReadyTeller<T>({
    subscribers,
    timers: env.timers,
    clock,
    telling: () => tellingOf(progress()),
  });
  const makeUpChat = newMakingUp({
    subscribers,
    timers: env.timers,
    now: () => ({ config, progress: progress() }),
    chat: () => pipeline.state().memory.chat,
  });
  let recording: Promise<void> | undefined;

  const isBusy = (): boolean => pipeline.isWorking() || recording !== undefined || autoplay.isThinking();

  function whenIdle(): void {
    if (!isBusy()) onIdle();
  }

  const tellingOf = (then: Progress<T>): Telling<T> => ({ config, progress: then, now: now(), grace });

  /** What is durable and applied is told. */
  function broadcast({ answers }: Applied<T>, { append, entries }: Draft<T>, before: Progress<T>): void {
    const wakeAt = append?.patch?.wakeAt;
    if (wakeAt !== undefined) {
      autoplay.isOurs = true;
      noteWakeup(wakeAt);
    }
    if (answers.some(({ verdict }) => verdict.kind === 'admitted' && verdict.applied.resolved))
      ready.resolved();
    tellAnswers({ match, subscribers, tellingOf, ready }, answers);
    tellChatStatus(entries);
    tellFollowing(entries);
    if (isPublic(entries)) env.onTurn?.(match);
    count(answers);
    if (isOver(progress()) && !isOver(before)) {
      env.figures?.over(game.id);
      if (!config.isSealed) recording = keepRecord();
    }
    void autoplay.run();
  }

  function noteWakeup(wakeAt: number | null): void {
    pipeline.noteWakeup(wakeAt);
    // What is due at once is done by the match that wrote it.
    if (wakeAt !== null && wakeAt > clock()) onWake(wakeAt);
  }

  function broadcastOthers(caught: CaughtUp<T>): void {
    // What another process resolved is for that process to go on with.
    if (isShared && caught.resolved) autoplay.isOurs = false;
    if (caught.resolved) ready.resolved();
    tellCaughtUp(tellingOf(caught.state.progress), { subscribers, ready }, caught);
    const written = caught.entries.map(({ entry }) => entry);
    tellChatStatus(written);
    tellFollowing(written);
  }

  /** What was taken back is taken from the screens at once. */
  function tellFollowing(entries: readonly LogEntry[]): void {
    const kinds = new Set(entries.map(({ body }) => body.kind));
    if (!kinds.has('ask') && !kinds.has('allow')) return;
    const telling = tellingOf(progress());
    for (const subscriber of subscribers.values())
      subscriber.client.send(followingMessage(telling, subscriber));
    const watching = [...subscribers.values()].filter(({ wants }) => typeof wants === 'number');
    if (kinds.has('allow')) tellHands(telling, watching);
  }

  /**
   * Everybody learns whom the host has silenced; whom a guest has muted only that guest does. Somebody without a seat has a
   * number of their own since their first words.
   */
  function tellChatStatus(entries: readonly LogEntry[]): void {
    for (const { body } of entries) {
      if (!('guest' in body) || body.kind === 'allow') continue;
      if (body.kind === 'chat' && seatOf(config, body.guest) !== undefined) continue;
      const concerned = [...subscribers.values()].filter(
        ({ client }) => IS_FOR_ALL.has(body.kind) || client.guest?.id === body.guest,
      );
      for (const subscriber of concerned) showChatStatus(subscriber);
      if ((body.kind === 'mute' || body.kind === 'silence') && !body.on) makeUpChat();
    }
  }

  /** A screen that everybody can see tells nothing of whom its guest has muted. */
  function showChatStatus({ client, isSpectator }: Subscriber): void {
    const guest = isSpectator ? undefined : client.guest?.id;
    client.send(chatStatus({ config, progress: progress() }, guest));
  }

  function reject({ sender }: Command, why: Refused<Code>): void {
    sender?.client.send(refusedMessage(sender.id, why));
  }

  function count(answers: readonly Answered<T>[]): void {
    for (const { verdict } of answers) {
      if (verdict.kind !== 'admitted' || !verdict.applied.resolved) continue;
      env.figures?.decided(game.id, verdict.applied.progress.at - verdict.before.since);
    }
  }

  /** Stored under the rules that it was played by, the record can be read whatever the rules become. */
  async function keepRecord(): Promise<void> {
    try {
      await store.putRecord(match, JSON.stringify(wholeRecord(config, progress())));
    } catch (error) {
      log.warn({ match, error }, 'a record could not be kept: it will be made when it is asked for');
    }
    recording = undefined;
    whenIdle();
  }

  async function isUpToDate(): Promise<boolean> {
    if (!isShared) return true;
    pipeline.noteEntries();
    await pipeline.settled();
    return !pipeline.isBehind();
  }

  async function wake(found?: number): Promise<boolean> {
    if (found !== undefined) {
      autoplay.isOurs = true;
      pipeline.noteWakeup(found);
    }
    if (applyFollowUps(config, progress(), now()) !== undefined) await pipeline.submit({ body: undefined });
    await autoplay.run();
    for (let attempt = 0; attempt < MOST_CONFLICTS; attempt++) {
      if (await isWakeupCorrected()) break;
      pipeline.noteEntries();
      await pipeline.settled();
    }
    return !isDue(pipeline.state().wakeAt, clock());
  }

  /** False if the log has more entries than were read: then another time may be the right one. */
  async function isWakeupCorrected(): Promise<boolean> {
    const next = dutyOf(setup, progress());
    if (!isWrong(pipeline.state().wakeAt, next, clock())) return true;
    try {
      await store.append({ match, entries: [], after: progress().seq, patch: { wakeAt: next } });
      noteWakeup(next);
    } catch (error) {
      if (error instanceof Conflict) return false;
      log.warn({ match, error }, 'a wake-up could not be moved');
    }
    return true;
  }

  function show(subscriber: Subscriber): void {
    const { wantsStory } = subscriber;
    tellView(tellingOf(progress()), subscriber, wantsStory ? eventsSoFar(progress()) : undefined);
    showChatStatus(subscriber);
    subscriber.client.send(followingMessage(tellingOf(progress()), subscriber));
    const { progress: then, memory } = pipeline.state();
    for (const said of memory.chat) tellSaid({ config, progress: then }, subscriber, said);
  }

  function nudge(guest: string | undefined, seat: Seat): Result<Nudged, Code> {
    const by = seatOf(config, guest);
    if (by === undefined || guest === undefined) return refuse('not-seated');
    const { talk } = progress();
    const isAwaited = awaited(progress()).includes(seat) && !isMovedByBot(config, progress(), seat);
    if (!isAwaited || seat === by) return refuse('not-awaited');
    const asked = guestOf(config, talk, seat);
    return accept(isMutedBy(talk, asked, guest) ? undefined : { by, seat });
  }

  function react(guest: string | undefined): Result<Seat, Code> {
    const by = seatOf(config, guest);
    if (by === undefined || guest === undefined) return refuse('not-seated');
    if (!progress().talk.reactions) return refuse('no-reactions');
    return silenceOf(config, progress().talk, guest) ?? accept(by);
  }

  function hears(listener: string | undefined, seat: Seat): boolean {
    const { talk } = progress();
    const speaker = guestOf(config, talk, seat);
    return speaker !== undefined && isHeard({ config, progress: { talk } }, speaker, listener);
  }

  async function close(): Promise<void> {
    autoplay.isOurs = false;
    await pipeline.close();
    await recording;
  }

  return {
    submit: pipeline.submit,
    show,
    wake,
    isUpToDate,
    noteEntries: pipeline.noteEntries,
    seatOf: (guest) => seatOf(config, guest) ?? null,
    guestOf: (person) => guestOf(config, progress().talk, person),
    waitsFor: () => awaited(progress()),
    guests: () => config.seats.map((seat) => (seat.kind === 'human' ? seat.guest : null)),
    nudge,
    react,
    hears,
    maySee: (guest, wanted) =>
      wanted === 'all'
        ? mayCast(config, guest)
        : seesHandFrom(config, progress().following, { guest, seat: wanted }) !== undefined,
    showHands: (subscriber) => tellHands(tellingOf(progress()), [subscriber]),
    maySpeak: (guest) => silenceOf(config, progress().talk, guest) === undefined,
    isPlayedByBots: () => !isOver(progress()) && !hasPlayers(config, progress()),
    told: () => progress().told,
    isBusy,
    size: () => progress().seq,
    isBehind: pipeline.isBehind,
    close,
  };
}
