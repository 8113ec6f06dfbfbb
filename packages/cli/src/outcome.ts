import { tame } from './text/print.ts';

/** Work that ended well, or the one sentence and the exit code with which it ends. */
export type Outcome<T> =
  | { readonly ok: true; readonly value: T }
  | { readonly ok: false; readonly exit: Exit; readonly sentence: string };

export const EXIT = { failed: 1, misused: 2 } as const;
export type Exit = (typeof EXIT)[keyof typeof EXIT];

export function done<T>(value: T): Outcome<T> {
  return { ok: true, value };
}

type NotOk = { readonly ok: false; readonly exit: Exit; readonly sentence: string };

/** The command was asked for something that it can't mean. */
export function misused(sentence: string): NotOk {
  return { ok: false, exit: EXIT.misused, sentence };
}

/** The command was understood, but the work didn't succeed. */
export function failed(sentence: string): NotOk {
  return { ok: false, exit: EXIT.failed, sentence };
}

export function settle(outcome: Outcome<unknown>): void {
  if (outcome.ok) return;
  complain(outcome.sentence);
  process.exitCode = outcome.exit;
}

/** Exactly one line, whatever was put into the sentence. */
export function complain(sentence: string): void {
  process.stderr.write(`mirabilia: ${tame(sentence)}\n`);
}
