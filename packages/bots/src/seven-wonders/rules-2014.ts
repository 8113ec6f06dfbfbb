// The rule-based player that Robilliard, Fonlupt and Teytaud (2014) compared their searches with, after its description
// in the literature. In Ages I and II the first rule that applies: a card that gives two or more kinds of resources; one
// that gives a resource which the city lacks; a military card, if the city isn't the only leader and the card makes it
// one or joint leader; the civil card with most points; a science card; any card that can be built; else any discard.
// In Age III it takes the decision with the best immediate points.

import { type Move, pick } from '@mirabilia/kernel';
import {
  actionIn,
  BUILD,
  type Card,
  type City,
  COLOURS,
  cardFacts,
  cardIn,
  effectsOf,
  FREE_CITY,
  isForFreeCity,
  RESOURCES,
  SALVAGE,
  type SevenWonders,
  type Table,
} from '@mirabilia/seven-wonders';
import { priceOf, scoreCity, sourcesOf } from '@mirabilia/seven-wonders/rules';
import type { Question } from '../bot.ts';
import { citiesAfter } from './after.ts';

const is = (move: Move, colour: (typeof COLOURS)[number]): boolean =>
  cardFacts(cardIn(move)).colour === COLOURS.indexOf(colour);

/** The kinds of resources that a card gives, by their place in the list. */
function goodsOf(card: Card): number[] {
  const kinds = effectsOf(card).flatMap((effect) => (effect.kind === 'produce' ? effect.units.flat() : []));
  return [...new Set(kinds)].map((good) => RESOURCES.indexOf(good));
}

type Rule = (builds: readonly Move[], table: Table, at: number) => readonly Move[];

const lacks = ({ own }: City, card: Card): boolean =>
  goodsOf(card).some((good) => sourcesOf(own, good) === 0);

/** Not the only leader yet, and with the card nobody has more shields. */
function leads(table: Table, at: number, card: Card): boolean {
  const own = (table.cities[at] as City).shields;
  const most = Math.max(...table.cities.filter((_, other) => other !== at).map(({ shields }) => shields));
  return own <= most && own + cardFacts(card).effect.shields >= most;
}

function mostPoints(builds: readonly Move[]): readonly Move[] {
  const points = (move: Move): number => cardFacts(cardIn(move)).effect.points;
  const best = Math.max(...builds.map(points));
  return builds.filter((move) => points(move) === best);
}

const RULES: readonly Rule[] = [
  (builds) => builds.filter((move) => goodsOf(cardIn(move)).length > 1),
  (builds, { cities }, at) =>
    builds.filter((move) => goodsOf(cardIn(move)).length === 1 && lacks(cities[at] as City, cardIn(move))),
  (builds, table, at) => builds.filter((move) => is(move, 'red') && leads(table, at, cardIn(move))),
  (builds) => mostPoints(builds.filter((move) => is(move, 'blue'))),
  (builds) => builds.filter((move) => is(move, 'green')),
  (builds) => builds,
];

/** Of several ways to pay for one card it knows the cheapest only. */
function cheapest(moves: readonly Move[]): readonly Move[] {
  const least = Math.min(...moves.map(priceOf));
  return moves.filter((move) => priceOf(move) === least);
}

function bestNow(legal: readonly Move[], table: Table, at: number): readonly Move[] {
  const points = legal.map((move) => scoreCity(citiesAfter(table, at, move), at).score.total);
  const best = Math.max(...points);
  return legal.filter((_, i) => points[i] === best);
}

export function rules2014({ view, legal, rng }: Question<SevenWonders>): Move {
  const {
    viewer,
    public: { table },
  } = view;
  const at = isForFreeCity(legal[0] as Move) ? FREE_CITY : viewer;
  // It was published without a choice of boards.
  if (table.taken.length === 0) return pick(rng, legal);
  if (table.age === 3) return pick(rng, bestNow(legal, table, at));
  const builds = legal.filter((move) => actionIn(move) === BUILD || actionIn(move) === SALVAGE);
  for (const rule of RULES) {
    const found = rule(builds, table, at);
    if (found.length > 0) return pick(rng, cheapest(found));
  }
  return pick(rng, legal);
}
