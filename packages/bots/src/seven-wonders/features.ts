// What a city's future depends on, as numbers: the inputs of the value network.

import {
  BOARDS,
  CARDS,
  CHOICE_SYMBOL,
  type City,
  COLOURS,
  cardFacts,
  POWER,
  RESOURCES,
  type Table,
  TURNS,
  VICTORY_POINTS,
} from '@mirabilia/seven-wonders';
import {
  bestSymbols,
  buyerAt,
  findWays,
  nextStage,
  payLeft,
  payRight,
  sciencePoints,
  sourcesOf,
  tallied,
  ways,
} from '@mirabilia/seven-wonders/rules';
import { type Features, put } from '../net.ts';

const MOST_STAGES = 5;
const MOST_PLAYERS = 7;
const LAST_TURN = 3 * TURNS;

// Where each block of inputs begins.
let size = 0;
const block = (length: number): number => {
  size += length;
  return size - length;
};
const PLAYERS = block(MOST_PLAYERS + 1);
const TURNS_LEFT = block(LAST_TURN + 1);
const FOUGHT = block(4);
const NAMES = block(CARDS.length);
const STAGES = block(BOARDS.length * MOST_STAGES);
const COINS = block(4);
const WAR = block(12);
const SCIENCE = block(10);
const POINTS = block(6);
const GOODS = block(RESOURCES.length * 3 + 8);
const NEXT_STAGE = block(4);
const OWN_COLOURS = block(COLOURS.length);
const NEXT_COLOURS = block(COLOURS.length + 2);
const FREE_BUILD = block(2);
export const INPUTS = size;

/** The first card of every name: two cards of one name are one structure. */
const firstOfName = new Map<string, number>();
CARDS.forEach(({ name }, card) => {
  if (!firstOfName.has(name)) firstOfName.set(name, card);
});
export const NAME_OF: readonly number[] = CARDS.map(({ name }) => firstOfName.get(name) as number);

const colour = (name: (typeof COLOURS)[number]): number => COLOURS.indexOf(name);
const BLUE = colour('blue');
const YELLOW = colour('yellow');
const PURPLE = colour('purple');

/** A purse that never is the obstacle. */
const RICH = 30;

const clamp = (value: number, most: number): number => (value > most ? most : value < -most ? -most : value);

/** The part of a table that a city's future depends on, and how many turns it has yet to play. */
export interface TableToEvaluate extends Pick<Table, 'players' | 'age' | 'cities'> {
  readonly turnsLeft: number;
}

export const turnsLeftBefore = ({ age, turn, phase }: Table): number =>
  phase.kind === 'over' ? 0 : LAST_TURN - (age - 1) * TURNS - turn + (phase.kind === 'turn' ? 1 : 0);

/** Fills the inputs for one city as it stands. */
export function describe(features: Features, moment: TableToEvaluate, at: number): void {
  features.count = 0;
  const { cities } = moment;
  const city = cities[at] as City;
  const left = cities[at + 1 < cities.length ? at + 1 : 0] as City;
  const right = cities[at > 0 ? at - 1 : cities.length - 1] as City;
  put(features, PLAYERS + moment.players, 1);
  put(features, TURNS_LEFT + moment.turnsLeft, 1);
  put(features, FOUGHT + city.battles.length / 2, 1);
  const { structures } = city;
  for (let i = 0; i < structures.length; i++)
    put(features, NAMES + (NAME_OF[structures[i] as number] as number), 1);
  put(features, STAGES + city.board * MOST_STAGES + city.stages, 1);

  const { coins } = city;
  put(features, COINS, coins / 10);
  put(features, COINS + 1, Math.min(coins, 3) / 3);
  put(features, COINS + 2, Math.min(coins, 7) / 7);
  put(features, COINS + 3, ((coins / 3) | 0) / 5);

  let now = describeWar(features, city, left, right, moment);
  now += describeScience(features, city);
  now += describePoints(features, cities, at);
  put(features, POINTS + 4, (now + ((coins / 3) | 0)) / 30);

  describeGoods(features, city, left, right);
  describeStage(features, moment, at);
  for (let c = 0; c < COLOURS.length; c++) {
    put(features, OWN_COLOURS + c, (city.colours[c] as number) / 4);
    put(features, NEXT_COLOURS + c, ((left.colours[c] as number) + (right.colours[c] as number)) / 6);
  }
  put(features, NEXT_COLOURS + COLOURS.length, (left.stages + right.stages) / 4);
  put(features, NEXT_COLOURS + COLOURS.length + 1, (defeats(left) + defeats(right)) / 4);
  if ((city.powers & POWER.freeBuild) !== 0) {
    put(features, FREE_BUILD, 1);
    if (city.freeBuildUsed < moment.age) put(features, FREE_BUILD + 1, 1);
  }
}

