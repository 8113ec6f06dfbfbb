// The points that a city can expect at the end, by a network for each Age.

import type { Move } from '@mirabilia/kernel';
import { type City, FREE_CITY, isForFreeCity, type SevenWonders, type Table } from '@mirabilia/seven-wonders';
import { scoreCity } from '@mirabilia/seven-wonders/rules';
import { type Brain, clear, type Model, UNIT } from '../model.ts';
import { type Anchor, evaluate, evaluateNear, type Net, newFeatures } from '../net.ts';
import { citiesAfter } from './after.ts';
import { describe, INPUTS, type TableToEvaluate, turnsLeftBefore } from './features.ts';

const scratch = newFeatures();
const AGES = 3;

/** By the number of conflicts fought. */
const partOf = ({ cities }: TableToEvaluate, at: number): number => (cities[at] as City).battles.length / 2;

function expectedNear({ nets, anchors: [anchor] }: Brain, moment: TableToEvaluate, at: number): number {
  describe(scratch, moment, at);
  return evaluateNear(nets[partOf(moment, at)] as Net, anchor as Anchor, scratch) * UNIT;
}

const momentOf = (table: Table): TableToEvaluate => ({
  players: table.players,
  age: table.age,
  cities: table.cities,
  turnsLeft: turnsLeftBefore(table),
});

/** One turn fewer is left when a card was chosen. */
function momentAfter(table: Table, at: number, move: Move): TableToEvaluate {
  const { players, age, phase } = table;
  const turnsLeft = turnsLeftBefore(table) - (phase.kind === 'turn' ? 1 : 0);
  return { players, age, cities: citiesAfter(table, at, move), turnsLeft };
}

export const sevenWondersModel: Model<SevenWonders> = {
  inputs: INPUTS,
  parts: AGES,
  heads: ['points'],
  describe(features, table, seat) {
    const moment = momentOf(table);
    const part = partOf(moment, seat);
    if (part === AGES) return -1;
    describe(features, moment, seat);
    return part;
  },
  describeAfter(features, { viewer, public: { table } }, move) {
    if (isForFreeCity(move)) return -1;
    const moment = momentAfter(table, viewer, move);
    describe(features, moment, viewer);
    return partOf(moment, viewer);
  },
  begin: clear,
  worth(brain, { viewer, public: { table } }, move) {
    if (!isForFreeCity(move)) return expectedNear(brain, momentAfter(table, viewer, move), viewer);
    // What is done for the Free City is done to both its neighbours.
    const moment = momentAfter(table, FREE_CITY, move);
    const own = expectedNear(brain, moment, viewer);
    return brain.isGentle ? own : own - expectedNear(brain, moment, 1 - viewer);
  },
};

/** The points that a city can expect at the end. */
export function expected(nets: readonly Net[], table: Table, seat: number): number {
  const moment = momentOf(table);
  const part = partOf(moment, seat);
  if (part === AGES) return scoreCity(table.cities, seat).score.total;
  describe(scratch, moment, seat);
  return evaluate(nets[part] as Net, scratch) * UNIT;
}
