// What a seat's future depends on, as numbers: the inputs of the value networks.

import {
  CAT_POINTS,
  type Card,
  type City,
  COIN,
  cardFacts,
  deckAt,
  KINDS,
  LEFT,
  NONE,
  RESOURCE_KINDS,
  RIGHT,
  ROW,
  STAGES as STAGE_COUNT,
  STAGE_POINTS,
  SYMBOL_CARDS,
  type Table,
  TOKENS,
  VICTORY_POINTS,
  WONDERS,
  wonderFacts,
} from '@mirabilia/architects';
import { isAvailable, shieldsOf, victoriesNow } from '@mirabilia/architects/rules';
import { type Features, put } from '../net.ts';

const MOST_PLAYERS = 7;
const STANDING = 1 << STAGE_COUNT;

// Where each block of inputs begins.
let size = 0;
const block = (length: number): number => {
  size += length;
  return size - length;
};
const PLAYERS = block(MOST_PLAYERS + 1);
const WAIT = block(MOST_PLAYERS + 2);
const WONDER = block(WONDERS.length * STANDING);
const CARDS = block(KINDS);
const GOODS = block(20);
const NEEDS = block(STAGE_COUNT * 4);
const SYMBOLS = block(6);
const WAR = block(14);
const CAT = block(4);
const HELD = block(TOKENS.length + 3);
const OFFERED = block(TOKENS.length);
const TOPS = block((KINDS + 1) * 2);
const POINTS = block(4);
const RIVALS = block(8);
const OPEN = block(3);
export const INPUTS = size;

const countBits = (bits: number): number => {
  let count = 0;
  for (; bits !== 0; bits &= bits - 1) count++;
  return count;
};

/** Points of cards and stages, cat and victories; what tokens bring beyond a fixed sum is left to the networks. */
function pointsNow({ cities, cat }: Table, seat: number): number {
  const { wonder, stages, cards, victories } = cities[seat] as City;
  let points = ((STAGE_POINTS[wonder] as readonly number[])[stages] as number) + victories * VICTORY_POINTS;
  if (cat === seat) points += CAT_POINTS;
  for (let i = 0; i < BLUE.length; i++) {
    const card = BLUE[i] as Card;
    points += (cards[card] as number) * cardFacts(card).points;
  }
  return points;
}

const BLUE: readonly Card[] = [...Array(KINDS).keys()].filter((card) => cardFacts(card).points > 0);

/** `wait`: how many turns others have before the seat's next one; the number of players if it has just moved. */
export function describe(features: Features, table: Table, seat: number, wait: number): void {
  features.count = 0;
  const { players, cities } = table;
  const city = cities[seat] as City;
  put(features, PLAYERS + players, 1);
  put(features, WAIT + wait, 1);
  put(features, WONDER + city.wonder * STANDING + city.stages, 1);
  for (let card = 0; card < KINDS; card++) put(features, CARDS + card, (city.cards[card] as number) / 2);
  describeGoods(features, city);
  describeNeeds(features, city);
  describeSymbols(features, city);
  describeWar(features, table, seat);
  put(features, CAT, table.cat === seat ? 1 : 0);
  put(features, CAT + 1, table.cat === NONE ? 1 : 0);
  describeTokens(features, table, city);
  describeTop(features, TOPS, table, table.tops[deckAt(table, seat, LEFT)] as Card);
  describeTop(features, TOPS + KINDS + 1, table, table.tops[deckAt(table, seat, RIGHT)] as Card);
  const own = pointsNow(table, seat);
  put(features, POINTS, own / 20);
  put(features, POINTS + 1, Math.min(table.turn / players, 20) / 10);
  describeRivals(features, table, seat, own);
  if (wait === players) put(features, OPEN, countBits(table.open));
}

function describeTop(features: Features, from: number, _table: Table, top: Card): void {
  put(features, from + (top === NONE ? KINDS : top), 1);
}

function describeGoods(features: Features, { cards }: City): void {
  let kinds = 0;
  let most = 0;
  let second = 0;
  let all = 0;
  for (let r = 0; r < RESOURCE_KINDS; r++) {
    const count = cards[r] as number;
    all += count;
    if (count > 0) kinds++;
    if (count > most) {
      second = most;
      most = count;
    } else if (count > second) second = count;
  }
  put(features, GOODS + Math.min(kinds, 5), 1);
  put(features, GOODS + 6 + Math.min(most, 4), 1);
  put(features, GOODS + 11, all / 4);
  put(features, GOODS + 12, second / 2);
  put(features, GOODS + 13 + Math.min(cards[COIN] as number, 4), 1);
}

