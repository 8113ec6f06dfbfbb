// What the conflict would bring if the Age ended now.

import { type Age, type City, VICTORY_POINTS } from '@mirabilia/seven-wonders';

export interface NeighbourBattle {
  readonly own: number;
  readonly other: number;
  readonly points: number;
}

export function battleNow(city: City, other: City, age: Age): NeighbourBattle {
  const lead = city.shields - other.shields;
  const points = lead > 0 ? VICTORY_POINTS[age] : lead < 0 ? -1 : 0;
  return { own: city.shields, other: other.shields, points };
}
