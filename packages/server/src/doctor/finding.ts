// The results of `mirabilia doctor`: one line per check, and how to fix what is wrong.

export type Severity = 'ok' | 'warning' | 'problem';

export interface Diagnosis {
  /** What was checked, in a word or two. */
  readonly about: string;
  readonly verdict: Severity;
  readonly says: string;
  /** How to fix it, if it needs fixing. */
  readonly mend?: string;
}

export const ok = (about: string, says: string): Diagnosis => ({ about, verdict: 'ok', says });

export const warning = (about: string, says: string, mend: string): Diagnosis => ({
  about,
  verdict: 'warning',
  says,
  mend,
});

export const problem = (about: string, says: string, mend: string): Diagnosis => ({
  about,
  verdict: 'problem',
  says,
  mend,
});

export const messageOf = (error: unknown): string => {
  const [first] = error instanceof AggregateError ? error.errors : [error];
  return first instanceof Error ? first.message : String(first);
};
