import { type Refusal, type Refused, refuse } from '@mirabilia/kernel';
import { CODES, type Code } from '@mirabilia/protocol';

const codes: ReadonlySet<string> = new Set(CODES);

/** The engine's refusal under a code of the protocol: its own if the protocol has it, else the given one. */
export function protocolRefusal({ code, facts }: Refusal, otherwise: Code): Refused<Code> {
  return codes.has(code) ? refuse(code as Code, facts) : refuse(otherwise, { reason: code, ...facts });
}
