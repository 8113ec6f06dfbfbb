import type { MatchResult } from './simulation-job.ts';

/** Sums over seats, for means. */
export interface SeatSums {
  seats: number;
  share: number;
  readonly points: Map<string, number>;
}

export interface ScoreTotals {
  readonly all: SeatSums;
  /** By board. */
  readonly byLabel: Map<string, SeatSums>;
}

const noSums = (): SeatSums => ({ seats: 0, share: 0, points: new Map() });
export const newScoreTotals = (): ScoreTotals => ({ all: noSums(), byLabel: new Map() });

/** Added in the order of the series, so that not even rounding depends on the number of threads. */
export function addMatch(totals: ScoreTotals, { seats }: MatchResult): void {
  for (const { label, score, share } of seats) {
    const ofLabel = totals.byLabel.get(label) ?? noSums();
    totals.byLabel.set(label, ofLabel);
    for (const sums of [totals.all, ofLabel]) {
      sums.seats++;
      sums.share += share;
      for (const [key, points] of Object.entries(score)) {
        sums.points.set(key, (sums.points.get(key) ?? 0) + points);
      }
    }
  }
}

export const meanOf = (sums: SeatSums, key: string): number => (sums.points.get(key) ?? 0) / sums.seats;
export const winShareOf = (sums: SeatSums): number => sums.share / sums.seats;
