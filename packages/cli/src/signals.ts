import { constants } from 'node:os';

const SIGNALS = ['SIGINT', 'SIGTERM', 'SIGHUP'] as const;

// `exit` runs the handlers that clean up (an unfinished file, the hidden cursor).
const leave = (signal: NodeJS.Signals) => process.exit(128 + constants.signals[signal]);

export function leaveOnSignal(): void {
  for (const signal of SIGNALS) process.on(signal, leave);
}

/** For a command that handles signals itself. */
export function stayOnSignal(): void {
  for (const signal of SIGNALS) process.off(signal, leave);
}
