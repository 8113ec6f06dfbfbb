/** A refusal is a value: a code for programs and facts for the sentence that the interface makes of it. */
export interface Refusal {
  readonly code: string;
  readonly facts?: Readonly<Record<string, string | number>>;
}

export type Result<T> =
  | { readonly ok: true; readonly value: T }
  | { readonly ok: false; readonly refusal: Refusal };

const LONGEST_SHOWN = 60;

/** What was given, for a refusal's facts. It may be anything that a file holds, so nothing of it is called. */
export function shown(given: unknown): string {
  const text = typeof given === 'string' ? given : (JSON.stringify(given) ?? 'nothing');
  return text.length > LONGEST_SHOWN ? `${text.slice(0, LONGEST_SHOWN)}…` : text;
}

export function accept<T>(value: T): Result<T> {
  return { ok: true, value };
}

export function refuse(code: string, facts?: Refusal['facts']): { ok: false; refusal: Refusal } {
  return { ok: false, refusal: facts === undefined ? { code } : { code, facts } };
}
