// A simulation and its results, as plain data that travels between threads.

import type { BotId } from '@mirabilia/bots';
import type { GameId } from '@mirabilia/games';
import { outcomeOf, recordOf, seedOfMatch } from '@mirabilia/kernel';
import { withNarratedGame } from '../narrator/narrated-games.ts';
import { playMatch, sitters } from './play-match.ts';
import type { MatchRange } from './play-series.ts';

export interface SimulationJob {
  readonly game: GameId;
  /** As given on the command line; the game has accepted them. */
  readonly options: Readonly<Record<string, unknown>>;
  readonly botIds: readonly BotId[];
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
}

export function playNth(job: SimulationJob, index: number): MatchResult {
  return withNarratedGame(job.game, ({ game, narrator }) => {
    const options = game.readOptions(job.options);
    if (!options.ok) throw new Error(options.refusal.code);
    const { botIds, series, keeps } = job;
    const match = playMatch(game, { options: options.value, seed: seedOfMatch(series, index), botIds });
    const outcome = outcomeOf(match);
    if (outcome === undefined) throw new Error('the match has no outcome');
    const { scores, winners } = outcome;
    return {
      seats: scores.map((score, seat) => ({
        label: narrator.label(match.state.public.table, seat),
        score,
        share: winners.includes(seat) ? 1 / winners.length : 0,
      })),
      line: keeps === 'records' ? `${JSON.stringify(recordOf(match, sitters(match, botIds)))}\n` : '',
    };
  });
}

export function playBatch(job: SimulationJob, { from, to }: MatchRange): MatchResult[] {
  return Array.from({ length: to - from }, (_, i) => playNth(job, from + i));
}
