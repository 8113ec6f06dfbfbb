// Which cards pay for a stage. One predicate holds the rule; the list of ways is found by trying everything.

import { type CardId, RESOURCES, type Stage } from './facts.ts';
import { countOf } from './lists.ts';
import type { Payment, PayToken } from './record.ts';

/** The cards of a city and those of its Economy and Engineering that are not yet used this turn. */
export interface Purse {
  readonly cards: readonly CardId[];
  readonly tokens: readonly PayToken[];
}

export function paymentFault(stage: Stage, purse: Purse, payment: Payment): string | undefined {
  const held = (card: CardId) => countOf(purse.cards, card);
  const paid = (card: (typeof RESOURCES)[number] | 'coin') => payment.with[card] ?? 0;
  const coins = paid('coin');
  for (const card of [...RESOURCES, 'coin'] as const)
    if (paid(card) > held(card)) return `pays ${paid(card)} ${card} but holds ${held(card)}`;
  for (const token of payment.using) {
    if (!purse.tokens.includes(token)) return `${token} is not there to be used this turn`;
    if (countOf(payment.using, token) > 1) return `${token} is used twice`;
  }
  const doubled = payment.using.includes('economy');
  const free = payment.using.includes('engineering');

  const kinds = RESOURCES.filter((resource) => paid(resource) > 0);
  const grey = kinds.reduce((total, resource) => total + paid(resource), 0);
  if (doubled && coins === 0) return 'economy doubles a coin, and no coin is paid';
  // Exact value: where a doubled coin would overpay it counts 1, so Economy is not used then.
  const value = grey + coins + (doubled ? 1 : 0);
  if (value !== stage.count) return `pays ${value} resources where the stage costs ${stage.count}`;

  const fits = stage.rule === 'different' ? kinds.length === grey : kinds.length <= 1;
  if (!fits && !free) return `the resources are not ${stage.rule}`;
  if (fits && free) return `the resources are ${stage.rule}, which does not use engineering up`;

  // A coin stands only for what is missing: every card that fits goes first.
  if (coins === 0) return undefined;
  const spared = RESOURCES.filter((resource) => held(resource) > paid(resource));
  const missing = 'a coin replaces only a resource that is missing';
  if (free) return spared.length > 0 ? `${missing}, and ${spared[0]} is left` : undefined;
  if (stage.rule === 'different') {
    const unused = spared.find((resource) => paid(resource) === 0);
    return unused ? `${missing}, and ${unused} is left` : undefined;
  }
  const kind = kinds[0];
  if (kind) return spared.includes(kind) ? `${missing}, and ${kind} is left` : undefined;
  // Coins alone stand for a resource of which the payer holds none.
  return RESOURCES.some((resource) => held(resource) === 0) ? undefined : `${missing}, and all are held`;
}

function* greyChoices(purse: Purse, limit: number, from = 0): Generator<Payment['with']> {
  const resource = RESOURCES[from];
  if (resource === undefined) {
    yield {};
    return;
  }
  const most = Math.min(limit, countOf(purse.cards, resource));
  for (let count = 0; count <= most; count += 1)
    for (const rest of greyChoices(purse, limit - count, from + 1))
      yield count > 0 ? { [resource]: count, ...rest } : rest;
}

/** Every right payment for the stage, each once. */
export function* paymentsFor(stage: Stage, purse: Purse): Generator<Payment> {
  const wholeUses: PayToken[][] = [[], ['economy'], ['engineering'], ['economy', 'engineering']];
  const uses = wholeUses.filter((using) => using.every((token) => purse.tokens.includes(token)));
  for (const grey of greyChoices(purse, stage.count)) {
    for (const using of uses) {
      for (let coins = 0; coins <= Math.min(stage.count, countOf(purse.cards, 'coin')); coins += 1) {
        const payment = { with: coins > 0 ? { ...grey, coin: coins } : grey, using };
        if (paymentFault(stage, purse, payment) === undefined) yield payment;
      }
    }
  }
}

export function canPay(stage: Stage, purse: Purse): boolean {
  return !paymentsFor(stage, purse).next().done;
}
