// A simulation and its results, as plain data that travels between threads.

import { type BotId, isBotId } from '@mirabilia/bots';
import type { GameId } from '@mirabilia/games';
import {
  type Game,
  type GameTypes,
  type Match,
  type MatchRecord,
  newRecorder,
  outcomeOf,
  type Recorder,
  recordOf,
  type Sitter,
  seedOfMatch,
} from '@mirabilia/kernel';
import { type NarratedGame, withNarratedGame } from '../narrator/narrated-games.ts';
import { type Forfeit, forfeitsEntry, sharesOf, winnersAfter } from '../programs/forfeit.ts';
import { playWithPrograms } from '../programs/play-with-programs.ts';
import type { PlayerId } from '../programs/player-id.ts';
import type { ProgramPool } from '../programs/program-pool.ts';
import { type MatchSeating, playMatch, sitters } from './play-match.ts';
import type { MatchRange } from './play-series.ts';
import { addSeat, type ScoreTotals } from './score-totals.ts';

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

/** What a batch of matches comes to: a thread sends one message about them, not one for each. */
export interface BatchResult {
  readonly matches: number;
  readonly totals: ScoreTotals;
  /** The records, one per line, if they are kept. */
  readonly lines: string;
  /** Matches that programs have lost by a fault, counted from the batch's first, which is 0. */
  readonly forfeited: readonly { readonly match: number; readonly forfeits: readonly Forfeit[] }[];
}

interface Ended<T extends GameTypes> {
  readonly match: Match<T>;
  readonly forfeits: readonly Forfeit[];
  readonly record: (sitters: readonly Sitter[]) => MatchRecord;
}

export const playBatch = (job: SimulationJob, { from, to }: MatchRange): BatchResult => {
  const { botIds } = job;
  if (!botIds.every(isBotId)) throw new Error('programs play in a series of their own');
  return withNarratedGame(job.game, (narrated) => {
    const batch = newBatch(narrated, job);
    for (let index = from; index < to; index++) {
      batch.add(playOne(narrated.game, seatingOf(narrated, { ...job, botIds }, index), job.keeps));
    }
    return batch.result();
  });
};

/** Plays a match, and writes it down on the way if records are kept. */
function playOne<T extends GameTypes>(
  game: Game<T>,
  seating: MatchSeating<T, BotId>,
  keeps: SimulationJob['keeps'],
): Ended<T> {
  let recorder: Recorder | undefined;
  const onResolved = (match: Match<T>): void => {
    recorder ??= newRecorder(match);
    recorder.note();
  };
  const match = playMatch(game, seating, keeps === 'records' ? { onResolved } : {});
  return { match, forfeits: [], record: (seats) => (recorder as Recorder).record(seats) };
}

/** The same where programs take part. */
export const playBatchWithPrograms = (
  job: SimulationJob,
  { from, to }: MatchRange,
  programs: ProgramPool,
): Promise<BatchResult> =>
  withNarratedGame(job.game, async (narrated) => {
    const batch = newBatch(narrated, job);
    const rules = { programs, moveTime: job.moveTime };
    for (let index = from; index < to; index++) {
      const ended = await playWithPrograms(narrated.game, seatingOf(narrated, job, index), rules);
      batch.add({ ...ended, record: (sitters) => recordOf(ended.match, sitters) });
    }
    return batch.result();
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

function newBatch<T extends GameTypes>({ narrator }: NarratedGame<T>, { botIds, keeps }: SimulationJob) {
  const totals: ScoreTotals = new Map();
  const forfeited: { match: number; forfeits: readonly Forfeit[] }[] = [];
  let lines = '';
  let matches = 0;
  return {
    add({ match, forfeits, record }: Ended<T>): void {
      const outcome = outcomeOf(match);
      if (outcome === undefined) throw new Error('the match has no outcome');
      const { scores } = outcome;
      const winners = winnersAfter(outcome, new Set(forfeits.map(({ seat }) => seat)));
      const shares = sharesOf(scores.length, winners);
      for (const [seat, score] of scores.entries()) {
        const label = narrator.label(match.state.public.table, seat);
        addSeat(totals, { label, score, share: shares[seat] ?? 0 });
      }
      if (keeps === 'records') {
        const whole = { ...record(sitters(match, botIds)), ...forfeitsEntry(forfeits) };
        lines += `${JSON.stringify(whole)}\n`;
      }
      if (forfeits.length > 0) forfeited.push({ match: matches, forfeits });
      matches++;
    },
    result: (): BatchResult => ({ matches, totals, lines, forfeited }),
  };
}
