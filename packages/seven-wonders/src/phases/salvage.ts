// [W7] [W8] One structure from the discard pile, free; it may be declined.

import type { Emit, Move, Seat, StateParts } from '@mirabilia/kernel';
import { type Card, cardFacts } from '../catalogue.ts';
import { actionIn, cardIn, declineMove, forFreeCity, SALVAGE, salvageMove } from '../move.ts';
import { stands } from '../rules/build.ts';
import { earn } from '../rules/carry-out.ts';
import { layCard } from '../rules/lay.ts';
import type { City, Holding, SevenWonders, Table } from '../types.ts';
import { FREE_CITY } from '../vocabulary.ts';
import { afterSalvage } from './end-of-turn.ts';

export function salvageMoves(table: Table, seat: Seat, holding: Holding, plan: readonly Move[]): Move[] {
  const { phase } = table;
  if (phase.kind !== 'salvage' || phase.seat !== seat || plan.length > 0) return [];
  const city = table.cities[phase.city] as City;
  const moves = [...new Set(holding.pile)].filter((card) => !stands(city, cardFacts(card))).map(salvageMove);
  moves.push(declineMove());
  return table.players === 2 && phase.city === FREE_CITY ? moves.map(forFreeCity) : moves;
}

export function resolveSalvage(parts: StateParts<SevenWonders>, move: Move, emit?: Emit<SevenWonders>): void {
  const { table, secret } = parts;
  const { phase } = table;
  if (phase.kind !== 'salvage') return;
  const holding = parts.holdings[phase.seat] as Holding;
  const discardedSoFar = table.discards + table.salvaged.length;
  holding.looked.push({ cards: holding.pile as readonly Card[], after: discardedSoFar });
  holding.pile = null;
  if (actionIn(move) === SALVAGE) {
    const card = cardIn(move);
    secret.discards.splice(secret.discards.indexOf(card), 1);
    table.discards--;
    table.salvaged.push({ card, after: discardedSoFar });
    const effect = layCard(table.cities[phase.city] as City, card);
    emit?.({
      kind: 'built',
      city: phase.city,
      card: cardFacts(card).id,
      left: 0,
      right: 0,
      bank: 0,
      free: 'salvage',
    });
    earn(table, phase.city, effect, emit);
  } else {
    emit?.({ kind: 'salvage-declined', city: phase.city });
  }
  afterSalvage(parts, emit);
}
