import { plotIntervals } from '../text/intervals.ts';
import { alignTable } from '../text/table.ts';
import type { RowFound } from './findings.ts';
import {
  chartOf,
  type Findings,
  hasShares,
  tableOfCategories,
  tableOfGroup,
  tableOfPoints,
} from './findings.ts';

const WIDTH = 30;

/** Every row of the table with its plot. */
function withPlots(table: readonly (readonly string[])[], rows: readonly RowFound[]): string[] {
  const [head = '', ...lines] = alignTable(table);
  if (!hasShares(rows)) return [head, ...lines];
  const width = Math.max(...lines.map((line) => line.length));
  const plots = plotIntervals(chartOf(rows), WIDTH);
  return [head, ...lines.map((line, at) => `${line.padEnd(width)}  ${plots[at]}`.trimEnd())];
}

/** The findings for the terminal. */
export function summarise({ title, about, categories, groups }: Findings): string[] {
  return [
    title,
    ...about,
    '',
    ...withPlots(
      tableOfCategories(categories),
      categories.map(({ leaders }) => leaders),
    ),
    ...groups.flatMap((group) => [
      '',
      ...withPlots(tableOfGroup(group), group.rows),
      ...(group.hasPoints ? ['', ...alignTable(tableOfPoints(group, categories))] : []),
    ]),
  ];
}
