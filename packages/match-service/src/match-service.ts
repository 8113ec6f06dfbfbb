// All matches of this process behind one interface: lobbies and live matches. It knows guests and messages, but no
// sockets.

import {
  accept,
  type GameTypes,
  type Json,
  pending,
  type Result,
  refuse,
  type Seat,
} from '@mirabilia/kernel';
import type { Code, CreateMatch, LobbyView, SeatChange, TermsChange } from '@mirabilia/protocol';
import { refusedMessage } from './broadcast/tell.ts';
import type { Client, Guest } from './client.ts';
import { allGames, type Environment } from './environment.ts';
import { newLobbies } from './lobby/lobbies.ts';
import { type StoredSeat, seatOf } from './lobby/lobby.ts';
import { lobbyView, nameOf } from './lobby/lobby-view.ts';
import { findRow } from './lobby/rows.ts';
import { InvalidLobby, lobbyOf } from './lobby/stored-lobby.ts';
import { newLiveMatches, withConfig } from './match/live-matches.ts';
import type { MatchConfig } from './match/match-config.ts';
import { firstProgress, isMovedByBot, type Progress } from './match/progress.ts';
import { openRecord, recordUnderOtherRules, wholeRecord } from './match/record.ts';
import { reduceAll } from './match/reduce.ts';
import { type MatchMessage, newMessageHandler } from './messages.ts';
import type { MatchRow, MatchStatus } from './store.ts';

/** The people that a match waits for. Bots, and players whom a bot replaces, are left out. */
export interface MatchTurn {
  readonly code: string;
  readonly game: string;
  readonly status: MatchStatus;
  readonly decision: number;
  /** In the order of their seats. */
  readonly people: readonly { readonly guest: string; readonly name: string }[];
  /** Everybody has chosen except one person. */
  readonly isLast: boolean;
  /** Everybody at the table except bots. */
  readonly names: readonly string[];
  /** The names of the winners once the match is over; bots by their level. */
  readonly winners: readonly string[];
}

export interface MatchService {
  create(host: Guest, request: CreateMatch): Promise<Result<LobbyView, Code>>;
  lobby(match: string, guest: Guest | undefined): Promise<Result<LobbyView, Code>>;
  publicMatches(guest: Guest | undefined): Promise<LobbyView[]>;
  matchesOf(
    guest: Guest,
  ): Promise<
    readonly (LobbyView & { readonly waitsForYou: boolean; readonly waitsFor: readonly number[] })[]
  >;
  join(match: string, guest: Guest): Promise<Result<LobbyView, Code>>;
  leave(match: string, guest: Guest): Promise<Result<LobbyView, Code>>;
  changeSeats(match: string, guest: Guest, change: SeatChange): Promise<Result<LobbyView, Code>>;
  changeTerms(match: string, guest: Guest, change: TermsChange): Promise<Result<LobbyView, Code>>;
  start(match: string, guest: Guest): Promise<Result<LobbyView, Code>>;
  rematch(match: string, guest: Guest): Promise<Result<LobbyView, Code>>;
  /** Complete after the end; before it, what the guest or a spectator may see. */
  record(match: string, guest: Guest | undefined): Promise<Result<Json, Code>>;

  /** Whom a match waits for; undefined if there is no such match or it has not started. */
  turn(match: string): Promise<MatchTurn | undefined>;
  /** Does the guest watch the match, in this process or in another one? */
  isPresent(match: string, guest: string): Promise<boolean>;

  /** Handles a client's message. Answers and views go out through `send` of the clients. */
  receive(client: Client, message: MatchMessage): Promise<void>;
  /** The connection is closed. */
  forget(client: Client): void;

  /** Counts for metrics. */
  readonly figures: { readonly liveMatches: number; readonly clients: number };
  /** Takes no more calls, finishes those under way, and drops all live matches. */
  drain(): Promise<void>;
}

