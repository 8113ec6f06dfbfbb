// The matches in memory: those that somebody watches or that something happens in, and for a while those that were. All
// others are only in the store.

import { accept, type GameTypes, type Result, refuse, type Seat } from '@mirabilia/kernel';
import type { Code } from '@mirabilia/protocol';
import type { Subscriber } from '../broadcast/tell.ts';
import type { Client } from '../client.ts';
import { newSchedule, type Schedule } from '../cluster/schedule.ts';
import type { Environment } from '../environment.ts';
import { type LobbyChat, newLobbyChat } from '../lobby/lobby-chat.ts';
import { lobbyView } from '../lobby/lobby-view.ts';
import { changeRow } from '../lobby/rows.ts';
import type { ClusterEvent, DueMatch, MatchRow } from '../store.ts';
import { newIdleMatches } from './idle-matches.ts';
import { type LiveMatch, openLiveMatch } from './live-match.ts';
import { logPages } from './log-pages.ts';
import type { MatchConfig } from './match-config.ts';
import { catchUp, firstState, type MatchState } from './match-machine.ts';
import { type Moments, newMoments } from './moments.ts';
import { type MatchPresence, newPresence } from './presence.ts';
import { newWatching, type Watching } from './watching.ts';
import { withConfig } from './with-config.ts';

export interface MatchSlot {
  readonly id: string;
  readonly subscribers: Map<Client, Subscriber>;
  live: LiveMatch | undefined;
  loading: Promise<Result<LiveMatch, Code>> | undefined;
  /** Calls under way that use the slot: it stays while there are any. */
  users: number;
  /** The version of the row that subscribers were sent last; older ones are not sent any more. */
  shown: number;
  /** The last entry that the log is known to have. */
  heard: number;
  readonly presence: MatchPresence;
  /** Before the start, if somebody watches the lobby or has said something. */
  lobbyChat: LobbyChat | undefined;
  /** Subscribers who wait for the start and have not been sent a view yet. */
  readonly waiting: Set<Client>;
}

/** How a client wants to watch. */
export type WatchOptions = Pick<Subscriber, 'form' | 'wantsStory' | 'isSpectator' | 'device' | 'wants'>;

export interface LiveMatches
  extends Pick<Moments, 'nudge' | 'react'>,
    Pick<Watching, 'isPresent' | 'presences'> {
  readonly schedule: Schedule;
  /** The live match if it is in memory; nothing is loaded. */
  open(match: string): LiveMatch | undefined;
  /** Live, or a lobby that somebody watches. */
  isInMemory(match: string): boolean;
  /** Uses the slot of a match, which stays until `use` is done. */
  at<R>(match: string, use: (slot: MatchSlot) => Promise<R>): Promise<R>;
  load(slot: MatchSlot): Promise<Result<LiveMatch, Code>>;
  /** The chat of a match that has not started. */
  lobbyChat(slot: MatchSlot, row: MatchRow): LobbyChat;
  subscribe(slot: MatchSlot, client: Client, options: WatchOptions): Subscriber;
  /** From now on the subscriber is sent the hands that they want to see and may see. */
  wants(slot: MatchSlot, client: Client, wanted: Subscriber['wants']): void;
  /** The subscriber gets a view when the match starts. */
  awaitStart(slot: MatchSlot, subscriber: Subscriber): void;
  /** How many matches the client watches. */
  subscriptions(client: Client): number;
  unsubscribe(slot: MatchSlot, client: Client): void;
  forget(client: Client): void;
  /** The match has started: subscribers get their views, and what is due is done. */
  begin(row: MatchRow): Promise<void>;
  /** A bot controls the seat until its player is back. */
  giveToBot(match: string, seat: Seat): Promise<Result<number, Code>>;
  /** The same for a player who is away and whom the match waits for; refused for any other. */
  replaceAbsent(match: string, seat: Seat): Promise<Result<number, Code>>;
  /** Forgets what is in memory of the match, here and in other processes; those who watch come back. */
  reload(match: string): Promise<void>;
  /** Sends the row's lobby to all subscribers. */
  tellLobby(row: MatchRow): void;
  figures(): LiveMatchFigures;
  close(): Promise<void>;
}

export interface LiveMatchFigures {
  /** Those that somebody watches or that something happens in. */
  readonly liveMatches: number;
  /** Those that are only kept for a while. */
  readonly idleMatches: number;
  readonly clients: number;
}

/** After a restart players have this long to come back before a clock runs out, or a decision's time if that is less. */
const GRACE = 30_000;

