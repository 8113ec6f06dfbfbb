// A series of the arena and one match of it, as plain data that travels between threads.

import { isBotId } from '@mirabilia/bots';
import { rotationsOf, seriesPosition } from '@mirabilia/bots/arena';
import { type GameId, withGame } from '@mirabilia/games';
import {
  type Game,
  type GameTypes,
  type JsonObject,
  type Match,
  recordOf,
  type Seed,
  seedOfMatch,
} from '@mirabilia/kernel';
import { type Forfeit, forfeitsEntry } from '../programs/forfeit.ts';
import { playWithPrograms } from '../programs/play-with-programs.ts';
import { budgetOf, type PlayerId } from '../programs/player-id.ts';
import type { ProgramPool } from '../programs/program-pool.ts';
import { type MatchSeating, playMatch, type Stopwatch, sitters } from '../simulation/play-match.ts';
import type { MatchRange } from '../simulation/play-series.ts';

export interface ArenaJob {
  readonly game: GameId;
  /** As given on the command line; the game has accepted them. */
  readonly options: Readonly<Record<string, unknown>>;
  readonly lineUp: readonly PlayerId[];
  /** The seed of the series: the nth deal follows from it and n alone. */
  readonly series: string;
  /** Milliseconds that a program has for a decision, if there is one in the line-up. */
  readonly moveTime?: number;
}

/** One match of the series: its seating and its seed. */
export interface Pairing {
  readonly deal: number;
  readonly seating: readonly PlayerId[];
  readonly seed: Seed;
  /** The arena's part of the record, so that the series can be continued. */
  readonly arena: JsonObject;
}

export function pairingAt({ game, lineUp, series }: ArenaJob, index: number): Pairing {
  const rotations = rotationsOf(lineUp);
  const { deal, rotation } = seriesPosition(index, rotations.length);
  const budgets = lineUp.map((bot) => budgetOf(bot, game, lineUp.length));
  return {
    deal,
    seating: rotations[rotation] as readonly PlayerId[],
    seed: seedOfMatch(series, deal),
    arena: { series, bots: lineUp, budgets, deal, rotation },
  };
}

export interface PlayedMatch {
  /** The record's line. It contains no times: the same series gives the same bytes. */
  readonly line: string;
  /** Milliseconds that each choice took, by bot. */
  readonly times: ReadonlyMap<PlayerId, readonly number[]>;
  readonly forfeits: readonly Forfeit[];
}

/** A match without programs: it may come from another machine, which must not have us run commands. */
export function playPairing(job: ArenaJob, index: number): PlayedMatch {
  const pairing = pairingAt(job, index);
  const { seating } = pairing;
  if (!seating.every(isBotId)) throw new Error('programs play only where the arena runs');
  return withGame(job.game, (game) => {
    const times = newTimesOf(seating);
    const matchSeating = { ...seatingOf(game, job, pairing), botIds: seating };
    const match = playMatch(game, matchSeating, { stopwatch: stopwatchOf(times) });
    return playedOf(pairing, { match, forfeits: [], times });
  });
}

export function playPairings(job: ArenaJob, { from, to }: MatchRange): PlayedMatch[] {
  return Array.from({ length: to - from }, (_, i) => playPairing(job, from + i));
}

/** The same where programs take part. */
export async function playPairingsWithPrograms(
  job: ArenaJob,
  { from, to }: MatchRange,
  programs: ProgramPool,
): Promise<PlayedMatch[]> {
  const played: PlayedMatch[] = [];
  for (let index = from; index < to; index++) {
    const pairing = pairingAt(job, index);
    const times = newTimesOf(pairing.seating);
    const rules = { programs, moveTime: job.moveTime ?? 0, stopwatch: stopwatchOf(times) };
    const one = await withGame(job.game, async (game) => {
      const seating = seatingOf(game, job, pairing);
      return playedOf(pairing, { ...(await playWithPrograms(game, seating, rules)), times });
    });
    played.push(one);
  }
  return played;
}

type Times = ReadonlyMap<PlayerId, number[]>;

const newTimesOf = (seating: readonly PlayerId[]): Times => new Map(seating.map((bot) => [bot, []]));

const stopwatchOf =
  (times: Times): Stopwatch =>
  (bot, milliseconds) =>
    times.get(bot)?.push(milliseconds);

function seatingOf<T extends GameTypes>(
  game: Game<T>,
  job: ArenaJob,
  { seating, seed }: Pairing,
): MatchSeating<T, PlayerId> {
  const options = game.readOptions(job.options);
  if (!options.ok) throw new Error(options.refusal.code);
  return { options: options.value, seed, botIds: seating };
}

interface Finished<T extends GameTypes> {
  readonly match: Match<T>;
  readonly forfeits: readonly Forfeit[];
  readonly times: Times;
}

function playedOf<T extends GameTypes>(
  { seating, arena }: Pairing,
  { match, forfeits, times }: Finished<T>,
): PlayedMatch {
  const record = recordOf(match, sitters(match, seating));
  const line = `${JSON.stringify({ ...record, ...forfeitsEntry(forfeits), arena })}\n`;
  return { line, times, forfeits };
}
