import type { Refusal } from '@mirabilia/kernel';
import { CODES, type Code } from '@mirabilia/protocol';
import type { Answer } from './hall.ts';

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
