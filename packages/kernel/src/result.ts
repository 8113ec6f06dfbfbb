/** Why something was refused: a code for programs, and facts for the sentence that the interface shows. */
export interface Refusal<C extends string = string> {
  readonly code: C;
  readonly facts?: Readonly<Record<string, string | number>>;
}

/** What went wrong in a way that callers must expect is a value; only bugs are thrown. */
export type Result<T, C extends string = string> = { readonly ok: true; readonly value: T } | Refused<C>;

/** The other half of a `Result`. */
export interface Refused<C extends string = string> {
  readonly ok: false;
  readonly refusal: Refusal<C>;
}

const LONGEST_SHOWN = 60;

/** A short text of what was given, for a refusal's facts. It may be any data from a file, so none of its methods is called. */
export function shown(given: unknown): string {
  const text = typeof given === 'string' ? given : (JSON.stringify(given) ?? 'nothing');
  return text.length > LONGEST_SHOWN ? `${text.slice(0, LONGEST_SHOWN)}…` : text;
}

/** A result that is a value. */
export function accept<T>(value: T): { readonly ok: true; readonly value: T } {
  return { ok: true, value };
}

/** A result that is a refusal. */
export function refuse<C extends string>(code: C, facts?: Refusal['facts']): Refused<C> {
  return { ok: false, refusal: facts === undefined ? { code } : { code, facts } };
}
