// Laying a card or a stage changes what the city is; what it pays out is counted afterwards, when all cards lie.

import { type Card, cardFacts, type StageFacts } from '../catalogue.ts';
import type { Deed, Tally } from '../deed.ts';
import { leftOf, rightOf } from '../geometry.ts';
import type { City } from '../types.ts';
import { nextStage } from './build.ts';
import { plus } from './supply.ts';

function bring(city: City, deed: Deed): void {
  if (deed.own !== undefined) city.own = plus(city.own, deed.own);
  if (deed.sold !== undefined) city.sold = plus(city.sold, deed.sold);
  if (deed.symbol >= 0) city.symbols[deed.symbol] = (city.symbols[deed.symbol] as number) + 1;
  city.shields += deed.shields;
  city.standingDiscounts |= deed.discounts;
  city.powers |= deed.powers;
}

export function layCard(city: City, card: Card): Deed {
  const facts = cardFacts(card);
  city.structures.push(card);
  city.names[facts.nameWord] = (city.names[facts.nameWord] as number) | facts.nameBit;
  city.colours[facts.colour] = (city.colours[facts.colour] as number) + 1;
  bring(city, facts.deed);
  return facts.deed;
}

export function layStage(city: City): Deed {
  const { deed } = nextStage(city) as StageFacts;
  city.stages++;
  bring(city, deed);
  return deed;
}

/** What of a city is counted for coins and points. */
export type Counts = Pick<City, 'stages' | 'colours' | 'battles'>;

/** [C1] Counted on the table as it stands when every card of the turn is laid: my vineyard counts your new mine. */
export function coinsBrought(table: { readonly cities: readonly Counts[] }, at: number, deed: Deed): number {
  return deed.coins + (deed.coinsPer === undefined ? 0 : tallied(table.cities, at, deed.coinsPer));
}

export function tallied(cities: readonly Counts[], at: number, tally: Tally): number {
  let count = tally.self ? countIn(cities[at] as Counts, tally) : 0;
  if (tally.neighbours) {
    count += countIn(cities[leftOf(at, cities.length)] as Counts, tally);
    count += countIn(cities[rightOf(at, cities.length)] as Counts, tally);
  }
  return count * tally.amount;
}

function countIn(city: Counts, { colours, stages, defeats }: Tally): number {
  let count = stages ? city.stages : 0;
  for (let i = 0; i < colours.length; i++) count += city.colours[colours[i] as number] as number;
  if (defeats) for (const result of city.battles) if (result < 0) count++;
  return count;
}
