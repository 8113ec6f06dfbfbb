// [V1] to [V11] Points by the seven categories. Everything that counts is public.

import type { Outcome, Seat } from '@mirabilia/kernel';
import { boardFacts, type Card, cardFacts } from '../catalogue.ts';
import { CHOICE_SYMBOL, POWER } from '../compiled-effect.ts';
import { leftOf, rightOf } from '../geometry.ts';
import type { City, Score, SevenWonders, Table } from '../types.ts';
import { CATEGORIES, type Category, COINS_A_POINT, COLOURS } from '../vocabulary.ts';
import { countBonus } from './lay.ts';
import { bestSymbols, sciencePoints } from './science.ts';

const colour = (name: (typeof COLOURS)[number]): number => COLOURS.indexOf(name);
const BLUE = colour('blue');
const YELLOW = colour('yellow');
const PURPLE = colour('purple');

function pointsOf(cities: readonly City[], at: number, card: Card): number {
  const { points, pointsPer } = cardFacts(card).effect;
  return points + (pointsPer === undefined ? 0 : countBonus(cities, at, pointsPer));
}

/** The points of a city's structures of one colour. */
function pointsIn(cities: readonly City[], at: number, wanted: number): number {
  let points = 0;
  for (const card of (cities[at] as City).structures) {
    if (cardFacts(card).colour === wanted) points += pointsOf(cities, at, card);
  }
  return points;
}

function wonderPoints({ board, stages }: City): number {
  return boardFacts(board)
    .stages.slice(0, stages)
    .reduce((sum, { effect }) => sum + effect.points, 0);
}

function scoreAsItStands(cities: readonly City[], at: number, copied?: Card): Scored {
  const city = cities[at] as City;
  const symbols = bestSymbols(city.symbols);
  const points: Record<Category, number> = {
    military: city.battles.reduce((sum, result) => sum + result, 0),
    treasury: Math.floor(city.coins / COINS_A_POINT),
    wonder: wonderPoints(city),
    civilian: pointsIn(cities, at, BLUE),
    science: sciencePoints(symbols),
    commerce: pointsIn(cities, at, YELLOW),
    guilds: pointsIn(cities, at, PURPLE),
  };
  const total = CATEGORIES.reduce((sum, category) => sum + points[category], 0);
  return { score: { ...points, total }, copied, symbols };
}

/** [V9] The guilds that a city may copy: those of its neighbours. */
function copyable(cities: readonly City[], at: number): Card[] {
  const city = cities[at] as City;
  if ((city.powers & POWER.copyGuild) === 0) return [];
  return [leftOf(at, cities.length), rightOf(at, cities.length)].flatMap((next) =>
    (cities[next] as City).structures.filter((card) => cardFacts(card).colour === PURPLE),
  );
}

/** The cities with a guild more in one of them, as if it had been built there. */
function withGuild(cities: readonly City[], at: number, card: Card): City[] {
  const city = cities[at] as City;
  const { symbol } = cardFacts(card).effect;
  const copied: City = {
    ...city,
    structures: [...city.structures, card],
    colours: city.colours.map((count, c) => (c === PURPLE ? count + 1 : count)),
    symbols: city.symbols.map((count, s) =>
      s === CHOICE_SYMBOL && symbol === CHOICE_SYMBOL ? count + 1 : count,
    ),
  };
  return cities.map((other, i) => (i === at ? copied : other));
}

/** A city's points and how they came about. */
export interface Scored {
  readonly score: Score;
  /** The guild that was copied, if any. */
  readonly copied: Card | undefined;
  /** How many of each symbol count, those of choice included. */
  readonly symbols: readonly number[];
}

/** [V6] [V9] Choices that are open until the end are taken for the most points; of equal guilds the better for `guilds`. */
export function scoreCity(cities: readonly City[], at: number): Scored {
  let best = scoreAsItStands(cities, at);
  for (const card of copyable(cities, at)) {
    const other = scoreAsItStands(withGuild(cities, at, card), at, card);
    const gain = other.score.total - best.score.total || other.score.guilds - best.score.guilds;
    if (gain > 0) best = other;
  }
  return best;
}

/** [V10] [V11] Most points, then most coins; a further tie is shared. The Free City can't win. */
export function outcome(table: Table): Outcome<SevenWonders> | undefined {
  if (table.phase.kind !== 'over') return undefined;
  const scores: Score[] = [];
  for (let seat = 0; seat < table.players; seat++) scores.push(scoreCity(table.cities, seat).score);
  const rank = (seat: Seat): number =>
    (scores[seat] as Score).total * 1000 + (table.cities[seat] as City).coins;
  const seats = [...scores.keys()];
  const best = Math.max(...seats.map(rank));
  return { scores, winners: seats.filter((seat) => rank(seat) === best) };
}
