import { Command, CommanderError } from 'commander';
import about from '../package.json' with { type: 'json' };
import { complain, EXIT } from './command-result.ts';
import { addArena } from './commands/arena.ts';
import { addBackup } from './commands/backup.ts';
import { addCheck } from './commands/check.ts';
import { addDemo } from './commands/demo.ts';
import { addDoctor } from './commands/doctor.ts';
import { addMigrateStore } from './commands/migrate-store.ts';
import { addReplay } from './commands/replay.ts';
import { addRestore } from './commands/restore.ts';
import { addServe } from './commands/serve.ts';
import { addSimulate } from './commands/simulate.ts';
import { addStats } from './commands/stats.ts';
import { addWorker } from './commands/worker.ts';
import { leaveOnSignal } from './signals.ts';

leaveOnSignal();

// A closed pipe (`| head`) is not an error.
for (const stream of [process.stdout, process.stderr]) {
  stream.on('error', (error: NodeJS.ErrnoException) =>
    process.exit(error.code === 'EPIPE' ? 0 : EXIT.failed),
  );
}

const program = new Command('mirabilia')
  .description(
    '7 Wonders and 7 Wonders Architects on a server and in the terminal: serve, simulate, compare, check, replay.',
  )
  .version(about.version)
  .exitOverride()
  .configureOutput({ writeErr: () => {} });
const COMMANDS = [
  ...[addServe, addDoctor, addBackup, addRestore, addMigrateStore],
  ...[addDemo, addSimulate, addArena, addWorker, addStats, addCheck, addReplay],
];
for (const add of COMMANDS) add(program);

try {
  if (process.argv.length <= 2) program.outputHelp();
  else await program.parseAsync();
} catch (error) {
  if (!(error instanceof CommanderError)) {
    complain(`Something that should not happen did: ${error instanceof Error ? error.message : error}.`);
    process.exitCode = EXIT.failed;
  } else if (error.exitCode !== 0) {
    complain(`${capitalised(error.message.replace(/^error: /, ''))}.`);
    process.exitCode = EXIT.misused;
  }
}

function capitalised(text: string): string {
  return text.charAt(0).toUpperCase() + text.slice(1).replace(/[.]$/, '');
}
