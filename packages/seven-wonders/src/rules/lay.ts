// Laying a card or a stage changes what the city is; what it pays out is counted afterwards, when all cards lie.

import { type Card, cardFacts, type StageFacts } from '../catalogue.ts';
import type { CompiledEffect, CountedBonus } from '../compiled-effect.ts';
import { leftOf, rightOf } from '../geometry.ts';
import type { City } from '../types.ts';
import { nextStage } from './build.ts';
import { plus } from './supply.ts';

function bring(city: City, effect: CompiledEffect): void {
  if (effect.own !== undefined) city.own = plus(city.own, effect.own);
  if (effect.sold !== undefined) city.sold = plus(city.sold, effect.sold);
  if (effect.symbol >= 0) city.symbols[effect.symbol] = (city.symbols[effect.symbol] as number) + 1;
  city.shields += effect.shields;
  city.standingDiscounts |= effect.discounts;
  city.powers |= effect.powers;
}

export function layCard(city: City, card: Card): CompiledEffect {
  const facts = cardFacts(card);
  city.structures.push(card);
  city.names[facts.nameWord] = (city.names[facts.nameWord] as number) | facts.nameBit;
  city.colours[facts.colour] = (city.colours[facts.colour] as number) + 1;
  bring(city, facts.effect);
  return facts.effect;
}

export function layStage(city: City): CompiledEffect {
  const { effect } = nextStage(city) as StageFacts;
  city.stages++;
  bring(city, effect);
  return effect;
}

/** What of a city is counted for coins and points. */
export type Counts = Pick<City, 'stages' | 'colours' | 'battles'>;

/** [C1] Counted on the table as it stands when every card of the turn is laid: my vineyard counts your new mine. */
export function coinsBrought(
  table: { readonly cities: readonly Counts[] },
  at: number,
  effect: CompiledEffect,
): number {
  return effect.coins + (effect.coinsPer === undefined ? 0 : countBonus(table.cities, at, effect.coinsPer));
}

export function countBonus(cities: readonly Counts[], at: number, bonus: CountedBonus): number {
  let count = bonus.self ? countIn(cities[at] as Counts, bonus) : 0;
  if (bonus.neighbours) {
    count += countIn(cities[leftOf(at, cities.length)] as Counts, bonus);
    count += countIn(cities[rightOf(at, cities.length)] as Counts, bonus);
  }
  return count * bonus.amount;
}

function countIn(city: Counts, { colours, stages, defeats }: CountedBonus): number {
  let count = stages ? city.stages : 0;
  for (let i = 0; i < colours.length; i++) count += city.colours[colours[i] as number] as number;
  if (defeats) for (const result of city.battles) if (result < 0) count++;
  return count;
}
