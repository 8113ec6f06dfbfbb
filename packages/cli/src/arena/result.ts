// The arena's result, for the terminal and for the report.

import { BOTS } from '@mirabilia/bots';
import {
  type Interval,
  meanInterval,
  meanOf,
  rotationsOf,
  shareInterval,
  sumsOf,
} from '@mirabilia/bots/arena';
import type { GameTypes } from '@mirabilia/kernel';
import type { Rating } from 'openskill';
import { type NarratedGame, withNarratedGame } from '../narrator/narrated-games.ts';
import type { Narrator } from '../narrator/narrator.ts';
import { budgetOf, isProgram, type PlayerId } from '../programs/player-id.ts';
import type { CsvCell } from '../text/csv.ts';
import type { MeasuredValue } from '../text/intervals.ts';
import { counted, duration, matches, percent, percents, pointRange, points } from '../text/numbers.ts';
import type { ArenaJob } from './arena-job.ts';
import { type DecisionTimes, percentile } from './decision-times.ts';
import { type ArenaStanding, meanPoints, sharesOf } from './standing.ts';

export interface BotResult {
  readonly bot: PlayerId;
  /** How many seats of the table are its own. */
  readonly seats: number;
  readonly share: number;
  readonly interval: Interval;
  readonly par: number;
  readonly total: number;
  readonly totalInterval: Interval | undefined;
  /** Mean points, in the order of the categories. */
  readonly points: readonly number[];
  /** How often each total was reached. */
  readonly totals: ReadonlyMap<number, number>;
  readonly rating: Rating;
  readonly budget: number;
  readonly fits: number;
  readonly median: number | undefined;
  readonly slowest: number | undefined;
}

export type ArenaCategory = Narrator<GameTypes>['categories'][number];

export interface ArenaResult {
  readonly game: string;
  readonly title: string;
  readonly lineUp: readonly PlayerId[];
  readonly about: readonly string[];
  readonly matches: number;
  readonly deals: number;
  readonly categories: readonly ArenaCategory[];
  readonly bots: readonly BotResult[];
  /** Win shares after each deal, in the order of `bots`. */
  readonly course: readonly (readonly number[])[];
}

export interface PlayedSeries {
  readonly standing: ArenaStanding;
  /** Decision times of this run. */
  readonly times: ReadonlyMap<PlayerId, DecisionTimes>;
  /** Matches that this run played; the others were in the file. */
  readonly now: number;
}

export function resultOf(job: ArenaJob, played: PlayedSeries): ArenaResult {
  return withNarratedGame(job.game, (narrated) => resultIn(narrated, job, played));
}

function resultIn<T extends GameTypes>(
  { narrator: { title, categories } }: NarratedGame<T>,
  job: ArenaJob,
  played: PlayedSeries,
): ArenaResult {
  const { standing } = played;
  const { lineUp, series, game } = job;
  const players = lineUp.length;
  const bots = [...standing.bots].map(([bot, of]): BotResult => {
    const shares = sumsOf(of.share);
    const totals = sumsOf(of.total);
    const times = played.times.get(bot);
    const seats = lineUp.filter((one) => one === bot).length;
    return {
      bot,
      seats,
      share: meanOf(shares),
      interval: shareInterval(shares),
      par: seats / players,
      total: meanOf(totals),
      totalInterval: meanInterval(totals),
      points: categories.map(({ key }) => meanPoints(of, key)),
      totals: of.totals,
      rating: of.rating,
      budget: budgetOf(bot, game, players),
      fits: isProgram(bot) ? (job.moveTime ?? 0) : BOTS[bot].timeLimit,
      median: times && percentile(times, 0.5),
      slowest: times && percentile(times, 0.99),
    };
  });
  const rotations = rotationsOf(lineUp).length;
  const deals = Math.ceil(standing.matches / rotations);
  return {
    game: title,
    title: `${title}: ${lineUp.join(', ')}`,
    lineUp,
    about: [
      `${matches(standing.matches)} of ${players} players: ${counted(deals, 'deal', 'deals')}, each played in ${counted(rotations, 'seating', 'seatings')}; seed “${series}”.`,
      'Intervals are at 95 %: Wilson’s, for as many independent matches as the variance between deals stands for.',
      ...aboutTimes(played),
    ],
    matches: standing.matches,
    deals,
    categories,
    bots,
    course: [...standing.course, sharesOf(standing)],
  };
}

function aboutTimes({ now, standing }: PlayedSeries): string[] {
  if (now === standing.matches) return [];
  if (now === 0) return ['There are no times: all matches lay in the file.'];
  return [`Times are of the ${matches(now)} that were played now; the others lay in the file.`];
}

/** For programs. */
export const plainOf = ({ game, lineUp, series, options }: ArenaJob, result: ArenaResult): object => ({
  game,
  options,
  bots: result.bots.map(
    ({ bot, seats, share, interval, par, total, totalInterval, points: parts, ...rest }) => ({
      bot,
      seats,
      share,
      interval,
      par,
      total,
      totalInterval,
      points: Object.fromEntries(result.categories.map(({ title }, at) => [title, parts[at]])),
      rating: rest.rating,
      budget: rest.budget,
      fits: rest.fits,
      p50: rest.median,
      p99: rest.slowest,
    }),
  ),
  lineUp,
  seed: series,
  deals: result.deals,
  matches: result.matches,
});

/** The same as a table. */
export const rowsOf = ({ bots, categories }: ArenaResult): CsvCell[][] => [
  [
    ...['bot', 'seats', 'win_share', 'win_low', 'win_high', 'par', 'mean_score', 'score_low', 'score_high'],
    ...['rating', 'rating_sigma', 'ms_p50', 'ms_p99', ...categories.map(({ key }) => key)],
  ],
  ...bots.map((one) => [
    ...[one.bot, one.seats, one.share, measured(one)?.low, measured(one)?.high, one.par],
    ...[one.total, one.totalInterval?.low, one.totalInterval?.high, one.rating.mu, one.rating.sigma],
    ...[one.median, one.slowest, ...one.points],
  ]),
];

/** A bot that has all seats always wins: there is nothing to measure. */
const measured = ({ par, interval }: BotResult): Interval | undefined => (par < 1 ? interval : undefined);

export const chartOfShares = ({ bots }: ArenaResult): MeasuredValue[] =>
  bots.map((one) => ({
    label: one.bot,
    value: one.share,
    interval: measured(one),
    par: one.par,
    shown: percent(one.share),
  }));

export const tableOfBots = ({ bots }: ArenaResult): string[][] => [
  ['Bot', 'Seats', 'Win share', '95 %', 'Par', 'Rating', 'Budget', 'Fits', 'p50', 'p99'],
  ...bots.map((one) => [
    one.bot,
    String(one.seats),
    percent(one.share),
    percents(measured(one)),
    percent(one.par),
    `${one.rating.mu.toFixed(1)} ± ${one.rating.sigma.toFixed(1)}`,
    one.budget === 0 ? 'none' : counted(one.budget, 'simulation', 'simulations'),
    one.fits < 1000 ? `${one.fits} ms` : `${one.fits / 1000} s`,
    duration(one.median),
    duration(one.slowest),
  ]),
];

export const tableOfPoints = ({ bots, categories }: ArenaResult): string[][] => [
  ['Mean points', ...categories.map((category) => category.title), 'Total', '95 %'],
  ...bots.map((one) => [
    one.bot,
    ...one.points.map(points),
    points(one.total),
    pointRange(one.totalInterval),
  ]),
];
