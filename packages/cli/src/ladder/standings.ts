// The ladder's result, for the terminal, for programs and for the page.

import type { Interval } from '@mirabilia/bots/arena';
import { withNarratedGame } from '../narrator/narrated-games.ts';
import type { PlayerId } from '../programs/player-id.ts';
import { intervalChart } from '../report/interval-chart.ts';
import type { PlottedReport } from '../report/report.ts';
import type { CsvCell } from '../text/csv.ts';
import type { MeasuredValue } from '../text/intervals.ts';
import { counted, matches, percent, points } from '../text/numbers.ts';
import { alignTable } from '../text/table.ts';
import { MEAN_RATING, POINTS, type Ratings, rate } from './ratings.ts';
import type { BotTotals, LadderResults } from './results.ts';
import type { LadderSettings } from './settings.ts';

export interface Rung {
  readonly bot: PlayerId;
  /** A program without the folders of its files, where that says which one it is. */
  readonly name: string;
  /** In the ladder's list of bots. */
  readonly number: number;
  readonly rating: number;
  readonly interval: Interval;
  readonly seats: number;
  /** Of victories; undefined if it hasn't played. */
  readonly share: number | undefined;
  readonly total: number | undefined;
}

export interface LadderStandings {
  readonly game: string;
  readonly title: string;
  /** What the ratings mean, in a sentence. */
  readonly finding: readonly string[];
  readonly about: readonly string[];
  /** Best first. */
  readonly rungs: readonly Rung[];
  readonly results: LadderResults;
}

/** Of the normal distribution, at 97.5 %. */
const Z = 1.959964;

export function standingsOf(
  { game, options, series }: LadderSettings,
  results: LadderResults,
): LadderStandings {
  const ratings = rate(results.bots.length, results.deals);
  const names = namesOf(results.bots);
  const rungs = names
    .map((name, number) => rungOf(name, number, ratings, results))
    .sort((a, b) => b.rating - a.rating);
  const title = withNarratedGame(game, ({ narrator }) => narrator.title);
  return {
    game: title,
    title: `${title}: ladder`,
    finding: findingOf(rungs, ratings),
    about: [
      `${matches(results.matches)} of ${options.players} players: ${counted(results.deals.length, 'deal', 'deals')}, each played in every rotation of its line-up; seed “${series}”.`,
      `The mean of all ratings is ${MEAN_RATING}. 100 points more come in ahead in 64 % of all meetings, 200 in 76 %, 400 in 91 %. Intervals are at 95 %, from how deals differ.`,
    ],
    rungs,
    results,
  };
}

const shortName = (bot: PlayerId): string => bot.replaceAll(/[^\s:]*[/\\](?=[^\s/\\])/g, '');

function namesOf(bots: readonly PlayerId[]): string[] {
  const short = bots.map(shortName);
  return bots.map((bot, at) => {
    const name = short[at] as string;
    return short.indexOf(name) === short.lastIndexOf(name) ? name : bot;
  });
}

/** What the ratings say about the first two. */
function findingOf([first, second]: readonly Rung[], { covariance }: Ratings): string[] {
  if (first === undefined || second === undefined || first.seats === 0) return [];
  const of = (one: Rung, other: Rung): number => covariance[one.number]?.[other.number] ?? 0;
  const variance = of(first, first) + of(second, second) - 2 * of(first, second);
  const half = Z * POINTS * Math.sqrt(Math.max(0, variance));
  const lead = first.rating - second.rating;
  const range = `${rounded(lead - half)} to ${rounded(lead + half)}`;
  const by = `${rounded(lead)} points ahead of ${second.name} (95 % interval ${range})`;
  return [
    lead > half
      ? `${first.name} is the strongest: it is ${by}.`
      : `${first.name} is ${by}: which of the two is stronger is still open.`,
  ];
}

