import type { GameTypes } from '@mirabilia/kernel';
import type { Narrator } from '../narrator/narrator.ts';
import { drawBars } from '../text/bars.ts';
import { alignTable } from '../text/table.ts';
import { allOf, meanOf, type ScoreTotals, type SeatSums, winShareOf } from './score-totals.ts';

type Categories = Narrator<GameTypes>['categories'];

const TOTAL = { key: 'total', title: 'Total' };
const mean = (sums: SeatSums, key: string): string => meanOf(sums, key).toFixed(1);
const percent = (share: number): string => `${(share * 100).toFixed(1)} %`;

/** Means by category for each wonder and over all, best wonder first; then the same as bars. */
export function summarise(totals: ScoreTotals, categories: Categories): string[] {
  const all = allOf(totals);
  const columns = [...categories, TOTAL];
  const row = (label: string, sums: SeatSums): string[] => [
    label,
    String(sums.seats),
    percent(winShareOf(sums)),
    ...columns.map(({ key }) => mean(sums, key)),
  ];
  const labels = [...totals].sort(
    ([a, left], [b, right]) => meanOf(right, TOTAL.key) - meanOf(left, TOTAL.key) || (a < b ? -1 : 1),
  );
  const table = alignTable([
    ['Board', 'Games', 'Wins', ...columns.map(({ title }) => title)],
    ...labels.map(([label, sums]) => row(label, sums)),
    row('All', all),
  ]);
  const byWonder = labels.map(([label, sums]) => ({
    label,
    value: meanOf(sums, TOTAL.key),
    shown: mean(sums, TOTAL.key),
  }));
  const byCategory = categories.map(({ key, title }) => ({
    label: title,
    value: meanOf(all, key),
    shown: mean(all, key),
  }));
  return [
    ...table,
    '',
    'Mean total by board',
    ...drawBars(byWonder),
    '',
    'Mean points by category',
    ...drawBars(byCategory),
  ];
}
