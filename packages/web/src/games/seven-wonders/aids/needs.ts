// What a closed card or stage would take: which goods, who has them and who could make them, how many coins, and what would
// make it free.

import type { Seat } from '@mirabilia/kernel';
import {
  type Card,
  type CardName,
  type Closed,
  cardFacts,
  chainOf,
  deckOf,
  effectsOf,
  leftOf,
  productionOf,
  RESOURCES,
  type Resource,
  rightOf,
  type Table,
  type Verdict,
} from '@mirabilia/seven-wonders';

export interface MissingGood {
  readonly good: Resource;
  readonly count: number;
  /** Neighbours who sell it, and cities further away that make it. */
  readonly sellers: readonly Seat[];
  /** How many of it each of these neighbours sells in a turn. */
  readonly sold: readonly number[];
  readonly makers: readonly Seat[];
  /** Cards that make it: those in hand that can be built now, and names that this Age may still bring. */
  readonly inHand: readonly Card[];
  readonly inAge: readonly CardName[];
}

export interface Need {
  readonly missing: readonly MissingGood[];
  /** How many coins are missing; 0 if it isn't coins. */
  readonly short: number;
  /** Structures of which one would make it free. */
  readonly freeWith: readonly CardName[];
}

interface Given {
  readonly table: Table;
  readonly seat: Seat;
  readonly hand: readonly Verdict[];
}

const countIn = (good: Resource, units: readonly (readonly Resource[])[]): number =>
  units.filter((unit) => unit.includes(good)).length;
const isMadeBy = (good: Resource, units: readonly (readonly Resource[])[]): boolean =>
  countIn(good, units) > 0;

const makes = (card: Card, good: Resource): boolean =>
  effectsOf(card).some((effect) => effect.kind === 'produce' && isMadeBy(good, effect.units));

/** More names than these help nobody. */
const MOST_NAMES = 4;

export function needOf({ table, seat, hand }: Given, closed: Closed, card?: Card): Need {
  const { cities, age, players } = table;
  const owned = new Set((cities[seat]?.structures ?? []).map((each) => cardFacts(each).name));
  const near = [leftOf(seat, cities.length), rightOf(seat, cities.length)];
  const all = [...cities.keys()];
  const goods = 'missing' in closed ? closed.missing : {};
  const soldBy = (at: Seat, good: Resource): number =>
    countIn(good, productionOf(cities[at] as Table['cities'][number]).sold);
  const missing = RESOURCES.filter((good) => goods[good] !== undefined).map((good): MissingGood => {
    const names = deckOf(age, players)
      .filter((each) => makes(each, good) && !owned.has(cardFacts(each).name))
      .map((each) => cardFacts(each).name);
    const sellers = near.filter((at) => soldBy(at, good) > 0);
    return {
      good,
      count: goods[good] as number,
      sellers,
      sold: sellers.map((at) => soldBy(at, good)),
      makers: all.filter(
        (at) =>
          at !== seat &&
          !near.includes(at) &&
          isMadeBy(good, productionOf(cities[at] as Table['cities'][number]).own),
      ),
      inHand: hand
        .filter(({ card: held, build }) => held !== card && build.closed === undefined && makes(held, good))
        .map(({ card: held }) => held),
      inAge: [...new Set(names)].slice(0, MOST_NAMES),
    };
  });
  return {
    missing,
    short: closed.reason === 'too-dear' ? closed.price - closed.purse : 0,
    freeWith: card === undefined ? [] : chainOf(card),
  };
}
