// What a ladder's matches have shown so far, deal by deal.

import type { ArenaMatch } from '../arena/read-match.ts';
import type { PlayerId } from '../programs/player-id.ts';
import { pairsIn } from './next-deals.ts';
import type { Meeting, MeetingsOfDeal } from './ratings.ts';

export interface BotTotals {
  seats: number;
  /** Victories, shared ones in part. */
  share: number;
  points: number;
}

export interface LadderResults {
  readonly bots: readonly PlayerId[];
  readonly totals: readonly BotTotals[];
  readonly deals: Meeting[][];
  /** How often a bot came in ahead of another, and how often they met. */
  readonly ahead: readonly number[][];
  readonly met: readonly number[][];
  matches: number;
}

const table = (size: number): number[][] =>
  Array.from({ length: size }, () => new Array<number>(size).fill(0));

export const newResults = (bots: readonly PlayerId[]): LadderResults => ({
  bots,
  totals: bots.map(() => ({ seats: 0, share: 0, points: 0 })),
  deals: [],
  ahead: table(bots.length),
  met: table(bots.length),
  matches: 0,
});

export function addResult(results: LadderResults, { deal, seats }: ArenaMatch): void {
  const { bots, totals, deals, ahead, met } = results;
  results.matches++;
  const numbers = seats.map(({ bot }) => bots.indexOf(bot));
  seats.forEach(({ share, score }, seat) => {
    const of = totals[numbers[seat] as number] as BotTotals;
    of.seats++;
    of.share += share;
    of.points += score.total ?? 0;
  });
  while (deals.length <= deal) deals.push([]);
  const meetings = deals[deal] as Meeting[];
  for (const [left, right] of pairsIn([...seats.keys()])) {
    const [one, other] = [numbers[left] as number, numbers[right] as number];
    // A bot that sits twice tells nothing about itself.
    if (one === other) continue;
    const places = [seats[left]?.place ?? 0, seats[right]?.place ?? 0] as const;
    const part = places[0] === places[1] ? 0.5 : places[0] < places[1] ? 1 : 0;
    meetings.push({ one, other, ahead: part });
    addTo(ahead, one, other, part);
    addTo(ahead, other, one, 1 - part);
    addTo(met, one, other, 1);
    addTo(met, other, one, 1);
  }
}

function addTo(sums: readonly number[][], row: number, column: number, by: number): void {
  const cells = sums[row] as number[];
  cells[column] = (cells[column] as number) + by;
}

/** The deals before this one. */
export const dealsBefore = ({ deals }: LadderResults, deal: number): readonly MeetingsOfDeal[] =>
  deals.slice(0, deal);
