import { STDIO } from '../files/output.ts';
import { intervalChart } from '../report/interval-chart.ts';
import type { PlottedReport, Section } from '../report/report.ts';
import { stackedChart } from '../report/stacked-chart.ts';
import { findingOf } from './finding.ts';
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
export function reportOf(file: string, all: readonly Findings[], made: PlottedReport['made']): PlottedReport {
  const isOne = all.length === 1;
  const withGame = ({ title }: Findings, lines: readonly string[]): readonly string[] =>
    isOne ? lines : lines.map((line) => `${title}: ${line}`);
  return {
    kind: 'Statistics',
    title: `What wins in ${all.map(({ title }) => title).join(' and ')}`,
    finding: all.flatMap((findings) => withGame(findings, findingOf(findings))),
    about: [
      `From ${file === STDIO ? 'the standard input' : file}.`,
      ...all.flatMap((findings) => withGame(findings, findings.about)),
    ],
    made,
    sections: all.flatMap((findings) =>
      sectionsOf(findings).map((section) => ({
        ...section,
        heading: isOne ? capitalised(section.heading) : `${findings.title}: ${section.heading}`,
      })),
    ),
  };
}

const capitalised = (text: string): string => text.charAt(0).toUpperCase() + text.slice(1);

const HOW_TO_READ =
  'A dot is the win share, the line its 95 % interval, the dashed mark par: what chance would give.';

/** A group of one row compares nothing. */
function sectionsOf({ categories, groups, total }: Findings): Section[] {
  return [
    {
      heading: 'most points in a category',
      note: `How often those win who have the most points of a category at their table. ${HOW_TO_READ}`,
      figure: intervalChart(
        'Win share of the seats that lead in a category',
        chartOf(categories.map(({ leaders }) => leaders)),
      ),
      table: tableOfCategories(categories),
    },
    ...groups
      .filter(({ rows }) => rows.length > 1)
      .flatMap((group) =>
        group.hasPoints
          ? [shareSection(group), pointSection(group, categories)]
          : [{ ...shareSection(group), more: scoresFound(group, total) }],
      ),
  ];
}

const by = ({ title }: GroupFound): string => `by ${title.toLowerCase()}`;

function shareSection(group: GroupFound): Section {
  const heading = `win share ${by(group)}`;
  const table = tableOfGroup(group);
  return hasShares(group.rows)
    ? { heading, table, note: HOW_TO_READ, figure: intervalChart(capitalised(heading), chartOf(group.rows)) }
    : { heading, table };
}

const pointSection = (group: GroupFound, categories: Findings['categories']): Section => ({
  heading: `mean points ${by(group)}`,
  figure: stackedChart(
    `Mean points ${by(group)}`,
    categories,
    group.rows.map(({ label, points: parts }) => ({ label, parts })),
  ),
  table: tableOfPoints(group, categories),
});

/** The numbers are in the table of win shares. */
function scoresFound(group: GroupFound, total: number): NonNullable<Section['more']> {
  const rows = scoresOf(group.rows, total);
  const lowest = Math.min(...rows.map(({ value, interval }) => interval?.low ?? value));
  const scale = { from: Math.floor(lowest - 1), shown: String };
  return {
    title: `Mean score ${by(group)} (dashed: all seats)`,
    figure: intervalChart(`Mean score ${by(group)}`, rows, scale),
  };
}
