// Which stages may be built, and building one.

import type { Emit, Move } from '@mirabilia/kernel';
import {
  type CardId,
  COMPLETE,
  cardFacts,
  EXTRA_FOR_STAGE,
  type StageFacts,
  stageBit,
  TOKENS,
  type TokenId,
  tokenBit,
  wonderFacts,
} from '../catalogue.ts';
import { countIn, helpersIn, PAYING_KINDS, stageIn, stageMove, wayIn } from '../move.ts';
import type { Architects, City, Table } from '../types.ts';
import { STAGES } from '../vocabulary.ts';
import { canPay, findWays, purseOf } from './payments.ts';
import { discard } from './take.ts';

export const isComplete = ({ stages }: City): boolean => stages === COMPLETE;

/** [B3] [B4] Not built yet, and everything below it stands. */
export function isAvailable({ stages }: City, { below }: StageFacts, stage: number): boolean {
  return (stages & stageBit(stage)) === 0 && (stages & below) === below;
}

/** [B1] A stage that can be paid for is a duty: the turn can't end before it is built. */
export function mustBuild(table: Table, city: City): boolean {
  if (isComplete(city)) return false;
  const { stages } = wonderFacts(city.wonder);
  const purse = purseOf(table, city);
  for (let stage = 1; stage <= STAGES; stage++) {
    const facts = stages[stage - 1] as StageFacts;
    if (isAvailable(city, facts, stage) && canPay(facts, purse)) return true;
  }
  return false;
}

/** [B5] [P11] Every available stage, with every way to pay for it. */
export function addStages(moves: Move[], table: Table, city: City): void {
  const { stages } = wonderFacts(city.wonder);
  const purse = purseOf(table, city);
  for (let stage = 1; stage <= STAGES; stage++) {
    const facts = stages[stage - 1] as StageFacts;
    if (!isAvailable(city, facts, stage)) continue;
    const found = findWays(facts, purse);
    for (let i = 0; i < found.length; i++) moves.push(stageMove(stage, found[i] as number));
  }
}

/** [P4] The cards used are discarded, the rest stay. [X3] Any stage sets off Architecture, the last one too. */
export function build(table: Table, move: Move, emit?: Emit<Architects>): void {
  const city = table.cities[table.seat] as City;
  const stage = stageIn(move);
  const way = wayIn(move);
  for (let card = 0; card < PAYING_KINDS; card++) discard(table, card, countIn(way, card));
  table.spent |= helpersIn(way);
  city.stages |= stageBit(stage);
  table.open |= EXTRA_FOR_STAGE & city.powers & ~table.spent;
  emit?.({ kind: 'stage-built', seat: table.seat, stage, paid: paidIn(way), using: usedIn(way) });
}

/** A payment by card. */
export function paidIn(way: number): Partial<Record<CardId, number>> {
  const paid: Partial<Record<CardId, number>> = {};
  for (let card = 0; card < PAYING_KINDS; card++) {
    if (countIn(way, card) > 0) paid[cardFacts(card).id] = countIn(way, card);
  }
  return paid;
}

/** The tokens that help with a payment. */
export function usedIn(way: number): TokenId[] {
  const helpers = helpersIn(way);
  return TOKENS.filter((_, token) => (helpers & tokenBit(token)) !== 0).map(({ id }) => id);
}
