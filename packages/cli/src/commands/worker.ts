import { accept } from '@mirabilia/kernel';
import type { Command } from 'commander';
import { readWorkers } from '../arguments.ts';
import { type CommandResult, complain, exitWith, failed, misused } from '../command-result.ts';
import { stayOnSignal } from '../signals.ts';
import { counted } from '../text/numbers.ts';
import { print } from '../text/print.ts';

interface Flags {
  readonly workers: string;
  readonly only?: string;
}

export function addWorker(program: Command): void {
  program
    .command('worker')
    .description('do jobs of the PostgreSQL database that DATABASE_URL names: arena matches and bots’ moves')
    .option('--workers <n>', 'number of threads; 0 or max for one per core', 'max')
    .option('--only <kind>', 'only one kind of job: arena or thoughts')
    .action(async (flags: Flags) => exitWith(await work(flags)));
}

async function work(flags: Flags): Promise<CommandResult<void>> {
  const address = process.env.DATABASE_URL ?? '';
  if (address === '') {
    return misused('For whom? Set DATABASE_URL, as in postgres://user:password@host:5432/database.');
  }
  const workers = readWorkers(flags.workers);
  if (!workers.ok) return workers;
  const { ARENA_MATCH, newJobRunner, openPostgresJobQueue, THOUGHT } = await import('@mirabilia/server/jobs');
  const { newJobPool } = await import('../jobs/job-pool.ts');
  const kindsBy: Readonly<Record<string, readonly string[]>> = {
    all: [THOUGHT, ARENA_MATCH],
    arena: [ARENA_MATCH],
    thoughts: [THOUGHT],
  };
  const kinds = kindsBy[flags.only ?? 'all'];
  if (kinds === undefined) return misused(`--only is arena or thoughts, not “${flags.only}”.`);
  try {
    const queue = await openPostgresJobQueue(address);
    const counts = new Map(kinds.map((kind) => [kind, 0]));
    const words = (): string =>
      [
        counted(counts.get(ARENA_MATCH) ?? 0, 'match', 'matches'),
        counted(counts.get(THOUGHT) ?? 0, 'thought', 'thoughts'),
      ].join(', ');
    const line = statusLine();
    const runner = newJobRunner({
      queue,
      kinds,
      pool: newJobPool(workers.value),
      workers: workers.value,
      onDone: ({ kind }, result) => {
        counts.set(kind, (counts.get(kind) ?? 0) + 1);
        if ('failure' in result) complain(`Something could not be done: ${result.failure}.`);
        line.show(`Done: ${words()}.`);
      },
      onTrouble: (error) =>
        line.show(`The database can’t be reached (${error instanceof Error ? error.message : error}).`),
    });
    print([`Working with ${counted(workers.value, 'thread', 'threads')}. Ctrl-C ends it.`]);
    await askedToLeave();
    await runner.close();
    await queue.close();
    line.end();
    print([`Done: ${words()}. What was under way goes to the others.`]);
    return accept(undefined);
  } catch (error) {
    return failed(error instanceof Error ? error.message : String(error));
  }
}

function askedToLeave(): Promise<void> {
  stayOnSignal();
  return new Promise((resolve) => {
    for (const signal of ['SIGINT', 'SIGTERM', 'SIGHUP'] as const) process.on(signal, () => resolve());
  });
}

/** A status line on a terminal. */
function statusLine(): { show(text: string): void; end(): void } {
  const { stderr } = process;
  if (!stderr.isTTY) return { show: () => {}, end: () => {} };
  return {
    show: (text) => void stderr.write(`\r\x1b[K${text}`),
    end: () => void stderr.write('\r\x1b[K'),
  };
}
