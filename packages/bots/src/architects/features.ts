// What a seat's future depends on, as numbers: the inputs of the value networks. Most are one or absent: what a
// network of one layer needs to tell "one is missing" from "two are missing".

import {
  CAT_POINTS,
  type Card,
  type City,
  deckAt,
  KINDS,
  LEFT,
  leftOf,
  NONE,
  RIGHT,
  ROW,
  rightOf,
  STAGES as STAGE_COUNT,
  SYMBOL_CARDS,
  stageBit,
  type Table,
  TOKENS,
  WONDERS,
  wonderFacts,
} from '@mirabilia/architects';
import { isAvailable } from '@mirabilia/architects/rules';
import { type Features, put } from '../net.ts';
import { countBits, newWorks, surveyCity, type Works } from './survey.ts';
import { NO_USE, USES, useOf } from './use.ts';

const MOST_PLAYERS = 7;
const MOST_CONFLICT = 6;

// Where each block of inputs begins.
let size = 0;
const block = (length: number): number => {
  size += length;
  return size - length;
};

/** One of so many, for whole numbers between two bounds. */
interface Scale {
  readonly from: number;
  readonly low: number;
  readonly high: number;
}
const scale = (low: number, high: number): Scale => ({ from: block(high - low + 1), low, high });
const mark = (features: Features, { from, low, high }: Scale, value: number): void =>
  put(features, from + Math.max(low, Math.min(high, Math.round(value))) - low, 1);

const PLAYERS = block(MOST_PLAYERS + 1);
const WAIT = block(MOST_PLAYERS + 2);
/** Only what can stand: a stage after all that are below it. */
const STANDING: readonly (readonly number[])[] = WONDERS.map(({ stages }) =>
  Array.from({ length: 1 << STAGE_COUNT }, (_, standing) =>
    stages.every(({ below }, at) => (standing & stageBit(at + 1)) === 0 || (standing & below) === below)
      ? block(1)
      : -1,
  ),
);
const MOST_ALIKE = 4;
const CARDS = block(KINDS * MOST_ALIKE);
const GOODS = block(2);
const GOOD_KINDS = scale(0, 5);
const GOODS_ALIKE = scale(0, 4);
const NEEDS = block(STAGE_COUNT * 4);
const NEXT = scale(0, 4);
const ALL_NEEDS = scale(0, 14);
const SYMBOLS = block(1 << SYMBOL_CARDS.length);
const PAIRS = block(1);
const SHIELDS = scale(0, 6);
const MOST_AHEAD = 3;
const LEADS = 2 * MOST_AHEAD + 1;
const LEFT_WAR = block(LEADS * (MOST_CONFLICT + 1));
const RIGHT_WAR = block(LEADS * (MOST_CONFLICT + 1));
const WAR = block(4);
const CAT = block(5);
const HELD = block(TOKENS.length + 3);
const HELD_COUNT = block(1);
const OFFERED = block(TOKENS.length);
const TOP_KINDS = KINDS + 1;
const TOPS = block(TOP_KINDS * 3);
const POINTS = block(2);
const ROUND = scale(0, 6);
interface RivalBlock {
  readonly stages: Scale;
  readonly next: Scale;
  readonly needs: Scale;
  readonly lead: Scale;
  readonly rest: number;
  readonly tokens: number;
}
const rivalBlock = (): RivalBlock => ({
  stages: scale(0, STAGE_COUNT),
  next: scale(0, 4),
  needs: scale(0, 14),
  lead: scale(-4, 4),
  rest: block(4),
  tokens: block(TOKENS.length),
});
const LEFT_RIVAL = rivalBlock();
const RIGHT_RIVAL = rivalBlock();
const FAR_LEAD = scale(-4, 4);
const FAR_NEEDS = scale(0, 14);
const BEST_LEAD = scale(-7, 7);
const BEST = block(2);
const RACE = scale(-5, 5);
/** The lead when somebody is about to finish. */
const LATE_LEAD = scale(-5, 5);
const OPEN = block(1);
/** What the two cards in reach would be to the seat, to its left neighbour, whose turn is next, and to its right one. */
const REACH = block(3 * 2 * USES.length);
export const INPUTS = size;

const ownWorks = newWorks();

