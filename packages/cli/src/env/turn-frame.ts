// A turn of many matches as one run of bytes, in the byte order of the machine. docs/python.md describes it.

import type { EnvResult } from './env-match.ts';

/** Column by column: a row for each agent. */
export interface TurnRows {
  readonly slots: number[];
  readonly seats: number[];
  /** Where the legal actions of each row begin, and where those of the last one end. */
  readonly starts: number[];
  readonly actions: number[];
}

export interface FinishedMatch extends EnvResult {
  readonly slot: number;
  readonly number: number;
}

interface Observations {
  readonly players: number;
  /** Bytes of an observation. */
  readonly size: number;
  /** Row by row; there may be more than is told. */
  readonly observed: Uint8ClampedArray;
}

/** Numbers of four bytes at the beginning: rows, legal actions, finished matches, bytes of an observation. */
const HEAD = 4;

/** Rows, then finished matches, then legal actions, seats and observations: longer numbers come first. */
export function turnFrame(
  { slots, seats, starts, actions }: TurnRows,
  finished: readonly FinishedMatch[],
  { players, size, observed }: Observations,
): Uint8Array {
  const rows = slots.length;
  const words = HEAD + rows + rows + 1 + finished.length * (2 + 2 * players);
  const actionsAt = words * 4;
  const seatsAt = actionsAt + actions.length * 2;
  const observedAt = seatsAt + rows;
  const buffer = new ArrayBuffer(observedAt + rows * size);

  const wide = new Int32Array(buffer, 0, words);
  wide.set([rows, actions.length, finished.length, size]);
  wide.set(slots, HEAD);
  wide.set(starts, HEAD + rows);
  let at = HEAD + rows + rows + 1;
  for (const { slot, number, totals, places } of finished) {
    wide.set([slot, number, ...totals, ...places], at);
    at += 2 + 2 * players;
  }
  new Uint16Array(buffer, actionsAt, actions.length).set(actions);
  new Uint8Array(buffer, seatsAt, rows).set(seats);
  new Uint8Array(buffer, observedAt).set(observed.subarray(0, rows * size));
  return new Uint8Array(buffer);
}