/** A bot that other players have called makes its first move only then: until then whoever comes back has lost nothing. */
export const HELD_FOR = 10_000;

const NOTHING_IDLE = { matches: 0, entries: 0, milliseconds: 0 };

export function newLiveMatches(env: Environment): LiveMatches {
  const { store, games, clock, log } = env;
  const openedAt = store.cluster?.openedAt ?? clock();
  const slots = new Map<string, MatchSlot>();
  const subscriptions = new Map<Client, Set<MatchSlot>>();
  /** Clients that are gone; one may have gone while it was about to watch a match. */
  const gone = new WeakSet<Client>();
  const idle = newIdleMatches({
    limits: env.idle ?? NOTHING_IDLE,
    env,
    drop: (match) => {
      const slot = slots.get(match);
      if (slot !== undefined && isUnused(slot)) remove(slot);
    },
  });

  function slotOf(id: string): MatchSlot {
    const there = slots.get(id);
    if (there !== undefined) return there;
    const slot: MatchSlot = {
      id,
      subscribers: new Map(),
      live: undefined,
      loading: undefined,
      users: 0,
      shown: 0,
      heard: 0,
      lobbyChat: undefined,
      waiting: new Set(),
      presence: newPresence({
        match: id,
        env,
        subscribers: () => slot.subscribers.values(),
        guests: () => slot.live?.guests(),
        maySpeak: (guest) => slot.live?.maySpeak(guest) === true,
        openedAt,
      }),
    };
    slots.set(id, slot);
    return slot;
  }

  const isUnused = ({ subscribers, users, live, loading }: MatchSlot): boolean =>
    subscribers.size === 0 && users === 0 && loading === undefined && live?.isBusy() !== true;

  function tidy(slot: MatchSlot): void {
    const { id, live } = slot;
    if (!isUnused(slot) || slots.get(id) !== slot) return;
    // A match that may have missed entries is rather loaded again.
    if (live === undefined || live.isBehind()) remove(slot);
    else idle.keep(id, live.size());
  }

  function remove({ id, presence }: MatchSlot): void {
    presence.close();
    idle.release(id);
    slots.delete(id);
  }

  async function at<R>(match: string, use: (slot: MatchSlot) => Promise<R>): Promise<R> {
    const slot = slotOf(match);
    slot.users++;
    idle.release(match);
    try {
      return await use(slot);
    } finally {
      slot.users--;
      tidy(slot);
    }
  }

  function load(slot: MatchSlot): Promise<Result<LiveMatch, Code>> {
    if (slot.live !== undefined) return Promise.resolve(accept(slot.live));
    slot.loading ??= loadFromStore(slot).finally(() => {
      slot.loading = undefined;
    });
    return slot.loading;
  }

  async function loadFromStore(slot: MatchSlot): Promise<Result<LiveMatch, Code>> {
    const row = await store.match(slot.id);
    if (row === undefined) return refuse('no-such-match');
    const opening = withConfig(games, row, async (config) =>
      openLiveMatch(config, await stateOf(config, row.wakeAt), {
        env,
        subscribers: slot.subscribers,
        grace: openedAt + Math.min(GRACE, config.allowance?.decision ?? 0),
        onWake: schedule.note,
        onIdle: () => tidy(slot),
      }),
    );
    if (!opening.ok) return opening;
    const live = await opening.value;
    slot.live = live;
    slot.lobbyChat = undefined;
    // The deal may have changed who sits where.
    for (const { client, ...options } of slot.subscribers.values()) subscribe(slot, client, options);
    if (slot.subscribers.size > 0) slot.presence.changed();
    live.noteEntries(slot.heard);
    // In a cluster, a match that is due is claimed first.
    if (store.cluster === undefined) void live.wake();
    else if (row.wakeAt !== null) schedule.note(row.wakeAt);
    return accept(live);
  }

  async function stateOf<T extends GameTypes>(
    config: MatchConfig<T>,
    wakeAt: number | null,
  ): Promise<MatchState<T>> {
    let state = firstState(config, wakeAt);
    for await (const page of logPages(env, config.match)) ({ state } = catchUp(config, state, page));
    return state;
  }

  async function wake({ id: match, wakeAt }: DueMatch, onLoaded: () => void): Promise<boolean> {
    try {
      return await at(match, async (slot) => {
        const found = await load(slot);
        onLoaded();
        if (found.ok) return found.value.wake(wakeAt);
        log.warn({ match, code: found.refusal.code }, 'a match that can’t be played is left asleep');
        return (await changeRow(store, match, () => accept({ wakeAt: null }))).ok;
      });
    } catch (error) {
      log.error({ match, error }, 'a match could not be woken');
      return false;
    }
  }

  const schedule = newSchedule(env, wake);
  const moments = newMoments(env);
  const watching = newWatching(slots, { store, clock, openedAt });

  const HEAR: { readonly [K in ClusterEvent['kind']]: (news: Extract<ClusterEvent, { kind: K }>) => void } = {
    entries: ({ match, seq, entries }) => {
      const slot = slots.get(match);
      if (slot === undefined) return;
      // Nobody here wants to hear of it: whoever does next loads it again.
      if (isUnused(slot) && seq > (slot.live?.size() ?? 0)) {
        remove(slot);
        return;
      }
      slot.heard = Math.max(slot.heard, seq);
      slot.live?.noteEntries(seq, entries);
      slot.lobbyChat?.noteEntries(seq);
    },
    row: ({ match, version }) => {
      const slot = slots.get(match);
      if (slot !== undefined && version > slot.shown) void refresh(slot);
    },
    guest: () => {},
    announced: ({ match, process, what }) => {
      const slot = slots.get(match);
      if (slot !== undefined && what.kind === 'reload') void reloadHere(slot);
      if (slot === undefined || slot.subscribers.size === 0 || what.kind === 'reload') return;
      if (what.kind !== 'watchers') moments.tell(slot, what);
      else {
        slot.presence.heard(process, what.watchers);
        if (what.asks) slot.presence.announce(false);
      }
    },
    // The schedule finds what the process had claimed; who watched there is no longer known.
    gone: () => askWhoWatches(),
    anything: () => {
      askWhoWatches();
      for (const slot of slots.values()) {
        if (isUnused(slot)) remove(slot);
        else {
          slot.live?.noteEntries();
          slot.lobbyChat?.noteEntries();
          void refresh(slot);
        }
      }
    },
  };
  // cast: the table is exhaustive, but the compiler can't see that kind and news belong together.
  store.cluster?.listen((news) => (HEAR[news.kind] as (news: ClusterEvent) => void)(news));

  function askWhoWatches(): void {
    for (const { subscribers, presence } of slots.values()) {
      if (subscribers.size === 0) continue;
      presence.forgetOthers();
      presence.announce(true);
    }
  }

  async function reloadHere(slot: MatchSlot): Promise<void> {
    const clients = [...slot.subscribers.keys()];
    for (const client of clients) unsubscribe(slot, client);
    if (slots.get(slot.id) === slot) remove(slot);
    try {
      await slot.loading?.catch(() => undefined);
      await slot.live?.close();
      // Nobody may be there to have it loaded, and its clocks run.
      const row = await store.match(slot.id);
      if (row !== undefined && row.wakeAt !== null) schedule.note(row.wakeAt);
    } catch (error) {
      log.warn({ match: slot.id, error }, 'a match that was changed by hand could not be closed');
    }
    for (const client of clients) client.reconnect?.();
  }

  async function reload(match: string): Promise<void> {
    store.cluster?.announce(match, { kind: 'reload' });
    const slot = slots.get(match);
    if (slot !== undefined) await reloadHere(slot);
  }

  /** Reads the row that another process wrote, and sends it to subscribers. */
  async function refresh({ id, subscribers }: MatchSlot): Promise<void> {
    if (subscribers.size === 0) return;
    try {
      const row = await store.match(id);
      if (row === undefined) return;
      tellLobby(row);
      if (row.status !== 'lobby') await begin(row);
    } catch (error) {
      log.warn({ match: id, error }, 'what others changed could not be read');
    }
  }

  function subscribe(slot: MatchSlot, client: Client, options: WatchOptions): Subscriber {
    const seat = options.isSpectator ? null : (slot.live?.seatOf(client.guest?.id) ?? null);
    const subscriber = { ...options, client, seat, withheld: new Set<number>() };
    if (gone.has(client)) return subscriber;
    const before = slot.subscribers.get(client);
    slot.subscribers.set(client, subscriber);
    const slotsOfClient = subscriptions.get(client) ?? new Set();
    subscriptions.set(client, slotsOfClient.add(slot));
    // Other processes needn't hear of those who were there before.
    if (before?.device !== subscriber.device || before.isSpectator !== subscriber.isSpectator)
      slot.presence.changed();
    return subscriber;
  }

  function wants(slot: MatchSlot, client: Client, wanted: Subscriber['wants']): void {
    const before = slot.subscribers.get(client);
    if (before === undefined) return;
    const subscriber = { ...before, wants: wanted };
    slot.subscribers.set(client, subscriber);
    slot.live?.showHands(subscriber);
  }

  function lobbyChat(slot: MatchSlot, row: MatchRow): LobbyChat {
    slot.lobbyChat ??= newLobbyChat(row, {
      env,
      subscribers: slot.subscribers,
      onWritten: (entry) => {
        slot.heard = Math.max(slot.heard, entry.seq);
        slot.live?.noteEntries(entry.seq, [entry]);
      },
    });
    slot.lobbyChat.seen(row);
    return slot.lobbyChat;
  }

  function awaitStart(slot: MatchSlot, { client }: Subscriber): void {
    if (slot.subscribers.has(client)) slot.waiting.add(client);
  }

  function unsubscribe(slot: MatchSlot, client: Client): void {
    if (slot.subscribers.delete(client)) slot.presence.changed();
    slot.waiting.delete(client);
    const slotsOfClient = subscriptions.get(client);
    slotsOfClient?.delete(slot);
    if (slotsOfClient?.size === 0) subscriptions.delete(client);
    tidy(slot);
  }

  function forget(client: Client): void {
    gone.add(client);
    for (const slot of subscriptions.get(client) ?? []) unsubscribe(slot, client);
  }

  async function begin({ id, wakeAt }: MatchRow): Promise<void> {
    if (wakeAt !== null) schedule.note(wakeAt);
    if ((slots.get(id)?.waiting.size ?? 0) === 0) return;
    try {
      await at(id, async (slot) => {
        const found = await load(slot);
        if (!found.ok) return;
        for (const client of slot.waiting) found.value.show(slot.subscribers.get(client) as Subscriber);
        slot.waiting.clear();
      });
    } catch (error) {
      log.error({ match: id, error }, 'the views of a match that started could not be shown');
    }
  }

  function giveToBot(match: string, seat: Seat): Promise<Result<number, Code>> {
    return at(match, async (slot) => {
      const found = await load(slot);
      if (!found.ok) return found;
      return found.value.submit({ body: { kind: 'keeper', seat, keeper: 'bot' } });
    });
  }

  function replaceAbsent(match: string, seat: Seat): Promise<Result<number, Code>> {
    return at(match, async (slot) => {
      const found = await load(slot);
      if (!found.ok) return found;
      const live = found.value;
      const guest = live.guests()[seat];
      if (typeof guest !== 'string' || !live.waitsFor().includes(seat)) return refuse('not-awaited');
      if (!(await watching.isAway(match, guest))) return refuse('match-started');
      return live.submit({ body: { kind: 'keeper', seat, keeper: 'bot', heldFor: HELD_FOR } });
    });
  }

  function tellLobby(row: MatchRow): void {
    const slot = slots.get(row.id);
    if (slot === undefined || row.version <= slot.shown) return;
    slot.shown = row.version;
    slot.lobbyChat?.seen(row);
    for (const client of slot.subscribers.keys()) {
      client.send({ type: 'lobby', match: row.id, lobby: lobbyView(row, client.guest) });
    }
  }

  function figures(): LiveMatchFigures {
    let inMemory = 0;
    for (const slot of slots.values()) if (slot.live !== undefined) inMemory++;
    const idleMatches = idle.count();
    return { liveMatches: inMemory - idleMatches, idleMatches, clients: subscriptions.size };
  }

  async function close(): Promise<void> {
    schedule.stop();
    idle.close();
    const closing = [...slots.values()].map(async (slot) => {
      slot.presence.close();
      await slot.loading?.catch(() => undefined);
      await slot.live?.close();
    });
    await Promise.all(closing);
    slots.clear();
    subscriptions.clear();
  }

  return {
    schedule,
    open: (match) => slots.get(match)?.live,
    isInMemory: (match) => slots.has(match),
    at,
    load,
    lobbyChat,
    subscribe,
    wants,
    awaitStart,
    subscriptions: (client) => subscriptions.get(client)?.size ?? 0,
    unsubscribe,
    forget,
    begin,
    giveToBot,
    replaceAbsent,
    nudge: moments.nudge,
    react: moments.react,
    isPresent: watching.isPresent,
    presences: watching.presences,
    reload,
    tellLobby,
    figures,
    close,
  };
}
