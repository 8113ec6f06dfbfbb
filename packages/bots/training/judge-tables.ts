// `node packages/bots/training/judge-tables.ts MATCHES [NETS...] [--players N]`
//
// How true are values of tables between turns? Against how held-out matches of N players ended: how much of the differences
// between seats is explained (R²), the log loss of who wins, and by how much points are told too high at each turn. The
// first lines are of the networks that weigh moves (`expected`), which learned other tables.

import { readFileSync } from 'node:fs';
import { parseArgs } from 'node:util';
import type { State } from '@mirabilia/kernel';
import { type SevenWonders, TURNS } from '@mirabilia/seven-wonders';
import { sevenWondersEvaluator } from '../src/seven-wonders/evaluator.ts';
import { newTableValue, type TableValue, valueTable } from '../src/seven-wonders/table-value.ts';
import { expected } from '../src/seven-wonders/value.ts';
import { WEIGHTS } from '../src/seven-wonders/weights.ts';
import { readNets } from '../src/weights.ts';
import { readMatches } from './kept-matches.ts';
import { shareOf } from './play.ts';
import { eachTurn } from './table-samples.ts';

const { values, positionals } = parseArgs({
  allowPositionals: true,
  options: { players: { type: 'string', default: '3' } },
});
const [file = '', ...files] = positionals;
const PLAYERS = Number(values.players);
const ROUNDS = 3 * TURNS;
const GROUP = 3;

type Judge = (into: TableValue, state: State<SevenWonders>) => void;

/** Sums over the tables of each turn. */
class Sums {
  readonly squares = new Float64Array(ROUNDS + 1);
  readonly spread = new Float64Array(ROUNDS + 1);
  readonly loss = new Float64Array(ROUNDS + 1);
  readonly bias = new Float64Array(ROUNDS + 1);
  readonly tables = new Float64Array(ROUNDS + 1);

  add(
    round: number,
    { points, chances }: TableValue,
    totals: readonly number[],
    came: readonly number[],
  ): void {
    const mean = totals.reduce((sum, total) => sum + total, 0) / PLAYERS;
    let told = 0;
    for (let seat = 0; seat < PLAYERS; seat++) told += (points[seat] as number) / PLAYERS;
    totals.forEach((total, seat) => {
      const ahead = total - mean;
      this.squares[round] = (this.squares[round] as number) + ((points[seat] as number) - told - ahead) ** 2;
      this.spread[round] = (this.spread[round] as number) + ahead ** 2;
      this.loss[round] =
        (this.loss[round] as number) -
        (came[seat] as number) * Math.log(Math.max(1e-6, chances[seat] as number));
    });
    this.bias[round] = (this.bias[round] as number) + told - mean;
    this.tables[round] = (this.tables[round] as number) + 1;
  }

  print(name: string): void {
    const sum = (list: Float64Array, group: number): number =>
      list.slice(1 + group * GROUP, 1 + (group + 1) * GROUP).reduce((all, one) => all + one, 0);
    const groups = Array.from({ length: ROUNDS / GROUP }, (_, group) => group);
    const line = (tell: (group: number) => number): string =>
      groups.map((group) => tell(group).toFixed(3)).join(' | ');
    console.log(
      `| ${name}: R² | ${line((group) => 1 - sum(this.squares, group) / sum(this.spread, group))} |`,
    );
    console.log(
      `| ${name}: log loss | ${line((group) => sum(this.loss, group) / sum(this.tables, group))} |`,
    );
    const biases = Array.from(this.bias, (all, round) => (all / (this.tables[round] as number)).toFixed(1));
    console.log(`${name}, told too high by turn: ${biases.slice(1).join(' ')}\n`);
  }
}

const today = readNets(WEIGHTS);
const evaluator = sevenWondersEvaluator({ moves: today, tables: [] }, 'moves');
const judges: [string, Judge][] = [
  [
    'moves',
    ({ points, chances }, state) => {
      const { table } = state.public;
      for (let seat = 0; seat < PLAYERS; seat++) {
        points[seat] = expected(today, table, seat);
        chances[seat] = evaluator.judge(state, seat).win;
      }
    },
  ],
  ...files.map((name): [string, Judge] => {
    const nets = readNets(readFileSync(name, 'utf8').match(/'([^']*)'/)?.[1] ?? '');
    return [name.split('/').at(-1) as string, (into, state) => valueTable(into, nets, state)];
  }),
];

const sums = judges.map(() => new Sums());
let matches = 0;
for await (const match of readMatches(file)) {
  if (match.players !== PLAYERS) continue;
  matches++;
  const seen: { round: number; told: TableValue[] }[] = [];
  const outcome = eachTurn(match, (state, round) => {
    const told = judges.map(([, judge]) => {
      const value = newTableValue();
      judge(value, state);
      return value;
    });
    seen.push({ round, told });
  });
  const totals = outcome.scores.map(({ total }) => total);
  const came = totals.map((_, seat) => shareOf(outcome, seat));
  for (const { round, told } of seen)
    told.forEach((value, at) => {
      (sums[at] as Sums).add(round, value, totals, came);
    });
}
const heads = Array.from(
  { length: ROUNDS / GROUP },
  (_, group) => `${1 + group * GROUP}–${(group + 1) * GROUP}`,
);
console.log(`${matches} matches of ${PLAYERS}\n\n| turns | ${heads.join(' | ')} |`);
sums.forEach((sum, at) => {
  sum.print((judges[at] as [string, Judge])[0]);
});
