import { accept } from '@mirabilia/kernel';
import type { Command } from 'commander';
import { type CommandResult, exitWith } from '../command-result.ts';
import { type StoreFlags, storeFailure, storeLocation } from '../store-location.ts';
import { print } from '../text/print.ts';

interface Flags extends StoreFlags {
  readonly force: boolean;
}

export function addBackup(program: Command): void {
  program
    .command('backup')
    .description('copy all data of a server into one file, even while it runs')
    .argument('<file>', 'the backup file to write')
    .option('--data <folder>', 'data folder, unless DATABASE_URL names a PostgreSQL database', './data')
    .option('--force', 'overwrite an existing file', false)
    .action(async (file: string, flags: Flags) => exitWith(await backUpHere(file, flags)));
}

async function backUpHere(file: string, flags: Flags): Promise<CommandResult<void>> {
  const { backUp } = await import('@mirabilia/server/backups');
  const place = storeLocation(flags);
  try {
    const { matches, entries, guests, records } = await backUp({ ...place, file, replace: flags.force });
    print([
      `Kept in ${file}: matches ${matches}, log entries ${entries}, guests ${guests}, records ${records}.`,
      'It holds the secrets of running matches and the key of all guests: keep it where only you can read it.',
    ]);
    return accept(undefined);
  } catch (error) {
    return storeFailure(error, place);
  }
}
