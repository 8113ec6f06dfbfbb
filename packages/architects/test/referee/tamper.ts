// Tools for the tampering tests: find a fitting move in a right match, change it, hear the referee.

import { CARD_IDS, DIG_DEPTH, setsOff, stageOf } from './facts.ts';
import { at } from './lists.ts';
import type { Build, Dig, Move, Progress } from './record.ts';
import { referee } from './referee.ts';
import type { Table } from './table.ts';
import { cityToMove, deckNumber } from './table.ts';
import { type Loose, loose, MATCHES, tableBefore } from './test-tables.ts';

/** A move of a right match, and the table that it found. */
export interface Spot {
  readonly move: Move;
  readonly next: Move | undefined;
  readonly table: Table;
}

/** Changes the moves at `index`; gives false where this spot does not serve. */
export type Change = (moves: Loose[], index: number, spot: Spot) => boolean;

/** Tries the change on the moves of all matches until it has served, and gives what the referee says. */
export function complaintsAfter(change: Change): { index: number; complaints: string[] } {
  for (const record of MATCHES) {
    for (const [index, move] of record.moves.entries()) {
      const spot = { move, next: record.moves[index + 1], table: tableBefore(record, index) };
      const changed = loose(record);
      if (change(changed.moves, index, spot)) return { index, complaints: referee(changed) };
    }
  }
  throw new Error('no match has a spot for this change');
}

export const isTurnTake = (move: Move) => move.do === 'take' && move.why === 'turn';
export const endsTurn = ({ move, next }: Spot) => next !== undefined && next.seat !== move.seat;

/** Puts `fields` into the move where `serves` holds. */
export function rewrite(serves: (spot: Spot) => boolean, fields: (spot: Spot) => object): Change {
  return (moves, index, spot) => {
    if (!serves(spot)) return false;
    Object.assign(moves[index], fields(spot));
    return true;
  };
}

/** Puts another move before the one where `serves` holds. */
export function insert(serves: (spot: Spot) => boolean, move: (spot: Spot) => object): Change {
  return (moves, index, spot) => {
    if (!serves(spot)) return false;
    moves.splice(index, 0, { seat: spot.table.turn.seat, ...move(spot) });
    return true;
  };
}

/** Leaves the move out; only the last one of a turn, so that the complaint comes with the next seat's move. */
export function leaveOut(serves: (move: Move) => boolean): Change {
  return (moves, index, spot) => {
    if (!serves(spot.move) || !endsTurn(spot)) return false;
    moves.splice(index, 1);
    return true;
  };
}

export const isBuild = (spot: Spot): spot is Spot & { move: Build } => spot.move.do === 'stage';
export const isDig = (spot: Spot): spot is Spot & { move: Dig } => spot.move.do === 'dig';
export const isSet = (spot: Spot): spot is Spot & { move: Progress } =>
  spot.move.do === 'progress' && spot.move.spend !== undefined;
export const isBabylon = ({ move }: Spot) => move.do === 'progress' && move.spend === undefined;
export const inTurn = ({ table }: Spot) => table.turn.started && table.turn.owed.length === 0;
export const ruleOf = ({ move, table }: Spot & { move: Build }) =>
  stageOf(cityToMove(table).wonder, move.stage)?.rule;
export const holds = ({ table }: Spot, card: (typeof CARD_IDS)[number]) =>
  cityToMove(table).cards.includes(card);
export const dugCards = ({ move, table }: Spot & { move: Dig }) =>
  at(table.decks, deckNumber(table, move.seat, move.deck) ?? -1);
export const idleToken = ({ table }: Spot) =>
  cityToMove(table).progress.find(
    (token) =>
      CARD_IDS.some((card) => setsOff(token, card)) &&
      ![...table.turn.extra, ...table.turn.used].includes(token),
  );

export const missingFromTop = (spot: Spot & { move: Dig }) =>
  dugCards(spot).find((card) => !dugCards(spot).slice(0, DIG_DEPTH).includes(card));
