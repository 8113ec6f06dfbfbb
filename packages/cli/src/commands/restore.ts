import { createWriteStream } from 'node:fs';
import { pipeline } from 'node:stream/promises';
import { accept } from '@mirabilia/kernel';
import type { StoreLocation } from '@mirabilia/server';
import type { Command } from 'commander';
import { type CommandResult, exitWith } from '../command-result.ts';
import { STDIO } from '../files/output.ts';
import { withTemporaryFile } from '../files/temporary-file.ts';
import { DATA_HELP, type StoreFlags, storeFailure, storeLocation } from '../store-location.ts';
import { print } from '../text/print.ts';

interface Flags extends StoreFlags {
  readonly force: boolean;
  readonly quiet?: true;
}

export function addRestore(program: Command): void {
  program
    .command('restore')
    .description('restore a backup; stop the server first')
    .argument('<file>', 'a file made by “mirabilia backup”, or - for the standard input')
    .option('--data <folder>', DATA_HELP)
    .option('--force', 'replace existing data; a folder keeps it under another name', false)
    .option('-q, --quiet', 'say nothing if all goes well')
    .action(async (file: string, flags: Flags) => exitWith(await restoreHere(file, flags)));
}

async function restoreHere(file: string, flags: Flags): Promise<CommandResult<void>> {
  const place = storeLocation(flags);
  try {
    const { rows, kept } = await restoreFrom(file, place, flags);
    const { matches, entries, guests, records } = rows;
    if (flags.quiet === true) return accept(undefined);
    print([
      `Restored: matches ${matches}, log entries ${entries}, guests ${guests}, records ${records}.`,
      ...(kept === undefined ? [] : [`What was there before is in ${kept}.`]),
      'Start the server: matches go on where the backup has them.',
    ]);
    return accept(undefined);
  } catch (error) {
    return storeFailure(error, place);
  }
}

async function restoreFrom(file: string, place: StoreLocation, { force }: Flags) {
  const { restore } = await import('@mirabilia/server/backups');
  if (file !== STDIO) return restore({ ...place, file, replace: force });
  return withTemporaryFile(async (path) => {
    await pipeline(process.stdin, createWriteStream(path));
    return restore({ ...place, file: path, replace: force });
  });
}
