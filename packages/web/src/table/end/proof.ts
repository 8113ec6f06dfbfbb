// Was the deal sealed before the match, and is this the match that followed from it? Nothing here trusts the server:
// the seed is hashed, dealt and replayed in the browser.

import {
  checkRecord,
  type Finding,
  type Game,
  type GameTypes,
  isObject,
  type Json,
  sealOf,
} from '@mirabilia/kernel';
import { PROOF_STEPS, type ProofFault, type ProofStep } from './proof-steps.ts';

export interface Given {
  /** What the lobby showed from the start on, and the seed that it tells now. */
  readonly seal: string | null;
  readonly seed: string | null;
  readonly record: Json;
}

export interface Proven {
  readonly step: ProofStep;
  readonly fault: ProofFault | undefined;
}

export interface Proof {
  /** SHA-256 over the seed's text; empty if there is no seed. */
  readonly computed: string;
  readonly steps: readonly Proven[];
  readonly holds: boolean;
}

export function proveDeal<T extends GameTypes>(game: Game<T>, { seal, seed, record }: Given): Proof {
  const computed = seed === null ? '' : sealOf(seed);
  const { findings } = checkRecord(game, record);
  const steps: Proven[] = [{ step: 'seal', fault: sealFault(seal, seed, { computed, record }) }];
  for (const step of PROOF_STEPS.slice(1)) {
    const finding = findings.find(({ check }) => check === step);
    if (finding !== undefined) steps.push({ step, fault: faultOf(finding) });
  }
  const isWhole = steps.length === PROOF_STEPS.length;
  return { computed, steps, holds: isWhole && steps.every(({ fault }) => fault === undefined) };
}

function sealFault(
  seal: string | null,
  seed: string | null,
  { computed, record }: { readonly computed: string; readonly record: Json },
): ProofFault | undefined {
  if (seal === null) return 'no-seal';
  if (seed === null) return 'no-seed';
  if (computed !== seal) return 'other-seal';
  return isObject(record) && record.seed !== seed ? 'other-seed' : undefined;
}

const FAULTS: Readonly<Record<Finding['check'], ProofFault>> = {
  shape: 'unreadable',
  deal: 'other-deal',
  seats: 'other-seat',
  moves: 'bad-move',
  result: 'other-result',
};

function faultOf({ check, holds, refusal }: Finding): ProofFault | undefined {
  if (refusal?.code === 'other-rules') return 'other-rules';
  // Without a seed the kernel has nothing to compare with and lets the deal pass; here that is no proof.
  if (refusal?.code === 'no-seed') return 'no-seed';
  if (refusal?.code === 'unfinished') return 'other-result';
  return holds ? undefined : FAULTS[check];
}
