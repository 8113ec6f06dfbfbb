import { accept } from '@mirabilia/kernel';
import type { Command } from 'commander';
import { type CommandResult, exitWith } from '../command-result.ts';
import { type StoreFlags, storeFailure, storeLocation } from '../store-location.ts';
import { print } from '../text/print.ts';

interface Flags extends StoreFlags {
  readonly force: boolean;
}

export function addRestore(program: Command): void {
  program
    .command('restore')
    .description('restore a backup; stop the server first')
    .argument('<file>', 'a file made by “mirabilia backup”')
    .option('--data <folder>', 'data folder, unless DATABASE_URL names a PostgreSQL database', './data')
    .option('--force', 'replace existing data; a folder keeps it under another name', false)
    .action(async (file: string, flags: Flags) => exitWith(await restoreHere(file, flags)));
}

async function restoreHere(file: string, flags: Flags): Promise<CommandResult<void>> {
  const { restore } = await import('@mirabilia/server/backups');
  const place = storeLocation(flags);
  try {
    const { rows, kept } = await restore({ ...place, file, replace: flags.force });
    const { matches, entries, guests, records } = rows;
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
