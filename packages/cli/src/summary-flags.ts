// How the commands of the lab give their results: for people, or for programs.

import { type Command, Option } from 'commander';
import { type CsvCell, csvOf } from './text/csv.ts';
import { type Printing, print } from './text/print.ts';

export interface SummaryFlags {
  readonly json?: true;
  readonly csv?: true;
  readonly quiet?: true;
}

export const withSummaryFlags = (command: Command): Command =>
  command
    .option('--json', 'print the result as JSON')
    .addOption(new Option('--csv', 'print the result as a table of comma-separated values').conflicts('json'))
    .option('-q, --quiet', 'no summary and no progress bar, only what is asked for and errors');

export interface Summary {
  json(): object;
  csv(): readonly (readonly CsvCell[])[];
  /** In lines for people. */
  text(): readonly string[];
}

export function printSummary({ json, csv, quiet }: SummaryFlags, summary: Summary, how: Printing = {}): void {
  if (json === true) print([JSON.stringify(summary.json())], { ...how, paint: undefined });
  else if (csv === true) print(csvOf(summary.csv()), { ...how, paint: undefined });
  else if (quiet !== true) print(summary.text(), how);
}
