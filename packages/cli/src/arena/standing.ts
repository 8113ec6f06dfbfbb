// The results of each bot so far. Matches are added in the order of the series, so that not even rounding depends on the
// number of threads.

import { meanOf, newSample, observe, type Sample, sumsOf } from '@mirabilia/bots/arena';
import { type Rating, rate, rating } from 'openskill';
import type { PlayerId } from '../programs/player-id.ts';
import type { ArenaMatch, ArenaSeat } from './read-match.ts';

export interface BotStanding {
  /** One observation per match: the part of the victory of all its seats. */
  readonly share: Sample;
  /** One observation per seat: its total. */
  readonly total: Sample;
  readonly points: Map<string, number>;
  /** How often each total was reached. */
  readonly totals: Map<number, number>;
  seats: number;
  rating: Rating;
}

export interface ArenaStanding {
  matches: number;
  readonly bots: Map<PlayerId, BotStanding>;
  /** The win shares after each deal but the current one, in the order of `bots`. */
  readonly course: number[][];
  deal: number;
}

const newBotStanding = (): BotStanding => ({
  share: newSample(),
  total: newSample(),
  points: new Map(),
  totals: new Map(),
  seats: 0,
  rating: rating(),
});

export function newStanding(lineUp: readonly PlayerId[]): ArenaStanding {
  const bots = new Map([...new Set(lineUp)].map((bot) => [bot, newBotStanding()]));
  return { matches: 0, bots, course: [], deal: 0 };
}

export function addMatch(standing: ArenaStanding, { deal, seats }: ArenaMatch): void {
  if (deal !== standing.deal) {
    standing.course.push(sharesOf(standing));
    standing.deal = deal;
  }
  standing.matches++;
  const rated = newRatings(standing, seats);
  for (const [bot, of] of standing.bots) {
    const own = seats.filter((seat) => seat.bot === bot);
    observe(
      of.share,
      deal,
      own.reduce((sum, { share }) => sum + share, 0),
    );
    for (const { score } of own) addScore(of, deal, score);
    of.rating = rated.get(bot) ?? of.rating;
  }
}

function addScore(of: BotStanding, deal: number, score: ArenaSeat['score']): void {
  const { total = 0 } = score;
  of.seats++;
  observe(of.total, deal, total);
  of.totals.set(total, (of.totals.get(total) ?? 0) + 1);
  for (const [key, points] of Object.entries(score)) of.points.set(key, (of.points.get(key) ?? 0) + points);
}

/** Every seat is rated as a separate player; a bot with several seats gets the mean of their new ratings. */
function newRatings({ bots }: ArenaStanding, seats: readonly ArenaSeat[]): Map<PlayerId, Rating> {
  const before = seats.map(({ bot }) => [bots.get(bot)?.rating ?? rating()]);
  const after = rate(before, { rank: seats.map(({ place }) => place) }).map(([one]) => one as Rating);
  const meanFor = (bot: PlayerId): Rating => {
    const own = after.filter((_, seat) => seats[seat]?.bot === bot);
    const mean = (of: (one: Rating) => number): number =>
      own.reduce((sum, one) => sum + of(one), 0) / own.length;
    return { mu: mean(({ mu }) => mu), sigma: mean(({ sigma }) => sigma) };
  };
  return new Map([...bots.keys()].map((bot) => [bot, meanFor(bot)]));
}

export const sharesOf = ({ bots }: ArenaStanding): number[] =>
  [...bots.values()].map(({ share }) => meanOf(sumsOf(share)));

export const meanPoints = ({ points, seats }: BotStanding, key: string): number =>
  (points.get(key) ?? 0) / seats;
