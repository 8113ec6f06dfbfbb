// Who sits where, as seen from one place: the left neighbour at the left edge, the right one at the right. The left
// neighbour of seat i is seat i + 1.

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
  const others = Array.from({ length: cities - 1 }, (_, i) => (self + 1 + i) % cities);
  return {
    self,
    left: (self + 1) % cities,
    right: (self + cities - 1) % cities,
    others,
    far: others.slice(1, -1),
  };
}
