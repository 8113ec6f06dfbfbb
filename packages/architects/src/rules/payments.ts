// Every way to pay for a stage. A coin stands only for what is missing; tokens help only where they are needed.

import { ANY_RESOURCES, COIN, DOUBLE_COIN, RESOURCE_KINDS, type StageFacts } from '../catalogue.ts';
import { paidCoins, paidPart, WITH_ANY, WITH_DOUBLE } from '../move.ts';
import type { City, Table } from '../types.ts';
import type { CostRule } from '../vocabulary.ts';

/** What a seat can pay with: its cards, and which tokens may still help this turn. */
export interface Purse {
  readonly cards: readonly number[];
  readonly coins: number;
  readonly canDouble: boolean;
  readonly canMix: boolean;
}

export function purseOf(table: Table, city: City): Purse {
  // [X2] Economy and Engineering too work once a turn.
  const helpers = city.powers & ~table.spent;
  return {
    cards: city.cards,
    coins: city.cards[COIN] as number,
    canDouble: (helpers & DOUBLE_COIN) !== 0,
    canMix: (helpers & ANY_RESOURCES) !== 0,
  };
}

/** [P7] [P8] The coins for so many missing resources: one each; the doubled coin only if the coins don't suffice. */
function coinsFor(missing: number, { coins, canDouble }: Purse): number {
  if (coins >= missing) return paidCoins(missing);
  return canDouble && coins > 0 && coins + 1 === missing ? paidCoins(coins) | WITH_DOUBLE : UNPAYABLE;
}

const UNPAYABLE = -1;
/** The ways found by the last call of `findWays`: a list that is used again and again. */
export const ways: number[] = [];

function add(resources: number, coins: number): void {
  if (coins !== UNPAYABLE) ways.push(resources | coins);
}

const has = (cards: readonly number[], resource: number): boolean => (cards[resource] as number) > 0;

/** The most resources of the stage's kind that its cards can give, without coins. */
const SUPPLIED: Readonly<Record<CostRule, (cards: readonly number[]) => number>> = {
  different: (cards) => {
    let kinds = 0;
    for (let r = 0; r < RESOURCE_KINDS; r++) if (has(cards, r)) kinds++;
    return kinds;
  },
  identical: (cards) => {
    let most = 0;
    for (let r = 0; r < RESOURCE_KINDS; r++) if ((cards[r] as number) > most) most = cards[r] as number;
    return most;
  },
};

function suppliedAtAll(cards: readonly number[]): number {
  let all = 0;
  for (let r = 0; r < RESOURCE_KINDS; r++) all += cards[r] as number;
  return all;
}

const suffice = (supplied: number, count: number, purse: Purse): boolean =>
  supplied >= count || coinsFor(count - supplied, purse) !== UNPAYABLE;

/** [B2] [P9] [P10] Can the stage be paid for, with everything that the seat has? Then it must be. */
export function canPay({ count, rule }: StageFacts, purse: Purse): boolean {
  return (
    suffice(SUPPLIED[rule](purse.cards), count, purse) ||
    (purse.canMix && suffice(suppliedAtAll(purse.cards), count, purse))
  );
}

/** [P6] Every choice among the resources held; if they are too few, all of them and coins for the rest. */
function findDifferent(count: number, purse: Purse): void {
  const { cards } = purse;
  const kinds = SUPPLIED.different(cards);
  if (kinds > count) {
    chooseKinds(cards, { from: 0, count, chosen: 0 });
    return;
  }
  let all = 0;
  for (let r = 0; r < RESOURCE_KINDS; r++) if (has(cards, r)) all |= paidPart(r, 1);
  add(all, coinsFor(count - kinds, purse));
}

interface Choice {
  readonly from: number;
  readonly count: number;
  readonly chosen: number;
}

function chooseKinds(cards: readonly number[], { from, count, chosen }: Choice): void {
  if (count === 0) {
    ways.push(chosen);
    return;
  }
  for (let r = from; r < RESOURCE_KINDS; r++) {
    if (has(cards, r)) chooseKinds(cards, { from: r + 1, count: count - 1, chosen: chosen | paidPart(r, 1) });
  }
}

/** [P5] Any resource: first all cards of it, up to the cost, then coins; one that isn't held is paid in coins alone. */
function findIdentical(count: number, purse: Purse): void {
  const { cards } = purse;
  let isOneMissing = false;
  for (let r = 0; r < RESOURCE_KINDS; r++) {
    const held = cards[r] as number;
    if (held === 0) isOneMissing = true;
    else if (held >= count) ways.push(paidPart(r, count));
    else add(paidPart(r, held), coinsFor(count - held, purse));
  }
  if (isOneMissing) add(0, coinsFor(count, purse));
}

/** [P10] Any resources in any mixture: every choice of cards, or all of them and coins for the rest. */
function findMixed(count: number, purse: Purse): void {
  const { cards } = purse;
  const all = suppliedAtAll(cards);
  if (all > count) {
    chooseCards(cards, { from: 0, count, chosen: WITH_ANY });
    return;
  }
  let chosen = WITH_ANY;
  for (let r = 0; r < RESOURCE_KINDS; r++) chosen |= paidPart(r, cards[r] as number);
  add(chosen, coinsFor(count - all, purse));
}

function chooseCards(cards: readonly number[], { from, count, chosen }: Choice): void {
  if (count === 0) {
    ways.push(chosen);
    return;
  }
  if (from === RESOURCE_KINDS) return;
  const most = Math.min(count, cards[from] as number);
  for (let n = most; n >= 0; n--) {
    chooseCards(cards, { from: from + 1, count: count - n, chosen: chosen | paidPart(from, n) });
  }
}

const FIND: Readonly<Record<CostRule, (count: number, purse: Purse) => void>> = {
  different: findDifferent,
  identical: findIdentical,
};

/** Fills `ways` with every way to pay for the stage. */
export function findWays({ count, rule }: StageFacts, purse: Purse): readonly number[] {
  ways.length = 0;
  FIND[rule](count, purse);
  // [P10] Engineering is used only for a stage that can't be paid within its rule.
  if (ways.length === 0 && purse.canMix) findMixed(count, purse);
  return ways;
}
