import { accept } from '@mirabilia/kernel';
import type { Diagnosis, Severity } from '@mirabilia/server/doctor';
import type { Command } from 'commander';
import { readNumber } from '../arguments.ts';
import { type CommandResult, EXIT, exitWith } from '../command-result.ts';
import { checkNode, checkPage } from '../installation.ts';
import { type StoreFlags, storeLocation } from '../store-location.ts';
import { print } from '../text/print.ts';
import { PORT, PUBLIC_URL } from './serve.ts';

interface Flags extends StoreFlags {
  readonly port: string;
  readonly host?: string;
  readonly url?: string;
  readonly json: boolean;
}

export function addDoctor(program: Command): void {
  program
    .command('doctor')
    .description('say what is wrong with an installation, and how to mend it; change nothing')
    .option('--data <folder>', 'where everything is kept, unless DATABASE_URL names a PostgreSQL', './data')
    .option('--port <n>', `where the server listens (default: PORT, or ${PORT})`, process.env.PORT ?? PORT)
    .option('--host <address>', 'on which address (default: on all of them)')
    .option(
      '--url <address>',
      'the address by which people reach it: what stands in front is looked at, too (default: MIRABILIA_PUBLIC_URL)',
      PUBLIC_URL,
    )
    .option('--json', 'as JSON, for programs', false)
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
  else print([...findings.map(lineOf), SUMMARY[worst]]);
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

const WIDEST = Math.max(...SEVERITIES.map(({ length }) => length));

function lineOf({ about, severity, message, fix }: Diagnosis): string {
  const line = `${severity.padEnd(WIDEST)}  ${about}: ${message}`;
  return fix === undefined ? line : `${line} → ${fix}`;
}
