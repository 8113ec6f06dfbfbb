// How much a city can deliver, packed so that one comparison answers "is this cost covered?".
//
// A source gives one unit a turn of one of its goods. By Hall's theorem a cost can be covered by some sources exactly
// if, for every set of goods, the cost asks no more of the set than there are sources that can give something of it.
// There are 15 sets of raw goods and 7 of manufactured ones (no source gives both), so a city's production is 22 small
// numbers, whatever its choice cards: five to a word, six bits each, the highest kept free for the comparison.

import { MANUFACTURED, RAW, type Resource } from '../vocabulary.ts';

/** Twenty-two counts in five words: three for the sets of raw goods, two for those of manufactured goods. */
export type Supply = readonly [number, number, number, number, number];

const BITS = 6;
const FIELDS = 5;
const MASK = 31;
const GUARD = 0b100000_100000_100000_100000_100000;

const RAW_SETS = 15;
const MANUFACTURED_SETS = 7;
const MANUFACTURED_WORD = 3;

const SHIFTS: readonly number[] = Array.from({ length: FIELDS }, (_, field) => field * BITS);

/** How many units a cost asks of a set of goods, and where supplies have their count of it. */
interface Asked {
  readonly word: number;
  readonly shift: number;
  readonly units: number;
}

/** A cost: a count for every set of goods, and the sets of which anything is asked. */
export interface Demand {
  readonly counts: Supply;
  readonly raw: readonly Asked[];
  readonly manufactured: readonly Asked[];
}

export const NO_SUPPLY: Supply = [0, 0, 0, 0, 0];

const rawBit = (good: Resource): number => {
  const at = (RAW as readonly string[]).indexOf(good);
  return at < 0 ? 0 : 1 << at;
};
const manufacturedBit = (good: Resource): number => {
  const at = (MANUFACTURED as readonly string[]).indexOf(good);
  return at < 0 ? 0 : 1 << at;
};

/** A count for every set of goods. */
function pack(count: { raw(set: number): number; manufactured(set: number): number }): Supply {
  const words: [number, number, number, number, number] = [0, 0, 0, 0, 0];
  const put = (index: number, word: number, value: number): void => {
    const at = word + Math.floor(index / FIELDS);
    words[at] = (words[at] as number) | (value << ((index % FIELDS) * BITS));
  };
  for (let set = 1; set <= RAW_SETS; set++) put(set - 1, 0, count.raw(set));
  for (let set = 1; set <= MANUFACTURED_SETS; set++) put(set - 1, MANUFACTURED_WORD, count.manufactured(set));
  return words;
}

/** Sources, each with the goods that it can give one unit of. */
export function supplyOf(sources: readonly (readonly Resource[])[]): Supply {
  const reaching = (bit: (good: Resource) => number, set: number): number =>
    sources.filter((goods) => goods.some((good) => (bit(good) & set) !== 0)).length;
  return pack({
    raw: (set) => reaching(rawBit, set),
    manufactured: (set) => reaching(manufacturedBit, set),
  });
}

/**
 * What a cost asks of every set of goods. A set with a good that isn't asked for can be left out: the same set without
 * that good asks as much of fewer sources. So a cost has few sets that count, and checking it is quick.
 */
export function demandOf(cost: Partial<Record<Resource, number>>): Demand {
  const asked = (goods: readonly Resource[], set: number): number => {
    let sum = 0;
    for (let at = 0; at < goods.length; at++) {
      if ((set & (1 << at)) === 0) continue;
      const count = cost[goods[at] as Resource] ?? 0;
      if (count === 0) return 0;
      sum += count;
    }
    return sum;
  };
  const counts = pack({
    raw: (set) => asked(RAW, set),
    manufactured: (set) => asked(MANUFACTURED, set),
  });
  const sets: Asked[] = counts.flatMap((count, word) =>
    SHIFTS.flatMap((shift) => {
      const units = (count >> shift) & MASK;
      return units === 0 ? [] : [{ word, shift, units }];
    }),
  );
  return {
    counts,
    raw: sets.filter(({ word }) => word < MANUFACTURED_WORD),
    manufactured: sets.filter(({ word }) => word >= MANUFACTURED_WORD),
  };
}