export type MatchServiceOptions = Omit<Environment, 'games'> & Partial<Pick<Environment, 'games'>>;

type OwnMatch = Awaited<ReturnType<MatchService['matchesOf']>>[number];

const MOST_PUBLIC = 100;
const MOST_OWN = 50;

export function openMatchService(needs: MatchServiceOptions): MatchService {
  const env: Environment = { games: allGames, ...needs };
  const { store, games, log } = env;
  const lobbies = newLobbies(env);
  const liveMatches = newLiveMatches(env);
  const listen = newMessageHandler(liveMatches, env);
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
      liveMatches.tellLobby(changed.value);
      return accept(lobbyView(changed.value, guest));
    });

  function start(asked: string, guest: Guest): Promise<Result<LobbyView, Code>> {
    return changing(guest, async () => {
      const started = await lobbies.start(asked, guest);
      if (started.ok) {
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
      if (changed.ok || changed.refusal.code !== 'match-started' || change.do !== 'bot') return changed;
      return replaceAbsent(asked, change.seat);
    });
  }

  /** Where no clock runs, the host may let a bot play for somebody who is not connected, so that nobody blocks a match. */
  async function replaceAbsent(asked: string, seat: Seat): Promise<Result<MatchRow, Code>> {
    const row = await findRow(store, asked);
    if (!row.ok) return row;
    const { pace, seats } = lobbyOf(row.value);
    const occupant = seats[seat];
    if (occupant === undefined) return refuse('no-such-seat', { seat });
    if (pace.kind !== 'untimed' || occupant.kind !== 'human') return refuse('match-started');
    if (await liveMatches.isPresent(row.value.id, occupant.guest)) return refuse('match-started');
    const kept = await liveMatches.giveToBot(row.value.id, seat);
    return kept.ok ? row : kept;
  }

  function rematch(asked: string, guest: Guest): Promise<Result<LobbyView, Code>> {
    return call(async () => {
      const made = await lobbies.rematch(asked, guest);
      if (!made.ok) return made;
      liveMatches.tellLobby(made.value.old);
      return accept(lobbyView(made.value.next, guest));
    });
  }

  async function waitsFor(row: MatchRow): Promise<readonly Seat[]> {
    if (row.status !== 'running') return [];
    const open = liveMatches.open(row.id);
    if (open !== undefined) return open.waitsFor();
    const waited = await replayed(row, (_terms, { state }) => pending(state));
    return waited.ok ? waited.value : [];
  }

  /** Reads a match from its log without making it a live match. */
  async function replayed<R>(
    row: MatchRow,
    look: <T extends GameTypes>(config: MatchConfig<T>, progress: Progress<T>) => R,
  ): Promise<Result<R, Code>> {
    const entries = row.status === 'lobby' ? [] : await store.entries(row.id, 0);
    return withConfig(games, row, (config) =>
      look(config, reduceAll(config, firstProgress(config), { entries }).progress),
    );
  }

  async function turnIn(row: MatchRow): Promise<MatchTurn | undefined> {
    const looked = await replayed(row, (config, progress) => whomItWaitsFor(config, progress));
    if (!looked.ok) return undefined;
    const { code, game, status } = row;
    const { seats } = lobbyOf(row);
    const { winners } = (row.result ?? { winners: [] }) as { winners: readonly Seat[] };
    return {
      code,
      game,
      status,
      ...looked.value,
      names: seats.flatMap((occupant) => (occupant.kind === 'human' ? [occupant.name] : [])),
      winners: winners.flatMap((seat) => nameOf(seats[seat] as StoredSeat) ?? []),
    };
  }

  async function ownMatch(row: MatchRow, guest: Guest): Promise<OwnMatch> {
    const view = lobbyView(row, guest);
    const seats = await waitsFor(row);
    return { ...view, waitsFor: seats, waitsForYou: seats.some((seat) => seat === view.you.seat) };
  }

  async function record(asked: string, guest: Guest | undefined): Promise<Result<Json, Code>> {
    const found = await findRow(store, asked);
    if (!found.ok) return found;
    const row = found.value;
    if (row.status === 'over') return accept(await finishedRecord(row));
    const viewer = seatOf(lobbyOf(row), guest?.id) ?? 'spectator';
    return replayed(row, (config, { history }) => openRecord(config, history, viewer));
  }

  /** The record was stored at the end, under the rules that the match was played by. */
  async function finishedRecord(row: MatchRow): Promise<Json> {
    const kept = await store.record(row.id);
    if (kept !== undefined) return JSON.parse(kept) as Json;
    const written = await replayed(row, (config, { history }) => wholeRecord(config, history));
    return written.ok ? written.value : recordUnderOtherRules(row, await store.entries(row.id, 0));
  }

  /** A match whose stored data is invalid is left out of a list, so that it doesn't hide the others. */
  async function eachReadable<R>(
    rows: readonly MatchRow[],
    use: (row: MatchRow) => R | Promise<R>,
  ): Promise<R[]> {
    const results: R[] = [];
    for (const row of rows) {
      try {
        results.push(await use(row));
      } catch (error) {
        if (!(error instanceof InvalidLobby)) throw error;
        log.error({ match: row.id, error }, 'a match is left out of a list');
      }
    }
    return results;
  }

  liveMatches.schedule.start();

  return {
    create: (host, request) => changing(host, () => lobbies.create(host, request)),
    lobby: (asked, guest) =>
      call(async () => {
        const row = await findRow(store, asked);
        return row.ok ? accept(lobbyView(row.value, guest, asked)) : row;
      }),
    publicMatches: async (guest) => {
      const rows = await store.publicMatches(MOST_PUBLIC);
      return eachReadable(
        rows.filter(({ status }) => status !== 'over'),
        (row) => lobbyView(row, guest),
      );
    },
    matchesOf: async (guest) => {
      const rows = await store.matchesOf(guest.id, MOST_OWN);
      return eachReadable(rows, (row) => ownMatch(row, guest));
    },
    join: (asked, guest) => changing(guest, () => lobbies.join(asked, guest)),
    leave,
    changeSeats,
    changeTerms: (asked, guest, change) => changing(guest, () => lobbies.changeTerms(asked, guest, change)),
    start,
    rematch,
    record: (asked, guest) => call(() => record(asked, guest)),
    turn: async (asked) => {
      const row = await store.match(asked);
      return row === undefined || row.status === 'lobby' ? undefined : turnIn(row);
    },
    isPresent: liveMatches.isPresent,
    receive: async (client, message) => {
      if (isDraining) client.send(refusedMessage(message.id, refuse('draining')));
      else await listen(client, message);
    },
    forget: liveMatches.forget,
    get figures() {
      return liveMatches.figures();
    },
    drain: async () => {
      isDraining = true;
      await Promise.allSettled(underWay);
      await liveMatches.close();
      await env.thinker.close?.();
    },
  };
}

/** Only people are listed: nobody else needs a reminder. */
function whomItWaitsFor<T extends GameTypes>(
  config: MatchConfig<T>,
  progress: Progress<T>,
): Pick<MatchTurn, 'decision' | 'people' | 'isLast'> {
  const { state } = progress;
  const waited = pending(state).filter((seat) => !isMovedByBot(config, progress, seat));
  const people = waited.flatMap((seat) => {
    const occupant = config.seats[seat];
    return occupant?.kind === 'human' ? [{ guest: occupant.guest, name: occupant.name }] : [];
  });
  const hasChosen = config.seats.some(
    ({ kind }, seat) =>
      kind === 'human' && !waited.includes(seat) && (state.private[seat]?.plan.length ?? 0) > 0,
  );
  return { decision: state.public.decision, people, isLast: people.length === 1 && hasChosen };
}
