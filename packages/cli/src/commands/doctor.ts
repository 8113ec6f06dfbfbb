import { accept } from '@mirabilia/kernel';
import type { Diagnosis, Severity } from '@mirabilia/server/doctor';
import { type Command, Option } from 'commander';
import { readNumber } from '../arguments.ts';
import { type CommandResult, EXIT, exitWith } from '../command-result.ts';
import { checkNode, checkPage } from '../installation.ts';
import { DATA_HELP, type StoreFlags, storeLocation } from '../store-location.ts';
import { painter } from '../text/colour.ts';
import { print } from '../text/print.ts';
import { PUBLIC_URL, portOption } from './serve.ts';

interface Flags extends StoreFlags {
  readonly port: string;
  readonly host?: string;
  readonly url?: string;
  readonly json: boolean;
  readonly quiet?: true;
}

export function addDoctor(program: Command): void {
  program
    .command('doctor')
    .description('check an installation and say how to fix problems; changes nothing')
    .option('--data <folder>', DATA_HELP)
    .addOption(portOption('port of the server'))
    .option('--host <address>', 'address of the server (default: all addresses)')
    .addOption(
      new Option('--url <address>', 'public address: checks the proxy in front as well').default(
        PUBLIC_URL,
        'MIRABILIA_PUBLIC_URL',
      ),
    )
    .option('--json', 'print the findings as JSON', false)
    .option('-q, --quiet', 'print only what is not well')
    .action(async (flags: Flags) => exitWith(await doctor(flags)));
}

async function doctor(flags: Flags): Promise<CommandResult<void>> {
  const port = readNumber(flags.port, { name: '--port', min: 1, max: 65535 });
  if (!port.ok) return port;
  const { diagnose } = await import('@mirabilia/server/doctor');
  const findings = [
    checkNode(),
    await checkPage(),
    ...(await diagnose({ ...storeLocation(flags), port: port.value, host: flags.host, address: flags.url })),
  ];
  const worst = worstOf(findings);
  if (flags.json) print([JSON.stringify({ verdict: worst, findings: findings.map(plainOf) })]);
  else if (flags.quiet === true) {
    print(findings.filter(({ severity }) => severity !== 'ok').map(lineOf), { paint: VERDICTS });
  } else print([...findings.map(lineOf), SUMMARY[worst]], { paint: VERDICTS });
  // The printed lines say it all.
  if (worst === 'problem') process.exitCode = EXIT.failed;
  return accept(undefined);
}

const SEVERITIES: readonly Severity[] = ['problem', 'warning', 'ok'];
const SUMMARY: Readonly<Record<Severity, string>> = {
  ok: 'All is well.',
  warning: 'It will run; the warnings are worth a look.',
  problem: 'Mend the problems first.',
};

const worstOf = (findings: readonly Diagnosis[]): Severity =>
  SEVERITIES.find((severity) => findings.some((finding) => finding.severity === severity)) ?? 'ok';

/** The fields of `--json`, which scripts of operators read: their names stay. */
const plainOf = ({ about, severity, message, fix }: Diagnosis): object => ({
  about,
  verdict: severity,
  says: message,
  mend: fix,
});

const VERDICTS = painter([
  ['^ok\\b', 'good'],
  ['^warning\\b', 'warn'],
  ['^problem\\b', 'bad'],
]);

const WIDEST = Math.max(...SEVERITIES.map(({ length }) => length));

function lineOf({ about, severity, message, fix }: Diagnosis): string {
  const line = `${severity.padEnd(WIDEST)}  ${about}: ${message}`;
  return fix === undefined ? line : `${line} → ${fix}`;
}
