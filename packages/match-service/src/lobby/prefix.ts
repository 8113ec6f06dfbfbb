// A match that begins where given moves have led: a lesson with a deal of its own, a record up to some moment, or a match
// whose last turn is taken back. For matches of one guest against bots, because its seed is known.

import type { OpenGame } from '@mirabilia/games/open';
import {
  accept,
  byRules,
  type GameTypes,
  type JsonObject,
  type Result,
  refuse,
  type Seat,
  type Seed,
} from '@mirabilia/kernel';
import type { Aids, Code } from '@mirabilia/protocol';
import type { Guest } from '../client.ts';
import type { Environment } from '../environment.ts';
import { type MatchConfig, matchConfigOf } from '../match/match-config.ts';
import { firstProgress, isOver, nextDuty, type Progress } from '../match/progress.ts';
import { reduce, reduceAll } from '../match/reduce.ts';
import { withConfig } from '../match/with-config.ts';
import { protocolRefusal } from '../refusal.ts';
import type { LogEntry, MatchRow } from '../store.ts';
import { hostSits, type Lobby, newLobby, readSeat, type StoredSeat, seatOf } from './lobby.ts';
import { findRow } from './rows.ts';
import { lobbyOf } from './stored-lobby.ts';

/** Plain data: it goes from one thread to another. */
export interface MatchPrefix {
  readonly game: string;
  readonly options: JsonObject;
  /** The present rules, unless the moves were made under older ones. */
  readonly rulesVersion?: number;
  readonly seed: Seed;
  /** As the deal seats them: `open` for the guest, and `bot:<level>`. */
  readonly seats: readonly string[];
  readonly botDelay: number;
  readonly aids?: Aids;
  /** Bots' choices follow from the seed: see `Lobby`. */
  readonly fixedChance?: boolean;
  /** The moves that were made, in notation and in the order of a match's history, forced ones included. */
  readonly moves: readonly PrefixMove[];
}

export interface PrefixMove {
  readonly seat: Seat;
  readonly move: string;
}

type Occupied = Omit<MatchPrefix, 'seats'> & { readonly seats: readonly StoredSeat[] };

export interface PrefixedMatches {
  /** Refused if the moves are not legal, or if they end the match. */
  start(guest: Guest, prefix: MatchPrefix): Promise<Result<MatchRow, Code>>;
  /** A new match that stands where the guest last had a choice. Refused if there was none. */
  undo(asked: string, guest: Guest): Promise<Result<MatchRow, Code>>;
}

type Needs = Pick<Environment, 'clock' | 'thinker' | 'newId'>;

/** Where the moves of a prefix have led. */
export interface Beginning<T extends GameTypes> {
  readonly config: MatchConfig<T>;
  readonly lobby: Lobby;
  readonly progress: Progress<T>;
  readonly entries: readonly LogEntry[];
}

function occupied(
  { thinker }: Needs,
  { guest, prefix }: { readonly guest: Guest; readonly prefix: MatchPrefix },
): Result<Occupied, Code> {
  const seats: StoredSeat[] = [];
  for (const seat of prefix.seats) {
    const occupant = readSeat(seat, thinker.levels);
    if (!occupant.ok) return occupant;
    seats.push(occupant.value);
  }
  return accept({ ...prefix, seats: hostSits(seats, guest) });
}

function begin<T extends GameTypes>(
  { clock, newId }: Needs,
  opened: OpenGame<T>,
  { guest, match }: { readonly guest: Guest; readonly match: Occupied },
): Result<Beginning<T>, Code> {
  const game = byRules(opened.game, match.rulesVersion ?? opened.game.rulesVersion);
  if (game === undefined) return refuse('other-rules');
  const { seats, seed } = match;
  const options = game.readOptions({ ...match.options, players: seats.length });
  if (!options.ok) return protocolRefusal(options.refusal, 'bad-options');
  const now = clock();
  const terms = { ...match, pace: { kind: 'untimed' }, visibility: 'private' } as const;
  const lobby: Lobby = {
    ...newLobby(terms, { options: options.value, seats, secret: null }),
    fixedChance: match.fixedChance === true,
    startedAt: now,
  };
  const config = matchConfigOf({ ...opened, game }, { id: newId(), seed, host: guest.id }, lobby);
  const entries: LogEntry[] = [];
  let progress = firstProgress(config);
  for (const { seat, move } of match.moves) {
    const { decision } = progress.state.public;
    const step = progress.state.private[seat]?.plan.length ?? 0;
    const by = seats[seat]?.kind === 'bot' ? 'bot' : 'player';
    const entry: LogEntry = {
      seq: progress.seq + 1,
      at: now,
      body: { kind: 'commit', seat, decision, step, move, by },
    };
    const reduced = reduce(config, progress, entry);
    if (!reduced.ok) return protocolRefusal(reduced.refusal, 'illegal-move');
    progress = reduced.value.progress;
    entries.push(entry);
  }
  return accept({ config, lobby, progress, entries });
}

