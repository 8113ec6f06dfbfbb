// What a seat can expect: its points at the end, its lead over the best other, and its chance to win; a network each.

import {
  type Architects,
  actionIn,
  type Card,
  centralDeck,
  DIG,
  KINDS,
  NONE,
  TAKE,
  type Table,
  WONDER,
  wonderIn,
} from '@mirabilia/architects';
import { below, type Move, type SeatView } from '@mirabilia/kernel';
import type { Prospect } from '../evaluator.ts';
import { type Brain, clear, type Draws, type Model, UNIT } from '../model.ts';
import { evaluate, evaluateNear, type Features, logistic, type Net, newFeatures } from '../net.ts';
import { afterCard, afterOther, cardComing, centralLeft, foresee } from './after.ts';
import { describe, INPUTS } from './features.ts';
import { pointsNow } from './points.ts';
import { strengthOf } from './strength.ts';
import { countBits, newSurvey, surveyAll } from './survey.ts';

const scratch = newFeatures();
const POINTS = 0;
const LEAD = 1;
const WIN = 2;

/** How many points a won match is worth to the policy, besides the lead. */
export const VICTORY = 25;

const bringsCard = (move: Move): boolean => actionIn(move) === TAKE || actionIn(move) === DIG;

/** A match that is over, or that ends with this turn: points, then stages, and a further tie is shared. */
export function finalProspect(into: Prospect, table: Table, seat: number): Prospect {
  const { players, cities } = table;
  const rank = (at: number): number => pointsNow(table, at) * 32 + countBits(cities[at]?.stages ?? 0);
  const own = rank(seat);
  let best = Number.NEGATIVE_INFINITY;
  let sharing = 1;
  for (let other = 0; other < players; other++) {
    if (other === seat) continue;
    const reached = rank(other);
    if (reached > best) best = reached;
    if (reached === own) sharing++;
  }
  into.points = own >> 5;
  into.lead = (own >> 5) - (best >> 5);
  into.win = best > own ? 0 : 1 / sharing;
  return into;
}

const settled: Prospect = { points: 0, lead: 0, win: 0 };

/** The cities as they stand at a decision, or after the battle that ends a turn. */
const standing = newSurvey();
const other = newSurvey();

/** After a move of one's own, nobody else's city has changed, unless a battle follows. */
function describeTrial(features: Features, trial: Table, seat: number, isFought: boolean): void {
  if (isFought) surveyAll(other, trial);
  describe(features, trial, seat, { wait: trial.players, survey: isFought ? other : standing });
}

/** The worth of a table of one's own making, in points. */
function worthOf({ nets, anchors, isGentle }: Brain, trial: Table, seat: number): number {
  const isFought = trial.turned === trial.conflict;
  if (foresee(trial, seat)) {
    const { points, lead, win } = finalProspect(settled, trial, seat);
    return isGentle ? points : lead + VICTORY * win;
  }
  describeTrial(scratch, trial, seat, isFought);
  if (isGentle)
    return evaluateNear(nets[POINTS] as Net, anchors[POINTS] as Brain['anchors'][number], scratch) * UNIT;
  const lead = evaluateNear(nets[LEAD] as Net, anchors[LEAD] as Brain['anchors'][number], scratch) * UNIT;
  const win = logistic(evaluateNear(nets[WIN] as Net, anchors[WIN] as Brain['anchors'][number], scratch));
  return lead + VICTORY * win;
}

/** An unseen card of the central deck is any of those that are left there, each as likely. */
function unseen(brain: Brain, view: SeatView<Architects>, move: Move): number {
  const { table } = view.public;
  let sum = 0;
  let count = 0;
  for (let card = 0; card < KINDS; card++) {
    const left = centralLeft(table, card);
    if (left === 0) continue;
    sum += left * worthOf(brain, afterCard(table, move, card), view.viewer);
    count += left;
  }
  return sum / count;
}

/** The same, by a few of them. */
function drawnUnseen(brain: Brain, view: SeatView<Architects>, move: Move, { rng, count }: Draws): number {
  const { table } = view.public;
  let total = 0;
  for (let card = 0; card < KINDS; card++) total += centralLeft(table, card);
  let sum = 0;
  for (let i = 0; i < count; i++) {
    let card = 0;
    for (let at = below(rng, total) - centralLeft(table, 0); at >= 0; at -= centralLeft(table, card)) card++;
    sum += worthOf(brain, afterCard(table, move, card), view.viewer);
  }
  return sum / count;
}

export const architectsModel: Model<Architects> = {
  inputs: INPUTS,
  parts: 1,
  heads: ['points', 'lead', 'win'],
  describe(features, table, seat) {
    if (table.phase.kind === 'over') return -1;
    const { players } = table;
    surveyAll(other, table);
    describe(features, table, seat, { wait: (seat - table.seat + players) % players, survey: other });
    return 0;
  },
  describeAfter(features, view, move, { decks }) {
    const { table } = view.public;
    const known = cardComing(view, move);
    const card = known === NONE ? (decks[centralDeck(table)]?.at(-1) as Card) : known;
    const after = bringsCard(move) ? afterCard(table, move, card) : afterOther(table, move);
    const isFought = after.turned === after.conflict;
    if (foresee(after, view.viewer)) return -1;
    surveyAll(standing, table);
    describeTrial(features, after, view.viewer, isFought);
    return 0;
  },
  isPause: ({ phase }) => phase.kind === 'free-take',
  begin(brain, { public: { table } }) {
    clear(brain);
    // Cities without a wonder can't be surveyed, and needn't be: a wonder is chosen by its strength.
    if (table.phase.kind === 'draft') return;
    surveyAll(standing, table);
  },
  worth(brain, view, move, draws) {
    const { table } = view.public;
    if (actionIn(move) === WONDER) return strengthOf(wonderIn(move));
    if (!bringsCard(move)) return worthOf(brain, afterOther(table, move), view.viewer);
    const card = cardComing(view, move);
    if (card !== NONE) return worthOf(brain, afterCard(table, move, card), view.viewer);
    return draws === undefined ? unseen(brain, view, move) : drawnUnseen(brain, view, move, draws);
  },
};

/** What a seat can expect of a table between two turns. */
export function prospectOf(into: Prospect, nets: readonly Net[], table: Table, seat: number): Prospect {
  if (architectsModel.describe(scratch, table, seat) < 0) return finalProspect(into, table, seat);
  into.points = evaluate(nets[POINTS] as Net, scratch) * UNIT;
  into.lead = evaluate(nets[LEAD] as Net, scratch) * UNIT;
  into.win = logistic(evaluate(nets[WIN] as Net, scratch));
  return into;
}
