// Who plays whom in a round, and in which seat: people of about the same points meet, nobody meets the same people again if
// that can be helped, and seats take turns. Pure: the same players and the same seed give the same tables.

import { rngFrom, shuffle } from '@mirabilia/kernel';

/** Somebody who plays in this round, and what they have played so far. */
export interface Entrant {
  readonly id: number;
  readonly points: number;
  /** How often they have met each of the others. */
  readonly met: ReadonlyMap<number, number>;
  /** How often they have sat next to each of the others. */
  readonly besides: ReadonlyMap<number, number>;
  /** How often they have had each seat. */
  readonly seats: readonly number[];
}

/** The people at a table by seat; null where a bot sits. */
export type Seating = readonly (number | null)[];

export const SMALLEST_TABLE = 3;
export const LARGEST_TABLE = 7;

export interface PairingWish {
  /** The number of players at a table that the host would like. */
  readonly size: number;
  /** The same deal at every table: all have the same size, there are two at least, and bots fill them up. */
  readonly isDuplicate: boolean;
  readonly seed: string;
}

/**
 * How many people sit at each table. The sizes are as equal as possible and as close to the wish as possible. Fewer than three
 * people share a table with bots.
 */
export function tableSizes(people: number, { size, isDuplicate }: Omit<PairingWish, 'seed'>): number[] {
  if (people === 0) return [];
  const tables = isDuplicate ? Math.max(2, Math.ceil(people / size)) : tablesFor(people, size);
  const each = Math.floor(people / tables);
  const larger = people % tables;
  return Array.from({ length: tables }, (_, table) => each + (table < larger ? 1 : 0));
}

function tablesFor(people: number, size: number): number {
  const least = Math.ceil(people / LARGEST_TABLE);
  const most = Math.max(1, Math.floor(people / SMALLEST_TABLE));
  return Math.min(most, Math.max(least, Math.round(people / size)));
}

export function pairRound(entrants: readonly Entrant[], wish: PairingWish): Seating[] {
  const sizes = tableSizes(entrants.length, wish);
  const rng = rngFrom(wish.seed, 'pairing');
  // Who has the same points comes in random order: the sort is stable.
  const order = shuffle(rng, [...entrants]).sort((one, other) => other.points - one.points);
  const tables: Entrant[][] = [];
  let next = 0;
  for (const size of sizes) {
    tables.push(order.slice(next, next + size));
    next += size;
  }
  improve(tables);
  const places = Array.from({ length: LARGEST_TABLE }, (_, seat) => seat);
  const inRandomOrder = shuffle(
    rng,
    places.filter((seat) => seat < wish.size),
  );
  return tables.map((table) => {
    const chairs = wish.isDuplicate ? wish.size : Math.max(table.length, SMALLEST_TABLE);
    // At every table of a duplicate bots have the same seats, so that people are compared with people.
    const taken = wish.isDuplicate ? inRandomOrder.slice(0, table.length).sort((a, b) => a - b) : places;
    return seated(shuffle(rng, table), { chairs, taken: taken.slice(0, table.length) });
  });
}

/** What a second meeting costs, in points of difference between two people: more than a whole tournament can make up for. */
const MEETING_AGAIN = 50;

const times = (counts: ReadonlyMap<number, number>, id: number): number => counts.get(id) ?? 0;

function costOfMeeting(one: Entrant, other: Entrant): number {
  const met = times(one.met, other.id);
  return MEETING_AGAIN * met * met + (one.points - other.points) ** 2;
}

/** What somebody costs at a table, in the place of one of its people. */
function costAt(entrant: Entrant, table: readonly Entrant[], instead: number): number {
  let cost = 0;
  for (let at = 0; at < table.length; at++)
    if (at !== instead) cost += costOfMeeting(entrant, table[at] as Entrant);
  return cost;
}

/** Exchanges two people of different tables as long as that makes the round better. It ends: the cost falls each time. */
function improve(tables: Entrant[][]): void {
  for (let isBetter = true; isBetter; ) {
    isBetter = false;
    for (let a = 0; a < tables.length; a++)
      for (let b = a + 1; b < tables.length; b++)
        if (exchange(tables[a] as Entrant[], tables[b] as Entrant[])) isBetter = true;
  }
}

/** Sums of squares of decimal points are not exact, and a gain of nothing would go on for ever. */
const LEAST_GAIN = 1e-6;

function exchange(here: Entrant[], there: Entrant[]): boolean {
  let isBetter = false;
  for (let i = 0; i < here.length; i++) {
    for (let j = 0; j < there.length; j++) {
      const [one, other] = [here[i] as Entrant, there[j] as Entrant];
      const before = costAt(one, here, i) + costAt(other, there, j);
      const after = costAt(other, here, i) + costAt(one, there, j);
      if (before - after < LEAST_GAIN) continue;
      here[i] = other;
      there[j] = one;
      isBetter = true;
    }
  }
  return isBetter;
}

interface Chairs {
  readonly chairs: number;
  /** The seats that people take, in order. */
  readonly taken: readonly number[];
}

/** What a seat that somebody has had before costs beside a neighbour whom they have had before. */
const SEAT_AGAIN = 3;

/** The order at the table in which seats and neighbours are the newest for everybody. */
function seated(people: readonly Entrant[], { chairs, taken }: Chairs): Seating {
  let best: Seating = [];
  let least = Number.POSITIVE_INFINITY;
  const at: (Entrant | null)[] = Array.from({ length: chairs }, () => null);
  const left = new Set(people);
  const place = (next: number, cost: number): void => {
    if (cost >= least) return;
    if (next === taken.length) {
      least = cost;
      best = at.map((entrant) => entrant?.id ?? null);
      return;
    }
    const seat = taken[next] as number;
    for (const entrant of [...left]) {
      left.delete(entrant);
      at[seat] = entrant;
      place(next + 1, cost + costOfSeat(entrant, seat, at));
      at[seat] = null;
      left.add(entrant);
    }
  };
  place(0, 0);
  return best;
}

function costOfSeat(entrant: Entrant, seat: number, at: readonly (Entrant | null)[]): number {
  const had = entrant.seats[seat] ?? 0;
  const beside = (other: number): number => {
    const neighbour = at[(other + at.length) % at.length];
    return neighbour === null || neighbour === undefined || neighbour === entrant
      ? 0
      : times(entrant.besides, neighbour.id) ** 2;
  };
  return SEAT_AGAIN * had * had + beside(seat - 1) + beside(seat + 1);
}
