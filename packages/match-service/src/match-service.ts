// All matches of this process behind one interface: lobbies and live matches. It knows guests and messages, but no
// sockets.

import { accept, type Json, type Refused, type Result, refuse, type Seat } from '@mirabilia/kernel';
import type { Code, Comment, CreateMatch, LobbyView, SeatChange, TermsChange } from '@mirabilia/protocol';
import { refusedMessage } from './broadcast/tell.ts';
import type { Client, Guest } from './client.ts';
import { allGames, type Environment } from './environment.ts';
import { type ArrangedMatch, arrangeMatch } from './lobby/arranged.ts';
import { newLobbies, type StartOptions } from './lobby/lobbies.ts';
import { isRemoved, seatOf } from './lobby/lobby.ts';
import { lobbyView } from './lobby/lobby-view.ts';
import { type MatchPrefix, newPrefixedMatches } from './lobby/prefix.ts';
import { newPublicTables } from './lobby/public-tables.ts';
import { changeRow, findRow } from './lobby/rows.ts';
import { InvalidLobby, lobbyOf } from './lobby/stored-lobby.ts';
import { type GuestMoves, playWholeMatch, type WholeMatch } from './lobby/whole-match.ts';
import { type LiveMatchFigures, newLiveMatches } from './match/live-matches.ts';
import { type MatchTurn, newMatchReader } from './match/match-reader.ts';
import { type TablePlayed, tablePlayed } from './match/table-played.ts';
import { type MatchMessage, newMessageHandler } from './messages.ts';
import { type MatchRow, Unavailable } from './store.ts';

export interface MatchService {
  create(host: Guest, request: CreateMatch): Promise<Result<LobbyView, Code>>;
  lobby(match: string, guest: Guest | undefined): Promise<Result<LobbyView, Code>>;
  publicMatches(guest: Guest | undefined): Promise<LobbyView[]>;
  matchesOf(
    guest: Guest,
  ): Promise<
    readonly (LobbyView & { readonly waitsForYou: boolean; readonly waitsFor: readonly number[] })[]
  >;
  join(match: string, guest: Guest, nonceSeal?: string): Promise<Result<LobbyView, Code>>;
  /** Before the start: the guest's seat shows the name and the emblem that they have now. */
  renewSeat(match: string, guest: Guest): Promise<Result<LobbyView, Code>>;
  /** Where a match runs, a bot takes over. */
  leave(match: string, guest: Guest): Promise<Result<LobbyView, Code>>;
  changeSeats(match: string, guest: Guest, change: SeatChange): Promise<Result<LobbyView, Code>>;
  changeTerms(match: string, guest: Guest, change: TermsChange): Promise<Result<LobbyView, Code>>;
  sealNonce(match: string, guest: Guest, seal: string): Promise<Result<LobbyView, Code>>;
  tellNonce(match: string, guest: Guest, nonce: string): Promise<Result<LobbyView, Code>>;
  start(match: string, guest: Guest, options?: StartOptions): Promise<Result<LobbyView, Code>>;
  /** `onMade` is called if this call made the table, and not if somebody had made it before. */
  rematch(
    match: string,
    guest: Guest,
    onMade?: (old: string, next: string) => Promise<void>,
  ): Promise<Result<LobbyView, Code>>;
  /** A match against bots that begins where the moves have led. Its seed is given, so it is not for strangers. */
  startFrom(guest: Guest, prefix: MatchPrefix): Promise<Result<LobbyView, Code>>;
  /** The same match as it was when the guest last had a choice, as a new one. The old one stops: the caller removes it. */
  undo(match: string, guest: Guest): Promise<Result<LobbyView, Code>>;
  /** Plays a match against bots of fixed chance from the guest's moves alone. Nothing is stored. */
  playWhole(guest: Guest, attempt: GuestMoves): Promise<Result<WholeMatch, Code>>;
  /** Begins a table of a tournament, or finds it if it was begun before. */
  arrange(match: ArrangedMatch): Promise<Result<string, Code>>;
  /** All tables with the same deal are over: this one may be watched and replayed. */
  unseal(match: string): Promise<Result<string, Code>>;
  /** How each seat of a match that is over was played; undefined while it runs. */
  played(match: string, before: number): Promise<TablePlayed | undefined>;
  /** From now on bots play for all people of the match. */
  playOutByBots(match: string): Promise<void>;
  /** Complete after the end; before it, what the guest or a spectator may see. */
  record(match: string, guest: Guest | undefined): Promise<Result<Json, Code>>;
  /** What was said about turns, in the order in which it was said. */
  comments(
    match: string,
    guest: Guest | undefined,
  ): Promise<Result<{ readonly comments: readonly Comment[] }, Code>>;

