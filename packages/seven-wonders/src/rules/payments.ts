// Every undominated way to split a purchase between the two neighbours.
//
// All raw goods of one neighbour have one price, and so have all its manufactured goods; so only the numbers of units
// matter, not which. If the left neighbour may deliver at most a units and the right one at most b, a cost is covered
// exactly if for every set of goods: asked(set) <= own(set) + min(left(set), a) + min(right(set), b). (What several
// suppliers can give together is the sum of what each can give; a limit on the units caps each count.) So the least b
// for each a is a maximum over the sets, and no search is needed.

import { PRICE, REDUCED_PRICE } from '../vocabulary.ts';
import {
  covers,
  type Demand,
  findShortfall,
  newShortfall,
  type Shortfall,
  type Suppliers,
} from './supply.ts';

/** Discounts as bits: raw goods from the left, from the right, manufactured from the left, from the right. */
export const DISCOUNT = { rawLeft: 1, rawRight: 2, manufacturedLeft: 4, manufacturedRight: 8 } as const;

export interface Market extends Suppliers {
  readonly discounts: number;
  /** Every split of the purchase is a way, even one that costs more on both sides than another. */
  readonly everySplit?: boolean;
}

/** How many units from the left and from the right: the undominated pairs, fewest from the left first. */
interface Front {
  length: number;
  readonly left: Int32Array;
  readonly right: Int32Array;
}

const MOST_UNITS = 16;
/** More coins than any purchase costs: whoever asks for the price alone has no end of them. */
const MOST_COINS = MOST_UNITS * PRICE;
const newFront = (): Front => ({
  length: 0,
  left: new Int32Array(MOST_UNITS),
  right: new Int32Array(MOST_UNITS),
});

// Scratch space that every call fills anew: legality is asked for some million times a second.
const raw = newShortfall();
const manufactured = newShortfall();
const rawFront = newFront();
const manufacturedFront = newFront();

/** The ways to pay, cheapest first: coins to the left and to the right neighbour, packed. Valid until the next call. */
export const ways = new Int32Array(MOST_UNITS * MOST_UNITS);
let found = 0;

export const payLeft = (way: number): number => way & 31;
export const payRight = (way: number): number => (way >> 5) & 31;
const pack = (left: number, right: number): number => left | (right << 5);

/** Finds the ways to cover the demand for at most `purse` coins, fills `ways` with them and gives their number. */
export function findWays(demand: Demand, market: Market, purse: number): number {
  if (covers(market.own, demand)) {
    ways[0] = 0;
    return 1;
  }
  // Most of what can't be paid for is turned away here: so many units at the very most.
  const coins = purse < MOST_COINS ? purse : MOST_COINS;
  const affordable = (coins / (market.discounts === 0 ? PRICE : REDUCED_PRICE)) | 0;
  if (affordable < 1) return 0;
  if (!findShortfall(raw, demand.raw, market) || raw.most > affordable) return 0;
  if (!findShortfall(manufactured, demand.manufactured, market)) return 0;
  if (raw.most + manufactured.most > affordable) return 0;
  fillFront(rawFront, raw, affordable);
  fillFront(manufacturedFront, manufactured, affordable);
  found = 0;

  const { discounts, everySplit = false } = market;
  const rawLeft = price(discounts, DISCOUNT.rawLeft);
  const rawRight = price(discounts, DISCOUNT.rawRight);
  const madeLeft = price(discounts, DISCOUNT.manufacturedLeft);
  const madeRight = price(discounts, DISCOUNT.manufacturedRight);
  for (let i = 0; i < rawFront.length; i++) {
    for (let j = 0; j < manufacturedFront.length; j++) {
      const left = (rawFront.left[i] as number) * rawLeft + (manufacturedFront.left[j] as number) * madeLeft;
      const right =
        (rawFront.right[i] as number) * rawRight + (manufacturedFront.right[j] as number) * madeRight;
      if (left + right <= purse) offer(left, right, everySplit);
    }
  }
  return found;
}

const price = (discounts: number, bit: number): number => ((discounts & bit) !== 0 ? REDUCED_PRICE : PRICE);

/** For each number of units from the left the fewest from the right, as long as that is fewer than before. */
function fillFront(front: Front, shortfall: Shortfall, affordable: number): void {
  const { sets, lack, left: leftHas, right: rightHas } = shortfall;
  const most = shortfall.most < affordable ? shortfall.most : affordable;
  front.length = 0;
  // More units than can be paid for are no way, so they needn't be told from impossible ones.
  let fewestRight = affordable < MOST_UNITS ? affordable + 1 : MOST_UNITS;
  for (let left = 0; left <= most && fewestRight > 0; left++) {
    let right = 0;
    for (let i = 0; i < sets; i++) {
      const has = leftHas[i] as number;
      const rest = (lack[i] as number) - (has < left ? has : left);
      if (rest > (rightHas[i] as number)) {
        right = MOST_UNITS;
        break;
      }
      if (rest > right) right = rest;
    }
    if (right >= fewestRight) continue;
    front.left[front.length] = left;
    front.right[front.length++] = right;
    fewestRight = right;
  }
}

/** Keeps `ways` in order, cheapest first, then least to the left; and free of dominated pairs unless every split counts. */
function offer(left: number, right: number, everySplit: boolean): void {
  let kept = 0;
  for (let i = 0; i < found; i++) {
    const way = ways[i] as number;
    const isSame = payLeft(way) === left && payRight(way) === right;
    if (isSame || (!everySplit && payLeft(way) <= left && payRight(way) <= right)) return;
    if (everySplit || payLeft(way) < left || payRight(way) < right) ways[kept++] = way;
  }
  found = kept + 1;
  let at = kept;
  for (; at > 0; at--) {
    const before = ways[at - 1] as number;
    const difference = payLeft(before) + payRight(before) - left - right;
    if (difference < 0 || (difference === 0 && payLeft(before) < left)) break;
    ways[at] = before;
  }
  ways[at] = pack(left, right);
}
