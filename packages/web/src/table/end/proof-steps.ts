// What the check of a deal goes through, and what it may find.

export const PROOF_STEPS = ['seal', 'shape', 'deal', 'seats', 'moves', 'result'] as const;
export type ProofStep = (typeof PROOF_STEPS)[number];

export const PROOF_FAULTS = [
  'no-seal',
  'no-seed',
  'other-seal',
  'other-seed',
  'other-rules',
  'unreadable',
  'other-deal',
  'other-seat',
  'bad-move',
  'other-result',
] as const;
export type ProofFault = (typeof PROOF_FAULTS)[number];
