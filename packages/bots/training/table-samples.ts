// The tables between turns of kept matches of 7 Wonders: what each seat saw of them, and what became of it.

import type { State } from '@mirabilia/kernel';
import { type SevenWonders, sevenWonders, TURNS } from '@mirabilia/seven-wonders';
import { UNIT } from '../src/model.ts';
import type { Features } from '../src/net.ts';
import { describeTable, tableInputs } from '../src/seven-wonders/table-value.ts';
import { type KeptMatch, playAgain } from './kept-matches.ts';
import { shareOf } from './play.ts';
import type { SeatSample } from './table-trainer.ts';

export interface TableSample {
  readonly part: number;
  /** From 1 to 18. */
  readonly round: number;
  readonly seats: readonly SeatSample[];
}

const keep = ({ count, at, value }: Features): Features => ({
  count,
  at: Uint16Array.from(at.subarray(0, count)) as unknown as Int32Array,
  value: value.slice(0, count),
});

/** Calls back at the beginning of every turn that tells how such players go on. Gives what `playAgain` gives. */
export function eachTurn(match: KeptMatch, see: (state: State<SevenWonders>, round: number) => void) {
  let last = match.from - 1;
  return playAgain(sevenWonders, match, (state) => {
    const { age, turn, phase } = state.public.table;
    const round = (age - 1) * TURNS + turn;
    if (phase.kind !== 'turn' || round <= last) return;
    last = round;
    see(state, round);
  });
}

export function tablesOf(match: KeptMatch): TableSample[] {
  const seen: { part: number; round: number; inputs: Features[] }[] = [];
  const outcome = eachTurn(match, (state, round) => {
    const part = describeTable(state);
    seen.push({ part, round, inputs: tableInputs.slice(0, match.players).map(keep) });
  });
  return seen.map(({ part, round, inputs }) => ({
    part,
    round,
    seats: inputs.map((features, seat) => ({
      features,
      points: (outcome.scores[seat]?.total ?? 0) / UNIT,
      came: shareOf(outcome, seat),
    })),
  }));
}
