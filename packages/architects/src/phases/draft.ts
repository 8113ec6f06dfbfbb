// [S2] [S8] Before the first turn: from the first player on, clockwise, each seat chooses a wonder. Then the decks are laid.

import type { Emit, Move, StateParts } from '@mirabilia/kernel';
import { type Card, NONE, type Wonder, wonderFacts } from '../catalogue.ts';
import { countDecks } from '../decks.ts';
import { leftOf } from '../geometry.ts';
import { wonderIn, wonderMove } from '../move.ts';
import { turnUp } from '../rules/take.ts';
import type { Architects, Boxes, City, Phase, Table } from '../types.ts';
import { beginTurn } from './end-of-turn.ts';

export const NO_BOXES: Boxes = [];

export const draftOf = (offer: readonly Wonder[]): Phase => ({ kind: 'draft', offer });

export function draftMoves({ phase }: Table): Move[] {
  return phase.kind === 'draft' ? phase.offer.map(wonderMove) : [];
}

export function resolveDraft(parts: StateParts<Architects>, move: Move, emit?: Emit<Architects>): void {
  const { table } = parts;
  const { phase, seat } = table;
  const wonder = wonderIn(move);
  (table.cities[seat] as City).wonder = wonder;
  emit?.({ kind: 'wonder-chosen', seat, wonder: wonderFacts(wonder).id });
  if (phase.kind === 'draft') table.phase = draftOf(phase.offer.filter((other) => other !== wonder));
  // After the last choice it is the first player's turn again.
  table.seat = leftOf(seat, table.players);
  if (table.cities.some((city) => city.wonder === NONE)) return;
  layDecks(parts, emit);
  beginTurn(parts, emit);
}

/** [S8] Nobody sees a card before all have chosen. */
function layDecks({ table, secret }: StateParts<Architects>, emit?: Emit<Architects>): void {
  table.cities.forEach(({ wonder }, seat) => {
    const cards = (secret.boxes[wonder] as readonly Card[]).slice();
    secret.decks[seat] = cards;
    table.sizes[seat] = cards.length;
    turnUp(table, seat, cards.at(-1) ?? NONE, emit);
  });
  table.left.splice(0, table.left.length, ...countDecks(secret.decks));
  secret.boxes = NO_BOXES;
}