  /** Does the guest sit at the table of this id or code? */
  hasSeat(match: string, guest: Guest): Promise<boolean>;
  /** The guest behind a number of the chat, and the id of the match. */
  personIn(
    match: string,
    guest: Guest,
    person: number,
  ): Promise<Result<{ readonly match: string; readonly guest: string }, Code>>;
  /** What is stored of a match was changed by hand: it is read again, and those who watch it come back. */
  reload(match: string): Promise<void>;
  /** Whom a match waits for; undefined if there is no such match or it has not started. */
  turn(match: string): Promise<MatchTurn | undefined>;
  /** Do bots alone play the match? Undefined if it isn't in memory. */
  isPlayedByBots(match: string): boolean | undefined;
  /** Does the guest watch the match, in this process or in another one? */
  isPresent(match: string, guest: string): Promise<boolean>;

  /** Is the match of this id ready, so that a message about it costs no reading of its log? */
  isInMemory(match: string): boolean;
  /** Handles a client's message. Answers and views go out through `send` of the clients. */
  receive(client: Client, message: MatchMessage): Promise<void>;
  /** The connection is closed. */
  forget(client: Client): void;

  /** Counts for metrics. */
  readonly figures: LiveMatchFigures;
  /** Takes no more calls, finishes those under way, and drops all live matches. */
  drain(): Promise<void>;
}

export type MatchServiceOptions = Omit<Environment, 'games'> & Partial<Pick<Environment, 'games'>>;

type OwnMatch = Awaited<ReturnType<MatchService['matchesOf']>>[number];

const MOST_OWN = 50;

/** A bot shall play for an absent player. */
interface Replacement {
  readonly guest: Guest;
  readonly seat: Seat;
  /** The answer where no match runs, or to somebody without a seat in it. */
  readonly otherwise: Refused<Code>;
}