/**
 * `wait`: how many turns others have before the seat's next one; the number of players if it has just moved.
 * `survey` is of the other cities as they stand: moves of one decision share it. The seat's own is looked at anew.
 */
export function describe(
  features: Features,
  table: Table,
  seat: number,
  { wait, survey }: { readonly wait: number; readonly survey: readonly Works[] },
): void {
  features.count = 0;
  const { players, cities } = table;
  const city = cities[seat] as City;
  put(features, PLAYERS + players, 1);
  put(features, WAIT + wait, 1);
  put(features, (STANDING[city.wonder] as readonly number[])[city.stages] as number, 1);
  for (let card = 0; card < KINDS; card++) {
    const count = city.cards[card] as number;
    if (count > 0) put(features, CARDS + card * MOST_ALIKE + Math.min(count, MOST_ALIKE) - 1, 1);
  }
  surveyCity(ownWorks, city);
  describeWorks(features, city);
  describeSymbols(features, city);
  describeWar(features, table, seat, survey);
  describeCat(features, table, seat);
  describeTokens(features, table, city);
  const left = leftOf(seat, players);
  describeTop(features, 0, table.tops[deckAt(table, seat, LEFT)] as Card);
  describeTop(features, 1, table.tops[deckAt(table, seat, RIGHT)] as Card);
  describeTop(features, 2, table.tops[deckAt(table, left, LEFT)] as Card);
  const own = ownWorks.points + (table.cat === seat ? CAT_POINTS : 0);
  put(features, POINTS, own / 20);
  put(features, POINTS + 1, table.turn / players / 20);
  mark(features, ROUND, table.turn / players / 4);
  describeRivals(features, table, seat, { own, survey });
  if (wait === players) put(features, OPEN, countBits(table.open));
  describeReach(features, table, seat, { who: 0, works: ownWorks });
  describeReach(features, table, left, { who: 1, works: survey[left] as Works });
  const right = rightOf(seat, players);
  describeReach(features, table, right, { who: 2, works: survey[right] as Works });
}

function describeReach(
  features: Features,
  table: Table,
  seat: number,
  { who, works }: { readonly who: number; readonly works: Works },
): void {
  for (let side = 0; side < 2; side++) {
    const top = table.tops[deckAt(table, seat, side === 0 ? LEFT : RIGHT)] as Card;
    const use = useOf(works, table.cities[seat] as City, top);
    if (use !== NO_USE) put(features, REACH + (who * 2 + side) * USES.length + use, 1);
  }
}

function describeTop(features: Features, which: number, top: Card): void {
  put(features, TOPS + which * TOP_KINDS + (top === NONE ? KINDS : top), 1);
}

/** For each stage that may be built next: how many resources are missing, coins counted. */
function describeWorks(features: Features, city: City): void {
  const { kinds, most, second, goods, coins, next, needs } = ownWorks;
  put(features, GOODS, goods / 4);
  put(features, GOODS + 1, second / 2);
  mark(features, GOOD_KINDS, kinds);
  mark(features, GOODS_ALIKE, most);
  const { stages } = wonderFacts(city.wonder);
  for (let at = 0; at < STAGE_COUNT; at++) {
    const facts = stages[at] as (typeof stages)[number];
    if (!isAvailable(city, facts, at + 1)) continue;
    const missing = facts.count - (facts.rule === 'different' ? kinds : most) - coins;
    put(features, NEEDS + at * 4 + Math.max(0, Math.min(missing, 3)), 1);
  }
  mark(features, NEXT, next);
  mark(features, ALL_NEEDS, needs);
}

function describeSymbols(features: Features, { cards }: City): void {
  let held = 0;
  let pairs = 0;
  for (let symbol = 0; symbol < SYMBOL_CARDS.length; symbol++) {
    const count = cards[SYMBOL_CARDS[symbol] as Card] as number;
    if (count > 0) held |= 1 << symbol;
    if (count > 1) pairs++;
  }
  put(features, SYMBOLS + held, 1);
  put(features, PAIRS, pairs);
}

const aheadBy = (own: number, other: number): number =>
  Math.max(-MOST_AHEAD, Math.min(MOST_AHEAD, own - other)) + MOST_AHEAD;

