// Plays the next deals of a ladder. They are chosen a round at a time from what was known before the round, so the same
// ladder gives the same bytes with any number of threads, and after any interruption.

import { rotationsOf } from '@mirabilia/bots/arena';
import { accept, isObject } from '@mirabilia/kernel';
import { newWorkerPool } from '@mirabilia/server/worker-pool';
import type { ArenaJob, PlayedMatch } from '../arena/arena-job.ts';
import { ARENA_WORKER } from '../arena/arena-threads.ts';
import { type ArenaMatch, NO_MATCH, parse, readMatch } from '../arena/read-match.ts';
import { openRecords, type SeriesFile } from '../arena/series-file.ts';
import { type CommandResult, complain } from '../command-result.ts';
import { isPlayerId, type PlayerId } from '../programs/player-id.ts';
import { newForfeitTeller } from '../programs/tell-forfeits.ts';
import type { SeriesTask } from '../simulation/play-series.ts';
import { matches } from '../text/numbers.ts';
import { showProgress } from '../text/progress.ts';
import { nextLineUps } from './next-deals.ts';
import { rate } from './ratings.ts';
import { addResult, dealsBefore, type LadderResults, newResults } from './results.ts';
import { type LadderSettings, matchesIn } from './settings.ts';

/** Deals that are chosen at a time. */
export const ROUND = 8;

/** A match of the ladder: its deal's line-up makes it a match of an arena. */
interface Place {
  readonly deal: number;
  readonly rotation: number;
  /** Unknown until the deal begins. */
  readonly lineUp: readonly PlayerId[] | undefined;
}

export interface OpenLadder {
  readonly results: LadderResults;
  readonly file: SeriesFile;
  /** Where the next match stands. */
  next: Place;
}

const after = ({ deal, rotation, lineUp = [] }: Place): Place =>
  rotation + 1 < rotationsOf(lineUp).length
    ? { deal, rotation: rotation + 1, lineUp }
    : { deal: deal + 1, rotation: 0, lineUp: undefined };

const jobOf = (
  { game, options, series }: LadderSettings,
  lineUp: readonly PlayerId[],
  moveTime: number,
): ArenaJob => ({ game, options, series, lineUp, moveTime });

const indexOf = ({ deal, rotation, lineUp = [] }: Place): number =>
  deal * rotationsOf(lineUp).length + rotation;

/** Opens the folder's matches and counts them. */
export async function openLadder(
  folder: string,
  settings: LadderSettings,
): Promise<CommandResult<OpenLadder>> {
  const results = newResults(settings.bots);
  let next: Place = { deal: 0, rotation: 0, lineUp: undefined };
  const read = (line: string) => {
    const lineUp = next.lineUp ?? lineUpIn(line, settings);
    if (lineUp === undefined) return NO_MATCH;
    const here = { ...next, lineUp };
    const match = readMatch(jobOf(settings, lineUp, 0), indexOf(here), line);
    return match;
  };
  const found = (match: ArenaMatch, line: string): void => {
    addResult(results, match);
    next = after({ ...next, lineUp: next.lineUp ?? lineUpIn(line, settings) });
  };
  const file = await openRecords(matchesIn(folder), { read, found, instead: 'choose another folder' });
  return file.ok ? accept({ results, file: file.value, next }) : file;
}

/** The line-up that a record names, if all of it is in the ladder. */
function lineUpIn(line: string, { bots, options }: LadderSettings): readonly PlayerId[] | undefined {
  const given = parse(line);
  const named = isObject(given) && isObject(given.arena) ? given.arena.bots : undefined;
  if (!Array.isArray(named) || named.length !== options.players) return undefined;
  const isOurs = (id: unknown): id is PlayerId =>
    typeof id === 'string' && isPlayerId(id) && bots.includes(id);
  return named.every(isOurs) ? named : undefined;
}

export interface LadderRun {
  readonly settings: LadderSettings;
  /** At least so many more, up to the end of a deal. */
  readonly games: number;
  readonly workers: number;
  readonly moveTime: number;
  readonly quiet: true | undefined;
  /** Called after each round. */
  readonly onRound: (results: LadderResults) => CommandResult<void>;
}

export async function playLadder(
  ladder: OpenLadder,
  { settings, games, workers, moveTime, quiet, onRound }: LadderRun,
): Promise<CommandResult<void>> {
  const { results, file } = ladder;
  const before = results.matches;
  const target = before + games;
  const progress = showProgress(target, { start: before, quiet });
  const tellForfeits = newForfeitTeller();
  const sayGoodbye = (code: number): void => {
    if (code <= 128) return;
    complain(`Interrupted: ${matches(results.matches)} are kept; the same command goes on from there.`);
  };
  process.once('exit', sayGoodbye);
  const pool = newWorkerPool<SeriesTask<ArenaJob>, readonly PlayedMatch[]>({
    module: ARENA_WORKER,
    size: workers,
  });
  try {
    while (results.matches < target) {
      const places = restOfRound(ladder, settings, target - results.matches);
      const played = places.map((place) => {
        const index = indexOf(place);
        const job = jobOf(settings, place.lineUp as readonly PlayerId[], moveTime);
        const answer = pool.run({ job, batch: { from: index, to: index + 1 } });
        // A failure is seen when its turn comes.
        answer.catch(() => {});
        return { place, job, index, answer };
      });
      for (const { place, job, index, answer } of played) {
        const [match] = await answer;
        const { line } = match as PlayedMatch;
        const read = readMatch(job, index, line);
        if ('mismatch' in read) throw new Error(`the ladder can’t read what it wrote: ${read.mismatch.what}`);
        const written = file.append(line);
        if (!written.ok) return written;
        addResult(results, read.match);
        tellForfeits(results.matches, match as PlayedMatch);
        ladder.next = after(place);
        progress.reach(results.matches);
      }
      const drawn = onRound(results);
      if (!drawn.ok) return drawn;
    }
    return accept(undefined);
  } finally {
    process.off('exit', sayGoodbye);
    progress.stop();
    file.close();
    await pool.close();
  }
}

/** The matches from the next one to the end of its round, or to the end of the deal that reaches the number. */
function restOfRound({ results, next }: OpenLadder, settings: LadderSettings, games: number): Place[] {
  const begin = next.deal - (next.deal % ROUND);
  const ratings = rate(settings.bots.length, dealsBefore(results, begin));
  const { players } = settings.options;
  const planned = nextLineUps(ratings, { players, deals: ROUND }).map((lineUp) =>
    lineUp.map((bot) => settings.bots[bot] as PlayerId),
  );
  const places: Place[] = [];
  for (
    let place = next;
    place.deal < begin + ROUND && (places.length < games || place.rotation > 0);
    place = after(place)
  ) {
    place = { ...place, lineUp: place.lineUp ?? (planned[place.deal - begin] as readonly PlayerId[]) };
    places.push(place);
  }
  return places;
}
