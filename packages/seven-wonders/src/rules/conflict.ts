import type { Emit } from '@mirabilia/kernel';
import { leftOf, rightOf } from '../geometry.ts';
import type { City, SevenWonders, Table } from '../types.ts';
import { VICTORY_POINTS } from '../vocabulary.ts';

/** [M1] to [M4] Each city against each of its neighbours: more shields win by the Age, fewer cost one, a draw is nothing. */
export function fight(table: Table, emit?: Emit<SevenWonders>): void {
  const { cities, age } = table;
  const against = (city: City, other: City): number =>
    city.shields > other.shields ? VICTORY_POINTS[age] : city.shields < other.shields ? -1 : 0;
  cities.forEach((city, at) => {
    const left = against(city, cities[leftOf(at, cities.length)] as City);
    const right = against(city, cities[rightOf(at, cities.length)] as City);
    city.battles.push(left, right);
    emit?.({ kind: 'fought', age, city: at, left, right });
  });
}
