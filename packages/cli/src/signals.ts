import { constants } from 'node:os';

const SIGNALS = ['SIGINT', 'SIGTERM', 'SIGHUP'] as const;

// Leaving by `exit` lets those who hold something (an unfinished file, the cursor) put it back.
const leave = (signal: NodeJS.Signals) => process.exit(128 + constants.signals[signal]);

export function leaveOnSignal(): void {
  for (const signal of SIGNALS) process.on(signal, leave);
}

/** For a command that has its own way of ending. */
export function stayOnSignal(): void {
  for (const signal of SIGNALS) process.off(signal, leave);
}
