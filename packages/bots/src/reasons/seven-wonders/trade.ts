// Reasons about goods and coins.

import {
  type Age,
  boardFacts,
  type City,
  cardFacts,
  chainOf,
  costOf,
  deckOf,
  type Effect,
  effectsOf,
  FREE,
  freeIn,
  GUILDS,
  leftIn,
  productionOf,
  RESOURCES,
  type Resource,
  rightIn,
  stageEffectsOf,
} from '@mirabilia/seven-wonders';
import {
  findWays,
  nextStage,
  payLeft,
  payRight,
  priceOf,
  scoreCity,
  sourcesOf,
  ways,
} from '@mirabilia/seven-wonders/rules';
import { isMore, meanOf, shareOf, swingOf } from '../paired.ts';
import { builtBy, type Comparison, otherCity, type Template, type Tried } from './comparison.ts';
import { LEAST_POINTS } from './points.ts';

const goodAt = (good: Resource): number => RESOURCES.indexOf(good);

/** What a move makes the city produce: a list of choices for each unit. */
function madeBy({ structure, stage, city, card }: Tried): readonly (readonly Resource[])[] {
  const effects: readonly Effect[] =
    structure !== undefined
      ? effectsOf(card)
      : stage !== undefined
        ? stageEffectsOf(city.board, stage - 1)
        : [];
  return effects.flatMap((effect) => (effect.kind === 'produce' ? effect.units : []));
}

const has = (supply: City['own'], good: Resource): boolean => sourcesOf(supply, goodAt(good)) > 0;

/** Worlds in which a neighbour begins to sell it this very turn make it no longer scarce. */
const SELDOM = 0.3;
/** So often, on average, something that costs the good has to be built. */
const LEAST_USES = 2;

export const scarce: Template = (comparison) => {
  const { best, other, city, pairs, left, right } = comparison;
  const what = builtBy(best);
  if (what === undefined) return undefined;
  const elsewhere = new Set(madeBy(other).flat());
  const candidates = [...new Set(madeBy(best).flat())]
    .filter((good) => !elsewhere.has(good) && !has(city.own, good))
    .filter((good) => [left, right].every((at) => !has(otherCity(comparison, at).sold, good)))
    .filter(
      (good) =>
        shareOf(pairs, (pair) => pair.best.next?.sold.some((sold) => has(sold, good)) ?? false) <= SELDOM,
    )
    .map((good) => ({ good, uses: meanOf(pairs, (pair) => pair.best.needed[goodAt(good)] ?? 0) }))
    .toSorted((a, b) => b.uses - a.uses);
  const [first] = candidates;
  if (first === undefined || first.uses < LEAST_USES) return undefined;
  return {
    reason: { kind: 'scarce', what, good: first.good },
    weight: LEAST_POINTS + first.uses,
    topic: 'goods',
  };
};

export const enables: Template = ({ best, other, city, me, pairs }) => {
  const what = builtBy(best);
  const next = nextStage(city);
  if (what === undefined || next === undefined || best.stage !== undefined || other.stage !== undefined)
    return undefined;
  const good = [...new Set(madeBy(best).flat())].find(
    (each) => (next.cost[each] ?? 0) > ownUnits(city, each),
  );
  const swing = swingOf(pairs, ({ scores }) => scores[me]?.wonder ?? 0);
  if (good === undefined || !isMore(swing, LEAST_POINTS)) return undefined;
  return {
    reason: { kind: 'enables', what, good, stage: city.stages + 1, points: Math.round(swing.mean) },
    weight: swing.mean,
    topic: 'wonder',
  };
};

/** So many units of the good at most, each source for this good alone. */
const ownUnits = (city: City, good: Resource): number => sourcesOf(city.own, goodAt(good));

/** Coins that are as good as a reason. */
const LEAST_SAVED = 3;
const LEAST_SOLD = 2;
const COINS_A_POINT = 3;

export const saves: Template = ({ best, city, pairs }) => {
  const what = builtBy(best);
  const isCheaper = best.city.standingDiscounts !== city.standingDiscounts || madeBy(best).length > 0;
  const swing = swingOf(pairs, ({ paid }) => -paid);
  if (what === undefined || !isCheaper || !isMore(swing, LEAST_SAVED)) return undefined;
  return {
    reason: { kind: 'saves', what, coins: Math.round(swing.mean) },
    // Coins that needn't go to a neighbour do more than those that are left at the end.
    weight: LEAST_POINTS + (2 * swing.mean) / COINS_A_POINT,
    topic: 'purchases',
  };
};

export const sells: Template = (comparison) => {
  const { best, pairs, left, right } = comparison;
  const { structure } = best;
  if (structure?.effect.sold === undefined) return undefined;
  const made = [...new Set(madeBy(best).flat())];
  const found = [left, right].flatMap((at, side) => {
    const { own } = otherCity(comparison, at);
    const [good] = made.filter((each) => !has(own, each) && !has(comparison.city.sold, each));
    const swing = swingOf(pairs, ({ earned }) => earned[side] ?? 0);
    return good !== undefined && isMore(swing, LEAST_SOLD) ? [{ at, good, coins: swing.mean }] : [];
  });
  const [most] = found.toSorted((a, b) => b.coins - a.coins);
  if (most === undefined) return undefined;
  return {
    reason: {
      kind: 'sells',
      card: structure.id,
      city: most.at,
      good: most.good,
      coins: Math.round(most.coins),
    },
    weight: LEAST_POINTS + most.coins / COINS_A_POINT,
    topic: 'sales',
  };
};

/** Names that stand in a city. */
const namesIn = ({ structures }: City): ReadonlySet<string> =>
  new Set(structures.map((card) => cardFacts(card).name));

