// What is found when an installation is looked at: one line each, and how to mend what isn't well.

export type Severity = 'ok' | 'warning' | 'problem';

export interface Diagnosis {
  /** What was looked at, in a word or two. */
  readonly about: string;
  readonly verdict: Severity;
  readonly says: string;
  /** What to do about it; only where something is to be done. */
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
