// [E5] to [E8] Points by five categories. Everything that counts is public.

import type { Outcome, Seat } from '@mirabilia/kernel';
import {
  type CardFacts,
  cardFacts,
  KINDS,
  pointsOfStages,
  TOKENS,
  type Token,
  tokenBit,
  tokenFacts,
} from '../catalogue.ts';
import type { Counted, TokenEffect } from '../effect.ts';
import type { Architects, City, Score, Table } from '../types.ts';
import { CAT_POINTS, CATEGORIES, type Category, STAGES, VICTORY_POINTS } from '../vocabulary.ts';
import { isComplete } from './build.ts';

function sumOfCards({ cards }: City, amount: (facts: CardFacts) => number): number {
  let sum = 0;
  for (let card = 0; card < KINDS; card++) sum += amount(cardFacts(card)) * (cards[card] as number);
  return sum;
}

const catsOn = ({ cats }: CardFacts): number => cats;
const pointsOn = ({ points }: CardFacts): number => points;

const COUNT: Readonly<Record<Counted, (city: City) => number>> = {
  // [E7] The cats on blue cards, not the cat itself.
  cats: (city) => sumOfCards(city, catsOn),
  victories: ({ victories }) => victories,
  tokens: ({ tokens }) => tokens.length,
};

const none = (): number => 0;

type Points = {
  [K in TokenEffect['kind']]: (
    city: City,
    effect: Extract<TokenEffect, { kind: K }>,
    copies: number,
  ) => number;
};

/** What all copies of a token are worth to their owner. */
const POINTS: Points = {
  'extra-card': none,
  'extra-card-for-stage': none,
  'double-coin': none,
  'any-resources': none,
  shields: none,
  points: (city, { unfinished, complete }) => (isComplete(city) ? complete : unfinished),
  'points-per': (city, { points, of }) => points * COUNT[of](city),
  'points-by-copies': (_city, { points }, copies) => points[copies - 1] ?? 0,
};

/** What a kind of token is worth to the city that holds it. */
export function tokenPoints(city: City, token: Token): number {
  if ((city.powers & tokenBit(token)) === 0) return 0;
  const { effect } = tokenFacts(token);
  const copies = city.tokens.filter((held) => held === token).length;
  // The table is exhaustive; the compiler just can't follow that kind and effect belong together.
  const points = POINTS[effect.kind] as (city: City, effect: TokenEffect, copies: number) => number;
  return points(city, effect, copies);
}

function progressPoints(city: City): number {
  let points = 0;
  for (let token = 0; token < TOKENS.length; token++) points += tokenPoints(city, token);
  return points;
}

function stagesStanding({ stages }: City): number {
  let standing = 0;
  for (let stage = 0; stage < STAGES; stage++) standing += (stages >> stage) & 1;
  return standing;
}

/** The points of a city as it stands. */
export function scoreOf(table: Table, seat: Seat): Score {
  const city = table.cities[seat] as City;
  const points: Record<Category, number> = {
    wonder: pointsOfStages(city),
    cat: table.cat === seat ? CAT_POINTS : 0,
    blue: sumOfCards(city, pointsOn),
    military: city.victories * VICTORY_POINTS,
    progress: progressPoints(city),
  };
  const total = CATEGORIES.reduce((sum, category) => sum + points[category], 0);
  return { ...points, total, stages: stagesStanding(city) };
}

/** [E9] [E10] Most points, then most stages; a further tie is shared. */
export function outcome(table: Table): Outcome<Architects> | undefined {
  if (table.phase.kind !== 'over') return undefined;
  const scores = table.cities.map((_, seat) => scoreOf(table, seat));
  const rank = ({ total, stages }: Score): number => total * (STAGES + 1) + stages;
  const best = Math.max(...scores.map(rank));
  const winners = [...scores.keys()].filter((seat) => rank(scores[seat] as Score) === best);
  return { scores, winners };
}
