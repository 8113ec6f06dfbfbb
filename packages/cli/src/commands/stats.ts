import { GAME_IDS, type GameId } from '@mirabilia/games';
import { accept } from '@mirabilia/kernel';
import type { Command } from 'commander';
import { readNumber } from '../arguments.ts';
import { type CommandResult, exitWith, failed } from '../command-result.ts';
import { openLines } from '../files/lines.ts';
import { streamBeside } from '../files/output.ts';
import { recordsIn } from '../files/records.ts';
import { withNarratedGame } from '../narrator/narrated-games.ts';
import { howMade } from '../report/made.ts';
import { openReport, REPORT_HELP } from '../report/report.ts';
import { findingsOf } from '../stats/findings.ts';
import { plainOf, rowsOf } from '../stats/plain.ts';
import { reportOf } from '../stats/report.ts';
import { factsOf, type MatchFacts, type RecordFacts, type SeatFacts } from '../stats/seat-facts.ts';
import { addMatch, newSeatStatistics, type SeatStatistics } from '../stats/seat-statistics.ts';
import { summarise } from '../stats/summary.ts';
import { printSummary, type SummaryFlags, withSummaryFlags } from '../summary-flags.ts';
import { PLOT_RULES, painter } from '../text/colour.ts';

interface Flags extends SummaryFlags {
  readonly players?: string;
  readonly bot?: string;
  readonly report?: string;
}

const MOST_PLAYERS = 99;

export function addStats(program: Command): void {
  const command = program
    .command('stats')
    .description(
      'show what wins in recorded matches: win shares and scores by board, category, card and player count',
    )
    .argument('<file>', 'records of simulate, arena or a server, one per line; - for the standard input')
    .option('--players <n>', 'only matches with this number of players')
    .option('--bot <id>', 'only seats that this bot played')
    .option('--report <file>', REPORT_HELP);
  withSummaryFlags(command).action(async (file: string, flags: Flags) => exitWith(await stats(file, flags)));
}

/** Records that were left out: how many, and what is wrong with the first. */
interface LeftOut {
  count: number;
  first: string;
}

interface Filter {
  readonly match: (match: MatchFacts) => boolean;
  readonly seat: (seat: SeatFacts) => boolean;
}

async function stats(file: string, flags: Flags): Promise<CommandResult<void>> {
  const filter = readFilter(flags);
  if (!filter.ok) return filter;
  const lines = await openLines(file);
  if (!lines.ok) return lines;
  const report = flags.report === undefined ? accept(undefined) : openReport(flags.report);
  if (!report.ok) return report;

  const statisticsOf = new Map<GameId, SeatStatistics>();
  const leftOut: LeftOut = { count: 0, first: '' };
  const seen = new Set<string>();
  let records = 0;
  for await (const { number, content } of recordsIn(lines.value)) {
    records++;
    const read: RecordFacts = 'given' in content ? factsOf(content.given) : content;
    if ('facts' in read) {
      for (const { player } of read.facts.seats) seen.add(player);
      count(statisticsOf, read.facts, { filter: filter.value, number });
    } else if (leftOut.count++ === 0) leftOut.first = `record ${number}: ${read.fault}`;
  }
  if (records === 0) return failed(`${file} holds no record.`);

  const findings = GAME_IDS.flatMap((id) => {
    const statistics = statisticsOf.get(id);
    return statistics === undefined || statistics.all.seats === 0 ? [] : [findingsOf(id, statistics)];
  });
  if (findings.length > 0) {
    const summary = {
      json: () => plainOf(file, findings),
      csv: () => rowsOf(findings),
      text: () => findings.flatMap((one) => [...summarise(one), '']),
    };
    printSummary(flags, summary, { paint: painter(PLOT_RULES), stream: streamBeside([flags.report]) });
    const written = report.value?.write(reportOf(file, findings, howMade())) ?? accept(undefined);
    if (!written.ok) return written;
  }
  if (leftOut.count > 0)
    return failed(`${file}: ${leftOut.count} of ${records} records are left out: ${leftOut.first}.`);
  if (findings.length > 0) return accept(undefined);
  if (flags.bot !== undefined && !seen.has(flags.bot)) {
    return failed(`“${flags.bot}” played no seat in ${file}; these did: ${[...seen].sort().join(', ')}.`);
  }
  return failed(`${file} holds no match that was asked for.`);
}

function count(
  statisticsOf: Map<GameId, SeatStatistics>,
  match: MatchFacts,
  { filter, number }: { readonly filter: Filter; readonly number: number },
): void {
  if (!filter.match(match)) return;
  const statistics = statisticsOf.get(match.game) ?? newStatisticsFor(match.game);
  statisticsOf.set(match.game, statistics);
  // A record without a seed counts as a separate deal.
  addMatch(statistics, { match, cluster: match.deal ?? `record ${number}`, counts: filter.seat });
}

const newStatisticsFor = (game: GameId): SeatStatistics =>
  withNarratedGame(game, ({ narrator: { traits, categories } }) =>
    newSeatStatistics({
      traits: traits.map(({ title }) => title),
      categories: categories.map(({ key }) => key),
    }),
  );

function readFilter({ players, bot }: Flags): CommandResult<Filter> {
  const asked =
    players === undefined
      ? accept(undefined)
      : readNumber(players, { name: '--players', min: 1, max: MOST_PLAYERS });
  if (!asked.ok) return asked;
  return accept({
    match: ({ seats }) => asked.value === undefined || seats.length === asked.value,
    seat: ({ player }) => bot === undefined || player === bot,
  });
}
