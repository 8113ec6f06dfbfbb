import { Command, CommanderError } from 'commander';
import about from '../package.json' with { type: 'json' };
import { complain, EXIT } from './command-result.ts';
import { examplesOf } from './examples.ts';
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
    '7 Wonders and 7 Wonders Architects: host a server, simulate games, compare bots, and check and replay records.',
  )
  .version(about.version)
  .exitOverride()
  .configureOutput({ writeErr: () => {} });
/** In the order of the help. */
const COMMANDS: Readonly<Record<string, () => Promise<(to: Command) => void>>> = {
  serve: async () => (await import('./commands/serve.ts')).addServe,
  admin: async () => (await import('./commands/admin.ts')).addAdmin,
  settings: async () => (await import('./commands/settings.ts')).addSettings,
  doctor: async () => (await import('./commands/doctor.ts')).addDoctor,
  backup: async () => (await import('./commands/backup.ts')).addBackup,
  restore: async () => (await import('./commands/restore.ts')).addRestore,
  'migrate-store': async () => (await import('./commands/migrate-store.ts')).addMigrateStore,
  demo: async () => (await import('./commands/demo.ts')).addDemo,
  simulate: async () => (await import('./commands/simulate.ts')).addSimulate,
  arena: async () => (await import('./commands/arena.ts')).addArena,
  ladder: async () => (await import('./commands/ladder.ts')).addLadder,
  data: async () => (await import('./commands/data.ts')).addData,
  env: async () => (await import('./commands/env.ts')).addEnv,
  'bot-check': async () => (await import('./commands/bot-check.ts')).addBotCheck,
  worker: async () => (await import('./commands/worker.ts')).addWorker,
  stats: async () => (await import('./commands/stats.ts')).addStats,
  check: async () => (await import('./commands/check.ts')).addCheck,
  replay: async () => (await import('./commands/replay.ts')).addReplay,
};

// Only the command that is asked for is loaded: people wait for a server that starts again. Anything else needs all names.
const [, , asked = ''] = process.argv;
const wanted = Object.hasOwn(COMMANDS, asked) ? [asked] : Object.keys(COMMANDS);
for (const name of wanted) (await COMMANDS[name]?.())?.(program);
for (const command of program.commands) command.addHelpText('after', examplesOf(command.name()));

try {
  if (process.argv.length <= 2) program.outputHelp();
  else await program.parseAsync();
} catch (error) {
  if (!(error instanceof CommanderError)) {
    complain(`Something that should not happen did: ${error instanceof Error ? error.message : error}.`);
    process.exitCode = EXIT.failed;
  } else if (error.exitCode !== 0) {
    complain(`${capitalised(quoted(error.message.replace(/^error: /, '')))}.`);
    process.exitCode = EXIT.misused;
  }
}

/** As our own sentences quote. */
function quoted(text: string): string {
  return text.replaceAll(/'([^']*)'/g, '“$1”');
}

function capitalised(text: string): string {
  return text.charAt(0).toUpperCase() + text.slice(1).replace(/[.]$/, '');
}
