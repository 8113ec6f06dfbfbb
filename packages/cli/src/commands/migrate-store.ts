import { accept } from '@mirabilia/kernel';
import type { Command } from 'commander';
import { type CommandResult, exitWith, failed, misused } from '../command-result.ts';
import { dataFolder, type StoreFlags } from '../store-location.ts';
import { print } from '../text/print.ts';
import { isFileError, reasonOf } from '../words/files.ts';

interface Flags extends StoreFlags {
  readonly quiet?: true;
}

export function addMigrateStore(program: Command): void {
  program
    .command('migrate-store')
    .description('copy all data from a folder to the PostgreSQL database that DATABASE_URL names')
    .option('--data <folder>', 'current data folder (default: MIRABILIA_DATA, or ./data)')
    .option('-q, --quiet', 'say nothing if all goes well')
    .action(async (flags: Flags) => exitWith(await migrate(flags)));
}

async function migrate(flags: Flags): Promise<CommandResult<void>> {
  const address = process.env.DATABASE_URL ?? '';
  if (address === '') {
    return misused('Where to? Set DATABASE_URL, as in postgres://user:password@host:5432/database.');
  }
  const folder = dataFolder(flags);
  const { migrateStore } = await import('@mirabilia/server/migrate-store');
  try {
    const { matches, entries, guests, records } = await migrateStore({ folder, address });
    if (flags.quiet === true) return accept(undefined);
    print([
      `Moved: matches ${matches}, log entries ${entries}, guests ${guests}, records ${records}.`,
      `Start the server with the same DATABASE_URL from now on. The folder ${folder} is as it was.`,
    ]);
    return accept(undefined);
  } catch (error) {
    if (isFileError(error)) return failed(`Can’t use the folder ${folder}: ${reasonOf(error)}.`);
    return failed(error instanceof Error ? error.message : String(error));
  }
}
