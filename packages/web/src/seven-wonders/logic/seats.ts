// Who sits where, as seen from one place: the left neighbour at the left edge, the right one at the right.

import { leftOf, rightOf } from '@mirabilia/seven-wonders';

export interface Round {
  readonly self: number;
  readonly left: number;
  readonly right: number;
  /** All others in table order: the left neighbour first, the right one last. */
  readonly others: readonly number[];
  /** Those who are no neighbours. */
  readonly far: readonly number[];
}

export function roundFrom(self: number, cities: number): Round {
  const others: number[] = [];
  for (let at = leftOf(self, cities); at !== self; at = leftOf(at, cities)) others.push(at);
  return {
    self,
    left: leftOf(self, cities),
    right: rightOf(self, cities),
    others,
    far: others.slice(1, -1),
  };
}

/** Pins a city, at most two: the one that was pinned first makes room. */
export function pinned(pins: readonly number[], at: number): readonly number[] {
  if (pins.includes(at)) return pins.filter((pin) => pin !== at);
  return [...pins, at].slice(-2);
}
