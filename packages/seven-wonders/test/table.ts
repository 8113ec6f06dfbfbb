// A table in one line, and the words to play on it. Every number of a city is computed by the real rules; what a
// test doesn't name is filled in: cities without a wonder get one that is left, hands get spare cards of the Age.
// Only the past is not told (who took which card from which hand), so these tables are to be played on, not guessed at.

import { open, rngFrom, type Seat, type State, type StateParts } from '@mirabilia/kernel';
import {
  type Card,
  type CardId,
  cardFacts,
  cardOf,
  deckOf,
  GUILDS,
  guildsUsed,
  WONDERS,
  type WonderId,
} from '../src/catalogue.ts';
import { holdsFreeCity } from '../src/geometry.ts';
import { sevenWonders } from '../src/index.ts';
import { layCard, layStage } from '../src/rules/lay.ts';
import { begin, deal } from '../src/setup.ts';
import type { City, Holding, Options, SevenWonders, Table } from '../src/types.ts';
import {
  type Age,
  HAND_SIZE,
  RULES_VERSIONS,
  type RulesVersion,
  type Side,
  STARTING_COINS,
} from '../src/vocabulary.ts';

const NEWEST = RULES_VERSIONS.at(-1) as RulesVersion;

export type Match = State<SevenWonders>;

export interface CitySketch {
  readonly wonder?: WonderId;
  readonly side?: Side;
  readonly stages?: number;
  readonly coins?: number;
  readonly built?: readonly CardId[];
  /** The cards under the wonder; as many as there are stages if not told. */
  readonly buried?: readonly CardId[];
  /** Filled up to what the turn asks for. */
  readonly hand?: readonly CardId[];
  /** Conflict results so far, left then right for each Age; draws if not told. */
  readonly battles?: readonly number[];
  /** The last Age in which the free build was used. */
  readonly freeBuildUsed?: Age;
}

export interface Sketch {
  /** The newest if not told. */
  readonly rules?: RulesVersion;
  readonly age?: Age;
  readonly turn?: number;
  /** With two players the third city is the Free City, which has no hand. */
  readonly players?: number;
  readonly cities?: readonly CitySketch[];
  readonly discards?: readonly CardId[];
  /** The draw pile of the two-player game, top first; filled up too. */
  readonly pile?: readonly CardId[];
}

export function table(sketch: Sketch): Match {
  const { age = 1, turn = 1, discards = [] } = sketch;
  const cities = completed(sketch);
  const players = sketch.players ?? cities.length;
  const holdings = emptyTable(sketch.rules ?? NEWEST, players, cities);
  const { table, secret } = holdings;
  table.age = age;
  table.turn = turn;
  while (table.taken.length < age) table.taken.push(Array.from({ length: players }, () => []));

  const spare = spareCards(sketch, players);
  cities.forEach((city, at) => {
    furnish(table.cities[at] as City, city, age);
    const buried = (city.buried ?? []).map(number);
    while (buried.length < (city.stages ?? 0)) buried.push(spare[1].pop() as Card);
    secret.buried[at]?.push(...buried);
  });
  const fill = (given: readonly CardId[] | undefined, size: number): Card[] => {
    const cards = (given ?? []).map(number);
    if (cards.length > size) throw new Error(`${cards.length} cards where turn ${turn} asks for ${size}`);
    while (cards.length < size) {
      const card = spare[age].shift();
      if (card === undefined) throw new Error(`no card of Age ${age} is left to fill up with`);
      cards.push(card);
    }
    return cards;
  };
  holdings.holdings.forEach((holding, seat) => {
    const size = HAND_SIZE + 1 - turn + (holdsFreeCity(table, seat) ? 1 : 0);
    holding.hand = fill(cities[seat]?.hand, size).sort((a, b) => a - b);
  });
  if (players === 2) {
    secret.piles[age - 1] = fill(sketch.pile, HAND_SIZE - turn);
    table.pile = HAND_SIZE - turn;
  }
  secret.discards.push(...discards.map(number));
  table.discards = discards.length;
  return open(sevenWonders, holdings);
}

