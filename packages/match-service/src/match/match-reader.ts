// Questions about a match that are answered from the store: whom it waits for, and its record. They don't make it a live
// match.

import { accept, type GameTypes, type Json, type Result, refuse, type Seat } from '@mirabilia/kernel';
import type { Code, Comment } from '@mirabilia/protocol';
import { isHeard, saidIn } from '../broadcast/chat.ts';
import type { Guest } from '../client.ts';
import type { Environment } from '../environment.ts';
import { isClosedTo, type StoredSeat, seatOf } from '../lobby/lobby.ts';
import { nameOf } from '../lobby/lobby-view.ts';
import { lobbyOf } from '../lobby/stored-lobby.ts';
import type { LogEntry, MatchRow, MatchStatus } from '../store.ts';
import type { LiveMatches } from './live-matches.ts';
import { logPages } from './log-pages.ts';
import type { MatchConfig } from './match-config.ts';
import { awaited, firstProgress, isMovedByBot, type Progress } from './progress.ts';
import { openRecord, recordUnderOtherRules, wholeRecord } from './record.ts';
import { reduceAll } from './reduce.ts';
import { lastingTalk } from './talk.ts';
import { withConfig } from './with-config.ts';

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

export interface MatchReader {
  waitsFor(row: MatchRow): Promise<readonly Seat[]>;
  /** Undefined if the match has not started, or was started under other rules. */
  turn(row: MatchRow): Promise<MatchTurn | undefined>;
  /** Whom the host let speak when the match ended; undefined if it was played under other rules. */
  talk(row: MatchRow): Promise<ReturnType<typeof lastingTalk> | undefined>;
  record(row: MatchRow, guest: Guest | undefined): Promise<Result<Json, Code>>;
  /** What was said about turns, by those whom the guest hears. */
  comments(row: MatchRow, guest: Guest | undefined): Promise<Result<readonly Comment[], Code>>;
}

/** Matches whose progress is remembered. It takes as much memory however long the log is. */
const MOST_REMEMBERED = 1000;

export function newMatchReader(
  env: Pick<Environment, 'store' | 'games' | 'pause'>,
  liveMatches: Pick<LiveMatches, 'open'>,
): MatchReader {
  const { store, games } = env;
  /**
   * How far each match had come when it was last read, the latest last. A log of thousands of changes of mind takes
   * a second to replay, and everybody may ask for it again and again: only what is new is read.
   */
  const remembered = new Map<string, Promise<Progress<never>>>();

  async function waitsFor(row: MatchRow): Promise<readonly Seat[]> {
    if (row.status !== 'running') return [];
    const open = liveMatches.open(row.id);
    if (open !== undefined) return open.waitsFor();
    const waited = await replayed(row, (_config, progress) => awaited(progress));
    return waited.ok ? waited.value : [];
  }

  /** Questions about one match are answered one after the other, so that many at once don't all replay it. */
  function progressOf<T extends GameTypes>(config: MatchConfig<T>): Promise<Progress<T>> {
    const { match } = config;
    // cast: a match has one game.
    const before = remembered.get(match) as Promise<Progress<T>> | undefined;
    const now = advanced(config, before);
    remembered.delete(match);
    remembered.set(match, now as Promise<Progress<never>>);
    const [oldest] = remembered.keys();
    if (remembered.size > MOST_REMEMBERED && oldest !== undefined) remembered.delete(oldest);
    return now;
  }

  async function advanced<T extends GameTypes>(
    config: MatchConfig<T>,
    before: Promise<Progress<T>> | undefined,
  ): Promise<Progress<T>> {
    let progress = (await before?.catch(() => undefined)) ?? firstProgress(config);
    for await (const entries of logPages(env, config.match, progress.seq)) {
      ({ progress } = reduceAll(config, progress, { entries }));
    }
    return progress;
  }

  /** Reads a match from its log without making it a live match. */
  async function replayed<R>(
    row: MatchRow,
    look: <T extends GameTypes>(config: MatchConfig<T>, progress: Progress<T>) => R,
  ): Promise<Result<R, Code>> {
    const looking = withConfig(games, row, async (config) => look(config, await progressOf(config)));
    return looking.ok ? accept(await looking.value) : looking;
  }

  async function turn(row: MatchRow): Promise<MatchTurn | undefined> {
    if (row.status === 'lobby') return undefined;
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

  async function talk(row: MatchRow): Promise<ReturnType<typeof lastingTalk> | undefined> {
    const lasting = await replayed(row, (config, progress) => lastingTalk(config, progress.talk));
    return lasting.ok ? lasting.value : undefined;
  }

  async function record(row: MatchRow, guest: Guest | undefined): Promise<Result<Json, Code>> {
    const lobby = lobbyOf(row);
    if (isClosedTo(lobby, guest?.id)) return refuse('sealed');
    if (row.status === 'over') {
      return lobby.tournament?.sealed === true ? refuse('sealed') : accept(await finishedRecord(row));
    }
    const viewer = seatOf(lobby, guest?.id) ?? 'spectator';
    return replayed(row, (config, { history }) => openRecord(config, history, viewer));
  }

  /** The record was stored at the end, under the rules that the match was played by. */
  async function finishedRecord(row: MatchRow): Promise<Json> {
    const kept = await store.record(row.id);
    if (kept !== undefined) return JSON.parse(kept) as Json;
    const written = await replayed(row, (config, progress) => wholeRecord(config, progress));
    return written.ok ? written.value : recordUnderOtherRules(row, await wholeLog(row.id));
  }

  async function comments(
    row: MatchRow,
    guest: Guest | undefined,
  ): Promise<Result<readonly Comment[], Code>> {
    const looked = await replayed(row, ({ match, seats, removed }, { talk }) => ({
      config: { match, seats, removed },
      progress: { talk },
    }));
    if (!looked.ok) return looked;
    const at = looked.value;
    const found: Comment[] = [];
    for await (const page of logPages(env, row.id)) {
      for (const entry of page) {
        const said = saidIn(at, { entry, told: entry.seq });
        if (said?.message.decision === undefined || !isHeard(at, said.guest, guest?.id)) continue;
        const { decision, name, seat, text, at: time } = said.message;
        found.push({ decision, name, seat, text, at: time });
      }
    }
    return accept(found);
  }

  async function wholeLog(match: string): Promise<LogEntry[]> {
    const log: LogEntry[] = [];
    for await (const page of logPages(env, match)) log.push(...page);
    return log;
  }

  return { waitsFor, turn, talk, record, comments };
}

/** Only people are listed: nobody else needs a reminder. */
function whomItWaitsFor<T extends GameTypes>(
  config: MatchConfig<T>,
  progress: Progress<T>,
): Pick<MatchTurn, 'decision' | 'people' | 'isLast'> {
  const { state } = progress;
  const waited = awaited(progress).filter((seat) => !isMovedByBot(config, progress, seat));
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
