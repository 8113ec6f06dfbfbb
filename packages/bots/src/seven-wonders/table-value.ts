// What every seat can expect of a table between two turns: its points at the end, and how likely each is to win. A network
// for each Age looks at the city of a seat, its neighbours and the hands that are coming; the chances of all seats add up to one.

import type { State } from '@mirabilia/kernel';
import type { City, SevenWonders } from '@mirabilia/seven-wonders';
import { UNIT } from '../model.ts';
import { evaluateAll, type Features, type Net, newFeatures } from '../net.ts';
import { eachDraft, INPUTS } from './draft.ts';
import { describe, turnsLeftBefore } from './features.ts';

export const TABLE_INPUTS = INPUTS;
/** Points in tens, and the logit of winning, which only differences of seats give a meaning. */
export const TABLE_ANSWERS = 2;
const POINTS = 0;
const VICTORY = 1;

const MOST_SEATS = 7;
const newList = (): Features[] => Array.from({ length: MOST_SEATS }, newFeatures);

/** The inputs of all seats, for a table at the beginning of a turn. */
export const tableInputs: readonly Features[] = newList();

/** Fills `tableInputs`; gives the Age, which says which network is meant. */
export function describeTable(state: State<SevenWonders>): number {
  const { table } = state.public;
  const { players, age, cities } = table;
  const moment = { players, age, cities, turnsLeft: turnsLeftBefore(table) };
  eachDraft(state, (seat) => {
    const features = tableInputs[seat] as Features;
    describe(features, moment, seat);
    return features;
  });
  return (cities[0] as City).battles.length / 2;
}

export interface TableValue {
  readonly points: Float64Array;
  readonly chances: Float64Array;
}
export const newTableValue = (): TableValue => ({
  points: new Float64Array(MOST_SEATS),
  chances: new Float64Array(MOST_SEATS),
});

/** Learned from a few thousand matches, chances are a little too certain. */
const CERTAINTY = 0.93;

const answers = new Float64Array(TABLE_ANSWERS);

/** For a table at the beginning of a turn. */
export function valueTable(into: TableValue, nets: readonly Net[], state: State<SevenWonders>): void {
  const { points, chances } = into;
  const net = nets[describeTable(state)] as Net;
  const { players } = state.public.table;
  let most = Number.NEGATIVE_INFINITY;
  for (let seat = 0; seat < players; seat++) {
    evaluateAll(net, tableInputs[seat] as Features, answers);
    points[seat] = (answers[POINTS] as number) * UNIT;
    const logit = CERTAINTY * (answers[VICTORY] as number);
    chances[seat] = logit;
    most = Math.max(most, logit);
  }
  let sum = 0;
  for (let seat = 0; seat < players; seat++) {
    chances[seat] = Math.exp((chances[seat] as number) - most);
    sum += chances[seat] as number;
  }
  for (let seat = 0; seat < players; seat++) chances[seat] = (chances[seat] as number) / sum;
}
