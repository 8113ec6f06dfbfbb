import type { Command } from 'commander';
import { done, type Outcome, settle } from '../outcome.ts';
import { heldBy, type StoreFlags, whyNot } from '../store-place.ts';
import { print } from '../text/print.ts';

interface Flags extends StoreFlags {
  readonly force: boolean;
}

export function addRestore(program: Command): void {
  program
    .command('restore')
    .description('put a backup where a server that starts finds it')
    .argument('<file>', 'what `backup` has made')
    .option('--data <folder>', 'where it goes, unless DATABASE_URL names a PostgreSQL', './data')
    .option('--force', 'also where something is kept already: a folder keeps it under another name', false)
    .action(async (file: string, flags: Flags) => settle(await restoreHere(file, flags)));
}

async function restoreHere(file: string, flags: Flags): Promise<Outcome<void>> {
  const { restore } = await import('@mirabilia/server/backups');
  const place = heldBy(flags);
  try {
    const { rows, kept } = await restore({ ...place, file, replace: flags.force });
    const { matches, entries, guests, records } = rows;
    print([
      `Restored: matches ${matches}, log entries ${entries}, guests ${guests}, records ${records}.`,
      ...(kept === undefined ? [] : [`What was there before is in ${kept}.`]),
      'Start the server: matches go on where the backup has them.',
    ]);
    return done(undefined);
  } catch (error) {
    return whyNot(error, place);
  }
}
