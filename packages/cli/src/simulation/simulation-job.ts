// A simulation and its results, as plain data that travels between threads.

import { type BotId, isBotId } from '@mirabilia/bots';
import type { GameId } from '@mirabilia/games';
import { type GameTypes, type Match, outcomeOf, recordOf, seedOfMatch } from '@mirabilia/kernel';
import { type NarratedGame, withNarratedGame } from '../narrator/narrated-games.ts';
import { type Forfeit, forfeitsEntry, sharesOf, winnersAfter } from '../programs/forfeit.ts';
import { playWithPrograms } from '../programs/play-with-programs.ts';
import type { PlayerId } from '../programs/player-id.ts';
import type { ProgramPool } from '../programs/program-pool.ts';
import { type MatchSeating, playMatch, sitters } from './play-match.ts';
import type { MatchRange } from './play-series.ts';

export interface SimulationJob {
  readonly game: GameId;
  /** As given on the command line; the game has accepted them. */
  readonly options: Readonly<Record<string, unknown>>;
  readonly botIds: readonly PlayerId[];
  /** Milliseconds that a program has for a decision. */
  readonly moveTime: number;
  /** The seed of the series: match i's seed follows from it and i alone. */
  readonly series: string;
  readonly keeps: 'records' | 'scores';
}

export interface SeatResult {
  readonly label: string;
  readonly score: Readonly<Record<string, number>>;
  /** The part of the victory: 1, or less where it is shared, or 0. */
  readonly share: number;
}

export interface MatchResult {
  readonly seats: readonly SeatResult[];
  /** The record's line, if records are kept. */
  readonly line: string;
  readonly forfeits: readonly Forfeit[];
}

export const playBatch = (job: SimulationJob, { from, to }: MatchRange): MatchResult[] => {
  const { botIds } = job;
  if (!botIds.every(isBotId)) throw new Error('programs play in a series of their own');
  return Array.from({ length: to - from }, (_, i) => playNth({ ...job, botIds }, from + i));
};

/** The same where programs take part. */
export async function playBatchWithPrograms(
  job: SimulationJob,
  { from, to }: MatchRange,
  programs: ProgramPool,
): Promise<MatchResult[]> {
  const results: MatchResult[] = [];
  for (let index = from; index < to; index++) results.push(await playNthWithPrograms(job, index, programs));
  return results;
}

function playNth(job: SimulationJob & { readonly botIds: readonly BotId[] }, index: number): MatchResult {
  return withNarratedGame(job.game, (narrated) => {
    const match = playMatch(narrated.game, seatingOf(narrated, job, index));
    return resultOf(narrated, job, { match, forfeits: [] });
  });
}

const playNthWithPrograms = (
  job: SimulationJob,
  index: number,
  programs: ProgramPool,
): Promise<MatchResult> =>
  withNarratedGame(job.game, async (narrated) => {
    const seating = seatingOf(narrated, job, index);
    const rules = { programs, moveTime: job.moveTime };
    return resultOf(narrated, job, await playWithPrograms(narrated.game, seating, rules));
  });

function seatingOf<T extends GameTypes, Id extends PlayerId>(
  { game }: NarratedGame<T>,
  { options: given, botIds, series }: SimulationJob & { readonly botIds: readonly Id[] },
  index: number,
): MatchSeating<T, Id> {
  const options = game.readOptions(given);
  if (!options.ok) throw new Error(options.refusal.code);
  return { options: options.value, seed: seedOfMatch(series, index), botIds };
}

function resultOf<T extends GameTypes>(
  { narrator }: NarratedGame<T>,
  { botIds, keeps }: SimulationJob,
  { match, forfeits }: { readonly match: Match<T>; readonly forfeits: readonly Forfeit[] },
): MatchResult {
  const outcome = outcomeOf(match);
  if (outcome === undefined) throw new Error('the match has no outcome');
  const { scores } = outcome;
  const shares = sharesOf(scores.length, winnersAfter(outcome, new Set(forfeits.map(({ seat }) => seat))));
  const record = (): object => ({ ...recordOf(match, sitters(match, botIds)), ...forfeitsEntry(forfeits) });
  return {
    seats: scores.map((score, seat) => ({
      label: narrator.label(match.state.public.table, seat),
      score,
      share: shares[seat] ?? 0,
    })),
    line: keeps === 'records' ? `${JSON.stringify(record())}\n` : '',
    forfeits,
  };
}
