import { createReadStream } from 'node:fs';
import { pipeline } from 'node:stream/promises';
import { accept } from '@mirabilia/kernel';
import type { StoreLocation } from '@mirabilia/server';
import type { Command } from 'commander';
import { type CommandResult, exitWith, misused } from '../command-result.ts';
import { STDIO, streamBeside } from '../files/output.ts';
import { withTemporaryFile } from '../files/temporary-file.ts';
import { DATA_HELP, type StoreFlags, storeFailure, storeLocation } from '../store-location.ts';
import { print } from '../text/print.ts';

interface Flags extends StoreFlags {
  readonly force: boolean;
  readonly quiet?: true;
}

export function addBackup(program: Command): void {
  program
    .command('backup')
    .description('copy all data of a server into one file, even while it runs')
    .argument('<file>', 'the backup file to write, or - for the standard output')
    .option('--data <folder>', DATA_HELP)
    .option('--force', 'overwrite an existing file', false)
    .option('-q, --quiet', 'say nothing if all goes well')
    .action(async (file: string, flags: Flags) => exitWith(await backUpHere(file, flags)));
}

async function backUpHere(file: string, flags: Flags): Promise<CommandResult<void>> {
  if (file === STDIO && process.stdout.isTTY)
    return misused('A backup is no text: send it to a file or a program.');
  const place = storeLocation(flags);
  try {
    const { matches, entries, guests, records } = await copyTo(file, place, flags);
    if (flags.quiet !== true) {
      const lines = [
        `Kept in ${file}: matches ${matches}, log entries ${entries}, guests ${guests}, records ${records}.`,
        'It holds the secrets of running matches and the key of all guests: keep it where only you can read it.',
      ];
      print(lines, { stream: streamBeside([file]) });
    }
    return accept(undefined);
  } catch (error) {
    return storeFailure(error, place);
  }
}

async function copyTo(file: string, place: StoreLocation, { force }: Flags) {
  const { backUp } = await import('@mirabilia/server/backups');
  if (file !== STDIO) return backUp({ ...place, file, replace: force });
  return withTemporaryFile(async (path) => {
    const rows = await backUp({ ...place, file: path, replace: false });
    await pipeline(createReadStream(path), process.stdout, { end: false });
    return rows;
  });
}
