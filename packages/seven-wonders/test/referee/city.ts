// A city and what can be read off it. Cities stand in a ring: the left neighbour is the next one.

import { card, wonder } from './facts.ts';
import { at, sum } from './lists.ts';
import type { Payment, Prices } from './payments.ts';
import type { Counted, Effect, Power, Source, Stage, Where } from './vocabulary.ts';

export interface City {
  wonder: string;
  side: 'A' | 'B';
  /** Ids of the cards built; those under the wonder are no structures and are kept nowhere. */
  structures: string[];
  /** How many stages of the wonder are built. */
  stages: number;
  coins: number;
  /** Conflict tokens: -1, 1, 3, 5. */
  tokens: number[];
}

export function newCity(board: { wonder: string; side: 'A' | 'B' }): City {
  return { wonder: board.wonder, side: board.side, structures: [], stages: 0, coins: 3, tokens: [] };
}

export function copyCity(city: City): City {
  return { ...city, structures: [...city.structures], tokens: [...city.tokens] };
}

export function stagesOf(city: City): readonly Stage[] {
  return wonder(city.wonder).sides[city.side];
}

/** The effects of everything built. */
export function effects(city: City): Effect[] {
  const built = city.structures.flatMap((id) => card(id).effects);
  return [
    ...built,
    ...stagesOf(city)
      .slice(0, city.stages)
      .flatMap((stage) => stage.effects),
  ];
}

/** What the city itself may use in a turn. */
export function ownSources(city: City): Source[] {
  const built = effects(city).flatMap((effect) => (effect.kind === 'produce' ? effect.sources : []));
  return [[wonder(city.wonder).makes], ...built];
}

/** What its neighbours may buy: the board's first resource, brown and grey cards. */
export function soldSources(city: City): Source[] {
  const sold = effects(city).flatMap((effect) =>
    effect.kind === 'produce' && effect.sold ? effect.sources : [],
  );
  return [[wonder(city.wonder).makes], ...sold];
}

/** Discounts do not add up: a good costs 2 coins, or 1 with any discount. */
export function pricesFor(city: City): { left: Prices; right: Prices } {
  const prices = { left: { raw: 2, manufactured: 2 }, right: { raw: 2, manufactured: 2 } };
  for (const effect of effects(city)) {
    if (effect.kind !== 'cheap') continue;
    if (effect.from.includes('left')) prices.left[effect.goods] = 1;
    if (effect.from.includes('right')) prices.right[effect.goods] = 1;
  }
  return prices;
}

export function shields(city: City): number {
  return sum(effects(city).map((effect) => (effect.kind === 'shields' ? effect.amount : 0)));
}

export function hasPower(city: City, power: Power): boolean {
  return effects(city).some((effect) => effect.kind === 'power' && effect.power === power);
}

export function hasName(city: City, id: string): boolean {
  return city.structures.some((built) => card(built).name === card(id).name);
}

export function hasParentOf(city: City, id: string): boolean {
  return card(id).freeWith.some((parent) => city.structures.includes(parent));
}

export function leftOf(place: number, ring: number): number {
  return (place + 1) % ring;
}

export function rightOf(place: number, ring: number): number {
  return (place - 1 + ring) % ring;
}

export function cityAt(cities: readonly City[], place: number, where: Where): City {
  if (where === 'left') return at(cities, leftOf(place, cities.length));
  if (where === 'right') return at(cities, rightOf(place, cities.length));
  return at(cities, place);
}

function countIn(city: City, thing: Counted): number {
  if (thing === 'stage') return city.stages;
  if (thing === 'defeat') return city.tokens.filter((token) => token < 0).length;
  return city.structures.filter((id) => card(id).colour === thing).length;
}

/** The coins or points of an effect that counts things, for the city at this place. */
export function countedAmount(
  effect: Extract<Effect, { kind: 'points-per' | 'coins-per' }>,
  cities: readonly City[],
  place: number,
): number {
  const counts = effect.where.flatMap((where) =>
    effect.counted.map((thing) => countIn(cityAt(cities, place, where), thing)),
  );
  return effect.amount * sum(counts);
}

/** Coins from the bank, counted on the table as it stands now. */
export function income(gained: readonly Effect[], cities: readonly City[], place: number): number {
  const coins = gained.map((effect) => {
    if (effect.kind === 'coins') return effect.amount;
    return effect.kind === 'coins-per' ? countedAmount(effect, cities, place) : 0;
  });
  return sum(coins);
}

export function payTo(cities: readonly City[], place: number, payment: Payment): void {
  cityAt(cities, place, 'left').coins += payment.left;
  cityAt(cities, place, 'right').coins += payment.right;
}
