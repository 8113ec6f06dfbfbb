// The results of `mirabilia doctor`: one line per check, and how to fix what is wrong.

export type Severity = 'ok' | 'warning' | 'problem';

export interface Diagnosis {
  /** What was checked, in a word or two. */
  readonly about: string;
  readonly severity: Severity;
  readonly message: string;
  /** How to fix it, if it needs fixing. */
  readonly fix?: string;
}

export const ok = (about: string, message: string): Diagnosis => ({ about, severity: 'ok', message });

export const warning = (about: string, message: string, fix: string): Diagnosis => ({
  about,
  severity: 'warning',
  message,
  fix,
});

export const problem = (about: string, message: string, fix: string): Diagnosis => ({
  about,
  severity: 'problem',
  message,
  fix,
});

export const messageOf = (error: unknown): string => {
  const [first] = error instanceof AggregateError ? error.errors : [error];
  return first instanceof Error ? first.message : String(first);
};