/** For each stage that may be built next: how many resources are missing, coins counted. */
function describeNeeds(features: Features, city: City): void {
  const { stages } = wonderFacts(city.wonder);
  const { cards } = city;
  let kinds = 0;
  let most = 0;
  for (let r = 0; r < RESOURCE_KINDS; r++) {
    const count = cards[r] as number;
    if (count > 0) kinds++;
    if (count > most) most = count;
  }
  for (let at = 0; at < STAGE_COUNT; at++) {
    const facts = stages[at] as (typeof stages)[number];
    if (!isAvailable(city, facts, at + 1)) continue;
    const missing = facts.count - (facts.rule === 'different' ? kinds : most) - (cards[COIN] as number);
    put(features, NEEDS + at * 4 + (missing <= 0 ? 0 : Math.min(missing, 3)), 1);
  }
}

function describeSymbols(features: Features, { cards }: City): void {
  let kinds = 0;
  let pairs = 0;
  for (const card of SYMBOL_CARDS) {
    const count = cards[card] as number;
    if (count > 0) kinds++;
    if (count > 1) pairs++;
  }
  put(features, SYMBOLS + kinds, 1);
  put(features, SYMBOLS + 4, pairs);
}

function describeWar(features: Features, table: Table, seat: number): void {
  const { players, cities, turned, conflict } = table;
  const own = shieldsOf(cities[seat] as City);
  const left = shieldsOf(cities[seat + 1 < players ? seat + 1 : 0] as City);
  const right = shieldsOf(cities[seat > 0 ? seat - 1 : players - 1] as City);
  put(features, WAR, own / 4);
  put(features, WAR + 1, left / 4);
  put(features, WAR + 2, right / 4);
  put(features, WAR + 3, turned / 4);
  put(features, WAR + 4, (conflict - turned) / 4);
  put(features, WAR + 5, own > left ? 1 : 0);
  put(features, WAR + 6, own > right ? 1 : 0);
  put(features, WAR + 7, own < left ? 1 : 0);
  put(features, WAR + 8, own < right ? 1 : 0);
  const coming =
    players === 2 ? (victoriesNow(table)[seat] as number) : Number(own > left) + Number(own > right);
  put(features, WAR + 9, coming / 2);
  put(features, WAR + 10, (coming * turned) / conflict / 2);
  put(features, WAR + 11, turned === conflict ? coming : 0);
  put(features, WAR + 12, (cities[seat] as City).victories / 3);
}

function describeTokens(features: Features, { row }: Table, { tokens }: City): void {
  for (let i = 0; i < tokens.length; i++) put(features, HELD + (tokens[i] as number), 1);
  put(features, HELD + TOKENS.length, tokens.length / 3);
  for (let place = 0; place < ROW; place++) {
    if (row[place] !== NONE) put(features, OFFERED + (row[place] as number), 1);
  }
}

function describeRivals(features: Features, table: Table, seat: number, own: number): void {
  const { players, cities } = table;
  let best = 0;
  let sum = 0;
  let stages = 0;
  let goods = 0;
  for (let other = 0; other < players; other++) {
    if (other === seat) continue;
    const city = cities[other] as City;
    const points = pointsNow(table, other);
    sum += points;
    if (points > best) best = points;
    const standing = countBits(city.stages);
    let held = city.cards[COIN] as number;
    for (let r = 0; r < RESOURCE_KINDS; r++) held += city.cards[r] as number;
    if (standing > stages || (standing === stages && held > goods)) {
      stages = standing;
      goods = held;
    }
  }
  put(features, RIVALS, best / 20);
  put(features, RIVALS + 1, sum / (players - 1) / 20);
  put(features, RIVALS + 2, stages / 4);
  put(features, RIVALS + 3, stages >= 4 ? 1 : 0);
  put(features, RIVALS + 4, goods / 4);
  put(features, RIVALS + 5, (own - best) / 10);
  put(features, RIVALS + 6, stages >= 4 ? goods / 4 : 0);
}

/** A token that was drawn unseen. */
export const UNKNOWN_TOKEN = TOKENS.length + 1;
