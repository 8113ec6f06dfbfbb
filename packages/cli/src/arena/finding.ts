// What the numbers of an arena mean, in sentences.

import { percent, percents, points } from '../text/numbers.ts';
import type { ArenaResult, BotResult } from './result.ts';

export function findingOf(result: ArenaResult): string[] {
  const { bots } = result;
  if (bots.length < 2) return ['One bot has all seats, so there is nothing to compare.'];
  const byShare = bots.toSorted((a, b) => b.share - b.par - (a.share - a.par));
  const [best] = byShare as [BotResult, ...BotResult[]];
  if (best.interval.low <= best.par) {
    return [
      'No bot is shown to be stronger: each interval reaches down to what equal bots would win. More deals would tell more.',
    ];
  }
  const weaker = byShare.filter(({ par, interval }) => interval.high < par).map(({ bot }) => bot);
  const than = weaker.length === 0 ? '' : ` than ${weaker.join(' and ')}`;
  return [
    `${best.bot} plays better${than}: it wins ${percent(best.share)} of the matches (95 % interval ${percents(best.interval)}), where equal bots would win ${percent(best.par)}.`,
    ...whyOf(result, best),
  ];
}

/** Where the lead in points comes from. */
function whyOf({ bots, categories }: ArenaResult, best: BotResult): string[] {
  const others = bots.filter(({ bot }) => bot !== best.bot);
  const seats = others.reduce((sum, one) => sum + one.seats, 0);
  const meanOf = (of: (one: BotResult) => number): number =>
    others.reduce((sum, one) => sum + of(one) * one.seats, 0) / seats;
  const lead = best.total - meanOf(({ total }) => total);
  const leads = categories.map(({ title }, at) => ({
    title,
    points: (best.points[at] ?? 0) - meanOf((one) => one.points[at] ?? 0),
  }));
  const [first] = leads.toSorted((a, b) => b.points - a.points);
  if (first === undefined || lead <= 0 || first.points <= 0) return [];
  return [
    `It scores ${points(best.total)} points on average, ${points(lead)} more than the others. Its greatest advantage is “${first.title}”: ${points(first.points)} points more than the others.`,
  ];
}
