import { intervalChart } from '../report/interval-chart.ts';
import type { PlottedReport, Section } from '../report/report.ts';
import { stackedChart } from '../report/stacked-chart.ts';
import {
  chartOf,
  type Findings,
  type GroupFound,
  hasShares,
  scoresOf,
  tableOfCategories,
  tableOfGroup,
  tableOfPoints,
} from './findings.ts';

/** The findings with charts; with several games, each heading names its game. */
export function reportOf(file: string, all: readonly Findings[]): PlottedReport {
  const isOne = all.length === 1;
  return {
    title: all.map(({ title }) => title).join(', '),
    about: [
      `From ${file}.`,
      ...all.flatMap(({ title, about }) => (isOne ? about : about.map((line) => `${title}: ${line}`))),
    ],
    sections: all.flatMap((findings) =>
      sectionsOf(findings).map((section) => ({
        ...section,
        heading: isOne ? capitalised(section.heading) : `${findings.title}: ${section.heading}`,
      })),
    ),
  };
}

const capitalised = (text: string): string => text.charAt(0).toUpperCase() + text.slice(1);

function sectionsOf({ categories, groups, total }: Findings): Section[] {
  return [
    {
      heading: 'who has the most points of a category',
      figure: intervalChart(
        'Win share of the seats that lead in a category',
        chartOf(categories.map(({ leaders }) => leaders)),
      ),
      table: tableOfCategories(categories),
    },
    ...groups.flatMap((group) => [
      shareSection(group),
      group.hasPoints ? pointSection(group, categories) : scoreSection(group, total),
    ]),
  ];
}

const by = ({ title }: GroupFound): string => `by ${title.toLowerCase()}`;

function shareSection(group: GroupFound): Section {
  const heading = `win share ${by(group)}`;
  const table = tableOfGroup(group);
  return hasShares(group.rows)
    ? { heading, table, figure: intervalChart(capitalised(heading), chartOf(group.rows)) }
    : { heading, table };
}

const pointSection = (group: GroupFound, categories: Findings['categories']): Section => ({
  heading: `mean points ${by(group)}`,
  figure: stackedChart(
    `Mean points ${by(group)}`,
    categories.map((category) => category.title),
    group.rows.map(({ label, points: parts }) => ({ label, parts })),
  ),
  table: tableOfPoints(group, categories),
});

/** The numbers are in the table of win shares. */
function scoreSection(group: GroupFound, total: number): Section {
  const rows = scoresOf(group.rows, total);
  const lowest = Math.min(...rows.map(({ value, interval }) => interval?.low ?? value));
  return {
    heading: `mean score ${by(group)}; the dash is the mean of all seats`,
    figure: intervalChart(`Mean score ${by(group)}`, rows, { from: Math.floor(lowest - 1), shown: String }),
  };
}
