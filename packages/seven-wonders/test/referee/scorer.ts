// The points of finished cities, with every choice tried out.

import { type City, cityAt, countedAmount, effects, hasPower, stagesOf } from './city.ts';
import { card } from './facts.ts';
import { at, sum } from './lists.ts';
import type { Colour, Effect, ScienceSymbol } from './vocabulary.ts';
import { SYMBOLS } from './vocabulary.ts';

export const CATEGORIES = [
  'military',
  'treasury',
  'wonder',
  'civilian',
  'science',
  'commerce',
  'guilds',
] as const;

export type Score = Record<(typeof CATEGORIES)[number] | 'total', number>;

/** Symbols squared, and 7 for each set of three different ones. */
export function sciencePoints(symbols: readonly ScienceSymbol[]): number {
  const counts = SYMBOLS.map((symbol) => symbols.filter((other) => other === symbol).length);
  return sum(counts.map((count) => count * count)) + 7 * Math.min(...counts);
}

/** The best points when each entry may be taken as any one of its symbols. */
function bestScience(choices: readonly (readonly ScienceSymbol[])[]): number {
  function best(place: number, taken: readonly ScienceSymbol[]): number {
    const choice = choices[place];
    if (choice === undefined) return sciencePoints(taken);
    return Math.max(...choice.map((symbol) => best(place + 1, [...taken, symbol])));
  }
  return best(0, []);
}

function pointsOf(given: readonly Effect[], cities: readonly City[], place: number): number {
  const points = given.map((effect) => {
    if (effect.kind === 'points') return effect.amount;
    return effect.kind === 'points-per' ? countedAmount(effect, cities, place) : 0;
  });
  return sum(points);
}

/** The score of a city as it stands, no guild copied. */
function scoreAsBuilt(cities: readonly City[], place: number): Score {
  const city = at(cities, place);
  const pointsOfColour = (colour: Colour) => {
    const built = city.structures.map(card).filter((structure) => structure.colour === colour);
    return pointsOf(
      built.flatMap((structure) => structure.effects),
      cities,
      place,
    );
  };
  const stages = stagesOf(city).slice(0, city.stages);
  const symbols = effects(city).flatMap((effect) => (effect.kind === 'science' ? [effect.oneOf] : []));
  const score = {
    military: sum(city.tokens),
    treasury: Math.floor(city.coins / 3),
    wonder: pointsOf(
      stages.flatMap((stage) => stage.effects),
      cities,
      place,
    ),
    civilian: pointsOfColour('blue'),
    science: bestScience(symbols),
    commerce: pointsOfColour('yellow'),
    guilds: pointsOfColour('purple'),
  };
  return { ...score, total: sum(Object.values(score)) };
}

function isBetter(one: Score, other: Score): boolean {
  return one.total > other.total || (one.total === other.total && one.guilds > other.guilds);
}

/** A copied guild scores as if it stood in this city too; nobody else is touched by it. */
function scoreOf(cities: readonly City[], place: number): Score {
  const city = at(cities, place);
  let best = scoreAsBuilt(cities, place);
  if (!hasPower(city, 'copy-guild')) return best;
  for (const where of ['left', 'right'] as const) {
    for (const id of cityAt(cities, place, where).structures) {
      if (card(id).colour !== 'purple') continue;
      const withCopy = { ...city, structures: [...city.structures, id] };
      const score = scoreAsBuilt(
        cities.map((other) => (other === city ? withCopy : other)),
        place,
      );
      if (isBetter(score, best)) best = score;
    }
  }
  return best;
}

/** Scores of the first so many cities; a Free City behind them is a neighbour but has no score. */
export function scores(cities: readonly City[], players: number): Score[] {
  return cities.slice(0, players).map((_, place) => scoreOf(cities, place));
}

/** Most points, then most coins; a further tie is shared. */
export function winners(cities: readonly City[], results: readonly Score[]): number[] {
  const places = results.map((_, place) => place);
  const mostPoints = Math.max(...results.map((score) => score.total));
  const leaders = places.filter((place) => at(results, place).total === mostPoints);
  const mostCoins = Math.max(...leaders.map((place) => at(cities, place).coins));
  return leaders.filter((place) => at(cities, place).coins === mostCoins);
}
