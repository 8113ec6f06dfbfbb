// Counts seats by everything that is asked for. Each row is a sample in clusters, so its interval counts deals.

import { newSample, observe, type Sample } from '@mirabilia/bots/arena';
import type { MatchFacts, SeatFacts } from './seat-facts.ts';

export interface Row {
  /** One observation a seat. */
  readonly share: Sample;
  readonly total: Sample;
  readonly points: Map<string, number>;
  seats: number;
  /** What chance alone would have won, summed up. */
  par: number;
  /** Matches that it has seats of, and the number of the last one. */
  matches: number;
  lastMatch: number;
  /** Points of the winners, each by its part of the victory. */
  winnersTotal: number;
}

export interface Group {
  readonly title: string;
  /** Rows that have an order of their own stand in it; others by their win share. */
  readonly order: 'label' | 'share';
  /** Whether its rows are told by category, too. */
  readonly hasPoints: boolean;
  readonly rows: Map<string, Row>;
  labels(seat: SeatFacts, at: Place): readonly string[];
}

interface Place {
  readonly seat: number;
  readonly players: number;
}

export interface Lab {
  matches: number;
  readonly all: Row;
  readonly groups: readonly Group[];
  /** By category: the seats that had the most points of it at their table. */
  readonly leaders: Map<string, Row>;
  /** By category: its points at the winners’ seats, each by its part of the victory. */
  readonly winnersPoints: Map<string, number>;
}

export interface Asked {
  /** Titles of the game's traits. */
  readonly traits: readonly string[];
  /** Keys of the categories. */
  readonly categories: readonly string[];
}

const newRow = (): Row => ({
  share: newSample(),
  total: newSample(),
  points: new Map(),
  seats: 0,
  par: 0,
  matches: 0,
  lastMatch: 0,
  winnersTotal: 0,
});

/** Has it every seat of its matches? Then its win share is no matter of chance. */
export const isWhole = ({ par, matches }: Row): boolean => Math.abs(par - matches) < 1e-6;

/** Numbers stand in their order; the titles of such traits say so by their values. */
const isNumbers = (rows: Map<string, Row>): boolean => [...rows.keys()].every((label) => /^\d+$/.test(label));
export const orderOf = ({ order, rows }: Group): Group['order'] => (isNumbers(rows) ? 'label' : order);

export function newLab({ traits, categories }: Asked): Lab {
  const group = (title: string, about: Pick<Group, 'order' | 'hasPoints' | 'labels'>): Group => ({
    title,
    rows: new Map(),
    ...about,
  });
  return {
    matches: 0,
    all: newRow(),
    groups: [
      group('Number of players', {
        order: 'label',
        hasPoints: true,
        labels: (_, { players }) => [String(players)],
      }),
      group('Player', { order: 'share', hasPoints: true, labels: ({ player }) => [player] }),
      group('Board', { order: 'share', hasPoints: true, labels: ({ board }) => [board] }),
      group('Seat', { order: 'label', hasPoints: false, labels: (_, { seat }) => [String(seat)] }),
      ...traits.map((title, at) =>
        group(title, { order: 'share', hasPoints: false, labels: (seat) => seat.traits[at] ?? [] }),
      ),
    ],
    leaders: new Map(categories.map((key) => [key, newRow()])),
    winnersPoints: new Map(),
  };
}

export interface Counted {
  readonly match: MatchFacts;
  readonly cluster: string;
  /** Which of the seats are asked for. */
  readonly counts: (seat: SeatFacts) => boolean;
}

export function addMatch(lab: Lab, { match, cluster, counts }: Counted): void {
  const players = match.seats.length;
  lab.matches++;
  for (const [number, seat] of match.seats.entries()) {
    if (!counts(seat)) continue;
    const add = (row: Row): void => addSeat(row, seat, { cluster, players, match: lab.matches });
    add(lab.all);
    for (const { rows, labels } of lab.groups) {
      for (const label of labels(seat, { seat: number, players })) add(rowAt(rows, label));
    }
    for (const [key, row] of lab.leaders) {
      if (match.seats.every(({ score }) => (score[key] ?? 0) <= (seat.score[key] ?? 0))) add(row);
      const won = (seat.score[key] ?? 0) * seat.share;
      lab.winnersPoints.set(key, (lab.winnersPoints.get(key) ?? 0) + won);
    }
  }
}

function rowAt(rows: Map<string, Row>, label: string): Row {
  const row = rows.get(label) ?? newRow();
  rows.set(label, row);
  return row;
}

function addSeat(
  row: Row,
  { share, score }: SeatFacts,
  { cluster, players, match }: { readonly cluster: string; readonly players: number; readonly match: number },
): void {
  const { total = 0 } = score;
  if (row.lastMatch !== match) row.matches++;
  row.lastMatch = match;
  row.seats++;
  row.par += 1 / players;
  row.winnersTotal += share * total;
  observe(row.share, cluster, share);
  observe(row.total, cluster, total);
  for (const [key, points] of Object.entries(score)) {
    row.points.set(key, (row.points.get(key) ?? 0) + points);
  }
}
