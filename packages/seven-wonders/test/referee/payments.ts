// Every sensible way to pay a cost, found by trying all. Slow and plain on purpose: other solvers are held
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

/** Nowhere dearer; an equal payment is covered too. */
function covers(one: Payment, other: Payment): boolean {
  return one.left <= other.left && one.right <= other.right;
}

/** Every payment that the purse allows and that no other one undercuts, by total and then by left. */
export function payments(purchase: Purchase): Payment[] {
  const { cost, own, left, right, prices, purse, owed } = purchase;
  const needed = RESOURCES.flatMap((resource) => Array<Resource>(cost[resource] ?? 0).fill(resource));
  const givers = [
    { sources: own, used: own.map(() => false), side: undefined },
    { sources: left, used: left.map(() => false), side: 'left' as const },
    { sources: right, used: right.map(() => false), side: 'right' as const },
  ];
  const found: Payment[] = [];

  function assign(unit: number, paid: Payment): void {
    if (paid.left + paid.right + owed > purse) return;
    // Coins only grow from here on, so nothing below this point could undercut what was found.
    if (found.some((other) => covers(other, paid))) return;
    const resource = needed[unit];
    if (resource === undefined) {
      found.push(paid);
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
        assign(unit + 1, next);
        used[index] = false;
      });
    }
  }

  assign(0, { left: 0, right: 0 });
  return found
    .filter((one) => !found.some((other) => other !== one && covers(other, one)))
    .sort((a, b) => a.left + a.right - (b.left + b.right) || a.left - b.left);
}
