// The ways to pay a cost, found by trying all. Slow and plain on purpose: other solvers are held
// against it.

import { type Cost, RAW, RESOURCES, type Resource, type Source } from './vocabulary.ts';

export interface Prices {
  raw: number;
  manufactured: number;
}

export interface Purchase {
  cost: Cost;
  /** Each source gives one unit of one of its alternatives. */
  own: readonly Source[];
  left: readonly Source[];
  right: readonly Source[];
  prices: { left: Prices; right: Prices };
  purse: number;
  /** Coins that the card itself costs. */
  owed: number;
}

export interface Payment {
  left: number;
  right: number;
}

function isRaw(resource: Resource): boolean {
  return RAW.some((raw) => raw === resource);
}

export function isSame(one: Payment, other: Payment): boolean {
  return one.left === other.left && one.right === other.right;
}

/** Nowhere dearer; an equal payment is covered too. */
function covers(one: Payment, other: Payment): boolean {
  return one.left <= other.left && one.right <= other.right;
}

/** By total and then by left. */
function inOrder(payments: readonly Payment[]): Payment[] {
  return [...payments].sort((a, b) => a.left + a.right - (b.left + b.right) || a.left - b.left);
}

interface Search {
  /** Whether nothing that begins like this can be of use; coins and units bought only grow from here on. */
  isHopeless: (paid: Payment, bought: number) => boolean;
  found: (paid: Payment, bought: number) => void;
}

/** Tries every source for every unit needed, as far as the purse goes. */
function tryAll(purchase: Purchase, { isHopeless, found }: Search): void {
  const { cost, own, left, right, prices, purse, owed } = purchase;
  const needed = RESOURCES.flatMap((resource) => Array<Resource>(cost[resource] ?? 0).fill(resource));
  const givers = [
    { sources: own, used: own.map(() => false), side: undefined },
    { sources: left, used: left.map(() => false), side: 'left' as const },
    { sources: right, used: right.map(() => false), side: 'right' as const },
  ];

  function assign(unit: number, paid: Payment, bought: number): void {
    if (paid.left + paid.right + owed > purse || isHopeless(paid, bought)) return;
    const resource = needed[unit];
    if (resource === undefined) {
      found(paid, bought);
      return;
    }
    for (const { sources, used, side } of givers) {
      const tried = new Set<string>();
      sources.forEach((source, index) => {
        // Of several unused sources with the same alternatives it's enough to try one.
        if (used[index] || !source.includes(resource) || tried.has(source.join())) return;
        tried.add(source.join());
        const next = { ...paid };
        if (side !== undefined) next[side] += prices[side][isRaw(resource) ? 'raw' : 'manufactured'];
        used[index] = true;
        assign(unit + 1, next, side === undefined ? bought : bought + 1);
        used[index] = false;
      });
    }
  }

  assign(0, { left: 0, right: 0 }, 0);
}

/** Every payment that the purse allows and that no other one undercuts. */
export function payments(purchase: Purchase): Payment[] {
  const found: Payment[] = [];
  tryAll(purchase, {
    isHopeless: (paid) => found.some((other) => covers(other, paid)),
    found: (paid) => found.push(paid),
  });
  return inOrder(found.filter((one) => !found.some((other) => other !== one && covers(other, one))));
}

/**
 * Every payment that the purse allows and that buys no unit beyond need, however dear. Whichever units the own
 * sources are put to, as many are missing; so a purchase beyond need is one of more units than the smallest.
 */
export function splits(purchase: Purchase): Payment[] {
  let found: Payment[] = [];
  let fewest = Number.POSITIVE_INFINITY;
  tryAll(purchase, {
    isHopeless: (_, bought) => bought > fewest,
    found: (paid, bought) => {
      if (bought < fewest) found = [];
      fewest = bought;
      if (!found.some((other) => isSame(other, paid))) found.push(paid);
    },
  });
  return inOrder(found);
}
