// [W5] [W6] The last card of the Age is played too: built at its cost, buried for a stage, or discarded for coins.

import type { Emit, Move, Seat, StateParts } from '@mirabilia/kernel';
import { cardIn, faceOf } from '../move.ts';
import { earn, lay, pay, tell } from '../rules/carry-out.ts';
import type { Holding, SevenWonders } from '../types.ts';
import { afterSeventh } from './end-of-turn.ts';
import { noteTaken, without } from './turn.ts';

export function resolveSeventh(
  parts: StateParts<SevenWonders>,
  seat: Seat,
  move: Move,
  emit?: Emit<SevenWonders>,
): void {
  const { table, secret } = parts;
  const holding = parts.holdings[seat] as Holding;
  holding.hand = without(holding.hand, cardIn(move));
  holding.played.push(cardIn(move));
  noteTaken(table, seat, move);
  pay(table, seat, move);
  const effect = lay(table, secret, seat, move);
  if (emit !== undefined) tell(table, seat, move, emit);
  earn(table, seat, effect, emit);
  table.revealed[seat] = faceOf(move);
  afterSeventh(parts, emit);
}