function describeWar(features: Features, table: Table, seat: number, survey: readonly Works[]): void {
  const { players, cities, turned, conflict } = table;
  const leftWorks = survey[leftOf(seat, players)] as Works;
  const rightWorks = survey[rightOf(seat, players)] as Works;
  const { shields: own, lasting } = ownWorks;
  const toCome = conflict - turned;
  mark(features, SHIELDS, own);
  put(features, LEFT_WAR + aheadBy(own, leftWorks.shields) * (MOST_CONFLICT + 1) + toCome, 1);
  put(features, RIGHT_WAR + aheadBy(own, rightWorks.shields) * (MOST_CONFLICT + 1) + toCome, 1);
  put(features, WAR, lasting / 2);
  put(features, WAR + 1, (lasting - leftWorks.lasting) / 2);
  put(features, WAR + 2, (lasting - rightWorks.lasting) / 2);
  put(features, WAR + 3, (cities[seat] as City).victories / 3);
}

function describeCat(features: Features, { cat, players }: Table, seat: number): void {
  let holder = 4;
  if (cat === seat) holder = 0;
  else if (cat === NONE) holder = 1;
  else if (cat === leftOf(seat, players)) holder = 2;
  else if (cat === rightOf(seat, players)) holder = 3;
  put(features, CAT + holder, 1);
}

function describeTokens(features: Features, { row }: Table, { tokens }: City): void {
  for (let i = 0; i < tokens.length; i++) put(features, HELD + (tokens[i] as number), 1);
  put(features, HELD_COUNT, tokens.length / 3);
  for (let place = 0; place < ROW; place++) {
    if (row[place] !== NONE) put(features, OFFERED + (row[place] as number), 1);
  }
}

function describeRivals(
  features: Features,
  table: Table,
  seat: number,
  { own, survey }: { readonly own: number; readonly survey: readonly Works[] },
): void {
  const { players, cities } = table;
  const left = leftOf(seat, players);
  const right = rightOf(seat, players);
  let best = 0;
  let bestFar = -1;
  let needs = 14;
  let farNeeds = 14;
  for (let other = 0; other < players; other++) {
    if (other === seat) continue;
    const works = survey[other] as Works;
    const points = works.points + (table.cat === other ? CAT_POINTS : 0);
    if (points > best) best = points;
    if (works.needs < needs) needs = works.needs;
    if (other === left)
      describeRival(features, LEFT_RIVAL, { works, city: cities[other] as City, ahead: own - points });
    if (other === right)
      describeRival(features, RIGHT_RIVAL, { works, city: cities[other] as City, ahead: own - points });
    if (other === left || other === right) continue;
    if (points > bestFar) bestFar = points;
    if (works.needs < farNeeds) farNeeds = works.needs;
  }
  if (bestFar >= 0) {
    mark(features, FAR_LEAD, (own - bestFar) / 5);
    mark(features, FAR_NEEDS, farNeeds);
  }
  const lead = own - best;
  mark(features, BEST_LEAD, lead / 3);
  put(features, BEST, lead / 10);
  put(features, BEST + 1, best / 20);
  mark(features, RACE, needs - ownWorks.needs);
  if (Math.min(needs, ownWorks.needs) <= 2) mark(features, LATE_LEAD, lead / 3);
}

function describeRival(
  features: Features,
  { stages, next, needs, lead, rest, tokens }: RivalBlock,
  { works, city, ahead }: { readonly works: Works; readonly city: City; readonly ahead: number },
): void {
  mark(features, stages, works.stages);
  mark(features, next, works.next);
  mark(features, needs, works.needs);
  mark(features, lead, ahead / 5);
  put(features, rest, ahead / 10);
  put(features, rest + 1, works.coins / 2);
  let symbols = 0;
  for (const card of SYMBOL_CARDS) symbols += city.cards[card] as number;
  put(features, rest + 2, symbols);
  put(features, rest + 3, city.tokens.length / 3);
  for (let i = 0; i < city.tokens.length; i++) {
    const token = city.tokens[i] as number;
    if (token < TOKENS.length) put(features, tokens + token, 1);
  }
}

/** A token that was drawn unseen. */
export const UNKNOWN_TOKEN = TOKENS.length + 1;