const OPENED = 0.4;
/** Units of a cost that are worth a chain. */
const LEAST_COST = 2;

export const opens: Template = ({ best, other, table, city, pairs }) => {
  const { structure } = best;
  if (structure === undefined) return undefined;
  const standing = namesIn(city);
  const decks = ([2, 3] as const)
    .filter((age) => age > table.age)
    .flatMap((age) => deckOf(age, table.players));
  const found = [...new Set(decks)]
    .filter((child) => chainOf(child).includes(structure.name) && !standing.has(cardFacts(child).name))
    .filter((child) => !chainOf(child).some((name) => standing.has(name) || name === other.structure?.name))
    .map((child) => ({
      child,
      cost: costOf(child),
      share: shareOf(pairs, (pair) => pair.best.chained.includes(child)),
    }))
    .filter(({ cost, share }) => share >= OPENED && units(cost) >= LEAST_COST)
    .toSorted((a, b) => b.share - a.share);
  const [most] = found;
  if (most === undefined) return undefined;
  const { name, age } = cardFacts(most.child);
  const { coins: _, ...goods } = most.cost;
  return {
    reason: { kind: 'opens', card: structure.id, child: name, age: age as Age, cost: goods },
    weight: LEAST_POINTS + most.share * (cardFacts(most.child).effect.points || LEAST_COST),
    topic: 'chains',
  };
};

const units = (cost: Readonly<Partial<Record<string, number>>>): number =>
  Object.values(cost).reduce<number>((sum, count = 0) => sum + count, 0);

/** What a structure would cost in coins without its chain; infinite if its goods can't be had. */
function priceWithoutChain(comparison: Comparison): number {
  const { best, city, left, right } = comparison;
  if (best.structure === undefined) return 0;
  const market = {
    own: city.own,
    left: otherCity(comparison, left).sold,
    right: otherCity(comparison, right).sold,
    discounts: city.discounts,
  };
  const found = findWays(best.structure.demand, market, Number.MAX_SAFE_INTEGER);
  const way = ways[0] as number;
  return best.structure.coins + (found === 0 ? Number.POSITIVE_INFINITY : payLeft(way) + payRight(way));
}

export const chain: Template = (comparison) => {
  const { best, other, city } = comparison;
  if (best.structure === undefined || freeIn(best.move) !== FREE.chain || freeIn(other.move) === FREE.chain)
    return undefined;
  const price = priceWithoutChain(comparison);
  const standing = namesIn(city);
  const parent = chainOf(best.card).find((name) => standing.has(name));
  if (price === 0 || parent === undefined) return undefined;
  return {
    reason: { kind: 'chain', card: best.structure.id, parent },
    weight: LEAST_POINTS + Math.min(price, LEAST_COST * COINS_A_POINT) / COINS_A_POINT,
    topic: 'chains',
  };
};

const HALF = 0.5;

export const short: Template = ({ best, other, city, pairs }) => {
  if (best.city.coins <= city.coins || best.city.coins <= other.city.coins) return undefined;
  const lacking = ({ best: mine, other: theirs }: (typeof pairs)[number]): number =>
    (mine.next?.stage?.price ?? 0) - (theirs.next?.coins ?? Number.POSITIVE_INFINITY);
  const isShort = (pair: (typeof pairs)[number]): boolean => lacking(pair) > 0;
  if (shareOf(pairs, isShort) < HALF) return undefined;
  const missing = pairs.filter(isShort).map(lacking);
  return {
    reason: { kind: 'short', stage: city.stages + 1, coins: Math.min(...missing) },
    weight: LEAST_POINTS * 2,
    topic: 'purchases',
  };
};

export const feeds: Template = (comparison) => {
  const { best, other, table, left, right, pairs } = comparison;
  const isSame = best.action === other.action && best.card === other.card;
  if (!isSame || priceOf(best.move) !== priceOf(other.move) || priceOf(best.move) === 0) return undefined;
  const score = (at: number): number => scoreCity(table.cities, at).score.total;
  const [rival, city, coins] =
    score(left) > score(right)
      ? [left, right, leftIn(other.move) - leftIn(best.move)]
      : [right, left, rightIn(other.move) - rightIn(best.move)];
  const swing = swingOf(pairs, ({ scores }) => -(scores[rival]?.total ?? 0));
  if (score(left) === score(right) || coins <= 0 || !isMore(swing, 0.3)) return undefined;
  return {
    reason: { kind: 'feeds', city, rival, coins },
    weight: LEAST_POINTS,
    topic: 'sales',
    isOfOther: true,
  };
};

/** Every cost that the city may still meet: its stages, what is left of this Age, and later Ages. */
function costsToCome({ table, city, view }: Comparison): Readonly<Partial<Record<string, number>>>[] {
  const stages = boardFacts(city.board).stages.slice(city.stages);
  const ages = ([1, 2, 3] as const).filter((age) => age >= table.age);
  const cards = [
    ...ages.flatMap((age) => deckOf(age, table.players)),
    ...GUILDS,
    ...view.private.holding.hand,
  ];
  return [...stages.map(({ cost }) => cost), ...[...new Set(cards)].map(costOf)];
}

export const surplus: Template = (comparison) => {
  const { other, city } = comparison;
  const [good, ...more] = [...new Set(madeBy(other).flat())];
  if (other.structure === undefined || good === undefined || more.length > 0) return undefined;
  // What a source of several goods gives may be needed for another of them.
  const sure = productionOf(city).own.filter((goods) => goods.length === 1 && goods[0] === good).length;
  if (costsToCome(comparison).some((cost) => (cost[good] ?? 0) > sure)) return undefined;
  return {
    reason: { kind: 'surplus', card: other.structure.id, good },
    weight: LEAST_POINTS * 2,
    topic: 'goods',
    isOfOther: true,
  };
};
