// The referee: replays a record by the rules and says what is wrong with it.

import { applyMove } from './apply.ts';
import { faultOf } from './fault.ts';
import { readHead } from './read-head.ts';
import { readMove } from './read-move.ts';
import { checkResult } from './read-result.ts';
import { openingTable } from './table.ts';

/**
 * Complaints about the record, none if it is right. Every fault of head, set-up and result is named, but only the
 * first wrong move: what follows a wrong move has no table to be judged on.
 */
export function referee(record: unknown): string[] {
  const complaints: string[] = [];
  const head = readHead(record, complaints);
  if (!head) return complaints;
  const table = openingTable(head.seats, head.setup);
  for (const [index, value] of head.moves.entries()) {
    const move = readMove(value);
    const fault = typeof move === 'string' ? move : faultOf(table, move);
    if (typeof move === 'string' || fault) return [`move ${index}: ${fault}.`];
    applyMove(table, move);
  }
  if (head.result !== undefined) checkResult(table, head.result, complaints);
  return complaints;
}
