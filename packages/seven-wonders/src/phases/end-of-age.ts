import type { Emit, StateParts } from '@mirabilia/kernel';
import type { Card } from '../catalogue.ts';
import { fight } from '../rules/conflict.ts';
import type { Holding, SevenWonders } from '../types.ts';
import type { Age } from '../vocabulary.ts';
import { drawForFreeCity } from './turn.ts';

/** [T8] After the conflict comes the next Age, or the end. */
export function endAge(parts: StateParts<SevenWonders>, emit?: Emit<SevenWonders>): void {
  const { table, secret } = parts;
  fight(table, emit);
  if (table.age < 3) {
    table.age = (table.age + 1) as Age;
    table.turn = 1;
    beginAge(parts, emit);
    return;
  }
  table.phase = { kind: 'over' };
  // Nothing is hidden any more.
  table.opened = { buried: secret.buried.map((cards) => cards.slice()), discards: secret.discards.slice() };
  emit?.({ kind: 'ended' });
}

/** [S6] Everybody takes up the hand of the Age. */
export function beginAge(parts: StateParts<SevenWonders>, emit?: Emit<SevenWonders>): void {
  const { table, secret } = parts;
  table.phase = { kind: 'turn' };
  const hands = secret.hands[table.age - 1] as readonly (readonly Card[])[];
  hands.forEach((hand, seat) => {
    (parts.holdings[seat] as Holding).hand = hand;
  });
  table.taken.push(hands.map(() => []));
  emit?.({ kind: 'age-began', age: table.age });
  drawForFreeCity(parts);
}
