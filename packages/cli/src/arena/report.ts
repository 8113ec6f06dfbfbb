import { intervalChart } from '../report/interval-chart.ts';
import { type Curve, lineChart } from '../report/line-chart.ts';
import type { PlottedReport, Section } from '../report/report.ts';
import { stackedChart } from '../report/stacked-chart.ts';
import { timeChart } from '../report/time-chart.ts';
import { percent } from '../text/numbers.ts';
import { findingOf } from './finding.ts';
import { type ArenaResult, chartOfShares, tableOfBots, tableOfPoints } from './result.ts';

/** The result with plots. Where one bot has all seats, shares say nothing. */
export function reportOf(result: ArenaResult, made: PlottedReport['made']): PlottedReport {
  const { game, lineUp, about, bots, categories, course } = result;
  const names = bots.map(({ bot }) => bot);
  const stacks = bots.map(({ bot, points: parts }) => ({ label: bot, parts }));
  const isCompared = bots.length > 1;
  return {
    kind: `Arena · ${game}`,
    title: lineUp.join(', '),
    finding: findingOf(result),
    about,
    made,
    sections: [
      {
        heading: 'Win share',
        ...(isCompared && {
          note: 'A dot is the share of matches won, the line its 95 % interval, the dashed mark par: what equal bots would win.',
          figure: intervalChart('Win share by bot', chartOfShares(result)),
        }),
        table: tableOfBots(result),
      },
      ...(isCompared && course.length > 1 ? [courseOf(names, course)] : []),
      {
        heading: 'Mean points by category',
        figure: stackedChart('Mean points by category and bot', categories, stacks),
        table: tableOfPoints(result),
      },
      distributionOf(result),
      ...timesOf(result),
    ],
  };
}

/** More points than this can't be seen. */
const MOST_POINTS = 400;

function courseOf(names: readonly string[], course: ArenaResult['course']): Section {
  const step = Math.ceil(course.length / MOST_POINTS);
  const kept = [...course.keys()].filter((at) => at % step === 0 || at === course.length - 1);
  const curves = names.map(
    (label, which): Curve => ({
      label,
      points: kept.map((at) => ({ x: at + 1, y: course[at]?.[which] ?? 0 })),
    }),
  );
  return {
    heading: 'How the win shares settled',
    note: 'Each bot’s share of all matches so far, after every deal. Flat ends mean that there were enough deals.',
    figure: lineChart('Win share after each deal', curves, { shownX: String, shownY: percent }),
  };
}

const BINS = 30;

function distributionOf({ bots }: ArenaResult): Section {
  const all = bots.flatMap(({ totals }) => [...totals.keys()]);
  const [low, high] = [Math.min(...all), Math.max(...all)];
  const width = Math.max(1, Math.ceil((high - low + 1) / BINS));
  const bins = Math.floor((high - low) / width) + 1;
  const curves = bots.map(({ bot, totals }): Curve => {
    const counts = new Array<number>(bins).fill(0);
    let seats = 0;
    for (const [total, count] of totals) {
      const bin = Math.floor((total - low) / width);
      counts[bin] = (counts[bin] ?? 0) + count;
      seats += count;
    }
    // A flat step for each bin.
    const points = counts.flatMap((count, bin) => {
      const y = count / seats;
      return [
        { x: low + bin * width, y },
        { x: low + (bin + 1) * width, y },
      ];
    });
    return { label: bot, points };
  });
  return {
    heading: 'How often each total was reached',
    figure: lineChart('Distribution of totals by bot', curves, { shownX: String, shownY: percent }),
  };
}

function timesOf({ bots }: ArenaResult): Section[] {
  const rows = bots.flatMap(({ bot, median, slowest, fits }) =>
    median === undefined || slowest === undefined ? [] : [{ label: bot, median, slowest, fits }],
  );
  if (rows.length === 0) return [];
  return [
    {
      heading: 'Time of a decision',
      note: 'A dot is the median, the line ends at the 99th percentile, the dashed mark is what it has to fit.',
      figure: timeChart('Time of a decision by bot', rows),
    },
  ];
}
