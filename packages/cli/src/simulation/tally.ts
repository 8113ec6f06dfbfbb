import type { MatchResult } from './job.ts';

/** Sums over seats: divided by their number they are means. */
export interface Sums {
  seats: number;
  share: number;
  readonly points: Map<string, number>;
}

export interface Tally {
  readonly all: Sums;
  /** By what the seats played with. */
  readonly byLabel: Map<string, Sums>;
}

const noSums = (): Sums => ({ seats: 0, share: 0, points: new Map() });
export const newTally = (): Tally => ({ all: noSums(), byLabel: new Map() });

/** Added in the order of the series, so that not even a rounding depends on the number of threads. */
export function addTo(tally: Tally, { seats }: MatchResult): void {
  for (const { label, score, share } of seats) {
    const ofLabel = tally.byLabel.get(label) ?? noSums();
    tally.byLabel.set(label, ofLabel);
    for (const sums of [tally.all, ofLabel]) {
      sums.seats++;
      sums.share += share;
      for (const [key, points] of Object.entries(score)) {
        sums.points.set(key, (sums.points.get(key) ?? 0) + points);
      }
    }
  }
}

export const meanOf = (sums: Sums, key: string): number => (sums.points.get(key) ?? 0) / sums.seats;
export const winShareOf = (sums: Sums): number => sums.share / sums.seats;
