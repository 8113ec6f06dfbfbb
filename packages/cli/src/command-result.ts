import { type Refused, type Result, refuse } from '@mirabilia/kernel';
import { tame } from './text/print.ts';

/**
 * `misused`: the command was asked for something that it can't mean. `failed`: the work didn't succeed. `unusable`: nor will
 * it before the operator has mended the store; whatever starts servers again should not try.
 */
export type ExitReason = 'misused' | 'failed' | 'unusable';

/** What a command gives, or the one sentence with which it ends. */
export type CommandResult<T> = Result<T, ExitReason>;

export const EXIT: Readonly<Record<ExitReason, number>> = { failed: 1, misused: 2, unusable: 3 };

export const misused = (sentence: string): Refused<ExitReason> => refuse('misused', { sentence });
export const unusable = (sentence: string): Refused<ExitReason> => refuse('unusable', { sentence });
export const failed = (sentence: string): Refused<ExitReason> => refuse('failed', { sentence });

export const sentenceOf = ({ refusal }: Refused<ExitReason>): string => String(refusal.facts?.sentence);

export function exitWith(result: CommandResult<unknown>): void {
  if (result.ok) return;
  complain(sentenceOf(result));
  process.exitCode = EXIT[result.refusal.code];
}

/** Exactly one line, whatever was put into the sentence. */
export function complain(sentence: string): void {
  process.stderr.write(`mirabilia: ${tame(sentence)}\n`);
}