function rungOf(
  name: string,
  number: number,
  { strengths, covariance }: Ratings,
  { bots, totals }: LadderResults,
): Rung {
  const { seats, share, points: sum } = totals[number] as BotTotals;
  const rating = MEAN_RATING + POINTS * (strengths[number] as number);
  const half = Z * POINTS * Math.sqrt(Math.max(0, covariance[number]?.[number] ?? 0));
  return {
    bot: bots[number] as PlayerId,
    name,
    number,
    rating,
    interval: { low: rating - half, high: rating + half },
    seats,
    share: seats === 0 ? undefined : share / seats,
    total: seats === 0 ? undefined : sum / seats,
  };
}

const rounded = (rating: number): string => String(Math.round(rating));

export const tableOfRungs = ({ rungs }: LadderStandings): string[][] => [
  ['Bot', 'Rating', '95 %', 'Seats', 'Win share', 'Points'],
  ...rungs.map(({ name, rating, interval, seats, share, total }) => [
    name,
    rounded(rating),
    `${rounded(interval.low)}–${rounded(interval.high)}`,
    String(seats),
    share === undefined ? '–' : percent(share),
    total === undefined ? '–' : points(total),
  ]),
];

/** In lines for people. */
export const summarise = (standings: LadderStandings): string[] => [
  standings.title,
  ...standings.finding,
  ...standings.about,
  '',
  ...alignTable(tableOfRungs(standings)),
];

export const rowsOf = ({ rungs }: LadderStandings): CsvCell[][] => [
  ['bot', 'rating', 'low', 'high', 'seats', 'share', 'points'],
  ...rungs.map(({ bot, rating, interval, seats, share, total }) => [
    bot,
    rating,
    interval.low,
    interval.high,
    seats,
    share,
    total,
  ]),
];

/** How often the bot of the row came in ahead of the bot of the column. */
export function tableOfMeetings({ rungs, results: { ahead, met } }: LadderStandings): string[][] {
  const cell = (row: Rung, column: Rung): string => {
    const often = met[row.number]?.[column.number] ?? 0;
    return often === 0 ? '–' : `${percent((ahead[row.number]?.[column.number] ?? 0) / often)} of ${often}`;
  };
  return [
    ['Ahead of', ...rungs.map((_, rank) => String(rank + 1))],
    ...rungs.map((row, rank) => [
      `${rank + 1}  ${row.name}`,
      ...rungs.map((column) => (row === column ? '' : cell(row, column))),
    ]),
  ];
}

export const chartOfRungs = ({ rungs }: LadderStandings): MeasuredValue[] =>
  rungs.map(({ name, rating, interval }) => ({
    label: name,
    value: rating,
    interval,
    par: MEAN_RATING,
    shown: rounded(rating),
  }));

export function reportOf(standings: LadderStandings, made: PlottedReport['made']): PlottedReport {
  const { game, finding, about, rungs } = standings;
  const lowest = Math.min(...rungs.map(({ interval }) => interval.low));
  return {
    kind: 'Ladder',
    title: game,
    finding,
    about,
    made,
    sections: [
      {
        heading: 'Ratings',
        note: 'A dot is the rating, the line its 95 % interval, the dashed mark the mean of all bots.',
        figure: intervalChart('Rating by bot', chartOfRungs(standings), {
          from: Math.floor(lowest / 100) * 100,
          shown: rounded,
        }),
        table: tableOfRungs(standings),
      },
      {
        heading: 'Who came in ahead of whom',
        note: 'How often the bot of the row came in ahead of the bot with the number of the column, and in how many meetings.',
        table: tableOfMeetings(standings),
      },
    ],
  };
}

/** For programs. */
export const plainOf = (
  { game, options, series }: LadderSettings,
  { rungs, results }: LadderStandings,
): object => ({
  game,
  options,
  seed: series,
  matches: results.matches,
  deals: results.deals.length,
  bots: rungs.map(({ number: _number, name: _name, ...rung }) => rung),
});
