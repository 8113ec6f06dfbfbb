// What a city can pay and build with at this moment.

import {
  type City,
  cityAt,
  hasName,
  hasParentOf,
  hasPower,
  ownSources,
  pricesFor,
  soldSources,
  stagesOf,
} from './city.ts';
import { at } from './lists.ts';
import { cardOfMove, FREE_CITY, type Match } from './match.ts';
import { type Payment, payments, splits } from './payments.ts';
import type { Move } from './record.ts';
import type { Cost, Source } from './vocabulary.ts';

export interface Price {
  cost: Cost;
  coins: number;
}

export function isFreeCity(match: Match, place: number): boolean {
  return match.players === 2 && place === FREE_CITY;
}

/** What the neighbour sells, once the Free City has made this move. */
function sold(match: Match, place: number, side: 'left' | 'right', first: Move | undefined): Source[] {
  const seller = cityAt(match.cities, place, side);
  if (first?.do !== 'build' || seller !== at(match.cities, FREE_CITY)) return soldSources(seller);
  return soldSources({ ...seller, structures: [...seller.structures, cardOfMove(first)] });
}

/**
 * The payments a city can choose from. Coins and discounts are those of the start of the turn; what stands in
 * the cities now produces, which makes a difference only for a seventh card. `first` is the Free City's move
 * where it is carried out just before this one.
 */
export function paymentsFor(match: Match, place: number, price: Price, first?: Move): Payment[] {
  const before = at(match.startOfTurn, place);
  const everySplit = isFreeCity(match, place) && match.rules > 1;
  return (everySplit ? splits : payments)({
    cost: price.cost,
    own: ownSources(at(match.cities, place)),
    left: sold(match, place, 'left', first),
    right: sold(match, place, 'right', first),
    prices: pricesFor(before),
    purse: before.coins - at(match.spent, place),
    owed: price.coins,
  });
}

/** The price of the next stage, if one is left. */
export function nextStage(city: City): Price | undefined {
  const stage = stagesOf(city)[city.stages];
  return stage === undefined ? undefined : { cost: stage.cost, coins: 0 };
}

export function canChain(match: Match, place: number, id: string): boolean {
  return hasParentOf(at(match.startOfTurn, place), id) && !hasName(at(match.cities, place), id);
}

export function canBuildByWonder(match: Match, place: number): boolean {
  return hasPower(at(match.startOfTurn, place), 'free-build') && !at(match.freeBuildUsed, place);
}
