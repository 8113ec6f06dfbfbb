// [T2] [E1] When nothing is open any more the turn ends: the battle, if it is due, and then the end or the next seat.

import type { Emit, StateParts } from '@mirabilia/kernel';
import { centralDeck, leftOf } from '../geometry.ts';
import { fight, isBattleDue } from '../rules/battle.ts';
import { isComplete } from '../rules/build.ts';
import type { Architects, City, Holding, Table } from '../types.ts';
import { isAnythingOpen } from './act.ts';
import { FREE_TAKE } from './free-take.ts';

const ACT = { kind: 'act' } as const;
const OVER = { kind: 'over' } as const;

/** After every step of a turn: what is open is asked for, or the turn ends. */
export function goOn(parts: StateParts<Architects>, emit?: Emit<Architects>): void {
  const { table } = parts;
  table.phase = ACT;
  if (!isAnythingOpen(table)) endTurn(parts, emit);
}

function endTurn(parts: StateParts<Architects>, emit?: Emit<Architects>): void {
  const { table } = parts;
  // [M3] [E2] The battle comes before the end of the match.
  if (isBattleDue(table)) fight(table, emit);
  table.open = 0;
  table.spent = 0;
  if (isComplete(table.cities[table.seat] as City) || isEveryDeckEmpty(table)) {
    table.phase = OVER;
    emit?.({ kind: 'ended' });
    return;
  }
  table.seat = leftOf(table.seat, table.players);
  table.turn++;
  beginTurn(parts, emit);
}

/** [E3] Nothing can change any more. */
function isEveryDeckEmpty({ sizes }: Table): boolean {
  for (let deck = 0; deck < sizes.length; deck++) if (sizes[deck] !== 0) return false;
  return true;
}

/** [C2] The cat's holder looks at the central top card before he chooses. */
export function beginTurn(
  { table, holdings, secret }: StateParts<Architects>,
  emit?: Emit<Architects>,
): void {
  const { seat } = table;
  table.phase = FREE_TAKE;
  emit?.({ kind: 'turn-began', seat, turn: table.turn });
  const top = secret.decks[centralDeck(table)]?.at(-1);
  if (table.cat !== seat || top === undefined) return;
  (holdings[seat] as Holding).central = top;
  table.knowers |= 1 << seat;
  emit?.({ kind: 'peeked', seat });
}
