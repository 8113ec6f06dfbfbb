// What the numbers of the statistics mean, in sentences.

import { counted, percent, percents, points } from '../text/numbers.ts';
import type { Findings, RowFound } from './findings.ts';

/** How much more a row wins than chance would give, if that is more than chance can explain. */
const lead = ({ share, par, interval }: RowFound): number =>
  interval !== undefined && interval.low > par ? share - par : 0;

function best(rows: readonly RowFound[]): RowFound | undefined {
  const [first] = rows.toSorted((a, b) => lead(b) - lead(a));
  return first !== undefined && lead(first) > 0 ? first : undefined;
}

const told = ({ share, interval, par }: RowFound): string =>
  `${percent(share)} of their matches (95 % interval ${percents(interval)}), where chance would give ${percent(par)}`;

/** Groups of which the best row is worth a sentence, by title. */
const SENTENCES: Readonly<Record<string, (row: RowFound) => string>> = {
  Player: (row) => `The strongest player is ${row.label}: ${percent(row.share)} of its matches are won.`,
  Board: (row) => `The best board is ${row.label}, with ${percent(row.share)}.`,
  'Card built': (row) =>
    `The card that goes with most victories is ${row.label}, with ${percent(row.share)}.`,
  'Progress token': (row) =>
    `The token that goes with most victories is ${row.label}, with ${percent(row.share)}.`,
};

export function findingOf({ categories, groups, matches, total }: Findings): string[] {
  const leader = best(categories.map(({ leaders }) => leaders));
  const first =
    leader === undefined
      ? `Nothing can be told from chance in ${counted(matches, 'match', 'matches')}: more records would tell more.`
      : `Players with the most points in “${leader.label}” win ${told(leader)}.`;
  const more = groups.flatMap(({ title, rows }) => {
    const row = rows.length > 1 ? best(rows) : undefined;
    const sentence = SENTENCES[title];
    return row === undefined || sentence === undefined ? [] : [sentence(row)];
  });
  return [first, [...more, `The mean score is ${points(total)}.`].join(' ')];
}
