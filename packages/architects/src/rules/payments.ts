// Every way to pay for a stage. A coin stands only for what is missing.

import { ANY_RESOURCES, COIN, DOUBLE_COIN, RESOURCE_KINDS, type StageFacts } from '../catalogue.ts';
import { countIn, paidCoins, paidPart, WITH_ANY, WITH_DOUBLE } from '../move.ts';
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

/** [P7] [P8] One coin may count two; for a single missing resource it would count one all the same. */
const canSaveOne = (missing: number, { coins, canDouble }: Purse): boolean =>
  canDouble && missing > 1 && coins >= missing - 1;

const canCoinsPay = (missing: number, purse: Purse): boolean =>
  purse.coins >= missing || canSaveOne(missing, purse);

/** The ways found by the last call of `findWays`: a list that is used again and again. */
export const ways: number[] = [];

/** [P8] Coins for what is missing: one each, or one fewer with the doubled coin. */
function add(resources: number, missing: number, purse: Purse): void {
  if (purse.coins >= missing) ways.push(resources | paidCoins(missing));
  if (canSaveOne(missing, purse)) ways.push(resources | paidCoins(missing - 1) | WITH_DOUBLE);
}

const has = (cards: readonly number[], resource: number): boolean => (cards[resource] as number) > 0;

function kindsIn(cards: readonly number[]): number {
  let kinds = 0;
  for (let r = 0; r < RESOURCE_KINDS; r++) if (has(cards, r)) kinds++;
  return kinds;
}

function mostOfAKind(cards: readonly number[]): number {
  let most = 0;
  for (let r = 0; r < RESOURCE_KINDS; r++) if ((cards[r] as number) > most) most = cards[r] as number;
  return most;
}

/** The most resources of the stage's kind that its cards can give, without coins. */
function supplied(rule: CostRule, cards: readonly number[]): number {
  switch (rule) {
    case 'different':
      return kindsIn(cards);
    case 'identical':
      return mostOfAKind(cards);
  }
}

function suppliedAtAll(cards: readonly number[]): number {
  let all = 0;
  for (let r = 0; r < RESOURCE_KINDS; r++) all += cards[r] as number;
  return all;
}

const suffice = (supplied: number, count: number, purse: Purse): boolean =>
  supplied >= count || canCoinsPay(count - supplied, purse);

/** [B2] [P9] [P10] Can the stage be paid for, with everything that the seat has? Then it must be. */
export function canPay({ count, rule }: StageFacts, purse: Purse): boolean {
  return (
    suffice(supplied(rule, purse.cards), count, purse) ||
    (purse.canMix && suffice(suppliedAtAll(purse.cards), count, purse))
  );
}

/** [P6] Every choice among the resources held; if they are too few, all of them and coins for the rest. */
function findDifferent(count: number, purse: Purse): void {
  const { cards } = purse;
  const kinds = kindsIn(cards);
  if (kinds > count) {
    chooseKinds(cards, { from: 0, count, chosen: 0 });
    return;
  }
  let all = 0;
  for (let r = 0; r < RESOURCE_KINDS; r++) if (has(cards, r)) all |= paidPart(r, 1);
  add(all, count - kinds, purse);
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
    else add(paidPart(r, held), count - held, purse);
  }
  if (isOneMissing) add(0, count, purse);
}

/** [P10] Any mixture of resources that the rule forbids: every choice of cards, or all of them and coins for the rest. */
function findMixed({ count, rule }: StageFacts, purse: Purse): void {
  const { cards } = purse;
  const all = suppliedAtAll(cards);
  if (all > count) {
    chooseCards(cards, { from: 0, count, chosen: WITH_ANY }, rule);
    return;
  }
  let chosen = WITH_ANY;
  for (let r = 0; r < RESOURCE_KINDS; r++) chosen |= paidPart(r, cards[r] as number);
  if (!fits(rule, chosen)) add(chosen, count - all, purse);
}

function chooseCards(cards: readonly number[], { from, count, chosen }: Choice, rule: CostRule): void {
  if (count === 0) {
    if (!fits(rule, chosen)) ways.push(chosen);
    return;
  }
  if (from === RESOURCE_KINDS) return;
  const most = Math.min(count, cards[from] as number);
  for (let n = most; n >= 0; n--) {
    chooseCards(cards, { from: from + 1, count: count - n, chosen: chosen | paidPart(from, n) }, rule);
  }
}

/** Do the resources of a payment obey the rule by themselves? Then Engineering has nothing to lift. */
function fits(rule: CostRule, payment: number): boolean {
  let kinds = 0;
  let paid = 0;
  for (let r = 0; r < RESOURCE_KINDS; r++) {
    const count = countIn(payment, r);
    paid += count;
    if (count > 0) kinds++;
  }
  return rule === 'different' ? kinds === paid : kinds <= 1;
}

/** Fills `ways` with every way to pay for the stage. */
export function findWays(stage: StageFacts, purse: Purse): readonly number[] {
  ways.length = 0;
  switch (stage.rule) {
    case 'different':
      findDifferent(stage.count, purse);
      break;
    case 'identical':
      findIdentical(stage.count, purse);
      break;
  }
  if (purse.canMix) findMixed(stage, purse);
  return ways;
}