/** A match that begins where the moves have led, without a store. */
export function beginningOf<T extends GameTypes>(
  needs: Needs,
  opened: OpenGame<T>,
  given: { readonly guest: Guest; readonly prefix: MatchPrefix },
): Result<Beginning<T>, Code> {
  const match = occupied(needs, given);
  return match.ok ? begin(needs, opened, { guest: given.guest, match: match.value }) : match;
}

export function newPrefixedMatches(env: Environment): PrefixedMatches {
  const { store, games, newCode } = env;

  async function start(guest: Guest, prefix: MatchPrefix): Promise<Result<MatchRow, Code>> {
    const match = occupied(env, { guest, prefix });
    return match.ok ? add(guest, match.value) : match;
  }

  async function undo(asked: string, guest: Guest): Promise<Result<MatchRow, Code>> {
    const found = await findRow(store, asked, guest);
    if (!found.ok) return found;
    const row = found.value;
    const lobby = lobbyOf(row);
    const seat = seatOf(lobby, guest.id);
    if (seat === undefined) return refuse('not-seated');
    const entries = await store.entries(row.id, 0);
    const moves = withConfig(games, row, (config) => movesBefore(config, entries, seat));
    if (!moves.ok) return moves;
    if (moves.value === undefined) return refuse('no-such-step');
    const { game, rulesVersion, seed } = row;
    return add(guest, { ...lobby, game, rulesVersion, seed: seed as Seed, moves: moves.value });
  }

  async function add(guest: Guest, match: Occupied): Promise<Result<MatchRow, Code>> {
    const built = games.with(match.game, (opened) => build(opened, guest, match));
    if (built === undefined) return refuse('no-such-game', { game: match.game });
    if (!built.ok) return built;
    const { row, entries } = built.value;
    await store.createMatch(row);
    if (entries.length > 0) await store.append({ match: row.id, entries });
    return accept(row);
  }

  function build<T extends GameTypes>(
    opened: OpenGame<T>,
    guest: Guest,
    match: Occupied,
  ): Result<{ readonly row: MatchRow; readonly entries: readonly LogEntry[] }, Code> {
    const begun = begin(env, opened, { guest, match });
    if (!begun.ok) return begun;
    const { config, lobby, progress, entries } = begun.value;
    if (isOver(progress)) return refuse('match-over');
    const { game, seed } = config;
    const now = config.startedAt;
    const row: MatchRow = {
      id: config.match,
      code: newCode(),
      game: game.id,
      rulesVersion: game.rulesVersion,
      status: 'running',
      visibility: 'private',
      host: guest.id,
      lobby,
      seed,
      result: null,
      // Forced moves are carried out when the match is loaded, bots' when they are due.
      wakeAt: nextDuty(config, progress, 0),
      createdAt: now,
      updatedAt: now,
      version: 1,
    };
    return accept({ row, entries });
  }

  return { start, undo };
}

/** The moves of all decisions before the last one in which the seat's player has chosen; undefined if they never have. */
function movesBefore<T extends GameTypes>(
  config: MatchConfig<T>,
  entries: readonly LogEntry[],
  seat: Seat,
): readonly PrefixMove[] | undefined {
  let resolved = 0;
  let hasChosen = false;
  let end: number | undefined;
  const each = ({ body }: LogEntry, { history }: Progress<T>): void => {
    if (body.kind === 'commit' && body.seat === seat && body.by === 'player') hasChosen = true;
    if (hasChosen) end = resolved;
    if (history.length === resolved) return;
    resolved = history.length;
    hasChosen = false;
  };
  const { progress } = reduceAll(config, firstProgress(config), { entries, each });
  if (end === undefined) return undefined;
  const { make } = config.game.notation;
  return progress.history.slice(0, end).map((entry) => ({ seat: entry.seat, move: make(entry.move) }));
}
