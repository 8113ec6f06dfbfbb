import { accept, type Check, checkRecord, type Finding, isObject, type Refusal } from '@mirabilia/kernel';
import type { Command } from 'commander';
import { type CommandResult, exitWith, failed } from '../command-result.ts';
import { openLines } from '../files/lines.ts';
import { type FoundRecord, recordsIn } from '../files/records.ts';
import { withNarratedGame } from '../narrator/narrated-games.ts';
import { gameOfRecord } from '../record-game.ts';
import { painter } from '../text/colour.ts';
import { print } from '../text/print.ts';
import { sentenceFor } from '../words/refusals.ts';

interface Flags {
  readonly quiet?: true;
}

export function addCheck(program: Command): void {
  program
    .command('check')
    .description('replay the records of a file and report anything invalid')
    .argument('<file>', 'one record, or many: one per line; - for the standard input')
    .option('-q, --quiet', 'print only records that fail')
    .action(async (file: string, flags: Flags) => exitWith(await check(file, flags)));
}

/** The report on one record, in lines to print; `fault` is the first thing that is wrong. */
interface Verdict {
  readonly fault: string | undefined;
  readonly lines: readonly string[];
}

async function check(file: string, { quiet }: Flags): Promise<CommandResult<void>> {
  const lines = await openLines(file);
  if (!lines.ok) return lines;
  let records = 0;
  const faults: string[] = [];
  for await (const found of recordsIn(lines.value)) {
    records++;
    const { fault, lines: told } = judge(found);
    if (fault !== undefined || quiet !== true) print(told, { paint: VERDICTS });
    if (fault !== undefined) faults.push(`record ${found.number}: ${fault}`);
  }
  if (records === 0) return failed(`${file} holds no record.`);
  if (quiet !== true)
    print([
      `${records} ${records === 1 ? 'record' : 'records'}: ${holdCount(records - faults.length)}, ${failCount(faults.length)}.`,
    ]);
  const [first] = faults;
  if (first === undefined) return accept(undefined);
  const more = faults.length > 1 ? `; ${faults.length - 1} more fail` : '';
  return failed(`${file}: ${first}${more}.`);
}

const VERDICTS = painter([
  ['\\bholds\\b', 'good'],
  ['\\bfails\\b', 'bad'],
]);

const holdCount = (count: number): string => `${count} ${count === 1 ? 'holds' : 'hold'}`;
const failCount = (count: number): string => `${count} ${count === 1 ? 'fails' : 'fail'}`;

function judge({ number, line, content }: FoundRecord): Verdict {
  if ('fault' in content) {
    const { fault } = content;
    return { fault, lines: [`record ${number}: fails: ${fault}`] };
  }
  const { given } = content;
  const id = gameOfRecord(given);
  if (!id.ok) {
    const fault = sentenceFor(id.refusal);
    return { fault, lines: [`record ${number}: fails (line ${line}): ${fault}`] };
  }
  return withNarratedGame(id.value, ({ game, narrator }) => {
    const { holds, findings, match } = checkRecord(game, given);
    const tell = (refusal: Refusal): string => sentenceFor(refusal, narrator.refusals);
    const remarks = findings.flatMap(({ refusal }) => (refusal === undefined ? [] : [tell(refusal)]));
    if (holds) {
      const players = `${match?.options.players} players`;
      const facts = [players, `${movesIn(given)} moves`, ...remarks].join(', ');
      return { fault: undefined, lines: [`record ${number}: holds (${facts})`] };
    }
    return {
      fault: tell(findings.find((finding) => !finding.holds)?.refusal ?? { code: 'illegal-move' }),
      lines: [
        `record ${number}: fails (line ${line})`,
        ...CHECKS.filter((name) => name !== 'chance' || hasChance(given)).map((name) =>
          row(name, findings, tell),
        ),
      ],
    };
  });
}

const CHECKS: readonly Check[] = ['shape', 'chance', 'deal', 'seats', 'moves', 'result'];

/** Only matches that people could take part in tell what their seed was drawn from. */
const hasChance = (given: unknown): boolean => isObject(given) && given.chance !== undefined;

function row(name: Check, findings: readonly Finding[], tell: (refusal: Refusal) => string): string {
  const finding = findings.find(({ check: of }) => of === name);
  const label = `  ${name.padEnd(6)}  `;
  if (finding === undefined) return `${label}not looked at`;
  const verdict = finding.holds ? 'holds' : 'fails';
  return label + (finding.refusal === undefined ? verdict : `${verdict}: ${tell(finding.refusal)}`);
}

function movesIn(given: unknown): number {
  const { moves } = given as { moves: readonly unknown[] };
  return moves.length;
}