export function openMatchService(options: MatchServiceOptions): MatchService {
  const env: Environment = { games: allGames, ...options };
  const { store, log } = env;
  const liveMatches = newLiveMatches(env);
  const publicTables = newPublicTables(env, liveMatches.presences);
  const reader = newMatchReader(env, liveMatches);
  const lobbies = newLobbies(env, publicTables, reader);
  const prefixed = newPrefixedMatches(env);
  const handleMessage = newMessageHandler(liveMatches, publicTables, env);
  let isDraining = false;
  const underWay = new Set<Promise<unknown>>();

  /** Runs a call: it never throws, is refused while the service drains, and is waited for by `drain`. */
  async function call<T>(work: () => Promise<Result<T, Code>>): Promise<Result<T, Code>> {
    if (isDraining) return refuse('draining');
    const working = work();
    underWay.add(working);
    try {
      return await working;
    } catch (error) {
      log.error({ error }, 'a call could not be carried out');
      return refuse('unavailable');
    } finally {
      underWay.delete(working);
    }
  }

  /** Runs a call that changes a row: subscribers are told, and the caller gets the new lobby. */
  const changing = (
    guest: Guest,
    work: () => Promise<Result<MatchRow, Code>>,
  ): Promise<Result<LobbyView, Code>> =>
    call(async () => {
      const changed = await work();
      if (!changed.ok) return changed;
      const row = changed.value;
      liveMatches.tellLobby(row);
      if (lobbyOf(row).wasPublic) publicTables.changed();
      return accept(lobbyView(row, guest));
    });

  /** Runs a call that may begin the match: the views go out, and what is due is done. */
  function starting(
    guest: Guest,
    work: () => Promise<Result<MatchRow, Code>>,
  ): Promise<Result<LobbyView, Code>> {
    return changing(guest, async () => {
      const started = await work();
      if (started.ok && started.value.status === 'running') {
        void liveMatches.begin(started.value);
        env.onTurn?.(started.value.id);
        env.figures?.started(started.value.game);
      }
      return started;
    });
  }

  /** Before the start the seat becomes free; after it a bot takes over until the player is back. */
  function leave(asked: string, guest: Guest): Promise<Result<LobbyView, Code>> {
    return changing(guest, async () => {
      const left = await lobbies.leave(asked, guest);
      if (left.ok || left.refusal.code !== 'match-started') return left;
      const row = await findRow(store, asked);
      if (!row.ok) return row;
      const seat = seatOf(lobbyOf(row.value), guest.id);
      if (seat === undefined) return refuse('not-seated');
      const kept = await liveMatches.giveToBot(row.value.id, seat);
      return kept.ok ? row : kept;
    });
  }

  function changeSeats(asked: string, guest: Guest, change: SeatChange): Promise<Result<LobbyView, Code>> {
    return changing(guest, async () => {
      const changed = await lobbies.changeSeats(asked, guest, change);
      if (changed.ok || change.do !== 'bot') return changed;
      const { code } = changed.refusal;
      if (code !== 'match-started' && code !== 'not-host') return changed;
      return replaceAbsent(asked, { guest, seat: change.seat, otherwise: changed });
    });
  }

  /** Where no clock runs, players may let a bot play for somebody who is away, so that nobody blocks a match. */
  async function replaceAbsent(
    asked: string,
    { guest, seat, otherwise }: Replacement,
  ): Promise<Result<MatchRow, Code>> {
    const row = await findRow(store, asked);
    if (!row.ok) return row;
    const { pace, seats } = lobbyOf(row.value);
    if (row.value.status !== 'running' || seatOf({ seats }, guest.id) === undefined) return otherwise;
    const occupant = seats[seat];
    if (occupant === undefined) return refuse('no-such-seat', { seat });
    if (pace.kind !== 'untimed' || occupant.kind !== 'human') return refuse('match-started');
    const kept = await liveMatches.replaceAbsent(row.value.id, seat);
    return kept.ok ? row : kept;
  }

  function rematch(
    asked: string,
    guest: Guest,
    onMade?: (old: string, next: string) => Promise<void>,
  ): Promise<Result<LobbyView, Code>> {
    return call(async () => {
      const made = await lobbies.rematch(asked, guest);
      if (!made.ok) return made;
      const { old, next, isNew } = made.value;
      liveMatches.tellLobby(old);
      publicTables.changed();
      if (isNew) await onMade?.(old.id, next.id);
      return accept(lobbyView(next, guest));
    });
  }

  /** In a list most rows look the same to everybody. */
  const strangersViews = new WeakMap<MatchRow, LobbyView>();

  function listedView(row: MatchRow, guest: Guest | undefined): LobbyView {
    const lobby = lobbyOf(row);
    const isConcerned = seatOf(lobby, guest?.id) !== undefined || isRemoved(lobby, guest?.id);
    if (guest !== undefined && (isConcerned || guest.id === row.host)) return lobbyView(row, guest);
    const view = strangersViews.get(row) ?? lobbyView(row, undefined);
    strangersViews.set(row, view);
    return view;
  }

  async function ownMatch(row: MatchRow, guest: Guest): Promise<OwnMatch> {
    const view = lobbyView(row, guest);
    const seats = await reader.waitsFor(row).catch((error: unknown) => {
      if (error instanceof Unavailable) throw error;
      log.error({ match: row.id, error }, 'a match has a log that can’t be read');
      return [];
    });
    return { ...view, waitsFor: seats, waitsForYou: seats.some((seat) => seat === view.you.seat) };
  }

  /** A match whose stored data is invalid is left out of a list, so that it doesn't hide the others. */
  async function eachReadable<R>(
    rows: readonly MatchRow[],
    use: (row: MatchRow) => R | Promise<R>,
  ): Promise<R[]> {
    // All at once: a database in the network is asked once for many matches.
    const results = rows.map(async (row) => {
      try {
        return [await use(row)];
      } catch (error) {
        if (!(error instanceof InvalidLobby)) throw error;
        log.error({ match: row.id, error }, 'a match is left out of a list');
        return [];
      }
    });
    return (await Promise.all(results)).flat() as R[];
  }

  async function arrange(match: ArrangedMatch): Promise<Result<string, Code>> {
    const made = await arrangeMatch(env, match);
    if (!made.ok) return made;
    const { id, game, status } = made.value;
    if (status === 'running') {
      void liveMatches.begin(made.value);
      env.onTurn?.(id);
      env.figures?.started(game);
    }
    return accept(id);
  }

  async function unseal(match: string): Promise<Result<string, Code>> {
    const changed = await changeRow(store, match, (row) => {
      const lobby = lobbyOf(row);
      const tournament = lobby.tournament === null ? null : { ...lobby.tournament, sealed: false };
      return accept({ lobby: { ...lobby, tournament } });
    });
    if (!changed.ok) return changed;
    const { row } = changed.value;
    liveMatches.tellLobby(row);
    const record = await reader.record(row, undefined);
    if (record.ok && row.status === 'over') await store.putRecord(match, JSON.stringify(record.value));
    return accept(match);
  }

  async function playOutByBots(match: string): Promise<void> {
    const row = await store.match(match);
    if (row?.status !== 'running') return;
    for (const [seat, occupant] of lobbyOf(row).seats.entries())
      if (occupant.kind === 'human') await liveMatches.giveToBot(match, seat);
  }

  liveMatches.schedule.start();
  publicTables.start();

  return {
    create: (host, request) => changing(host, () => lobbies.create(host, request)),
    lobby: (asked, guest) =>
      call(async () => {
        const row = await findRow(store, asked, guest);
        return row.ok ? accept(lobbyView(row.value, guest, asked)) : row;
      }),
    publicMatches: async (guest) => eachReadable(await publicTables.list(), (row) => listedView(row, guest)),
    matchesOf: async (guest) => {
      const rows = await store.matchesOf(guest.id, MOST_OWN);
      return eachReadable(rows, (row) => ownMatch(row, guest));
    },
    join: (asked, guest, nonceSeal) => changing(guest, () => lobbies.join(asked, guest, nonceSeal)),
    renewSeat: (asked, guest) => changing(guest, () => lobbies.renewSeat(asked, guest)),
    leave,
    changeSeats,
    changeTerms: (asked, guest, change) => changing(guest, () => lobbies.changeTerms(asked, guest, change)),
    sealNonce: (asked, guest, seal) => changing(guest, () => lobbies.sealNonce(asked, guest, seal)),
    tellNonce: (asked, guest, nonce) => starting(guest, () => lobbies.tellNonce(asked, guest, nonce)),
    start: (asked, guest, options = {}) => starting(guest, () => lobbies.start(asked, guest, options)),
    rematch,
    startFrom: (guest, prefix) => starting(guest, () => prefixed.start(guest, prefix)),
    undo: (asked, guest) =>
      starting(guest, async () => {
        const before = await prefixed.undo(asked, guest);
        if (before.ok) await liveMatches.open(asked)?.close();
        return before;
      }),
    arrange: (match) => call(() => arrange(match)),
    unseal: (match) => call(() => unseal(match)),
    played: (match, before) => tablePlayed(env, match, before),
    playOutByBots: async (match) => void (await call(async () => accept(await playOutByBots(match)))),
    playWhole: (guest, attempt) => call(() => playWholeMatch(env, guest, attempt)),
    record: (asked, guest) =>
      call(async () => {
        const row = await findRow(store, asked, guest);
        return row.ok ? reader.record(row.value, guest) : row;
      }),
    comments: (asked, guest) =>
      call(async () => {
        const row = await findRow(store, asked, guest);
        const found = row.ok ? await reader.comments(row.value, guest) : row;
        return found.ok ? accept({ comments: found.value }) : found;
      }),
    hasSeat: async (asked, guest) => {
      const seat = await call(async () => {
        const row = await findRow(store, asked, guest);
        return row.ok ? accept(seatOf(lobbyOf(row.value), guest.id)) : row;
      });
      return seat.ok && seat.value !== undefined;
    },
    personIn: (asked, guest, person) =>
      call(async () => {
        const row = await findRow(store, asked, guest);
        if (!row.ok) return row;
        const { id } = row.value;
        return liveMatches.at(id, async (slot) => {
          const live = await liveMatches.load(slot);
          const inLobby = !live.ok && live.refusal.code === 'match-not-started';
          if (!live.ok && !inLobby) return live;
          const found = live.ok
            ? live.value.guestOf(person)
            : await liveMatches.lobbyChat(slot, row.value).guestOf(person);
          return found === undefined ? refuse('no-such-person') : accept({ match: id, guest: found });
        });
      }),
    reload: liveMatches.reload,
    turn: async (asked) => {
      const row = await store.match(asked);
      return row === undefined ? undefined : reader.turn(row);
    },
    isPlayedByBots: (match) => liveMatches.open(match)?.isPlayedByBots(),
    isPresent: liveMatches.isPresent,
    isInMemory: liveMatches.isInMemory,
    receive: async (client, message) => {
      if (isDraining) client.send(refusedMessage(message.id, refuse('draining')));
      else await handleMessage(client, message);
    },
    forget: liveMatches.forget,
    get figures() {
      return liveMatches.figures();
    },
    drain: async () => {
      isDraining = true;
      publicTables.stop();
      await Promise.allSettled(underWay);
      await liveMatches.close();
      await env.thinker.close?.();
    },
  };
}