export function plus(a: Supply, b: Supply): Supply {
  return [a[0] + b[0], a[1] + b[1], a[2] + b[2], a[3] + b[3], a[4] + b[4]];
}

/** How many sources can give the good: by its place among the resources, raw goods first. */
export function sourcesOf(supply: Supply, good: number): number {
  const isRaw = good < RAW.length;
  const index = (1 << (isRaw ? good : good - RAW.length)) - 1;
  const word = (isRaw ? 0 : MANUFACTURED_WORD) + ((index / FIELDS) | 0);
  return ((supply[word] as number) >> ((index % FIELDS) * BITS)) & MASK;
}

/** More than any cost asks for; three times that still fits a field. */
const PLENTY = 10;

/** The same supply as far as any cost can tell, so that three of them can be added. */
function capped(supply: Supply): Supply {
  const cap = (word: number): number => {
    let result = 0;
    for (let shift = 0; shift < FIELDS * BITS; shift += BITS) {
      result |= Math.min((word >> shift) & MASK, PLENTY) << shift;
    }
    return result;
  };
  return [cap(supply[0]), cap(supply[1]), cap(supply[2]), cap(supply[3]), cap(supply[4])];
}

/** What a city and both its neighbours have together, as far as any cost can tell. */
export function together(own: Supply, left: Supply, right: Supply): Supply {
  const sum: Supply = [
    own[0] + left[0] + right[0],
    own[1] + left[1] + right[1],
    own[2] + left[2] + right[2],
    own[3] + left[3] + right[3],
    own[4] + left[4] + right[4],
  ];
  const isWithinFields = ((sum[0] | sum[1] | sum[2] | sum[3] | sum[4]) & GUARD) === 0;
  return isWithinFields ? sum : plus(plus(capped(own), capped(left)), capped(right));
}

/** Every count of the demand is at most the supply's: no field's subtraction borrows from its guard bit. */
export function covers(supply: Supply, { counts: demand }: Demand): boolean {
  return (
    (((supply[0] | GUARD) - demand[0]) &
      ((supply[1] | GUARD) - demand[1]) &
      ((supply[2] | GUARD) - demand[2]) &
      ((supply[3] | GUARD) - demand[3]) &
      ((supply[4] | GUARD) - demand[4]) &
      GUARD) ===
    GUARD
  );
}

/** What a demand asks beyond the own supply of each set of goods of one kind, and what each neighbour has of the set. */
export interface Shortfall {
  /** How many sets fall short. */
  sets: number;
  /** The largest lack: no purchase gets by with fewer units. */
  most: number;
  readonly lack: Int32Array;
  readonly left: Int32Array;
  readonly right: Int32Array;
}

export const newShortfall = (): Shortfall => ({
  sets: 0,
  most: 0,
  lack: new Int32Array(RAW_SETS),
  left: new Int32Array(RAW_SETS),
  right: new Int32Array(RAW_SETS),
});

export interface Suppliers {
  readonly own: Supply;
  readonly left: Supply;
  readonly right: Supply;
}

const countIn = (supply: Supply, { word, shift }: Asked): number =>
  ((supply[word] as number) >> shift) & MASK;

/** Fills the shortfall; false if for some set even both neighbours together have too little. */
export function findShortfall(
  into: Shortfall,
  asked: readonly Asked[],
  { own, left, right }: Suppliers,
): boolean {
  let sets = 0;
  let most = 0;
  for (let i = 0; i < asked.length; i++) {
    const set = asked[i] as Asked;
    const lack = set.units - countIn(own, set);
    if (lack <= 0) continue;
    const fromLeft = countIn(left, set);
    const fromRight = countIn(right, set);
    if (lack > fromLeft + fromRight) return false;
    into.lack[sets] = lack;
    into.left[sets] = fromLeft;
    into.right[sets++] = fromRight;
    if (lack > most) most = lack;
  }
  into.sets = sets;
  into.most = most;
  return true;
}