function defeats({ battles }: City): number {
  let count = 0;
  for (let i = 0; i < battles.length; i++) if ((battles[i] as number) < 0) count++;
  return count;
}

function describeWar(
  features: Features,
  city: City,
  left: City,
  right: City,
  { age }: TableToEvaluate,
): number {
  let won = 0;
  for (let i = 0; i < city.battles.length; i++) won += city.battles[i] as number;
  put(features, WAR, won / 10);
  put(features, WAR + 1, city.shields / 6);
  put(features, WAR + 2, left.shields / 6);
  put(features, WAR + 3, right.shields / 6);
  const overLeft = city.shields - left.shields;
  const overRight = city.shields - right.shields;
  put(features, WAR + 4, clamp(overLeft, 4) / 4);
  put(features, WAR + 5, clamp(overRight, 4) / 4);
  if (overLeft > 0) put(features, WAR + 6, 1);
  if (overRight > 0) put(features, WAR + 7, 1);
  if (overLeft < 0) put(features, WAR + 8, 1);
  if (overRight < 0) put(features, WAR + 9, 1);
  const points = VICTORY_POINTS[age];
  const coming =
    (overLeft > 0 ? points : overLeft < 0 ? -1 : 0) + (overRight > 0 ? points : overRight < 0 ? -1 : 0);
  put(features, WAR + 10, coming / 5);
  return won;
}

function describeScience(features: Features, { symbols }: City): number {
  const a = symbols[0] as number;
  const b = symbols[1] as number;
  const c = symbols[2] as number;
  const choices = symbols[CHOICE_SYMBOL] as number;
  const sum = a + b + c + choices;
  if (sum === 0) return 0;
  const points = choices === 0 ? sciencePoints(symbols) : sciencePoints(bestSymbols(symbols));
  put(features, SCIENCE, points / 20);
  put(features, SCIENCE + 1, sum / 5);
  put(features, SCIENCE + 2, a / 3);
  put(features, SCIENCE + 3, b / 3);
  put(features, SCIENCE + 4, c / 3);
  put(features, SCIENCE + 5, choices);
  put(features, SCIENCE + 6, Math.max(a, b, c) / 3);
  put(features, SCIENCE + 7, Math.min(a, b, c) / 2);
  put(features, SCIENCE + 8, sum > 3 ? (sum - 3) / 3 : 0);
  return points;
}

function describePoints(features: Features, cities: readonly City[], at: number): number {
  const city = cities[at] as City;
  let civilian = 0;
  let commerce = 0;
  let guilds = 0;
  for (let i = 0; i < city.structures.length; i++) {
    const { colour: wanted, effect } = cardFacts(city.structures[i] as number);
    if (wanted === BLUE) civilian += effect.points;
    else if (effect.pointsPer !== undefined) {
      const points = tallied(cities, at, effect.pointsPer);
      if (wanted === YELLOW) commerce += points;
      else if (wanted === PURPLE) guilds += points;
    }
  }
  let wonder = 0;
  const { stages } = BOARDS[city.board] as (typeof BOARDS)[number];
  for (let i = 0; i < city.stages; i++) wonder += (stages[i] as (typeof stages)[number]).effect.points;
  put(features, POINTS, civilian / 15);
  put(features, POINTS + 1, commerce / 5);
  put(features, POINTS + 2, guilds / 10);
  put(features, POINTS + 3, wonder / 10);
  return civilian + commerce + guilds + wonder;
}

function describeGoods(features: Features, city: City, left: City, right: City): void {
  const goods = RESOURCES.length;
  let kinds = 0;
  for (let good = 0; good < goods; good++) {
    const own = sourcesOf(city.own, good);
    const sold = sourcesOf(left.sold, good) + sourcesOf(right.sold, good);
    put(features, GOODS + good, Math.min(own, 4) / 2);
    put(features, GOODS + goods + good, own > 0 ? 1 : 0);
    put(features, GOODS + 2 * goods + good, Math.min(sold, 4) / 2);
    if (own > 0) kinds++;
  }
  const rest = GOODS + 3 * goods;
  put(features, rest, kinds / 7);
  for (let bit = 0; bit < 4; bit++)
    if ((city.standingDiscounts & (1 << bit)) !== 0) put(features, rest + 1 + bit, 1);
}

function describeStage(features: Features, moment: TableToEvaluate, at: number): void {
  const city = moment.cities[at] as City;
  const stage = nextStage(city);
  if (stage === undefined) return;
  const found = findWays(stage.demand, buyerAt(moment, at, RICH), RICH);
  if (found === 0) {
    put(features, NEXT_STAGE, 1);
    return;
  }
  const way = ways[0] as number;
  const price = payLeft(way) + payRight(way);
  if (price === 0) put(features, NEXT_STAGE + 1, 1);
  put(features, NEXT_STAGE + 2, price / 8);
  if (price > city.coins) put(features, NEXT_STAGE + 3, 1);
}
