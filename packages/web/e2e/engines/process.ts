// Programs that a run starts. Each has a group of its own, so that a browser ends with everything it has started itself.

import { type ChildProcess, type SpawnOptions, spawn } from 'node:child_process';
import { once } from 'node:events';
import { within } from './tab.ts';

export interface Program {
  readonly child: ChildProcess;
  /** Waits until it prints this, and gives what was found. */
  says(pattern: RegExp): Promise<string>;
  end(): Promise<void>;
}

const running = new Set<ChildProcess>();

function kill(child: ChildProcess): void {
  running.delete(child);
  try {
    if (child.pid !== undefined) process.kill(-child.pid, 'SIGKILL');
  } catch {
    // It has ended, and everything of it.
  }
}

// However the run ends, nothing of it stays.
process.on('exit', () => {
  for (const child of running) kill(child);
});
for (const signal of ['SIGINT', 'SIGTERM'] as const) process.on(signal, () => process.exit(1));

/** Milliseconds to start in. */
const PATIENCE = 30_000;

export function start(program: string, args: readonly string[], options: SpawnOptions = {}): Program {
  const child = spawn(program, args, { stdio: ['ignore', 'pipe', 'pipe'], ...options, detached: true });
  running.add(child);
  // A program that can't be started is noticed where something is expected of it.
  child.on('error', () => {});
  let said = '';
  for (const stream of child.stdio.slice(1)) {
    if (stream !== null && stream !== undefined && 'setEncoding' in stream) {
      stream.setEncoding('utf8').on('data', (text: string) => {
        said = (said + text).slice(-20_000);
        child.emit('said');
      });
    }
  }
  const says = async (pattern: RegExp): Promise<string> => {
    for (;;) {
      const [, found] = pattern.exec(said) ?? [];
      if (found !== undefined) return found;
      if (child.exitCode !== null) throw new Error(`${program} has ended: ${said}`);
      await Promise.race([once(child, 'said'), once(child, 'exit')]);
    }
  };
  return {
    child,
    says: (pattern) => within(`the start of ${program}`, says(pattern), PATIENCE),
    async end() {
      const ended = child.exitCode === null && child.signalCode === null ? once(child, 'exit') : undefined;
      kill(child);
      await ended;
    },
  };
}
