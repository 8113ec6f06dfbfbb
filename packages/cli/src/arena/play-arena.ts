import { accept } from '@mirabilia/kernel';
import { type CommandResult, complain, failed } from '../command-result.ts';
import { isProgram, type PlayerId } from '../programs/player-id.ts';
import { newForfeitTeller } from '../programs/tell-forfeits.ts';
import { playSeries } from '../simulation/play-series.ts';
import { matches, percent } from '../text/numbers.ts';
import { showProgress } from '../text/progress.ts';
import type { ArenaJob, PlayedMatch } from './arena-job.ts';
import { ARENA_WORKER } from './arena-threads.ts';
import { addTime, type DecisionTimes, newTimes } from './decision-times.ts';
import { readMatch } from './read-match.ts';
import type { SeriesFile } from './series-file.ts';
import { type ArenaStanding, addMatch, sharesOf } from './standing.ts';

export interface ArenaRun {
  readonly job: ArenaJob;
  readonly games: number;
  readonly workers: number;
  /** The database of workers on other machines, if any. */
  readonly database: string | undefined;
  /** Without a progress bar. */
  readonly quiet: true | undefined;
}

type TimesByBot = ReadonlyMap<PlayerId, DecisionTimes>;

/** Searching bots take minutes per match: results are saved match by match. */
const LARGEST_BATCH = 1;

const CHANGED =
  'The bots play otherwise than when the file was begun; choose another --out. It is left with its';

/** Plays what isn't in the file yet. Each match is written before it counts. */
export async function playArena(
  { job, games, workers, database, quiet }: ArenaRun,
  standing: ArenaStanding,
  file: SeriesFile | undefined,
): Promise<CommandResult<TimesByBot>> {
  const times = new Map([...standing.bots.keys()].map((bot) => [bot, newTimes()]));
  const progress = showProgress(games, { start: standing.matches, quiet });
  const sayGoodbye = (code: number): void => {
    if (code > 128) complain(farewell(standing.matches, file !== undefined));
  };
  process.once('exit', sayGoodbye);
  const tellForfeits = newForfeitTeller();
  try {
    // Replay the last match of the file: if the bots have changed, the series must not go on. A program may choose
    // otherwise each time, so nothing follows from it.
    const isRepeatable = !job.lineUp.some(isProgram);
    let last = standing.matches < games && isRepeatable ? file?.last : undefined;
    const from = standing.matches - (last === undefined ? 0 : 1);
    const range = { from, to: games, workers };
    const series =
      database === undefined
        ? playSeries<readonly PlayedMatch[]>({
            module: ARENA_WORKER,
            job,
            ...range,
            largestBatch: LARGEST_BATCH,
          })
        : (await import('./play-shared.ts')).playShared(job, { ...range, database });
    for await (const played of series) {
      for (const match of played) {
        if (last !== undefined) {
          if (match.line !== last) return failed(`${CHANGED} ${matches(standing.matches)}.`);
          last = undefined;
          continue;
        }
        const written = file?.append(match.line) ?? accept(undefined);
        if (!written.ok) return written;
        tellForfeits(standing.matches + 1, match);
        count(match, { job, standing, times });
      }
      progress.reach(standing.matches, running(standing));
    }
    return accept(times);
  } catch (error) {
    // Errors of the queue and its workers are sentences.
    if (database !== undefined && error instanceof Error) return failed(error.message);
    throw error;
  } finally {
    process.off('exit', sayGoodbye);
    progress.stop();
    file?.close();
  }
}

function count(
  { line, times: taken }: PlayedMatch,
  {
    job,
    standing,
    times,
  }: { readonly job: ArenaJob; readonly standing: ArenaStanding; readonly times: TimesByBot },
): void {
  const read = readMatch(job, standing.matches, line);
  if ('mismatch' in read) throw new Error(`the arena can’t read what it wrote: ${read.mismatch.what}`);
  addMatch(standing, read.match);
  for (const [bot, milliseconds] of taken) {
    for (const one of milliseconds) addTime(times.get(bot) as DecisionTimes, one);
  }
}

function running(standing: ArenaStanding): string {
  const shares = sharesOf(standing);
  return [...standing.bots.keys()].map((bot, at) => `${bot} ${percent(shares[at] ?? 0)}`).join('  ');
}

const farewell = (count: number, isKept: boolean): string =>
  isKept
    ? `Interrupted: ${matches(count)} are kept; the same command goes on from there.`
    : `Interrupted: ${matches(count)} are lost; with --out they would be kept.`;