/** Every city with a wonder, and as many as sit at the table. */
function completed({ players, cities = [] }: Sketch): readonly (CitySketch & { wonder: WonderId })[] {
  const left = WONDERS.filter((wonder) => cities.every((city) => city.wonder !== wonder));
  const count = Math.max(players ?? 3, cities.length, 3);
  return Array.from({ length: count }, (_, at) => {
    const city = cities[at] ?? {};
    return { ...city, wonder: city.wonder ?? (left.shift() as WonderId) };
  });
}

/** Begun by the real set-up: the hands of later Ages are dealt as in any match. */
function emptyTable(
  rules: RulesVersion,
  players: number,
  cities: readonly (CitySketch & { wonder: WonderId })[],
): StateParts<SevenWonders> {
  const options: Options = {
    players,
    wonders: cities.map(({ wonder }) => wonder),
    sides: cities.map(({ side = 'A' }) => side),
    seating: 'as-is',
  };
  return begin(rules, options, deal(options, rngFrom('table', 'tests')));
}

function furnish(
  city: City,
  { coins, stages = 0, built = [], battles, freeBuildUsed }: CitySketch,
  age: Age,
): void {
  for (const id of built) layCard(city, number(id));
  for (let stage = 0; stage < stages; stage++) layStage(city);
  city.coins = coins ?? STARTING_COINS;
  city.discounts = city.standingDiscounts;
  city.freeBuildUsed = freeBuildUsed ?? 0;
  city.battles.push(...(battles ?? new Array<number>(2 * (age - 1)).fill(0)));
}

/** The cards of each Age that the sketch doesn't name; those for more players come last. */
function spareCards({ cities = [], discards = [], pile = [] }: Sketch, players: number): Record<Age, Card[]> {
  const named = [...discards, ...pile].map(number);
  for (const { built = [], buried = [], hand = [] } of cities)
    named.push(...[...built, ...buried, ...hand].map(number));
  const spare = (age: Age): Card[] => {
    const deck = deckOf(age, players);
    if (age === 3) deck.push(...GUILDS.slice(0, guildsUsed(players)));
    const unused = less(deckOf(age, 7), deck);
    return [...less(deck, named), ...less(unused, less(named, deck))];
  };
  return { 1: spare(1), 2: spare(2), 3: spare(3) };
}

/** The cards without those of another list, copy by copy. */
function less(cards: readonly Card[], other: readonly Card[]): Card[] {
  const rest = cards.slice();
  for (const card of other) if (rest.includes(card)) rest.splice(rest.indexOf(card), 1);
  return rest;
}

const number = (id: CardId): Card => cardOf(id) as Card;
const idOf = (card: Card): CardId => cardFacts(card).id;

export const tableOf = (match: Match): Table => match.public.table;
export const cityOf = (match: Match, at: number): City => tableOf(match).cities[at] as City;
export const coinsOf = (match: Match): number[] => tableOf(match).cities.map(({ coins }) => coins);
export const builtIn = (match: Match, at: number): CardId[] => cityOf(match, at).structures.map(idOf);
export const holdingOf = (match: Match, seat: Seat): Holding => match.private[seat]?.holding as Holding;
export const handOf = (match: Match, seat: Seat): CardId[] => holdingOf(match, seat).hand.map(idOf);
export const discardsOf = (match: Match): CardId[] => match.secret.discards.map(idOf);
export const phaseOf = (match: Match): Table['phase']['kind'] => tableOf(match).phase.kind;
/** Where the match stands, as `Age/turn phase`. */
export const momentOf = (match: Match): string => {
  const { age, turn } = tableOf(match);
  return `${age}/${turn} ${phaseOf(match)}`;
};
