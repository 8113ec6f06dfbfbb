import { GAME_IDS, type GameId } from '@mirabilia/games';
import { withNarratedGame } from '@mirabilia/games/terminal';
import type { Command } from 'commander';
import { readNumber } from '../arguments.ts';
import { openLines } from '../files/lines.ts';
import { recordsIn } from '../files/records.ts';
import { done, failed, type Outcome, settle } from '../outcome.ts';
import { openReport } from '../report/report.ts';
import { findingsOf } from '../stats/findings.ts';
import { addMatch, type Lab, newLab } from '../stats/lab.ts';
import { reportOf } from '../stats/report.ts';
import { type Facts, factsOf, type MatchFacts, type SeatFacts } from '../stats/seat-facts.ts';
import { summarise } from '../stats/summary.ts';
import { print } from '../text/print.ts';

interface Flags {
  readonly players?: string;
  readonly bot?: string;
  readonly report?: string;
}

const MOST_PLAYERS = 99;

export function addStats(program: Command): void {
  program
    .command('stats')
    .description('what recorded matches tell: win shares and scores by board, category, card, player count')
    .argument('<file>', 'records of simulate, arena or a server, one a line')
    .option('--players <n>', 'only matches of so many players')
    .option('--bot <id>', 'only seats that this bot played')
    .option('--report <file>', 'where a report with plots goes: .html or .svg')
    .action(async (file: string, flags: Flags) => settle(await stats(file, flags)));
}

/** What is left out, if anything: how many records, and the first one's fault. */
interface LeftOut {
  count: number;
  first: string;
}

interface Filter {
  readonly match: (match: MatchFacts) => boolean;
  readonly seat: (seat: SeatFacts) => boolean;
}

async function stats(file: string, flags: Flags): Promise<Outcome<void>> {
  const filter = readFilter(flags);
  if (!filter.ok) return filter;
  const lines = await openLines(file);
  if (!lines.ok) return lines;
  const report = flags.report === undefined ? done(undefined) : openReport(flags.report);
  if (!report.ok) return report;

  const labs = new Map<GameId, Lab>();
  const leftOut: LeftOut = { count: 0, first: '' };
  let records = 0;
  for await (const { number, content } of recordsIn(lines.value)) {
    records++;
    const read: Facts = 'given' in content ? factsOf(content.given) : content;
    if ('facts' in read) count(labs, read.facts, { filter: filter.value, number });
    else if (leftOut.count++ === 0) leftOut.first = `record ${number}: ${read.fault}`;
  }
  if (records === 0) return failed(`${file} holds no record.`);

  const findings = GAME_IDS.flatMap((id) => {
    const lab = labs.get(id);
    return lab === undefined || lab.all.seats === 0 ? [] : [findingsOf(id, lab)];
  });
  if (findings.length > 0) {
    for (const one of findings) print([...summarise(one), '']);
    const written = report.value?.write(reportOf(file, findings)) ?? done(undefined);
    if (!written.ok) return written;
  }
  if (leftOut.count > 0)
    return failed(`${file}: ${leftOut.count} of ${records} records are left out: ${leftOut.first}.`);
  return findings.length > 0 ? done(undefined) : failed(`${file} holds no match that was asked for.`);
}

function count(
  labs: Map<GameId, Lab>,
  match: MatchFacts,
  { filter, number }: { readonly filter: Filter; readonly number: number },
): void {
  if (!filter.match(match)) return;
  const lab = labs.get(match.game) ?? labFor(match.game);
  labs.set(match.game, lab);
  // A record without a seed is a deal of its own.
  addMatch(lab, { match, cluster: match.deal ?? `record ${number}`, counts: filter.seat });
}

const labFor = (game: GameId): Lab =>
  withNarratedGame(game, ({ narrator: { traits, categories } }) =>
    newLab({ traits: traits.map(({ title }) => title), categories: categories.map(({ key }) => key) }),
  );

function readFilter({ players, bot }: Flags): Outcome<Filter> {
  const asked =
    players === undefined
      ? done(undefined)
      : readNumber(players, { name: '--players', min: 1, max: MOST_PLAYERS });
  if (!asked.ok) return asked;
  return done({
    match: ({ seats }) => asked.value === undefined || seats.length === asked.value,
    seat: ({ player }) => bot === undefined || player === bot,
  });
}
