// Sums of whole numbers: whichever thread adds them and in which order, the means are the same to the last digit.

/** In how many parts a victory is counted: any number of winners up to seven shares it evenly. */
const VICTORY = 420;

/** Sums over seats, for means. */
export interface SeatSums {
  seats: number;
  /** Victories, in parts. */
  victories: number;
  readonly points: Record<string, number>;
}

/** By board. */
export type ScoreTotals = Map<string, SeatSums>;

export interface SeatResult {
  readonly label: string;
  readonly score: Readonly<Record<string, number>>;
  /** The part of the victory: 1, or less where it is shared, or 0. */
  readonly share: number;
}

const noSums = (): SeatSums => ({ seats: 0, victories: 0, points: {} });

function sumsOf(totals: ScoreTotals, label: string): SeatSums {
  const known = totals.get(label);
  if (known !== undefined) return known;
  const sums = noSums();
  totals.set(label, sums);
  return sums;
}

function add({ points }: SeatSums, more: Readonly<Record<string, number>>): void {
  for (const key of Object.keys(more)) points[key] = (points[key] ?? 0) + (more[key] as number);
}

export function addSeat(totals: ScoreTotals, { label, score, share }: SeatResult): void {
  const sums = sumsOf(totals, label);
  sums.seats++;
  sums.victories += Math.round(share * VICTORY);
  add(sums, score);
}

function addSums(sums: SeatSums, more: SeatSums): void {
  sums.seats += more.seats;
  sums.victories += more.victories;
  add(sums, more.points);
}

export function addTotals(totals: ScoreTotals, more: ScoreTotals): void {
  for (const [label, sums] of more) addSums(sumsOf(totals, label), sums);
}

/** The sums of all boards. */
export function allOf(totals: ScoreTotals): SeatSums {
  const all = noSums();
  for (const sums of totals.values()) addSums(all, sums);
  return all;
}

export const meanOf = (sums: SeatSums, key: string): number => (sums.points[key] ?? 0) / sums.seats;
export const winShareOf = (sums: SeatSums): number => sums.victories / VICTORY / sums.seats;
