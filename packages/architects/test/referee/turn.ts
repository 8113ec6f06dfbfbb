// When a turn is over, and what happens then.

import { fightBattle } from './battle.ts';
import { type Stage, stageOf, WONDERS } from './facts.ts';
import { canPay, type Purse } from './payment.ts';
import type { PayToken } from './record.ts';
import { hasSet } from './science.ts';
import { cardsInReach, cityToMove, hasCards, leftOf, newTurn, type Table, tokensRemain } from './table.ts';

const PAY_TOKENS: readonly PayToken[] = ['economy', 'engineering'];

export function purseOf(table: Table): Purse {
  const { cards, progress } = cityToMove(table);
  const ready = (token: PayToken) => progress.includes(token) && !table.turn.used.includes(token);
  return { cards, tokens: PAY_TOKENS.filter(ready) };
}

export function availableStages(table: Table): Stage[] {
  const { wonder, built } = cityToMove(table);
  return WONDERS[wonder].stages.filter(
    ({ stage, below }) => !built.includes(stage) && below.every((lower) => built.includes(lower)),
  );
}

/** What keeps the turn open. There is no move that ends a turn: it ends as soon as this list is empty. */
export function openMatters(table: Table): string[] {
  const { turn } = table;
  if (!turn.started) return ['the card of the turn'];
  const matters = turn.owed.map(({ kind }) => `a ${kind} from the wonder effect`);
  // Decks never refill, so an extra card with no deck in reach to come from has lapsed.
  if (cardsInReach(table)) matters.push(...turn.extra.map((token) => `the extra card of ${token}`));
  for (const stage of availableStages(table))
    if (canPay(stage, purseOf(table))) matters.push(`stage ${stage.stage}, which can be paid`);
  if (tokensRemain(table) && hasSet(cityToMove(table).cards)) matters.push('a set of green cards');
  return matters;
}

export function endTurnIfNothingIsOpen(table: Table): void {
  if (openMatters(table).length > 0) return;
  // Battle before the end of the match: both fall at the end of this turn, and its tokens score.
  if (table.alarm === table.conflictTokens) fightBattle(table);
  const { wonder, built } = cityToMove(table);
  const complete = WONDERS[wonder].stages.every(({ stage }) => built.includes(stage));
  const noCards = table.decks.every((_, deck) => !hasCards(table, deck));
  if (complete || noCards) table.over = true;
  else table.turn = newTurn(leftOf(table, table.turn.seat));
}

export function stageInPlay(table: Table, stage: number): Stage | undefined {
  return stageOf(cityToMove(table).wonder, stage);
}
