import { resolve } from 'node:path';
import { accept } from '@mirabilia/kernel';
import type { Command } from 'commander';
import { type CommandResult, exitWith, failed, misused } from '../command-result.ts';
import { print } from '../text/print.ts';
import { isFileError, reasonOf } from '../words/files.ts';

interface Flags {
  readonly data: string;
}

export function addMigrateStore(program: Command): void {
  program
    .command('migrate-store')
    .description('copy all data from a folder to the PostgreSQL database that DATABASE_URL names')
    .option('--data <folder>', 'current data folder', './data')
    .action(async (flags: Flags) => exitWith(await migrate(flags)));
}

async function migrate({ data }: Flags): Promise<CommandResult<void>> {
  const address = process.env.DATABASE_URL ?? '';
  if (address === '') {
    return misused('Where to? Set DATABASE_URL, as in postgres://user:password@host:5432/database.');
  }
  const folder = resolve(data);
  const { migrateStore } = await import('@mirabilia/server/migrate-store');
  try {
    const { matches, entries, guests, records } = await migrateStore({ folder, address });
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
