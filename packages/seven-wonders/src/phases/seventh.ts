// [W5] [W6] The last card of the Age is played too: built at its cost, buried for a stage, or discarded for coins.

import type { Emit, Move, Rooms, Seat } from '@mirabilia/kernel';
import { cardIn, faceOf } from '../move.ts';
import { earn, lay, pay, tell } from '../rules/carry-out.ts';
import type { Room, SevenWonders } from '../types.ts';
import { afterSeventh } from './end-of-turn.ts';
import { noteTaken, without } from './turn.ts';

export function resolveSeventh(
  rooms: Rooms<SevenWonders>,
  seat: Seat,
  move: Move,
  emit?: Emit<SevenWonders>,
): void {
  const { table, secret } = rooms;
  const room = rooms.rooms[seat] as Room;
  room.hand = without(room.hand, cardIn(move));
  room.played.push(cardIn(move));
  noteTaken(table, seat, move);
  pay(table, seat, move);
  const deed = lay(table, secret, seat, move);
  if (emit !== undefined) tell(table, seat, move, emit);
  earn(table, seat, deed, emit);
  table.revealed[seat] = faceOf(move);
  afterSeventh(rooms, emit);
}
