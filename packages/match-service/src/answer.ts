import type { Refusal } from '@mirabilia/kernel';
import { CODES, type Code } from '@mirabilia/protocol';

export type Answer<T> =
  | { readonly ok: true; readonly value: T }
  | { readonly ok: false; readonly code: Code; readonly facts?: Record<string, string | number> };

export type No = Extract<Answer<never>, { ok: false }>;

export function yes<T>(value: T): Answer<T> {
  return { ok: true, value };
}

export function no(code: Code, facts?: Record<string, string | number>): No {
  return facts === undefined ? { ok: false, code } : { ok: false, code, facts };
}

const codes: ReadonlySet<string> = new Set(CODES);

/** The engine's refusal under the protocol's code: its own where the protocol has it, else the given one. */
export function noBecause({ code, facts }: Refusal, otherwise: Code): No {
  return codes.has(code) ? no(code as Code, facts) : no(otherwise, { reason: code, ...facts });
}
