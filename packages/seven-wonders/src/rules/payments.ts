// Every undominated way to split a purchase between the two neighbours.
//
// All raw goods of one neighbour have one price, and so have all its manufactured goods; so only the numbers of units
// matter, not which. If the left neighbour may deliver at most a units and the right one at most b, a cost is covered
// exactly if for every set of goods: asked(set) <= own(set) + min(left(set), a) + min(right(set), b). (What several
// suppliers can give together is the sum of what each can give; a limit on the units caps each count.) So the least b
// for each a is a maximum over the sets, and no search is needed.

import { PRICE, REDUCED_PRICE } from '../vocabulary.ts';
import { covers, MANUFACTURED_SETS, ofManufactured, ofRaw, RAW_SETS, type Supply } from './supply.ts';

/** Discounts as bits: raw goods from the left, from the right, manufactured from the left, from the right. */
export const DISCOUNT = { rawLeft: 1, rawRight: 2, manufacturedLeft: 4, manufacturedRight: 8 } as const;

export interface Market {
  readonly own: Supply;
  readonly left: Supply;
  readonly right: Supply;
  readonly discounts: number;
}

/** How many units from the left and from the right: the undominated pairs, fewest from the left first. */
interface Front {
  length: number;
  readonly left: Int32Array;
  readonly right: Int32Array;
}

const MOST_UNITS = 16;
const newFront = (size: number): Front => ({
  length: 0,
  left: new Int32Array(size),
  right: new Int32Array(size),
});

// Scratch space that every call fills anew: legality is asked for some million times a second.
const rawFront = newFront(MOST_UNITS);
const manufacturedFront = newFront(MOST_UNITS);
const lacking = new Int32Array(RAW_SETS);
const leftHas = new Int32Array(RAW_SETS);
const rightHas = new Int32Array(RAW_SETS);

/** The ways to pay, cheapest first: coins to the left and to the right neighbour, packed. Valid until the next call. */
export const ways: number[] = [];

export const payLeft = (way: number): number => way & 31;
export const payRight = (way: number): number => (way >> 5) & 31;
const pack = (left: number, right: number): number => left | (right << 5);

/** Finds the ways to cover the demand for at most `purse` coins, fills `ways` with them and gives their number. */
export function findWays(demand: Supply, market: Market, purse: number): number {
  ways.length = 0;
  if (covers(market.own, demand)) {
    ways.push(0);
    return 1;
  }
  if (!fillFront(rawFront, countRaw(demand, market))) return 0;
  if (!fillFront(manufacturedFront, countManufactured(demand, market))) return 0;

  const { discounts } = market;
  const price = (bit: number): number => ((discounts & bit) !== 0 ? REDUCED_PRICE : PRICE);
  const rawLeft = price(DISCOUNT.rawLeft);
  const rawRight = price(DISCOUNT.rawRight);
  const madeLeft = price(DISCOUNT.manufacturedLeft);
  const madeRight = price(DISCOUNT.manufacturedRight);
  for (let i = 0; i < rawFront.length; i++) {
    for (let j = 0; j < manufacturedFront.length; j++) {
      const left = (rawFront.left[i] as number) * rawLeft + (manufacturedFront.left[j] as number) * madeLeft;
      const right =
        (rawFront.right[i] as number) * rawRight + (manufacturedFront.right[j] as number) * madeRight;
      if (left + right <= purse) offer(left, right);
    }
  }
  return ways.length;
}

/** For every set of raw goods that the own production falls short of: by how much, and what each neighbour has of it. */
function countRaw(demand: Supply, { own, left, right }: Market): number {
  let sets = 0;
  for (let set = 1; set <= RAW_SETS; set++) {
    const lack = ofRaw(demand, set) - ofRaw(own, set);
    if (lack <= 0) continue;
    lacking[sets] = lack;
    leftHas[sets] = ofRaw(left, set);
    rightHas[sets++] = ofRaw(right, set);
  }
  return sets;
}

function countManufactured(demand: Supply, { own, left, right }: Market): number {
  let sets = 0;
  for (let set = 1; set <= MANUFACTURED_SETS; set++) {
    const lack = ofManufactured(demand, set) - ofManufactured(own, set);
    if (lack <= 0) continue;
    lacking[sets] = lack;
    leftHas[sets] = ofManufactured(left, set);
    rightHas[sets++] = ofManufactured(right, set);
  }
  return sets;
}

/** False if even both neighbours together can't deliver. */
function fillFront(front: Front, sets: number): boolean {
  front.length = 0;
  let most = 0;
  for (let i = 0; i < sets; i++) {
    const lack = lacking[i] as number;
    if (lack > (leftHas[i] as number) + (rightHas[i] as number)) return false;
    if (lack > most) most = lack;
  }
  let fewestRight = MOST_UNITS;
  for (let left = 0; left <= most && fewestRight > 0; left++) {
    let right = 0;
    let possible = true;
    for (let i = 0; i < sets; i++) {
      const has = leftHas[i] as number;
      const rest = (lacking[i] as number) - (has < left ? has : left);
      if (rest > (rightHas[i] as number)) {
        possible = false;
        break;
      }
      if (rest > right) right = rest;
    }
    if (!possible || right >= fewestRight) continue;
    front.left[front.length] = left;
    front.right[front.length++] = right;
    fewestRight = right;
  }
  return true;
}

/** Keeps `ways` free of dominated pairs and in order: cheapest first, then least to the left. */
function offer(left: number, right: number): void {
  for (let i = ways.length - 1; i >= 0; i--) {
    const way = ways[i] as number;
    if (payLeft(way) <= left && payRight(way) <= right) return;
    if (payLeft(way) >= left && payRight(way) >= right) ways.splice(i, 1);
  }
  let at = ways.length;
  for (; at > 0; at--) {
    const before = ways[at - 1] as number;
    const difference = payLeft(before) + payRight(before) - left - right;
    if (difference < 0 || (difference === 0 && payLeft(before) < left)) break;
  }
  ways.splice(at, 0, pack(left, right));
}
