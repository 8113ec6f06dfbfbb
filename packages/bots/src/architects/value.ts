// The points that a seat can expect at the end, and its lead over the best other: two networks.

import {
  type Architects,
  actionIn,
  type Card,
  DIG,
  KINDS,
  NONE,
  TAKE,
  type Table,
} from '@mirabilia/architects';
import { scoreOf } from '@mirabilia/architects/rules';
import type { Move, SeatView } from '@mirabilia/kernel';
import { type Brain, type Model, UNIT } from '../model.ts';
import { evaluate, evaluateNear, type Net, newFeatures } from '../net.ts';
import { afterCard, afterOther, cardComing, centralLeft } from './after.ts';
import { describe, INPUTS } from './features.ts';

const scratch = newFeatures();
const POINTS = 0;
const LEAD = 1;

const bringsCard = (move: Move): boolean => actionIn(move) === TAKE || actionIn(move) === DIG;

function leadOn({ nets, anchor }: Brain, table: Table, seat: number): number {
  describe(scratch, table, seat, table.players);
  return evaluateNear(nets[LEAD] as Net, anchor, scratch) * UNIT;
}

/** An unseen card of the central deck is any of those that are left there, each as likely. */
function unseen(brain: Brain, view: SeatView<Architects>, move: Move): number {
  const { table } = view.public;
  let sum = 0;
  let count = 0;
  for (let card = 0; card < KINDS; card++) {
    const left = centralLeft(table, card);
    if (left === 0) continue;
    sum += left * leadOn(brain, afterCard(table, move, card), view.viewer);
    count += left;
  }
  return sum / count;
}

export const architectsModel: Model<Architects> = {
  inputs: INPUTS,
  parts: 1,
  heads: ['points', 'lead'],
  describe(features, table, seat) {
    if (table.phase.kind === 'over') return -1;
    const { players } = table;
    describe(features, table, seat, (seat - table.seat + players) % players);
    return 0;
  },
  describeAfter(features, view, move) {
    const { table } = view.public;
    const card = cardComing(view, move);
    if (bringsCard(move) && card === NONE) return -1;
    const after = bringsCard(move) ? afterCard(table, move, card as Card) : afterOther(table, move);
    describe(features, after, view.viewer, table.players);
    return 0;
  },
  worth(brain, view, move) {
    const { table } = view.public;
    if (!bringsCard(move)) return leadOn(brain, afterOther(table, move), view.viewer);
    const card = cardComing(view, move);
    return card === NONE
      ? unseen(brain, view, move)
      : leadOn(brain, afterCard(table, move, card), view.viewer);
  },
  expected(nets, table, seat) {
    if (table.phase.kind === 'over') return scoreOf(table, seat).total;
    const { players } = table;
    describe(scratch, table, seat, (seat - table.seat + players) % players);
    return evaluate(nets[POINTS] as Net, scratch) * UNIT;
  },
};
