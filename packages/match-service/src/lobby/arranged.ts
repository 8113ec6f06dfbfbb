// A match that nobody hosts by hand: a table of a tournament. It begins at once, with the people and the deal that are given.
// Whoever asks for the same id again finds the same match, so that a process can go on where another one was killed.

import type { OpenGame } from '@mirabilia/games/open';
import {
  accept,
  type GameTypes,
  type JsonObject,
  type Result,
  refuse,
  type Seat,
  type Seed,
} from '@mirabilia/kernel';
import type { Code, Emblem, Pace } from '@mirabilia/protocol';
import type { Environment } from '../environment.ts';
import { applyFollowUps } from '../match/apply-command.ts';
import { matchConfigOf } from '../match/match-config.ts';
import { firstProgress, nextDuty } from '../match/progress.ts';
import { protocolRefusal } from '../refusal.ts';
import { Conflict, type LogEntry, type MatchRow } from '../store.ts';
import { type Lobby, newLobby, type StoredSeat, type TournamentTable } from './lobby.ts';

/** Who sits at an arranged table. */
export type ArrangedSeat =
  | {
      readonly kind: 'human';
      readonly guest: string;
      readonly name: string;
      readonly emblem?: Emblem;
      /** A bot plays until they come. */
      readonly isAbsent: boolean;
    }
  | { readonly kind: 'bot'; readonly level: string };

export interface ArrangedMatch {
  readonly id: string;
  readonly game: string;
  readonly options: JsonObject;
  readonly host: string;
  readonly seats: readonly ArrangedSeat[];
  readonly pace: Pace;
  readonly seed: Seed;
  readonly tournament: TournamentTable;
}

const MOST_CODES = 20;
/** Milliseconds between the moves of a table's bots, so that people can follow. */
const BOT_DELAY = 500;

type Needs = Pick<Environment, 'store' | 'clock' | 'games' | 'newCode' | 'thinker'>;

export async function arrangeMatch(env: Needs, match: ArrangedMatch): Promise<Result<MatchRow, Code>> {
  const { store, games, newCode, thinker } = env;
  const there = await store.match(match.id);
  const built = there ?? games.with(match.game, (opened) => rowOf(env, opened, match));
  if (built === undefined) return refuse('no-such-game', { game: match.game });
  const made = 'ok' in built ? built : accept(built);
  if (!made.ok) return made;
  let row = made.value;
  for (let attempt = 0; there === undefined; attempt++) {
    try {
      await store.createMatch(row);
      break;
    } catch (error) {
      if (!(error instanceof Conflict) || attempt === MOST_CODES) throw error;
      // Another process has just made it, or the code is taken.
      const other = await store.match(match.id);
      if (other !== undefined) {
        row = other;
        break;
      }
      row = { ...row, code: newCode() };
    }
  }
  await giveAbsentSeats(env, row, match.seats);
  await store.seatGuests(
    row.id,
    match.seats.flatMap((seat) => (seat.kind === 'human' ? [seat.guest] : [])),
  );
  if (row.status !== 'over') thinker.prepare?.(match.game, [thinker.standInLevel]);
  return accept(row);
}

/** The first entries of the log, so that it is done once: players who have come back keep their seats. */
async function giveAbsentSeats(
  { store, clock }: Needs,
  { id, lobby, wakeAt }: MatchRow,
  seats: readonly ArrangedSeat[],
): Promise<void> {
  const absent = seats.flatMap((seat, at): Seat[] => (seat.kind === 'human' && seat.isAbsent ? [at] : []));
  if (absent.length === 0) return;
  const at = Math.max(clock(), (lobby.startedAt as number | null) ?? 0);
  const entries = absent.map(
    (seat, index): LogEntry => ({
      seq: index + 1,
      at,
      body: { kind: 'keeper', seat, keeper: 'bot' },
    }),
  );
  try {
    await store.append({ match: id, entries, patch: { wakeAt: Math.min(wakeAt ?? at, at) } });
  } catch (error) {
    if (!(error instanceof Conflict)) throw error;
  }
}

function rowOf<T extends GameTypes>(
  { clock, newCode }: Needs,
  opened: OpenGame<T>,
  { id, game: gameId, options: given, host, seats, pace, seed, tournament }: ArrangedMatch,
): Result<MatchRow, Code> {
  const { game } = opened;
  // The seats are the tournament's: the deal doesn't move them.
  const options = game.readOptions({ ...given, seating: 'as-is', players: seats.length });
  if (!options.ok) return protocolRefusal(options.refusal, 'bad-options');
  const now = clock();
  const stored = seats.map((seat): StoredSeat => {
    if (seat.kind === 'bot') return seat;
    const { isAbsent: _, ...human } = seat;
    return human;
  });
  const terms = {
    pace,
    botDelay: BOT_DELAY,
    visibility: 'private',
    spectatorChat: !tournament.sealed,
    aids: { memory: true, score: false, help: false },
  } as const;
  const lobby: Lobby = {
    ...newLobby(terms, { options: options.value, seats: stored, secret: null }),
    // Equal moves at tables with the same deal have equal replies.
    fixedChance: tournament.sealed,
    startedAt: now,
    tournament,
  };
  const config = matchConfigOf(opened, { id, seed, host }, lobby);
  const progress = firstProgress(config);
  const isMoving = applyFollowUps(config, progress, now) !== undefined;
  return accept({
    id,
    code: newCode(),
    game: gameId,
    rulesVersion: game.rulesVersion,
    status: 'running',
    visibility: 'private',
    host,
    lobby,
    seed,
    result: null,
    wakeAt: isMoving ? now : nextDuty(config, progress, 0),
    createdAt: now,
    updatedAt: now,
    version: 1,
  });
}
