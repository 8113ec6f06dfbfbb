import { intervalChart } from '../report/interval-chart.ts';
import type { Report, Section } from '../report/report.ts';
import { stackedChart } from '../report/stacked-chart.ts';
import {
  chartOf,
  type Findings,
  type GroupFound,
  tableOfCategories,
  tableOfGroup,
  tableOfPoints,
} from './findings.ts';

/** The findings with plots; several games stand one after the other. */
export function reportOf(file: string, all: readonly Findings[]): Report {
  return {
    title: all.map(({ title }) => title).join(', '),
    about: [`From ${file}.`, ...all.flatMap(({ title, about }) => about.map((line) => `${title}: ${line}`))],
    sections: all.flatMap((findings) => sectionsOf(findings)),
  };
}

function sectionsOf({ title, categories, groups }: Findings): Section[] {
  return [
    {
      heading: `${title}: who has the most points of a category`,
      figure: intervalChart(
        'Win share of the seats that lead in a category',
        chartOf(categories.map(({ leaders }) => leaders)),
      ),
      table: tableOfCategories(categories),
    },
    ...groups.flatMap((group) => [
      shareSection(title, group),
      ...(group.hasPoints ? [pointSection(title, group, categories)] : []),
    ]),
  ];
}

const shareSection = (title: string, group: GroupFound): Section => ({
  heading: `${title}: win share by ${group.title.toLowerCase()}`,
  figure: intervalChart(`Win share by ${group.title.toLowerCase()}`, chartOf(group.rows)),
  table: tableOfGroup(group),
});

const pointSection = (title: string, group: GroupFound, categories: Findings['categories']): Section => ({
  heading: `${title}: mean points by ${group.title.toLowerCase()}`,
  figure: stackedChart(
    `Mean points by ${group.title.toLowerCase()}`,
    categories.map((category) => category.title),
    group.rows.map(({ label, points: parts }) => ({ label, parts })),
  ),
  table: tableOfPoints(group, categories),
});
