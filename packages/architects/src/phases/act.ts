// [T1] After the free take, everything that is open, in any order: stages, sets of green cards, extra cards.

import type { Emit, Move, StateParts } from '@mirabilia/kernel';
import { tokenBit, tokenFacts } from '../catalogue.ts';
import { canTake, deckAt } from '../geometry.ts';
import {
  ACTIONS,
  type Action,
  actionIn,
  declineMove,
  FOR_TOKEN,
  placeIn,
  stageIn,
  tokenIn,
} from '../move.ts';
import { addStages, build, mustBuild } from '../rules/build.ts';
import { addSets, mustTakeToken, takeToken } from '../rules/science.ts';
import { takeTop } from '../rules/take.ts';
import type { Architects, City, Table } from '../types.ts';
import { beginEffect } from './effects.ts';
import { goOn } from './end-of-turn.ts';
import { addTakes } from './free-take.ts';

export function actMoves(table: Table): Move[] {
  const city = table.cities[table.seat] as City;
  const moves: Move[] = [];
  addStages(moves, table, city);
  if (mustTakeToken(table, city)) addSets(moves, table, city);
  // [X6] With nothing left to take, offers lapse.
  if (table.open !== 0 && canTake(table, table.seat)) addExtras(moves, table);
  return moves;
}

/** [X1] [X4] Each open token offers the three tops as they are now, or may be declined. */
function addExtras(moves: Move[], table: Table): void {
  for (let token = 0, open = table.open; open !== 0; token++, open >>= 1) {
    if ((open & 1) === 0) continue;
    addTakes(moves, table, FOR_TOKEN + token);
    moves.push(declineMove(token));
  }
}

/** [T2] The turn goes on while there is something that the seat may or must do. */
export function isAnythingOpen(table: Table): boolean {
  const city = table.cities[table.seat] as City;
  return (
    (table.open !== 0 && canTake(table, table.seat)) || mustTakeToken(table, city) || mustBuild(table, city)
  );
}

/** [X2] Used or declined, the token is done for this turn. */
function close(table: Table, move: Move): void {
  const bit = tokenBit(tokenIn(move));
  table.open &= ~bit;
  table.spent |= bit;
}

type Act = (parts: StateParts<Architects>, move: Move, emit?: Emit<Architects>) => void;

const never: Act = () => {};

const ACT_ON: Readonly<Record<Action, Act>> = {
  take: (parts, move, emit) => {
    const { table } = parts;
    close(table, move);
    const deck = deckAt(table, table.seat, placeIn(move));
    takeTop(parts, { deck, why: tokenFacts(tokenIn(move)).id }, emit);
    goOn(parts, emit);
  },
  decline: (parts, move, emit) => {
    close(parts.table, move);
    emit?.({ kind: 'declined', seat: parts.table.seat, token: tokenFacts(tokenIn(move)).id });
    goOn(parts, emit);
  },
  progress: (parts, move, emit) => {
    takeToken(parts, move, emit);
    goOn(parts, emit);
  },
  stage: (parts, move, emit) => {
    build(parts.table, move, emit);
    beginEffect(parts, stageIn(move), emit);
  },
  look: never,
  dig: never,
  pass: never,
  wonder: never,
};

/** By the action's number. */
const ACTS: readonly Act[] = ACTIONS.map((action) => ACT_ON[action]);

export function resolveAct(parts: StateParts<Architects>, move: Move, emit?: Emit<Architects>): void {
  (ACTS[actionIn(move)] as Act)(parts, move, emit);
}
